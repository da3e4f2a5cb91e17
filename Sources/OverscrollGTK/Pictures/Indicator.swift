#if GTK
import CGtk
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators

/// The picture of one part: draws its look into a display list, and the list on cairo.
package final class Indicator {
  private var painter: DisplayListPainter?
  /// What the title was fitted for, and whether it is broken into lines for it.
  private var fitted: (size: graphene_size_t, title: String, isBroken: Bool)?
  /// The texts, and the list that was painted last.
  package var picture = PartPicture()

  /// Applies changes of the style, the settings and the theme.
  func restyle(_ host: WidgetPart, _ part: HostedPart, _ widget: Widget) {
    painter = DisplayListPainter(part.style, host.appearance, on: widget)
    picture.restyle()
    fitted = nil
  }

  /// Fills the list with the picture of a state.
  @inline(never)  // saves an app 1.3 KB
  func update(
    _ host: WidgetPart,
    _ progress: PullProgress,
    _ layer: IndicatorPlacement.Layer,
    _ environment: Environment,
    _ size: graphene_size_t,
    at time: Double
  ) {
    guard let part = host.part, let axis = part.list?.axis else { return }
    let scale = host.textScale.factor
    let images = host.appearance.images
    let frame = PartPicture.Frame(
      size: (Double(size.width) / scale, Double(size.height) / scale),
      scale: scale,
      layer: layer,
      environment: environment,
      images: (images[.pull]?.count ?? 0, images[.run]?.count ?? 0),
      touch: host.attachment?.viewport.gestures?.touch(along: axis) ?? 0.5,
      time: time
    )
    let draw = { [self] in
      picture.updateWords(of: part, progress, breadth: frame.size.width, width: width)
      picture.draw(part, progress, along: axis, in: frame)
    }
    draw()
    guard picture.words.titleWidth > 0, axis == .vertical else { return }
    if let fitted, fitted.size == size, fitted.title == picture.words.title { return }
    fit(size, frame, draw)
  }

  /// Breaks the title into lines if its look leaves it out, because it does not fit; the detail goes first.
  ///
  /// Looks have no lines, so the widest title that a look shows is found by drawing it.
  private func fit(_ size: graphene_size_t, _ frame: PartPicture.Frame, _ draw: () -> Void) {
    func redraw(in room: (width: Double, height: Double)?) {
      fitted = (size, picture.words.title, room != nil)
      painter?.breakTitle(in: room)
      picture.restyle()
      draw()
    }
    if fitted?.isBroken == true { redraw(in: nil) }
    fitted = (size, picture.words.title, false)
    guard !picture.list.hasTitle else { return }
    let height = max(frame.size.height - 8, 20)
    for width in stride(from: picture.words.titleWidth, to: 40, by: -8) {
      redraw(in: (width, height))
      if picture.list.hasTitle { return }
    }
    redraw(in: nil)
  }

  private func width(of text: String, _ role: TextRole) -> Double {
    role == .detail && fitted?.isBroken == true ? 0 : painter?.width(of: text, role) ?? 0
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
  @inline(never)  // saves an app 0.4 KB
  func paint(_ part: WidgetPart, on cairo: OpaquePointer) {
    cairo_scale(cairo, part.textScale.factor, part.textScale.factor)
    painter?.paint(picture.list, on: cairo, picture.words)
  }

  /// The part of a frame that the list paints, in whole points; nil if that is nothing.
  ///
  /// GTK paints everything again that lies within it, and the whole width of a list costs more than the
  /// picture.
  private func bounds(in frame: graphene_rect_t, _ scale: Double) -> graphene_rect_t? {
    guard let box = picture.list.box else { return nil }
    // Lines are higher than the look knows.
    if fitted?.isBroken == true { return frame }
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

extension DisplayList {
  /// Whether a title is shown.
  package var hasTitle: Bool {
    contains { command in
      if case .text(let role, _, _, _) = command { role != .detail } else { false }
    }
  }
}

extension graphene_size_t {
  fileprivate static func == (_ one: graphene_size_t, _ other: graphene_size_t) -> Bool {
    one.width == other.width && one.height == other.height
  }
}
#endif
