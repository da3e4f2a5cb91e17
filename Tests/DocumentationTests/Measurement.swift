#if os(Linux)
import Foundation
import OverscrollTestSupport

/// What a benchmark has kept.
struct Measurement: Decodable {
  var unit: String
  var median: Double

  /// Reads a file.
  ///
  /// - Parameter file: Its path from the root.
  /// - Throws: When there is no such file, or no measurement in it.
  init(_ file: String) throws {
    let data = try Data(contentsOf: Snippets.root.appendingPathComponent(file))
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
#endif
