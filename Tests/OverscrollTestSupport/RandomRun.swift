import Overscroll

/// What happens to a session by chance, written out as a list, so that it can be made shorter.
///
/// The same seed gives the same list. Nothing in it depends on what the session answers: a step says
/// "the action comes back", not which one, so it still makes sense when others are left out.
package struct RandomRun: Sendable {
  /// What the list was made from.
  package let seed: UInt64
  /// Who moves content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more may run at the same time.
  package let concurrency: Concurrency
  /// What happens, in order.
  package var steps: [Step]
  /// Whether the run settles while it is hidden, with wakes alone.
  package let restsHidden: Bool

  /// Makes a run of some scenes.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: How many things are done one after another, each of one to some ten steps.
  package init(seed: UInt64, scenes: Int = 24) {
    self.seed = seed
    var author = RandomScenes(seed: seed)
    bounce = author.pick(Bounce.allCases)
    concurrency = author.below(4) == 0 ? .independent : .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// Makes a run of some scenes with the same two parts all along.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: How many things are done one after another.
  ///   - start: How the part at the start behaves.
  ///   - end: How the part at the end behaves.
  package init(seed: UInt64, scenes: Int = 24, start: Behavior, end: Behavior) {
    self.seed = seed
    var author = RandomScenes(seed: seed, only: (start, end))
    bounce = author.pick(Bounce.allCases)
    concurrency = .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// One thing that happens.
  package struct Step: Sendable {
    /// Seconds after the step before; below 0 for an event with an earlier time.
    package let wait: Double
    /// Whether wakes and frames come at their time meanwhile.
    package let isPunctual: Bool
    /// What happens.
    package let act: Act
  }

  /// What can happen, as far as possible without knowing what happened before.
  package enum Act: Sendable {
    /// An event as it is.
    case send(InputEvent.Kind)
    /// An event with a number that must be refused.
    case refused(InputEvent.Kind)
    /// The action at work at an edge comes back; where none is, it is a stale answer.
    case answer(Edge, Outcome)
    /// The finger comes down where it was last.
    case touch
    /// The finger moves on by points, and a toolkit that bounces moves the content.
    case drag(Double)
    /// Toolkit or app move the content by points.
    case scroll(Double)
    /// Toolkit or app move the content to a place before an edge, in points.
    case goTo(Edge, before: Double)
    /// The app's rows or the screen change.
    case resize(viewport: Double, extent: Double, baseStart: Double, baseEnd: Double)
    /// Rows come or go, as points of length and, where the app knows, points before the reader.
    case change(by: Double, before: Double?)
    /// The content is replaced, as after a refresh.
    case replace(extent: Double)
  }
}
