package import OverscrollGraphics

/// What an app can change about the looks of the original controls.
///
/// Only a host that offers this links it: elsewhere all are constants.
package struct LookDetails: Equatable, Sendable {
  /// Seconds an arrow takes to flip, above 0; nil means the look's own duration.
  package var flip: Double?
  /// Seconds a spinner takes to fade after a run, above 0.
  package var fade = 0.4

  /// The details of the originals.
  package init() {}
}

extension BuiltinIndicator {
  /// Appends the drawing commands of one frame to a list, with changed details.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - details: The details of a look of an original control; other looks have none.
  ///   - list: The list to append to.
  package func draw(
    _ input: IndicatorInput,
    _ details: LookDetails,
    into list: inout DisplayList
  ) {
    switch self {
    case .ego: EGOIndicator(details).draw(input, into: &list)
    case .mj: MJIndicator(details).draw(input, into: &list)
    case .arrow, .ring, .path, .cll, .mrefresh, .yq, .tick, .petals, .disc, .material, .balls,
      .frames, .drop, .wave, .segments:
      draw(input, into: &list)
    }
  }
}
