public import Overscroll
package import OverscrollGraphics
public import OverscrollIndicators
internal import OverscrollText

extension PullStyle {
  /// MJRefresh's header, corrected.
  public static var mj: PullStyle { mj(.corrected) }

  /// MJRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func mj(_ fidelity: Fidelity) -> PullStyle { mj(.mj, fidelity) }

  /// MJRefresh's footer that is pulled past the end.
  public static var mjBackFooter: PullStyle { mj(.mjBackFooter) }

  /// MJRefresh's footer that loads automatically, corrected.
  public static var mjAutoFooter: PullStyle { mjAutoFooter(.corrected) }

  /// MJRefresh's footer that loads automatically.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its footer.
  public static func mjAutoFooter(_ fidelity: Fidelity) -> PullStyle {
    mj(.mjAutoFooter(fidelity), fidelity)
  }

  /// MJRefresh's trailer, for the end of a horizontal list.
  public static var mjTrailer: PullStyle {
    var style = mj(.mjTrailer)
    style.wording = .mjTrailer
    return style
  }

  private static func mj(_ behavior: Behavior, _ fidelity: Fidelity = .corrected) -> PullStyle {
    let look = Look(.mj, traits: mjTraits()) { MJIndicator($1).draw($0, into: &$2) }
    var style = PullStyle(
      look,
      accent: (0x5A5A5A, 0xB4B4B4),
      texts: .titleAndDetail,
      behavior: behavior,
      fidelity: fidelity
    )
    style.wording = .mj
    style.titleFont = TextFont(14, weight: 700)
    style.detailFont = style.titleFont
    (style.light.foreground, style.dark.foreground) = (0x5A5A5A, 0xB4B4B4)
    return style
  }
}

private func mjTraits() -> LookTraits {
  var traits = tintedTraits()
  traits.hasTitleBesideList = true
  traits.hasImagesInTheirSize = true
  return traits
}

/// MJRefresh's look: a plain arrow or images, then a spinner, beside two centered lines.
///
/// Armed, the arrow rotates counterclockwise by 180 degrees in a quarter of a second; during a run
/// a spinner replaces it and fades after the run, before the arrow returns. The arrow of a pulled
/// footer points up and rotates the other way; any other footer shows its title, with a spinner
/// during a run. If the host has images, the pull steps through those for it frame by frame, and a
/// run repeats its own at ten per second. At the side of a horizontal list there are an arrow in a
/// circle and a vertical title. With reduced motion the arrow fades instead of rotating.
package struct MJIndicator<Details: LookDetails>: PullIndicator, Sendable {
  private let details: Details

  /// Makes the look.
  ///
  /// - Parameter details: What differs from the original.
  package init(_ details: Details) {
    self.details = details
  }

  /// Makes the look as it was.
  package init() where Details == OriginalDetails {
    details = OriginalDetails()
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    guard !input.isWithoutRoom else { return }
    if input.axis == .horizontal { return list.sideSign(input, details) }
    let hasImages = input.pullFrames > 0 || input.runFrames > 0
    let gap = details.labelInset ?? (hasImages ? 20 : 25)
    // A spinner is 20 points wide, and 4 from the side.
    let input = input.fitting(input.width - (input.isWaiting || hasImages ? 0 : 2 * (gap + 14)))
    let above = hasImages && details.imagesAreAbove ? roomAbove(input) : 0
    drawTexts(input, below: above, into: &list)
    if above > 0 {
      let box = Rect(x: 0, y: 0, width: input.width, height: above)
      return drawImage(input, in: details.imageSize.map { box.centered($0) } ?? box, into: &list)
    }
    var x = input.width / 2
    if input.titleWidth > 0 { x -= input.textWidth / 2 + gap }
    if input.environment.direction == .rightToLeft { x = input.width - x }
    if hasImages { return drawImage(input, in: imageBox(input, beside: x), into: &list) }

    let center = Point(x, input.height / 2)
    list.systemSpinner(
      at: center,
      input,
      strength: spinnerStrength(input),
      side: details.spinnerSide
    )
    guard !input.isWaiting, showsArrow(input) else { return }
    list.save()
    list.transform(.translation(x: center.x, y: center.y))
    list.turnOver(
      input.turned(in: details.flip ?? 0.25, .easeInOut),
      input,
      by: input.edge == .start ? -.pi : .pi
    )
    if let size = details.arrowImage {
      let box = Rect(x: -size.x / 2, y: -size.y / 2, width: size.x, height: size.y)
      list.image(.pull, frame: 0, in: box)
    } else {
      drawArrow(into: &list)
    }
    list.restore()
  }

  /// The room of images above the texts, or 0 without texts.
  private func roomAbove(_ input: IndicatorInput) -> Double {
    guard input.titleWidth > 0 else { return 0 }
    return max(0, input.height - (input.detailWidth > 0 ? 2 : 1) * LookTraits.lineBelowImages)
  }

  private func drawTexts(_ input: IndicatorInput, below top: Double, into list: inout DisplayList) {
    guard input.titleWidth > 0 else { return }
    let height = (input.height - top) / (input.detailWidth > 0 ? 2 : 1)
    var box = Rect(x: 0, y: top, width: input.width, height: height)
    list.text(.title, in: box, alignment: .center, .foreground)
    guard input.detailWidth > 0 else { return }
    box.y += height
    list.text(.detail, in: box, alignment: .center, .foreground)
  }

  /// Fades over 0.4 seconds after a refresh and a pulled load; other footers hide immediately.
  private func spinnerStrength(_ input: IndicatorInput) -> Double {
    switch input.phase {
    case .running: return 1
    case .finishing(let outcome):
      if outcome == .exhausted || (input.role == .loadMore && !input.trigger.isPull) { return 0 }
      return 1 - Curve.easeInOut.value(at: input.secondsInPhase / details.fade)
    case .idle, .pulling, .armed, .exhausted: return 0
    }
  }

  private func showsArrow(_ input: IndicatorInput) -> Bool {
    switch input.phase {
    case .idle, .pulling, .armed: true
    case .finishing(let outcome):
      input.secondsInPhase >= details.fade && outcome != .exhausted
        && (input.role == .refresh || input.trigger.isPull)
    case .running, .exhausted: false
    }
  }

  /// An arrow of 15 by 40 units about the origin.
  ///
  /// A thin shaft and two arms at 45 degrees, 2.5 units thick measured along a horizontal line.
  private func drawArrow(into list: inout DisplayList) {
    list.beginPath()
    list.move(to: Point(-0.25, -11.5))
    list.line(to: Point(-0.25, 10))
    list.stroke(.foreground, StrokeStyle(width: 1.5, cap: .butt))
    // Where the lines' center lines meet; the tip is half the horizontal thickness below.
    let corner = Point(-0.25, 9.95)
    list.beginPath()
    list.move(to: Point(corner.x - 6.1, corner.y - 6.1))
    list.line(to: corner)
    list.line(to: Point(corner.x + 6.1, corner.y - 6.1))
    list.stroke(.foreground, StrokeStyle(width: 1.768, cap: .butt, join: .miter))
  }

  private func imageBox(_ input: IndicatorInput, beside x: Double) -> Rect {
    var box = Rect(x: 0, y: 0, width: input.width, height: input.height)
    let size = details.imageSize
    guard input.titleWidth > 0 else { return size.map { box.centered($0) } ?? box }
    // It ends where the texts begin: a square, in which the image is in its own size.
    box.width = min(size?.x ?? input.height, input.width / 2)
    box.x = x < input.width / 2 ? max(x - box.width, 0) : min(x, input.width - box.width)
    return size.map { box.centered(Point(box.width, $0.y)) } ?? box
  }

  private func drawImage(_ input: IndicatorInput, in box: Rect, into list: inout DisplayList) {
    let isRun: Bool
    switch input.phase {
    case .armed, .running: isRun = input.runFrames > 0
    case .idle, .pulling, .finishing, .exhausted: isRun = input.pullFrames == 0
    }
    if isRun {
      list.image(.run, frame: input.loopFrame(of: input.runFrames), in: box)
    } else {
      // The product is below a million, since the image count is and the fraction is at most 1.
      let frame = Int(input.pulledShare * Double(input.pullFrames))
      list.image(.pull, frame: min(frame, input.pullFrames - 1), in: box)
    }
  }
}

