/// A model of the original MRefresh with its default configuration, from its transition table.
struct MRefreshModel {
  enum State {
    case triggered
    case loading
    case stopped
  }

  private(set) var state = State.triggered
  private(set) var isAnimating = false
  private(set) var isViewHidden = false
  private(set) var handled = 0
  private(set) var insetChanges = 0
  /// Whether the handler stops the animation before it returns.
  var stopsInHandler = false

  mutating func didScroll(to y: Double, isDragging: Bool) {
    switch state {
    case .triggered:
      guard y <= 20 else {
        isViewHidden = true
        return
      }
      isViewHidden = false
      guard abs(y) > 140 else { return }
      state = .loading
      handled += 1
      if stopsInHandler { stopAnimating() }
      isAnimating = true
    case .loading:
      isViewHidden = false
      if !isDragging { insetChanges += 1 }
    case .stopped:
      isViewHidden = false
    }
  }

  /// It only affects a running animation.
  mutating func stopAnimating() {
    if isAnimating { state = .stopped }
  }
}
