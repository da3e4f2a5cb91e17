import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import Testing

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
