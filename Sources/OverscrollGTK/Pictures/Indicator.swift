#if GTK
import CGtk
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators

/// The picture of one part: draws its look into a display list, and the list on cairo.
package final class Indicator {
  private var painter: DisplayListPainter?
  /// The texts, and the list that was painted last.
  package var picture = PartPicture()

  /// Applies changes of the style, the settings and the theme.
  func restyle(_ host: WidgetPart, _ part: HostedPart, _ widget: Widget) {
    painter = DisplayListPainter(part.style, host.appearance, on: widget)
    picture.restyle()
  }

  /// Fills the list with the picture of a state.
  func update(
    _ host: WidgetPart,
    _ progress: PullProgress,
    _ layer: IndicatorPlacement.Layer,
    _ environment: Environment,
    _ size: graphene_size_t,
    at time: Double
  ) {
    guard let painter, let part = host.part, let axis = part.list?.axis else { return }
    let scale = host.textScale.factor
    picture.updateWords(
      of: part,
      progress,
      breadth: Double(size.width) / scale,
      width: painter.width
    )
    let images = host.appearance.images
    picture.draw(
      part,
      progress,
      along: axis,
      in: PartPicture.Frame(
        size: (Double(size.width) / scale, Double(size.height) / scale),
        layer: layer,
        environment: environment,
        images: (images[.pull]?.count ?? 0, images[.run]?.count ?? 0),
        time: time
      )
    )
  }

  /// Paints the list in a frame.
  func paint(_ part: WidgetPart, in frame: graphene_rect_t, on snapshot: OpaquePointer) {
    guard var bounds = bounds(in: frame, part.textScale.factor),
      let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
    else { return }
    cairo_translate(cairo, Double(frame.origin.x), Double(frame.origin.y))
    paint(part, on: cairo)
    cairo_destroy(cairo)
  }

  /// Paints the list at cairo's origin.
  func paint(_ part: WidgetPart, on cairo: OpaquePointer) {
    cairo_scale(cairo, part.textScale.factor, part.textScale.factor)
    let words = picture.words
    painter?.paint(picture.list, on: cairo, title: words.title, detail: words.detail)
  }

  /// The part of a frame that the list paints, in whole points; nil if that is nothing.
  ///
  /// GTK paints everything again that lies within it, and the whole width of a list costs more than the
  /// picture.
  private func bounds(in frame: graphene_rect_t, _ scale: Double) -> graphene_rect_t? {
    guard let box = picture.list.box else { return nil }
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
