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
