public import OverscrollGraphics

/// The looks that come with the module, as a list that can be walked.
///
/// The raw values and the case names are those by which hosts, galleries and tables name the looks.
/// More cases may be added.
public enum BuiltinIndicator: UInt8, CaseIterable, Sendable, Indicator {
  /// ``ArrowIndicator``: an arrow, then a spinner, with two lines of text.
  case arrow
  /// ``RingIndicator``: a ring in two layers.
  case ring
  /// ``PathIndicator`` with the project's mark.
  case path
  /// ``EGOIndicator``: EGOTableViewPullRefresh's arrow of bars.
  case ego
  /// ``CLLIndicator``: CLLRefresh's thin circle.
  case cll
  /// ``MJIndicator``: MJRefresh's arrow, or images.
  case mj
  /// ``MRefreshIndicator``: MRefresh's circle that blinks.
  case mrefresh
  /// ``YQIndicator``: YQRefreshHeadView's ring.
  case yq
  /// ``TickIndicator``: a ring that runs off into a tick or a cross.
  case tick
  /// ``PetalsIndicator``: a flower that opens, then a spinner.
  case petals
  /// ``DiscIndicator``: a circle that fills like a clock.
  case disc
  /// ``MaterialIndicator``: a round arrow on a disc.
  case material
  /// ``BallsIndicator``: three balls that pulse.
  case balls
  /// ``FramesIndicator``: images of one's own.
  case frames
  /// ``DropIndicator``: a drop of water that stretches until it snaps free.
  case drop
  /// ``WaveIndicator``: the content's edge, which bows and makes waves.
  case wave
  /// ``SegmentsIndicator`` with a cube: lines that fly in and come together.
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
