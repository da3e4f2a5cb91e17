public import OverscrollGraphics

/// The built-in indicators.
///
/// Hosts, galleries and tables use the raw values and the case names as identifiers. Cases may be
/// added in later versions.
public enum BuiltinIndicator: UInt8, CaseIterable, Sendable, PullIndicator {
  /// An arrow, then a spinner, with two lines of text.
  case arrow
  /// A ring in two layers.
  case ring
  /// An outline, a paper plane, drawn by the pull.
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
  /// A ring whose line becomes a tick or a cross.
  case tick
  /// A flower that opens, then a spinner.
  case petals
  /// A circle that fills like a pie chart.
  case disc
  /// A round arrow on a disc.
  case material
  /// Three balls that pulse.
  case balls
  /// Custom images.
  case frames
  /// A drop of water that stretches until it separates.
  case drop
  /// The content's edge, which bends and makes waves.
  case wave
  /// Lines that fly in and form a cube.
  case segments
  /// The sun, which rises over a horizon, sets and rises again.
  case sun
  /// Four strokes that shrink to dots and turn.
  case strokes
  /// A heartbeat, drawn by the pull.
  case pulse
  /// A caret that types a line of words.
  case caret
  /// Rows without content, which fill one after another.
  case rows
  /// A dot from which rings spread.
  case radar
  /// A ball that bounces on a rope.
  case bounce
  /// A drop drawn out of the edge like a liquid, around an arc.
  case liquid
  /// No picture in any phase, for an app that draws everything itself.
  ///
  /// The part behaves as with any look: it is pulled, and its run holds the indicator's length open.
  case cover

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    switch self {
    case .arrow: ArrowIndicator().draw(input, into: &list)
    case .ring: RingIndicator().draw(input, into: &list)
    case .path: PathIndicator.plane.draw(input, into: &list)
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
    case .sun: SunIndicator().draw(input, into: &list)
    case .strokes: StrokesIndicator().draw(input, into: &list)
    case .pulse: PulseIndicator.line.draw(input, into: &list)
    case .caret: CaretIndicator().draw(input, into: &list)
    case .rows: RowsIndicator().draw(input, into: &list)
    case .radar: RadarIndicator().draw(input, into: &list)
    case .bounce: BounceIndicator().draw(input, into: &list)
    case .liquid: LiquidIndicator().draw(input, into: &list)
    case .cover: break
    }
  }
}
