internal import Overscroll
package import OverscrollGraphics

/// What a look asks of its host besides its drawing commands.
///
/// A host reads these and asks for no look by its name.
package struct LookTraits: Equatable, Sendable {
  /// Whether its title fits beside a horizontal list, because it is turned by a quarter.
  package var hasTitleBesideList = false
  /// Whether dates are in the system's short styles.
  package var hasShortDates = false
  /// Whether images of the app are in their own size, so that they decide the length of the part.
  package var hasImagesInTheirSize = false
  /// Whether a tint colors all figures, and not only those in the accent color.
  package var tintsAllFigures = false
  /// The color of all that a pull shows beyond the content, as `0xRRGGBB`; nil for the list's own.
  ///
  /// In a look only where an original is followed closely.
  package var gap: UInt32?

  /// Makes the traits of a look that asks for nothing.
  package init() {}

  /// The height of a line of text below images, in points.
  package static var lineBelowImages: Double { 24 }

  /// Whether a tint colors what the look draws in a slot.
  package func isTinted(_ slot: PaletteSlot) -> Bool {
    switch slot {
    case .accent: true
    case .foreground, .secondary: tintsAllFigures
    case .track, .success, .failure: false
    }
  }
}

extension PullStyle {
  /// What its look asks of the host.
  package var traits: LookTraits {
    var traits = look.traits
    switch fidelity {
    case .original: break
    case .corrected: traits.gap = nil
    }
    return traits
  }
}
