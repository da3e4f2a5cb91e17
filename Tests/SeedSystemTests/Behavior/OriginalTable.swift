import Overscroll

/// The numbers of the originals' controls, one row for each control and fidelity.
///
/// Source: the comparison at the beginning of the specification of the five, from their sources at the versions
/// that `Documentation/Originals.md` names; for footers `MJRefreshConst.m` of MJRefresh 3.7.9, whose slow and fast
/// animations last 0.4 and 0.25 seconds, and CLLRefresh, whose last 0.3.
struct OriginalRow: Sendable, CustomStringConvertible {
  let description: String
  let behavior: Behavior
  /// Where the progress begins.
  var start = 0.0
  /// Beyond which distance it arms.
  let arm: Double
  /// Whether letting go at exactly that distance fires.
  var firesAtArm = false
  var trigger = Trigger.release
  /// What a run holds open; 0 where it holds nothing.
  let hold: Double
  var means = Hold.Means.inset
  /// Whether the inset follows the scroll, so that section headers stay at the bar.
  var followsScroll = false
  let opening: Double
  let closing: Double
  var delay = 0.0
  /// The shortest time of a run, as long as that of the standard behavior where it is corrected.
  var shortest = 0.0
  /// The length of its indicator; nil where it is the hold's.
  var extent: Double?

  static let headers = [
    OriginalRow(
      description: "EGO as it was",
      behavior: .ego(.original),
      arm: 65,
      firesAtArm: true,
      hold: 60,
      followsScroll: true,
      opening: 0.2,
      closing: 0.3,
      extent: 65
    ),
    OriginalRow(
      description: "EGO",
      behavior: .ego,
      arm: 65,
      hold: 60,
      followsScroll: true,
      opening: 0.2,
      closing: 0.3,
      shortest: 0.3,
      extent: 65
    ),
    OriginalRow(
      description: "CLL",
      behavior: .cll,
      start: 20,
      arm: 60,
      hold: 60,
      followsScroll: true,
      opening: 0.3,
      closing: 0.3
    ),
    OriginalRow(
      description: "MJ",
      behavior: .mj,
      arm: 54,
      hold: 54,
      followsScroll: true,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
    OriginalRow(
      description: "MRefresh as it was",
      behavior: .mrefresh(.original),
      start: 40,
      arm: 140,
      trigger: .reach,
      hold: 100,
      opening: 0.25,
      closing: 0.25,
      extent: 50
    ),
    OriginalRow(
      description: "MRefresh",
      behavior: .mrefresh,
      start: 40,
      arm: 140,
      hold: 100,
      opening: 0.25,
      closing: 0.25,
      extent: 50
    ),
    // Its ring of radius 15 is 0.6 of its height.
    OriginalRow(
      description: "YQ as it was",
      behavior: .yq(.original),
      start: 30,
      arm: 80,
      hold: 80,
      means: .offset,
      opening: 0,
      closing: 0.3,
      extent: 50
    ),
    OriginalRow(
      description: "YQ",
      behavior: .yq,
      start: 30,
      arm: 80,
      hold: 80,
      opening: 0.3,
      closing: 0.3,
      extent: 50
    ),
  ]

  /// Those that are pulled; the automatic footer has claims of its own.
  static let footers = [
    OriginalRow(
      description: "CLL's footer",
      behavior: .cllFooter,
      arm: 40,
      hold: 40,
      opening: 0.3,
      closing: 0.3
    ),
    OriginalRow(
      description: "MJ, back",
      behavior: .mjBackFooter,
      arm: 44,
      hold: 44,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
    OriginalRow(
      description: "MJ, trailer",
      behavior: .mjTrailer,
      arm: 60,
      hold: 60,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
  ]
}
