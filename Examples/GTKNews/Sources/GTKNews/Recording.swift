import Foundation
import OverscrollGTK
import OverscrollTrace

/// Records what happens to a list as a trace, which `overscroll-tool replay` replays.
final class Recording {
  private var trace = Trace(axis: .vertical, bounce: .engine)
  private let file: URL

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - controls: The controls of the list, which already has them.
  ///   - file: The file, written each time the refresh has come to rest.
  init(_ controls: PullControls, to file: URL) {
    self.file = file
    controls.record { [weak self] event in _ = self?.trace.record(event) }
    controls.refresh?.onPhase = { [weak self] phase in
      if phase == .idle { self?.write() }
    }
  }

  private func write() {
    do {
      try TraceWriter.text(trace).write(to: file, atomically: true, encoding: .utf8)
    } catch {
      fail("\(error)")
    }
  }
}
