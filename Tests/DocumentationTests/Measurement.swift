#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// A stored benchmark measurement.
struct Measurement: Decodable {
  var name: String
  var unit: String
  var median: Double

  /// Those in the files of all parts.
  static func all() throws -> [Measurement] {
    let folder = Snippets.root.appendingPathComponent("Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var kept: [Measurement] = []
    for file in files where file.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      kept += try JSONDecoder().decode([Measurement].self, from: data)
    }
    return kept
  }

  /// Finds a measurement in the files of all parts.
  ///
  /// - Throws: If no measurement has this name.
  init(_ name: String) throws {
    self = try #require(Self.all().first { $0.name == name }, "\(name)")
  }
}
#endif
