import Foundation
import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
typealias Point = OverscrollGraphics.Point

/// The colors of the five originals, as their sources have them.
@Suite struct OriginalColorTests {
  /// One color on a light background; those on dark ones are ours.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let style: PullStyle
    let slot: PaletteSlot
    let color: UInt32
    init(
      _ name: String,
      _ style: PullStyle,
      _ slot: PaletteSlot,
      _ red: UInt32,
      _ green: UInt32,
      _ blue: UInt32
    ) {
      (description, self.style, self.slot) = (name, style, slot)
      color = red << 16 | green << 8 | blue
    }
  }

  // A white of 0.659 and of 0.667 is 168 and 170 of 255.
  static let rows: [Row] = [
    Row("EGO's text", .ego, .foreground, 87, 108, 137),
    Row("EGO's text as it was", .ego(.original), .foreground, 87, 108, 137),
    Row("the shadow of EGO's text", .ego, .track, 255, 255, 255),
    // The first of the four colors of the arrow's images.
    Row("EGO's arrow", .ego, .accent, 126, 141, 162),
    Row("EGO's arrow in gray", .ego(.corrected, arrow: .gray), .accent, 69, 69, 69),
    Row("EGO's arrow in black", .ego(.corrected, arrow: .black), .accent, 0, 0, 0),
    Row("EGO's arrow in white", .ego(.corrected, arrow: .white), .accent, 255, 255, 255),
    Row("CLL's circle", .cll, .accent, 173, 53, 60),
    Row("CLL's state", .cll, .foreground, 0, 0, 0),
    Row("CLL's time as it was", .cll(.original), .secondary, 168, 168, 168),
    Row("MJ's label", .mj, .foreground, 90, 90, 90),
    Row("MJ's arrow", .mj, .accent, 90, 90, 90),
    Row("MRefresh's circle", .mrefresh, .accent, 0, 0, 255),
    Row("YQ's ring", .yq, .track, 170, 170, 170),
    Row("YQ's arc", .yq, .accent, 11, 193, 240),
  ]

  @Test(arguments: rows) func aColorIsTheOriginals(_ row: Row) {
    #expect(row.style.light[row.slot] == row.color)
  }

  /// Too faint to read, where it is as it was.
  @Test func theTimeOfCLLIsDarkerThanItWas() {
    #expect(PullStyle.cll.light.secondary < PullStyle.cll(.original).light.secondary)
  }

  /// On a dark background a figure is as light as the text there, or lighter than on a light one.
  @Test(arguments: rows.filter { $0.slot == .accent || $0.slot == .foreground })
  func onDarkBackgroundsItIsLighter(_ row: Row) {
    func sum(_ color: UInt32) -> UInt32 { (color >> 16) + (color >> 8 & 255) + (color & 255) }
    #expect(sum(row.style.dark[row.slot]) >= max(sum(row.color), 300))
  }

  @Test func theUsualOneIsTheCorrectedOne() {
    let styles: [PullStyle] = [
      .ego, .cll, .cllFooter, .mj, .mjBackFooter, .mjAutoFooter, .mjTrailer, .mrefresh, .yq,
    ]
    for style in styles { #expect(style.fidelity == .corrected) }
  }
}

/// MJRefresh's alpha by progress (section 3.e), for any look.
@Suite struct FadingTests {
  let look = FadingIndicator(MJIndicator())

  private func opacity(_ input: IndicatorInput) -> Double {
    var input = input
    input.titleWidth = 100
    return look.picture(input).texts.first?.opacity ?? 0
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1), (2, 1)])
  func theLookIsAsVisibleAsItIsPulled(progress: Double, expected: Double) {
    for phase in [Phase.idle, .pulling, .armed] {
      #expect(opacity(header(phase, progress: progress, height: 54)).isClose(to: expected))
    }
  }

  // Ease-in-out at a quarter and at half of .4 s: .1292 and .5.
  @Test(arguments: [(0.0, 1.0), (0.1, 0.8708), (0.2, 0.5), (0.4, 0)])
  func whenARunIsOverTheLookFadesInFourTenthsOfASecond(seconds: Double, expected: Double) {
    #expect(opacity(header(.running, progress: 0, height: 54)).isClose(to: 1))
    let end = header(.finishing(.succeeded), after: seconds, previous: .running, height: 54)
    #expect(opacity(end).isClose(to: expected))
  }

  /// What is drawn after the look is as visible as before.
  @Test func onlyTheLookFades() {
    #expect(look.picture(header(.pulling, progress: 0.5, height: 54)).isBalanced)
  }

  @Test(arguments: [0.0, -1]) func inNoTimeTheLookIsGoneAtOnce(seconds: Double) {
    let look = FadingIndicator(RingIndicator(), seconds: seconds)
    let fading = [0, 0.001].map { after in
      look.picture(header(.finishing(.failed), after: after, previous: .running, height: 54))
    }
    #expect(!fading[0].isBlank && fading[1].isBlank)
  }

  @Test func aFooterThatLoadsByItselfStays() {
    var input = header(.idle, progress: 0, height: 44)
    (input.role, input.edge, input.trigger) = (.loadMore, .end, .automatic)
    #expect(opacity(input).isClose(to: 1))
  }
}

/// One frame of an original control's header, in a list 320 points wide, for which it was designed.
func header(
  _ phase: Phase,
  progress: Double = 1,
  after seconds: Double = 10,
  previous: Phase = .idle,
  lasted: Double = 10,
  height: Double,
  _ fidelity: Fidelity = .corrected
) -> IndicatorInput {
  var input = IndicatorInput(
    progress: progress,
    phase: phase,
    secondsInPhase: seconds,
    time: 100,
    width: 320,
    height: height
  )
  (input.previousPhase, input.secondsInPrevious, input.fidelity) = (previous, lasted, fidelity)
  return input
}

extension Behavior {
  /// The progress at a pull, by the glossary: (overscroll - start) / (arm - start), at least 0.
  func progress(at pull: Double) -> Double {
    max(0, (pull - startDistance) / (arm.distance - startDistance))
  }
}

/// The direction of a point seen from another, in degrees clockwise from the right, in 0..<360.
func degrees(_ point: Point, from center: Point) -> Double {
  let angle = atan2(point.y - center.y, point.x - center.x) * 180 / .pi
  return angle < -0.0005 ? angle + 360 : angle
}

extension Picture.Ink {
  /// The degrees that an arc of a radius covers.
  func sweep(radius: Double) -> Double {
    length / radius * 180 / .pi
  }
}
