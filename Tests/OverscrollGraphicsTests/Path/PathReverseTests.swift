import OverscrollGraphics
import OverscrollTestSupport
import Testing

@Suite struct PathReverseTests {
  @Test(arguments: [
    ("", ""), ("M1 2", "M1 2"), ("M0 0L1 2L3 4", "M3 4L1 2L0 0"),
    ("M0 0Q1 2 3 4", "M3 4Q1 2 0 0"), ("M0 0C1 2 3 4 5 6", "M5 6C3 4 1 2 0 0"),
    ("M0 0L9 0L9 9Z", "M0 0L9 9L9 0Z"), ("M0 0C1 2 3 4 5 6Z", "M0 0L5 6C3 4 1 2 0 0Z"),
    ("M0 0L5 6C3 4 1 2 0 0Z", "M0 0C1 2 3 4 5 6Z"), ("M0 0Q9 9 0 0Z", "M0 0Q9 9 0 0Z"),
    ("M5 5Z", "M5 5Z"), ("M0 0H9M5 5V9", "M5 9V5M9 0H0"), ("M0 0H9ZL5 5", "M5 5L0 0M0 0L9 0Z"),
    ("M1 1M2 2L3 3", "M3 3L2 2M1 1"),
  ])
  func theOutlineIsRunThroughBackwards(data: String, expected: String) throws {
    let path = try PathDataParser.parse(data).reversed()
    #expect(path == (try PathDataParser.parse(expected)), "\(data)")
  }

  @Test func turningTwiceGivesThePathBack() {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<200 {
      let path = randomPath(&random)
      #expect(path.reversed().reversed() == path)
    }
  }

  @Test func theStartOfTheOneIsTheEndOfTheOther() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<100 {
      let path = randomPath(&random)
      let back = MeasuredPath(path.reversed())
      let measured = MeasuredPath(path)
      #expect(abs(back.length - measured.length) <= 1e-6 * measured.length)
      for share in [0.1, 0.35, 0.8] {
        let a = measured.place(atLength: share * measured.length)?.point ?? .zero
        let b = back.place(atLength: (1 - share) * measured.length)?.point ?? .zero
        #expect(a.distance(to: b) < 1e-3)
      }
    }
  }
}
