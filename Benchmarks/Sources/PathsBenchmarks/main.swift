// Parses and measures a file of path data, one path per line, on request.
//
// Each request on standard input is a line, and so is each answer, so that `Benchmarks/paths.py`
// can alternate between this program and its peers. A pass answers with its CPU time in
// nanoseconds, which other programs affect less than wall-clock time, and with a checksum that must
// be the same for every pass.
import CProcessorTime
import Foundation
import OverscrollGraphics
import OverscrollPaths

guard CommandLine.arguments.count == 2,
  let text = FileManager.default.contents(atPath: CommandLine.arguments[1])
else {
  print("usage: PathsBenchmarks FILE")
  exit(2)
}
let data = text.split(separator: UInt8(ascii: "\n")).map { [UInt8]($0) }
let paths = data.map { PathDataParser.parsePrefix($0).path }

func timed(_ pass: () -> Int) -> String {
  let start = overscroll_processor_nanoseconds()
  let check = pass()
  return "\(overscroll_processor_nanoseconds() - start) \(check)"
}

func readAll() -> Int {
  var count = 0
  for bytes in data where !PathDataParser.parsePrefix(bytes).path.isEmpty { count += 1 }
  return count
}

func measureAll(_ accuracy: Double) -> Int {
  var sum = 0.0
  for path in paths { sum += path.length(accuracy: accuracy) }
  return Int(sum)
}

while let request = readLine() {
  let words = request.split(separator: " ")
  let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
  switch words.first {
  case "read": print(timed(readAll))
  case "length": print(timed { measureAll(number) })
  case "lengths": print(paths.map { "\($0.length(accuracy: number))" }.joined(separator: " "))
  case "rejected": print(data.count { PathDataParser.parsePrefix($0).error != nil })
  default: print("unknown request")
  }
  fflush(nil)
}
