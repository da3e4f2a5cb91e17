#if GTK
import CProcessorTime

/// Measures the processor time from frame to frame.
final class FrameMeter {
  private(set) var costs: [Double] = []
  private(set) var isOver = false
  private let count: Int
  private let step: (Int) -> Void
  private var number = 0
  private var last: UInt64 = 0

  init(_ count: Int, _ step: @escaping (Int) -> Void) {
    self.count = count
    self.step = step
  }

  /// Begins a frame; false after the last.
  func frame() -> Bool {
    let now = overscroll_processor_nanoseconds()
    if number > 0 { costs.append(Double(now - last) / 1e3) }
    isOver = number == count
    guard !isOver else { return false }
    last = now
    step(number)
    number += 1
    return true
  }
}
#endif
