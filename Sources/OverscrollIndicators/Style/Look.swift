internal import Overscroll
package import OverscrollGraphics

/// What draws a style, and what that asks of its host.
///
/// The module of a look makes it, so that an app links only the looks of the modules that it imports.
package struct Look: Equatable, Sendable {
  package typealias Draw = @Sendable (IndicatorInput, ChangedDetails, inout DisplayList) -> Void

  /// Its name, by which looks are compared.
  package let name: BuiltinIndicator
  /// What it asks of its host.
  package let traits: LookTraits
  /// Appends the drawing commands of one frame to a list.
  package let draw: Draw

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - traits: What it asks of its host.
  ///   - draw: Appends the drawing commands of one frame to a list.
  package init(_ name: BuiltinIndicator, traits: LookTraits, draw: @escaping Draw) {
    (self.name, self.traits, self.draw) = (name, traits, draw)
  }

  /// Makes a look that has no details that an app can change.
  package init(
    _ name: BuiltinIndicator,
    _ indicator: some PullIndicator & Sendable,
    traits: LookTraits = LookTraits()
  ) {
    self.init(name, traits: traits) { input, _, list in indicator.draw(input, into: &list) }
  }

  package static func == (one: Look, other: Look) -> Bool { one.name == other.name }
}

/// A look with the details that an app has changed.
package struct ChangedLook: PullIndicator {
  private let look: Look
  private let details: ChangedDetails

  /// Makes the look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - details: The details of a look of an original control; other looks have none.
  package init(_ look: Look, _ details: ChangedDetails) {
    (self.look, self.details) = (look, details)
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    look.draw(input, details, &list)
  }
}

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

/// What an app can change about the looks of the original controls.
///
/// A protocol and not a structure: the browser draws the looks only as they were, and constants take no
/// room in its code.
package protocol LookDetails: Sendable {
  /// Seconds an arrow takes to flip, above 0; nil means the look's own duration.
  var flip: Double? { get }
  /// Seconds a spinner takes to fade after a run, above 0.
  var fade: Double { get }
  /// The side of a spinner's square, in points, above 0.
  var spinnerSide: Double { get }
  /// Points between the texts and the figure before them; nil means the look's own distance.
  var labelInset: Double? { get }
  /// The size of the host's image for the arrow, in points; nil draws the arrow.
  ///
  /// It is image 0 of the pull, which a host with such an image does not have otherwise.
  var arrowImage: Point? { get }
  /// Whether images are above the texts, instead of beside them.
  var imagesAreAbove: Bool { get }
  /// The size of images, in points, above 0; nil means their own.
  var imageSize: Point? { get }
}

/// The looks as they were.
package struct OriginalDetails: LookDetails {
  package var flip: Double? { nil }
  package var fade: Double { 0.4 }
  package var spinnerSide: Double { 20 }
  package var labelInset: Double? { nil }
  package var arrowImage: Point? { nil }
  package var imagesAreAbove: Bool { false }
  package var imageSize: Point? { nil }

  /// Makes the details of the originals.
  package init() {}
}

/// The looks as an app has changed them.
package struct ChangedDetails: LookDetails, Equatable {
  package var flip: Double?
  package var fade: Double
  package var spinnerSide: Double
  package var labelInset: Double?
  package var arrowImage: Point?
  package var imagesAreAbove = false
  package var imageSize: Point?

  /// Makes the details of the originals.
  package init() {
    let original = OriginalDetails()
    (flip, fade, spinnerSide) = (original.flip, original.fade, original.spinnerSide)
  }
}

/// The built-in looks by their names, of every module.
///
/// Hosts, galleries and tables use the raw values and the case names as identifiers. Cases may be
/// added in later versions.
package enum BuiltinIndicator: UInt8, CaseIterable, Sendable {
  /// An arrow, then a spinner, with two lines of text.
  case arrow
  /// A ring in two layers.
  case ring
  /// An outline, a paper plane, drawn by the pull.
  ///
  /// See `PathIndicator`.
  case path
  /// EGOTableViewPullRefresh's arrow of bars.
  case ego
  /// CLLRefresh's thin circle.
  case cll
  /// MJRefresh's arrow, or images.
  case mj
  /// MRefresh's circle that blinks.
  case mrefresh
  /// YQRefreshHeadView's ring.
  case yq
  /// A ring whose line becomes a tick or a cross.
  case tick
  /// A flower that opens, then a spinner.
  case petals
  /// A round arrow on a disc.
  case material
  /// Custom images.
  case frames
  /// A drop of water that stretches until it separates.
  case drop
  /// The content's edge, which bends and makes waves.
  case wave
  /// Lines that fly in and form a cube.
  case segments
  /// A drop drawn out of the edge like a liquid, around an arc.
  case liquid
  /// A shape that turns, and changes from one rounded polygon to the next.
  case morph
  /// A field of dots, which the pull stretches.
  case field
  /// No picture in any phase, for an app that draws everything itself.
  ///
  /// The part behaves as with any look: it is pulled, and its run holds the indicator's length open.
  case cover
}
