#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport

extension PullControls {
  /// Adds a refresh whose handler waits at a gate of its own.
  @discardableResult
  func onGatedRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top
  ) -> (gate: Gate, control: PullControl) {
    let gate = Gate()
    return (gate, onRefresh(style, at: edge) { try await gate.wait() })
  }

  /// Adds a refresh with a listener, which ends its runs.
  func addWithListener() -> (listener: Listener, control: PullControl) {
    let listener = Listener()
    return (listener, add(.arrow, delegate: listener))
  }
}
#endif
