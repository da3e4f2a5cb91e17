import Overscroll
import Testing

/// Gaps and offsets, computed by hand from a scroll view's metrics.
@Suite struct ScrollMetricsTests {
  private let long = ScrollMetrics(
    offset: -88,
    viewport: 640,
    extent: 4_000,
    baseStart: 88,
    baseEnd: 34
  )
  private let short = ScrollMetrics(
    offset: -88,
    viewport: 640,
    extent: 200,
    baseStart: 88,
    baseEnd: 34
  )

  @Test func atRestAtTheStartThereIsNoGap() {
    #expect(long.gap(at: .start) == 0)
    // 4000 + 34 - 640 = 3394 is the offset at rest at the end.
    #expect(long.gap(at: .end) == -88 - 3_394)
  }

  @Test func goingPastAnEdgeIsAGapThere() {
    var metrics = long
    metrics.offset = -128
    #expect(metrics.gap(at: .start) == 40)
    metrics.offset = 3_424
    #expect(metrics.gap(at: .end) == 30)
    #expect(metrics.gap(at: .start) == -3_512)
  }

  @Test func shortContentRestsAtTheStartSoItsEndIsMeasuredFromThere() {
    #expect(short.gap(at: .end) == 0)
    var metrics = short
    metrics.offset = -58
    #expect(metrics.gap(at: .end) == 30)
  }

  @Test func theOffsetLeavingAGapIsTheInverse() {
    #expect(long.offset(leaving: 40, at: .start) == -128)
    #expect(long.offset(leaving: 30, at: .end) == 3_424)
    #expect(short.offset(leaving: 30, at: .end) == -58)
  }
}
