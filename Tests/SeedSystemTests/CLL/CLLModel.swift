/// A model of the original CLLRefresh's header and footer controller, from its transition tables.
struct CLLModel {
  enum State {
    case pulling
    case normal
    case loading
    case stopped
  }

  private(set) var state = State.normal
  private(set) var callbacks = 0
  /// Whether the delegate reports completion before its callback returns.
  var endsInCallback = false

  private(set) var isLoadingMore = false
  private(set) var loadCallbacks = 0
  /// The host's bottom inset, which the control overwrites.
  private(set) var bottomInset: Double
  private let contentHeight: Double
  private let viewHeight: Double

  init(contentHeight: Double = 4_000, viewHeight: Double = 640, bottomInset: Double = 0) {
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.bottomInset = bottomInset
  }

  mutating func didScroll(to y: Double, isDragging: Bool) {
    loadMore(at: y, isDragging: isDragging)
    if state == .pulling, !isDragging {
      load()
    } else if state == .stopped, y < -60, isDragging {
      state = .pulling
    } else if state == .normal || state == .pulling, y >= -60 {
      state = .stopped
    }
  }

  mutating func endPullDownRefreshing() {
    state = .stopped
    state = .normal
  }

  mutating func endPullUpLoading() {
    isLoadingMore = false
    bottomInset = 0
  }

  /// The stored state is assigned only after the callback.
  private mutating func load() {
    callbacks += 1
    if endsInCallback { endPullDownRefreshing() }
    state = .loading
  }

  private mutating func loadMore(at y: Double, isDragging: Bool) {
    if isLoadingMore {
      bottomInset = 40
    } else if !isDragging, y + viewHeight > contentHeight + 40 {
      isLoadingMore = true
      loadCallbacks += 1
    }
  }
}
