import Overscroll

/// A random sequence of steps for a session, as a list that can be shrunk.
///
/// The same seed gives the same list. No step depends on the session's responses: a step says "the
/// action ends", not which one, so it is still valid when others are removed.
package struct RandomRun: Sendable {
  /// The seed.
  package let seed: UInt64
  /// Who moves content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more may run at the same time.
  package let concurrency: Concurrency
  /// What happens, in order.
  package var steps: [Step]
  /// Whether the run settles while hidden, with wakes only.
  package let restsHidden: Bool

  /// Makes a run of some scenes.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: The number of scenes, of one to about ten steps each.
  package init(seed: UInt64, scenes: Int = 24) {
    self.seed = seed
    var author = RandomScenes(seed: seed)
    bounce = author.pick(Bounce.allCases)
    concurrency = author.below(4) == 0 ? .independent : .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// Makes a run of some scenes that does not change its two parts.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: The number of scenes.
  ///   - start: The behavior of the part at the start.
  ///   - end: The behavior of the part at the end.
  package init(seed: UInt64, scenes: Int = 24, start: Behavior, end: Behavior) {
    self.seed = seed
    var author = RandomScenes(seed: seed, only: (start, end))
    bounce = author.pick(Bounce.allCases)
    concurrency = .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// One step.
  package struct Step: Sendable {
    /// Seconds after the previous step; negative for an event with an earlier time.
    package let wait: Double
    /// Whether wakes and frames are delivered on time meanwhile.
    package let isPunctual: Bool
    /// The kind of step.
    package let act: Act
  }

  /// The kinds of steps, as independent of earlier steps as possible.
  package enum Act: Sendable {
    /// An unmodified event.
    case send(InputEvent.Kind)
    /// An event with an invalid number.
    case refused(InputEvent.Kind)
    /// The action running at an edge ends; without one, it is a stale end.
    case answer(Edge, Outcome)
    /// A touch begins where the last one was.
    case touch
    /// The touch moves by points, and a toolkit that bounces moves the content.
    case drag(Double)
    /// Toolkit or app move the content by points.
    case scroll(Double)
    /// Toolkit or app move the content to a distance before an edge, in points.
    case goTo(Edge, before: Double)
    /// The content or the screen changes.
    case resize(viewport: Double, extent: Double, baseStart: Double, baseEnd: Double)
    /// Rows are inserted or removed: points of length and, if the app knows, points before the
    /// first visible row.
    case change(by: Double, before: Double?)
    /// The content is replaced, as after a refresh.
    case replace(extent: Double)
  }
}
