/// A model of the original YQRefreshHeadView: no stored state, everything depends on the offset.
struct YQModel {
  private(set) var offset = 0.0
  private(set) var strokeEnd = 0.0
  private(set) var actions = 0

  mutating func didScroll(to y: Double, isDragging: Bool) {
    offset = y
    guard y <= -30 else { return }
    let progress = (-y - 30) / 50
    strokeEnd = min(progress, 1)
    guard !isDragging, progress > 1 else { return }
    didScroll(to: -80, isDragging: false)
    strokeEnd = 0.2
    actions += 1
  }

  mutating func endAnimation() {
    didScroll(to: 0, isDragging: false)
  }
}