extension Rect {
  /// A box of a size in the middle of this one.
  fileprivate func centered(_ size: Point) -> Rect {
    Rect(x: x + (width - size.x) / 2, y: y + (height - size.y) / 2, width: size.x, height: size.y)
  }
}

// MJRefresh's trailer, which is laid out along the other axis.
extension DisplayList {
  /// Draws an arrow in a circle beside the content, and a vertical title.
  ///
  /// The circle's center is 15 points from the content, the title's 40. Armed, the arrow rotates by
  /// 180 degrees, and stays so until the indicator is closed.
  mutating func sideSign(_ input: IndicatorInput, _ details: some LookDetails) {
    // Whether the content is at the right.
    let isBefore = (input.edge == .start) == (input.environment.direction == .leftToRight)
    let middle = input.height / 2
    if input.titleWidth > 0 {
      save()
      transform(.translation(x: isBefore ? input.width - 40 : 40, y: middle))
      transform(.rotation(radians: .pi / 2))
      let length = input.height
      let box = Rect(x: -length / 2, y: -10, width: length, height: 20)
      text(.title, in: box, alignment: .center, .foreground)
      restore()
    }
    if input.isExhausted { return }
    let share =
      input.secondsInRun == nil ? input.turned(in: details.flip ?? 0.25, .easeInOut) : 1
    let style = StrokeStyle(width: 1)
    save()
    transform(.translation(x: isBefore ? input.width - 15 : 15, y: middle))
    var sideways = input
    sideways.axis = .vertical
    // The arrow is drawn pointing left, the direction in which a trailer is pulled.
    transform(.rotation(radians: isBefore ? -.pi / 2 : .pi / 2))
    sideways.edge = .start
    turnOver(share, sideways)
    if let size = details.arrowImage {
      image(
        .pull,
        frame: 0,
        in: Rect(x: -size.x / 2, y: -size.y / 2, width: size.x, height: size.y)
      )
      return restore()
    }
    beginPath()
    // The gap is 20 degrees wide, at the lower left of an arrow that points left.
    arc(center: .zero, radius: 8.2, start: 55 * .pi / 180, sweep: 340 * .pi / 180)
    move(to: Point(0, -4))
    line(to: Point(0, 4))
    move(to: Point(-3, 1))
    line(to: Point(0, 4))
    line(to: Point(3, 1))
    stroke(.foreground, style)
    restore()
  }
}
