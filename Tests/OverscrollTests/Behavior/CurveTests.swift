import Overscroll
import Testing

/// Easing curves against published samples.
@Suite struct CurveTests {
  /// Samples of CSS `ease-in-out`, (.42, 0, .58, 1), by an independent cubic solver, four decimals.
  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func easeInOutHasItsPublishedValues(_ time: Double, _ share: Double) {
    #expect(abs(Curve.easeInOut.value(at: time) - share) < 0.000_05)
  }

  /// Samples of CSS `ease`, Core Animation's default, (.25, .1, .25, 1), by the same solver.
  @Test(arguments: [(0.1, 0.0948), (0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9605), (0.9, 0.9943)])
  func theSystemDefaultHasItsPublishedValues(_ time: Double, _ share: Double) {
    #expect(abs(Curve.systemDefault.value(at: time) - share) < 0.000_05)
  }

  @Test(arguments: [0.0, 0.1, 1.0 / 3, 0.5, 0.99, 1])
  func linearIsTheTimeItself(_ time: Double) {
    #expect(abs(Curve.linear.value(at: time) - time) < 1e-9)
  }

  @Test func outsideItsTimeACurveRestsAtItsEnds() {
    for curve in [Curve.linear, .easeInOut, .systemDefault] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test func theEasesOnlyGoForwards() {
    for curve in [Curve.easeInOut, .systemDefault] {
      let values = (0...1_000).map { curve.value(at: Double($0) / 1_000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func controlPointsThatWouldTurnTimeBackAreClamped() {
    let clamped = Curve(x1: 0, y1: 0.2, x2: 1, y2: 0.8)
    #expect(Curve(x1: -4, y1: 0.2, x2: 7, y2: 0.8) == clamped)
    let crossed = Curve(x1: 1, y1: 0.2, x2: 0, y2: 0.8)
    #expect(Curve(x1: 7, y1: 0.2, x2: -4, y2: 0.8) == crossed)
  }
}
