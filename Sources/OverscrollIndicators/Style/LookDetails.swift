package import OverscrollGraphics

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
