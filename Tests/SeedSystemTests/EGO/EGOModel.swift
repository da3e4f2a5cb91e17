/// A model of the original EGOTableViewPullRefresh, from its transition table: for comparison with
/// the engine where the engine must differ.
struct EGOModel {
  enum State {
    case pulling
    case normal
    case loading
  }

  /// The actions visible to a host, in order.
  enum Act: Equatable {
    case callBack
    case enter(State)
    case animateInset(to: Double)
  }

  private(set) var state = State.normal
  private(set) var acts: [Act] = []
  /// The host's insets, which the control overwrites.
  private(set) var insets: EdgeInsets
  /// The delegate's answer to whether it is loading.
  var isLoading = false
  /// Whether the delegate reports completion before its callback returns.
  var finishesInCallback = false

  init(insets: EdgeInsets = EdgeInsets()) {
    self.insets = insets
  }

  var callbacks: Int { acts.count { $0 == .callBack } }

  mutating func didScroll(to y: Double, isDragging: Bool) {
    if state == .loading {
      insets = EdgeInsets(top: min(max(-y, 0), 60))
      return
    }
    guard isDragging else { return }
    if state == .pulling, y > -65, y < 0, !isLoading {
      enter(.normal)
    } else if state == .normal, y < -65, !isLoading {
      enter(.pulling)
    }
    if insets.top != 0 { insets = EdgeInsets() }
  }

  mutating func didEndDragging(at y: Double) {
    guard y <= -65, !isLoading else { return }
    acts.append(.callBack)
    if finishesInCallback { finish() }
    enter(.loading)
    animateInset(to: 60)
  }

  mutating func finish() {
    animateInset(to: 0)
    enter(.normal)
  }

  private mutating func enter(_ state: State) {
    self.state = state
    acts.append(.enter(state))
  }

  private mutating func animateInset(to points: Double) {
    insets = EdgeInsets(top: points)
    acts.append(.animateInset(to: points))
  }
}

/// The insets of a scroll view, in points.
struct EdgeInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
