import Overscroll
import OverscrollIndicators
import OverscrollTrace

/// What a picture of a list shows.
enum ListScene: String, CaseIterable {
  /// A pull at the top, which refreshes.
  case refresh
  /// The same in a wide list of articles.
  case articles
  /// The list is scrolled to its end, and gets more rows there.
  case loadMore = "load-more"
  /// A chat is scrolled to its beginning, and gets older messages there, while no message moves.
  case history
  /// A longer pull opens a page of the app.
  case floor

  /// What happens, for the picture's title.
  var words: String {
    switch self {
    case .refresh, .articles: "pulled until it refreshes"
    case .loadMore: "scrolled to its end, where it loads more"
    case .history: "a chat that loads its history above what is read"
    case .floor: "pulled until a second floor opens"
    }
  }

  /// The list's title; nil for the name of its look.
  var title: String? {
    switch self {
    case .refresh: nil
    case .articles: "Harbor News"
    case .loadMore: "Load more"
    case .history: "Chat history"
    case .floor: "Second floor"
    }
  }

  /// The edge of the part that is shown.
  var edge: Edge {
    switch self {
    case .refresh, .articles, .history, .floor: .start
    case .loadMore: .end
    }
  }

  /// Whether it is a refresh.
  var isRefresh: Bool {
    switch self {
    case .refresh, .articles: true
    case .loadMore, .history, .floor: false
    }
  }

  /// The part's behavior with a style.
  func behavior(_ style: Behavior) -> Behavior {
    switch self {
    case .refresh, .articles: return style
    case .floor: return style.withFloor
    case .loadMore, .history:
      var behavior = Behavior.loadMore
      // Later than usual, so that the indicator is seen.
      behavior.lead = .points(0)
      return behavior
    }
  }
}

/// A scene other than a refresh, simulated by the real engine: touches of a list, and its contents.
///
/// The host here scrolls the list and inserts rows as a real one; the fingers' positions alone are
/// computed outside the engine.
struct SimulatedScene {
  private(set) var pull: Pull

  private let scene: ListScene
  private let behavior: Behavior
  private let viewport: Double
  private let strokes: [Stroke]
  private var host: ScriptedHost
  // Of the older rows, above those of the beginning.
  private var inserted = 0.0
  private var glideBegin: Double?
  private var position: Double?
  private var finger: Double?
  private var run: (token: RunToken, end: Double)?

  /// A touch: the engine gets its travel, and the picture shows it between two points of the card.
  private struct Stroke {
    let begin: Double
    let end: Double
    let release: Double
    let travel: Double
    let shown: (from: Double, to: Double)

    func share(at time: Double) -> Double { Pull.eased(time, begin, end) }
  }

  private static let actionTime = 1.6
  private static let glide = (begin: 6.0, end: 6.6)

  /// Simulates a scene.
  ///
  /// - Parameters:
  ///   - scene: Any scene but a refresh.
  ///   - behavior: The behavior of its part.
  ///   - texts: The texts.
  ///   - list: The list.
  init(_ scene: ListScene, _ behavior: Behavior, _ texts: PictureTexts, _ list: ListFrame) {
    self.scene = scene
    self.behavior = behavior
    viewport = list.listHeight
    strokes = Self.strokes(of: scene, behavior, viewport)
    pull = Pull(texts, on: list, hasImages: false)
    let extent = Double(ListFrame.rowCount) * ListFrame.rowHeight
    let start = scene == .history ? extent - viewport : 0
    let metrics = ScrollMetrics(offset: start, viewport: viewport, extent: extent)
    host = ScriptedHost(bounce: .engine, metrics: metrics)
    send(.configured(scene.edge, behavior), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.environmentChanged(pull.environment), at: 0)
    send(.attached, at: 0)
    let length = scene == .floor ? 6.2 : Self.glide.end + 0.8
    for tick in 0...Int(length * 3 * Pull.rate) {
      let time = Double(tick) / (3 * Pull.rate)
      play(at: time, toward: start + inserted)
      guard tick % 3 == 0 else { continue }
      let floor = scene == .floor ? host.session.progressAndFloorPlacement(.start).placement : nil
      pull.add(
        host.session,
        at: scene.edge,
        behavior,
        displacement: host.displacement + inserted - offset,
        finger: finger,
        page: floor?.position,
        viewport: viewport,
        time: time
      )
    }
  }

