internal import Overscroll
package import OverscrollGraphics

/// An arrow that the pull fills, then a spinner, beside a title and a detail.
///
/// The arrow points down, at the end edge up, in a horizontal list sideways. The pull fills it from
/// its tail to its head. Armed, it rotates by 180 degrees. During a run a spinner with eight petals
/// replaces it, until a tick or a cross shows the outcome. Figure and texts are centered as one
/// group, mirrored for right-to-left layouts. In the pull the group is in the middle of the room that is open,
/// and the texts fade in while they come to fit there. A title fades out in 0.06 seconds, then the next one in.
///
/// Without text widths there are no texts; a line that does not fit is left out, and a rectangle under 36 points
/// high shows only the title. With reduced motion the arrow and the petals fade instead of rotating. A load-more
/// that is not pulled, or is exhausted, shows its title centered, without a figure; after a failure it keeps its
/// cross.
package struct ArrowIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    let presence = input.presence
    guard presence > 0 else { return }
    list.save()
    list.opacity(presence)
    guard let x = drawTexts(input, into: &list) else { return list.restore() }
    let weight = list.enterFigure(input, x: x)
    switch input.phase {
    case .idle, .pulling, .armed:
      drawArrow(input, opacity: 1, weight, into: &list)
    case .exhausted:
      list.endMark()
    case .running, .finishing:
      var rest = 1.0
      if case .finishing(let outcome) = input.phase {
        rest -= input.eased(for: 0.2)
        list.resultMark(outcome, input, weight: weight)
      }
      // One fades out before the other fades in: overlapping they would be illegible.
      let fading = 1 - input.ran(for: 0.12)
      drawArrow(input, opacity: rest * fading * min(input.progress, 1), weight, into: &list)
      drawSpinner(input, opacity: rest * input.ran(after: 0.06, for: 0.12), weight, into: &list)
    }
    list.restore()
  }

  /// Moves the origin so that figure and texts are in the middle of the open room, and draws both lines.
  ///
  /// - Returns: The figure's horizontal center; nil for no figure.
  private func drawTexts(_ input: IndicatorInput, into list: inout DisplayList) -> Double? {
    let isAlone = input.isExhausted || input.isWaiting
    // The figures are narrower than their square: the widest, the spinner, is 24 units wide.
    let figure = isAlone ? 0 : input.figureSide * 24 / 28
    let gap = isAlone ? 0 : 12.0
    let margin = 16.0
    let room = input.width - figure - gap - 2 * margin
    // A line that does not fit is left out.
    let titleWidth = input.titleWidth > room ? 0 : input.titleWidth
    let detailWidth = input.height < 36 || input.detailWidth > room ? 0 : input.detailWidth
    let textWidth = max(titleWidth, detailWidth)
    let titleHeight = titleWidth > 0 ? 20.0 : 0
    let detailHeight = detailWidth > 0 ? 16.0 : 0
    let textHeight = titleHeight + detailHeight
    let depth = input.axis == .horizontal ? input.width : input.height
    let open = input.layer == .content && !isAlone ? input.drawnShare * depth : depth
    list.moveToContent(input, by: (depth - max(open, max(textHeight, input.figureSide))) / 2)
    guard textWidth > 0 else { return input.width / 2 }

    let start = (input.width - figure - gap - textWidth) / 2
    var x = start + figure / 2
    var textX = start + figure + gap
    if input.environment.direction == .rightToLeft {
      x = input.width - x
      textX = input.width - textX - textWidth
    }
    let top = (input.height - textHeight) / 2
    list.save()
    list.opacity(smooth(2 * open / textHeight - 1))
    if titleHeight > 0 {
      let box = Rect(x: textX, y: top, width: textWidth, height: titleHeight)
      let slot: PaletteSlot = input.isExhausted ? .secondary : .foreground
      let alignment: TextAlignment = isAlone ? .center : .start
      let fade = input.trigger.isPull ? input.eased(for: 0.12) : 1
      // One after the other: texts that lie upon each other cannot be read.
      list.save()
      list.opacity((2 * fade - 1).magnitude)
      list.text(fade < 0.5 ? .previousTitle : .title, in: box, alignment: alignment, slot)
      list.restore()
    }
    if detailHeight > 0 {
      let box = Rect(x: textX, y: top + titleHeight, width: textWidth, height: detailHeight)
      list.text(.detail, in: box, alignment: .start, .secondary)
    }
    list.restore()
    return isAlone ? nil : x
  }

  private func drawArrow(
    _ input: IndicatorInput,
    opacity: Double,
    _ weight: Double,
    into list: inout DisplayList
  ) {
    guard opacity > 0 else { return }
    list.save()
    list.opacity(opacity)
    list.turnOver(input.armedShare, input)
    let style = StrokeStyle(width: weight)
    addArrow(1, to: &list)
    list.stroke(input.restSlot, style)
    addArrow(input.drawnShare, to: &list)
    list.stroke(.accent, style)
    list.restore()
  }

  /// The first part of an arrow: its stem downward, then both arms of its head from the tip.
  private func addArrow(_ share: Double, to list: inout DisplayList) {
    let tip = Point(0, 10)
    list.beginPath()
    list.line(from: Point(0, -10), to: tip, share, within: 0...0.75)
    list.line(from: tip, to: Point(-7.5, 2.5), share, within: 0.75...1)
    list.line(from: tip, to: Point(7.5, 2.5), share, within: 0.75...1)
  }

  private func drawSpinner(
    _ input: IndicatorInput,
    opacity: Double,
    _ weight: Double,
    into list: inout DisplayList
  ) {
    guard opacity > 0 else { return }
    list.spokes(8, from: 6, to: Keyline.ring, width: weight, .accent) { share in
      opacity * input.brightness(at: share)
    }
  }
}
