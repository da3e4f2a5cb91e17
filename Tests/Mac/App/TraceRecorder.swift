#if canImport(UIKit)
import UIKit

/// Records the first touch of a list and what follows until it rests, and writes a trace.
///
/// All times are of one clock, read in the callback: a touch is later by up to a frame than it was.
@MainActor
final class TraceRecorder: NSObject {
  /// How long nothing moves before the recording ends: longer than the example's refresh, in seconds.
  private static let rest: CFTimeInterval = 3

  private var trace: Trace
  private weak var list: UITableView?
  private var link: CADisplayLink?
  private var insetObservation: NSKeyValueObservation?
  private var lastChange: CFTimeInterval = 0
  private var isTouchOver = false

  init(_ name: String) {
    trace = Trace(name: name)
  }

  func watch(_ list: UITableView) {
    guard link == nil, !isTouchOver else { return }
    self.list = list
    list.delegate = self
    let touch = UILongPressGestureRecognizer(target: self, action: #selector(touched(_:)))
    touch.minimumPressDuration = 0
    touch.allowableMovement = .greatestFiniteMagnitude
    touch.cancelsTouchesInView = false
    touch.delegate = self
    list.addGestureRecognizer(touch)
    insetObservation = list.observe(\.contentInset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.noteInset() }
    }
    let link = CADisplayLink(target: self, selector: #selector(frameEnded))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func noteInset() {
    guard let list, !trace.input.isEmpty else { return }
    trace.writes.append(
      Trace.Write(t: CACurrentMediaTime(), top: Double(list.adjustedContentInset.top))
    )
  }

  @objc private func touched(_ touch: UILongPressGestureRecognizer) {
    guard let list, !isTouchOver else { return }
    let phase: String
    switch touch.state {
    case .began:
      phase = "began"
      trace.startOffsetY = Double(list.contentOffset.y)
    case .changed: phase = "moved"
    case .ended, .cancelled, .failed:
      phase = "ended"
      isTouchOver = true
    default: return
    }
    let y = Double(touch.location(in: list.window).y)
    trace.input.append(Trace.Event(t: CACurrentMediaTime(), phase: phase, y: y))
  }

  @objc private func frameEnded() {
    guard let list, !trace.input.isEmpty else { return }
    let now = CACurrentMediaTime()
    let y = Double(list.contentOffset.y)
    if trace.samples.last?[2] != y { lastChange = now }
    trace.samples.append([now, Double(list.contentOffset.x), y])
    if isTouchOver, now - lastChange > Self.rest { finish(list) }
  }

  private func finish(_ list: UITableView) {
    link?.invalidate()
    link = nil
    insetObservation = nil
    trace.viewport = Trace.Size(w: Double(list.bounds.width), h: Double(list.bounds.height))
    trace.contentSize = Trace.Size(
      w: Double(list.contentSize.width),
      h: Double(list.contentSize.height)
    )
    trace.scale = Double(list.traitCollection.displayScale)
    let file = URL.documentsDirectory.appendingPathComponent("\(trace.name).json")
    do {
      try JSONEncoder().encode(trace).write(to: file)
      say("recorded", over: list)
    } catch {
      say("not recorded: \(error)", over: list)
    }
  }

  /// Shows a text that the tests wait for.
  private func say(_ text: String, over list: UITableView) {
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 16))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    list.window?.addSubview(label)
  }
}

extension TraceRecorder: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

extension TraceRecorder: UITableViewDelegate {
  private func note(_ name: String) {
    trace.delegate.append(Trace.Call(t: CACurrentMediaTime(), name: name))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    trace.willEndDragging = Trace.Ending(
      t: CACurrentMediaTime(),
      vy: Double(velocity.y),
      targetY: Double(targetContentOffset.pointee.y)
    )
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
}
#endif
