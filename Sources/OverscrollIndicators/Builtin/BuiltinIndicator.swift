public import OverscrollGraphics

/// The looks that come with the module, as a list that can be walked.
///
/// The raw values and the case names are those by which hosts, galleries and tables name the looks.
/// More cases may be added.
public enum BuiltinIndicator: UInt8, CaseIterable, Sendable, Indicator {
  /// An arrow, then a spinner, with two lines of text.
  ///
  /// See ``ArrowIndicator``.
  case arrow
  /// A ring in two layers.
  ///
  /// See ``RingIndicator``.
  case ring
  /// The project's mark, which the pull draws.
  ///
  /// See ``PathIndicator``.
  case path
  /// EGOTableViewPullRefresh's arrow of bars.
  ///
  /// See ``EGOIndicator``.
  case ego
  /// CLLRefresh's thin circle.
  ///
  /// See ``CLLIndicator``.
  case cll
  /// MJRefresh's arrow, or images.
  ///
  /// See ``MJIndicator``.
  case mj
  /// MRefresh's circle that blinks.
  ///
  /// See ``MRefreshIndicator``.
  case mrefresh
  /// YQRefreshHeadView's ring.
  ///
  /// See ``YQIndicator``.
  case yq
  /// A ring that runs off into a tick or a cross.
  ///
  /// See ``TickIndicator``.
  case tick
  /// A flower that opens, then a spinner.
  ///
  /// See ``PetalsIndicator``.
  case petals
  /// A circle that fills like a clock.
  ///
  /// See ``DiscIndicator``.
  case disc
  /// A round arrow on a disc.
  ///
  /// See ``MaterialIndicator``.
  case material
  /// Three balls that pulse.
  ///
  /// See ``BallsIndicator``.
  case balls
  /// Images of one's own.
  ///
  /// See ``FramesIndicator``.
  case frames
  /// A drop of water that stretches until it snaps free.
  ///
  /// See ``DropIndicator``.
  case drop
  /// The content's edge, which bows and makes waves.
  ///
  /// See ``WaveIndicator``.
  case wave
  /// Lines that fly in and come together to a cube.
  ///
  /// See ``SegmentsIndicator``.
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
