import Foundation
import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathTrimTests {
  private func trimmed(_ data: String, _ from: Double, _ to: Double) throws -> [PathElement] {
    Array(try Path(data: data).trimmed(from: from, to: to).elements)
  }

  /// The part as a display list's text, numbers to three decimals.
  private func text(_ data: String, _ from: Double, _ to: Double) throws -> String {
    var list = DisplayList()
    MeasuredPath(try Path(data: data)).append(from: from, to: to, to: &list)
    return list.textForm.replacingOccurrences(of: "\n", with: " ")
  }

  @Test func linesAreCutAtTheirShare() throws {
    #expect(try text("M0 0H10V10", 0.25, 0.75) == "move 5 0 line 10 0 line 10 5 ")
  }

  /// A line of 7e-10 points at a height of 0.3, found by the fuzzer: trimming it took half a
  /// minute.
  @Test func aTinyLineFarFromTheOriginIsCutAtItsShare() throws {
    let path = try Path(data: "M1e-320 0.30000902 70e-320 0.3000090207")
    let part = path.trimmed(from: 0.19, to: 0.79)
    #expect(path.length > 6.9e-10 && path.length < 7.1e-10)
    // Its ends are rounded to the spacing of doubles at that height.
    #expect(abs(part.length - 0.6 * path.length) <= 2e-16)
  }

  @Test func thePartsLengthIsItsShareOfTheWhole() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<100 {
      let path = randomPath(&random)
      let a = Double.random(in: 0...1, using: &random)
      let b = Double.random(in: 0...1, using: &random)
      let part = path.trimmed(from: min(a, b), to: max(a, b))
      #expect(abs(part.length - abs(b - a) * path.length) <= 1e-6 * path.length)
    }
  }

  @Test func thePartsOutlineLiesOnTheWholes() {
    var path = Path()
    path.arc(center: .zero, radius: 10, start: 0, sweep: 4)
    let part = path.trimmed(from: 0.3, to: 0.6)
    for point in points(of: part, steps: 100)[0] {
      #expect(abs(point.distance(to: .zero) - 10) < 0.0028)
    }
    // On a circle a fraction of the length is a fraction of the angle, up to the curves' error.
    let start = points(of: part, steps: 1)[0][0]
    let expected = Transform.rotation(radians: 4 * 0.3).apply(to: Point(10, 0))
    #expect(start.distance(to: expected) < 0.0028)
  }

  @Test func neighboringPartsJoinWithoutAGap() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let path = randomPath(&random)
      let cut = Double.random(in: 0.01...0.99, using: &random)
      let before = path.trimmed(from: 0, to: cut)
      let after = path.trimmed(from: cut, to: 1)
      guard case .move(let start)? = Array(after.elements).first else { continue }
      #expect(before.end.distance(to: start) < 1e-5)
      #expect(abs(before.length + after.length - path.length) < 1e-5)
    }
  }

  @Test func theWholePartIsThePathWithItsCurvesAsCubicOnes() throws {
    let data = "M0 0L9 1C9 5 4 5 4 9ZM20 20L30 30"
    #expect(try trimmed(data, 0, 1) == Array(try Path(data: data).elements))
    #expect(try trimmed(data, -5, 7) == Array(try Path(data: data).elements))
    #expect(
      try trimmed("M0 0Q3 3 6 0", 0, 1) == [
        .move(.zero), .cubic(Point(2, 2), Point(4, 2), Point(6, 0)),
      ]
    )
  }

  @Test func aWholeSubpathStaysClosedAndACutOneDoesNot() throws {
    let square = "M0 0H10V10H0Z"
    #expect(try text(square, 0, 1) == "move 0 0 line 10 0 line 10 10 line 0 10 close ")
    #expect(try text(square, 0, 0.875) == "move 0 0 line 10 0 line 10 10 line 0 10 line 0 5 ")
    #expect(try text(square, 0.125, 1) == "move 5 0 line 10 0 line 10 10 line 0 10 line 0 0 ")
    let two = "\(square)M50 50h5v5h-5z"
    let second = "move 50 50 line 55 50 line 55 55 line 50 55 close "
    #expect(try text(two, 2.0 / 3, 1) == second)
    #expect(try text(two, 0.5, 1) == "move 0 10 line 0 0 " + second)
  }

  @Test func subpathsAreCutOneAfterTheOther() throws {
    #expect(
      try text("M0 0H10M50 50H60M90 90H100", 0.5, 1)
        == "move 55 50 line 60 50 move 90 90 line 100 90 "
    )
  }

  /// Fractions such as 1/3 and 0.7 do not match the sums of lengths exactly.
  @Test(arguments: [2, 3, 7, 10, 49]) func aPartThatEndsWithASubpathHasNothingOfTheNext(
    count: Int
  ) throws {
    var data = ""
    for index in 0..<count { data += "M0 \(index)a.1.1 0 0 1 .1.1.1.1 0 0 1-.1-.1z" }
    let path = MeasuredPath(try Path(data: data))
    for index in 0..<count {
      var list = DisplayList()
      path.append(
        from: Double(index) / Double(count),
        to: Double(index + 1) / Double(count),
        to: &list
      )
      #expect(list.textForm.hasPrefix("move 0 \(index)\ncubic "))
      #expect(list.textForm.hasSuffix("\nclose\n"))
      #expect(Array(list).count == 4)
    }
  }

  @Test func partsWithoutLengthAreEmpty() throws {
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (-2, -1), (2, 3), (.nan, 1), (0, .nan)] {
      #expect(try trimmed("M0 0H10V10Z", from, to).isEmpty)
    }
  }

  @Test func aDotBelongsToThePartThatHoldsItsPlace() throws {
    #expect(try trimmed("M5 5Z", 0, 1) == [.move(Point(5, 5)), .close])
    #expect(try trimmed("M5 5L5 5", 0, 0.5) == [.move(Point(5, 5)), .line(Point(5, 5))])
    let data = "M0 0H10M5 5h0M0 9H10"
    #expect(try trimmed(data, 0.4, 0.6).contains(.line(Point(5, 5))))
    #expect(try !trimmed(data, 0, 0.4).contains(.line(Point(5, 5))))
  }

  @Test func aCuspIsCutAtItsShareToo() throws {
    let path = try Path(data: "M1 -1C-1 2 0 -4 4 8")
    for share in stride(from: 0.05, to: 1, by: 0.05) {
      let part = path.trimmed(from: 0, to: share)
      #expect(abs(part.length - share * path.length) < 1e-6 * path.length)
    }
  }

  @Test func aMeasuredPathAddsItsPartToAWarmListWithoutAllocating() throws {
    let measured = MeasuredPath(try Path(data: "M0 0C0 8 8 8 8 0L20 20Q30 0 40 20Z"))
    var list = DisplayList()
    // The whole closed path is not the longest output: a part that ends on the closing line writes
    // that line.
    func addEveryPart() {
      for step in 1...100 {
        list.removeAll()
        measured.append(from: 0, to: Double(step) / 100, to: &list)
      }
    }
    addEveryPart()
    let before = list.numbers.withUnsafeBufferPointer { $0.baseAddress }
    addEveryPart()
    #expect(before == list.numbers.withUnsafeBufferPointer { $0.baseAddress })
    #expect(Array(list).last == .close)
  }

  @Test(arguments: [
    "", "M0 0", "M0 0Z", "M0 0M1 1", "M0 0L0 0", "M0 0L0 0Z", "M1 1Q1 1 1 1", "M1 1C1 1 1 1 1 1Z",
    "M0 0C1 1 0 0 1 1", "M0 0C9 0 -9 0 0 0", "M1e-300 0L2e-300 0", "M3e38 3e38L-3e38 -3e38",
    "M0 0C3e38 0 -3e38 0 3e38 3e38", "M0 0A3e38 3e38 0 1 1 1e-30 0", "M0 0A1e-38 3e38 45 1 0 9 9",
  ])
  func nothingDegenerateGivesANumberThatIsNotFinite(data: String) throws {
    let path = try Path(data: data)
    #expect(path.length.isFinite)
    if let bounds = path.bounds { #expect(bounds.width.isFinite && bounds.height.isFinite) }
    for (from, to) in [(0.0, 1.0), (0, 0.5), (0.5, 1), (0.3, 0.30001)] {
      let part = path.trimmed(from: from, to: to)
      #expect(part.length.isFinite)
      #expect(part.end.x.isFinite && part.end.y.isFinite)
      for point in points(of: part, steps: 1).joined() {
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }
}
