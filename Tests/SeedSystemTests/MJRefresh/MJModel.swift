/// A model of the original MJRefresh's header, from its transition table; run loop turns are
/// explicit.
struct MJModel {
  enum State {
    case idle
    case pulling
    case refreshing
    case willRefresh
  }

  private(set) var state = State.idle
  private(set) var pullingPercent = 0.0
  private(set) var callbacks = 0
  var isInWindow = true
  private var endsNextTurn = false

  mutating func didScroll(to y: Double, isDragging: Bool) {
    guard state != .refreshing, y <= 0 else { return }
    let percent = -y / 54
    if isDragging {
      pullingPercent = percent
      if state == .idle, y < -54 {
        state = .pulling
      } else if state == .pulling, y >= -54 {
        state = .idle
      }
    } else if state == .pulling {
      beginRefreshing()
    } else if percent < 1 {
      pullingPercent = percent
    }
  }

  mutating func beginRefreshing() {
    pullingPercent = 1
    if isInWindow { state = .refreshing } else if state != .refreshing { state = .willRefresh }
  }

  /// The opening animation of .25 s has ended.
  mutating func completeOpening() {
    if state == .refreshing { callbacks += 1 }
  }

  mutating func draw() {
    if state == .willRefresh, isInWindow { state = .refreshing }
  }

  mutating func endRefreshing() {
    endsNextTurn = true
  }

  mutating func turnMainLoop() {
    if endsNextTurn { state = .idle }
    endsNextTurn = false
  }
}
