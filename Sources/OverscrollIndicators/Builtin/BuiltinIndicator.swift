public import OverscrollGraphics

/// The looks that come with the module, as a list that can be walked.
///
/// The raw values and the case names are those by which hosts, galleries and tables name the looks.
/// More cases may be added.
public enum BuiltinIndicator: UInt8, CaseIterable, Sendable, PullIndicator {
  /// An arrow, then a spinner, with two lines of text.
  case arrow
  /// A ring in two layers.
  case ring
  /// The project's mark, which the pull draws.
  ///
  /// See ``PathIndicator``.
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
  /// A ring that runs off into a tick or a cross.
  case tick
  /// A flower that opens, then a spinner.
  case petals
  /// A circle that fills like a clock.
  case disc
  /// A round arrow on a disc.
  case material
  /// Three balls that pulse.
  case balls
  /// Images of one's own.
  case frames
  /// A drop of water that stretches until it snaps free.
  case drop
  /// The content's edge, which bows and makes waves.
  case wave
  /// Lines that fly in and come together to a cube.
  case segments

  /// Appends the picture of one instant to a list.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    switch self {
    case .arrow: ArrowIndicator().draw(input, into: &list)
    case .ring: RingIndicator().draw(input, into: &list)
    case .path: PathIndicator.mark.draw(input, into: &list)
    case .ego: EGOIndicator().draw(input, into: &list)
    case .cll: CLLIndicator().draw(input, into: &list)
    case .mj: MJIndicator().draw(input, into: &list)
    case .mrefresh: MRefreshIndicator().draw(input, into: &list)
    case .yq: YQIndicator().draw(input, into: &list)
    case .tick: TickIndicator().draw(input, into: &list)
    case .petals: PetalsIndicator().draw(input, into: &list)
    case .disc: DiscIndicator().draw(input, into: &list)
    case .material: MaterialIndicator().draw(input, into: &list)
    case .balls: BallsIndicator().draw(input, into: &list)
    case .frames: FramesIndicator().draw(input, into: &list)
    case .drop: DropIndicator().draw(input, into: &list)
    case .wave: WaveIndicator().draw(input, into: &list)
    case .segments: SegmentsIndicator.cube.draw(input, into: &list)
    }
  }
}