  private var offset: Double { host.metrics.offset }

  private static func strokes(
    of scene: ListScene,
    _ behavior: Behavior,
    _ viewport: Double
  ) -> [Stroke] {
    let content = Double(ListFrame.rowCount) * ListFrame.rowHeight
    let (top, bottom) = (0.0, viewport - 60)
    func drag(_ begin: Double, _ travel: Double) -> Stroke {
      let from = travel < 0 ? bottom : top
      return Stroke(
        begin: begin,
        end: begin + 1,
        release: begin + 1.1,
        travel: travel,
        shown: (from, from + travel)
      )
    }
    switch scene {
    case .refresh, .articles: return []
    case .loadMore:
      return [drag(0.1, viewport - content - behavior.resting), drag(4.2, -bottom)]
    case .history: return [drag(0.1, content - viewport + behavior.resting), drag(4.2, bottom)]
    case .floor:
      let resistance = Resistance(viewport: viewport, held: 0)
      let pull = resistance.raw(forVisible: 1.1 * behavior.floor.arm.distance)
      let push = Stroke(begin: 4.2, end: 5, release: 5.05, travel: -bottom, shown: (bottom, top))
      return [
        Stroke(begin: 0.1, end: 1.9, release: 2.3, travel: pull, shown: (top, bottom)), push,
      ]
    }
  }

  /// Performs the events of one tick, in the order of a real host.
  private mutating func play(at time: Double, toward start: Double) {
    let stroke = strokes.first { $0.begin <= time && time < $0.release }
    if let stroke {
      let share = stroke.share(at: time)
      finger = stroke.shown.from + (stroke.shown.to - stroke.shown.from) * share
      drag(to: stroke.travel * share, at: time)
    } else if position != nil {
      (finger, position) = (nil, nil)
      send(.contactEnded(id: 1), at: time)
    }
    if scene != .floor, time >= Self.glide.begin, offset != start {
      // As a tap on the status bar scrolls.
      let from = glideBegin ?? offset
      glideBegin = from
      let share = Pull.eased(time, Self.glide.begin, Self.glide.end)
      report(offset: from + (start - from) * share, at: time)
    }
    if let (token, end) = run, time >= end {
      run = nil
      insertRows(at: time)
      send(.actionFinished(scene.edge, token, .succeeded), at: time)
    }
    send(.frame, at: time)
  }

  private mutating func drag(to next: Double, at time: Double) {
    guard let last = position else {
      position = next
      return send(.contactBegan(id: 1, position: next), at: time)
    }
    position = next
    let wasHeld = host.session.holdsGesture
    send(.contactMoved(id: 1, position: next), at: time)
    guard !wasHeld, !host.session.holdsGesture else { return }
    scroll(to: offset + last - next, at: time)
  }

  private mutating func scroll(to offset: Double, at time: Double) {
    let room = scene.edge == .start ? (host.contribution, 0) : (0, host.contribution)
    let last = host.metrics.extent + room.1 - viewport
    report(offset: min(max(offset, -room.0), last), at: time)
  }

  private mutating func report(offset: Double, at time: Double) {
    var metrics = host.metrics
    metrics.offset = offset
    send(.scrolled(metrics, isOwnWrite: false), at: time)
  }

  private mutating func insertRows(at time: Double) {
    switch scene {
    case .refresh, .articles, .floor: return
    case .loadMore, .history: break
    }
    let more = Double(ListFrame.rowCount) * ListFrame.rowHeight
    host.metrics.extent += more
    if scene == .history { inserted += more }
    let before = scene == .history ? more : nil
    send(.contentChanged(extent: host.metrics.extent, insertedBefore: before), at: time)
    scroll(to: offset, at: time)
  }

  private mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    host.send(kind, at: time)
    if let (_, token) = host.started { run = (token, time + Self.actionTime) }
  }
}
