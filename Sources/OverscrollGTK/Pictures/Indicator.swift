#if GTK
import CGtk
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators

/// The picture of one part: draws its look into a display list, and the list on cairo.
package final class Indicator {
  private var painter: DisplayListPainter?
  /// The list that was painted last.
  package private(set) var list = DisplayList()
  package private(set) var words = IndicatorWords()
  /// Whether a value that the texts show has changed.
  var areWordsStale = true

  /// Applies changes of the style, the settings and the theme.
  func restyle(_ part: HostedPart, _ widget: Widget) {
    painter = DisplayListPainter(part.style, part.settings, on: widget)
    words.forget()
    areWordsStale = true
  }

  /// Fills the list with the picture of a state.
  func update(
    _ part: HostedPart,
    _ progress: PullProgress,
    _ layer: IndicatorPlacement.Layer,
    _ environment: Environment,
    _ size: graphene_size_t,
    at time: Double
  ) {
    guard let painter, let attachment = part.attachment else { return }
    if areWordsStale {
      areWordsStale = false
      words.update(part.words, progress, now: attachment.session.clock.date, width: painter.width)
    }
    // Beside a list, a title fits only if the look rotates it by 90 degrees.
    let isVertical = attachment.axis == .vertical
    let scale = part.textScale.factor
    let hasTitle = isVertical || part.style.indicator == .mj
    var input = IndicatorInput(
      progress,
      time: time,
      width: Double(size.width) / scale,
      height: Double(size.height) / scale,
      titleWidth: hasTitle ? words.titleWidth : 0,
      detailWidth: isVertical ? words.detailWidth : 0,
      environment: environment,
      role: part.role,
      edge: part.edge,
      trigger: part.style.behavior.trigger
    )
    input.axis = attachment.axis
    input.layer = layer
    input.pullFrames = part.settings.images[.pull]?.count ?? 0
    input.runFrames = part.settings.images[.run]?.count ?? 0
    input.fidelity = part.style.fidelity
    list.removeAll()
    if let indicator = part.settings.indicator {
      indicator.draw(input, into: &list)
    } else {
      part.style.indicator.draw(input, into: &list)
    }
  }

  /// Paints the list in a frame.
  func paint(_ part: HostedPart, in frame: graphene_rect_t, on snapshot: OpaquePointer) {
    guard var bounds = bounds(in: frame, part.textScale.factor),
      let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
    else { return }
    cairo_translate(cairo, Double(frame.origin.x), Double(frame.origin.y))
    paint(part, on: cairo)
    cairo_destroy(cairo)
  }

  /// Paints the list at cairo's origin.
  func paint(_ part: HostedPart, on cairo: OpaquePointer) {
    cairo_scale(cairo, part.textScale.factor, part.textScale.factor)
    painter?.paint(list, on: cairo, title: words.title, detail: words.detail)
  }

  /// The part of a frame that the list paints, in whole points; nil if that is nothing.
  ///
  /// GTK paints everything again that lies within it, and the whole width of a list costs more than the
  /// picture.
  private func bounds(in frame: graphene_rect_t, _ scale: Double) -> graphene_rect_t? {
    guard let box = list.box else { return nil }
    let (width, height) = (Double(frame.size.width), Double(frame.size.height))
    let left = max(0, (box.x * scale).rounded(.down))
    let top = max(0, (box.y * scale).rounded(.down))
    let right = min(width, (box.maxX * scale).rounded(.up))
    let bottom = min(height, (box.maxY * scale).rounded(.up))
    guard left < right, top < bottom else { return nil }
    return graphene_rect_t(
      origin: graphene_point_t(x: frame.origin.x + Float(left), y: frame.origin.y + Float(top)),
      size: graphene_size_t(width: Float(right - left), height: Float(bottom - top))
    )
  }
}
#endif
