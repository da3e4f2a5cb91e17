import Overscroll
import OverscrollGraphics

/// A toolkit's scroll view that records the calls to it.
final class ToolkitList {
  var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
  var displacement = 0.0
  var wantsFrames = false
  var picture = DisplayList()
  var picturePosition = 0.0
  var isCancelled = false
  var ticks = 0
  var said: [Announcement] = []
  var endAction: ((Outcome, Double) -> Void)?
  var wake: (time: Double, woke: (Double) -> Void)?

  func startAction(_ end: @escaping (Outcome, Double) -> Void) { endAction = end }
  func cancelAction() { isCancelled = true }
  func scroll(to offset: Double) { metrics.offset = offset }
  func wake(at time: Double, _ woke: @escaping (Double) -> Void) { wake = (time, woke) }
  func playHaptic() { ticks += 1 }
  func announce(_ announcement: Announcement) { said.append(announcement) }
}
