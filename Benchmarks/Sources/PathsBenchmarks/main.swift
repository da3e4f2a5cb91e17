// Parses a file of path data, one path per line, some times over. `Benchmarks/paths.py` counts the
// instructions of this program and of its peers; the number that is printed must be the same for
// every pass.
import Foundation
import OverscrollGraphics
import OverscrollPaths

guard CommandLine.arguments.count == 3, let passes = Int(CommandLine.arguments[2]),
  let text = FileManager.default.contents(atPath: CommandLine.arguments[1])
else {
  print("usage: PathsBenchmarks FILE PASSES")
  exit(2)
}
let data = text.split(separator: UInt8(ascii: "\n")).map { [UInt8]($0) }

for _ in 0..<passes {
  print(data.count { !PathDataParser.parsePrefix($0).path.isEmpty })
}
