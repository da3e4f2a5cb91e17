import OverscrollUIKit
import Testing

@Suite struct GIFDelayTests {
  /// A file may say 0, which players take for 0.1: the clamped delay is what they use.
  @Test(
    arguments: [
      (nil, nil, 0), (0.04, 0.1, 0.04), (0, 0.1, 0.1), (nil, 0.1, 0.1), (0.04, nil, 0.04),
      (-1, 0.1, 0.1), (.nan, 0.1, 0.1),
    ] as [(Double?, Double?, Double)]
  )
  func theDelayOfAFrameIsTheFirstThatIsOne(_ own: Double?, _ clamped: Double?, _ seconds: Double) {
    #expect(GIFDelay.seconds(unclamped: own, clamped: clamped) == seconds)
  }
}
