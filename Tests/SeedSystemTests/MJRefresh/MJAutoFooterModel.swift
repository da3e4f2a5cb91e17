/// A model of the original MJRefresh's automatic footer, in a list without its own insets.
struct MJAutoFooterModel {
  let contentHeight: Double
  let viewHeight: Double
  let percent: Double
  private(set) var callbacks = 0
  private var isRefreshing = false
  private var isByDrag = false
  private var remaining = 1
  private var lastOffset = 0.0

  init(contentHeight: Double, viewHeight: Double, percent: Double = 1) {
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.percent = percent
  }

  mutating func panBegan() {
    if !isRefreshing { remaining = 1 }
  }

  mutating func panEnded(at y: Double) {
    let isShort = contentHeight <= viewHeight
    if y >= (isShort ? 0 : contentHeight + 44 - viewHeight) { begin(isByDrag: true) }
  }

  mutating func didScroll(to y: Double, isDragging: Bool) {
    defer { lastOffset = y }
    guard contentHeight > viewHeight, y > lastOffset else { return }
    if y >= contentHeight - viewHeight + 44 * percent { begin(isByDrag: isDragging) }
  }

  mutating func end() {
    isRefreshing = false
    if isByDrag { remaining -= 1 }
    isByDrag = false
  }

  private mutating func begin(isByDrag: Bool) {
    guard !isRefreshing, !isByDrag || remaining > 0 else { return }
    self.isByDrag = isByDrag
    isRefreshing = true
    callbacks += 1
  }
}
