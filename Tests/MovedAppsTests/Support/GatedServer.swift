import OverscrollUIKitTestSupport

/// A server whose requests wait until a test answers them.
@MainActor
final class GatedServer: Server {
  private(set) var requests = 0
  private var gate = Gate()

  func rows(_ count: Int) async throws -> [String] {
    requests += 1
    try await gate.wait()
    return (0..<count).map { "Row \(requests).\($0)" }
  }

  /// Answers the requests so far.
  func answer() async {
    let waiting = gate
    gate = Gate()
    await waiting.letThrough()
  }
}
