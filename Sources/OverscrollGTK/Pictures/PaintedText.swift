#if GTK
import CGtk
import OverscrollIndicators

/// One line of text, laid out by Pango in the list's typeface; more lines where it has less room.
final class PaintedText {
  private let layout: OpaquePointer
  private let fontSize: Double
  private var text: String?
  /// The room in which a longer text is broken into lines, and made smaller if it must; nil for one line.
  var room: (width: Double, height: Double)? {
    didSet { text = nil }
  }
  /// The size of what is shown, in points.
  private var size = (width: 0.0, height: 0.0)

  /// Makes an empty line.
  ///
  /// - Parameters:
  ///   - font: The size, in points, and the weight.
  ///   - widget: The widget with the typeface.
  init(_ font: TextFont, of widget: Widget) {
    let context = gtk_widget_get_pango_context(widget)
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    fontSize = font.size
    let description = pango_font_description_copy(pango_context_get_font_description(context))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The width that a text needs, in points.
  func width(of text: String) -> Double {
    show(text)
    return size.width.rounded(.up)
  }

  /// Paints a text, vertically centered in a box; cuts it off with an ellipsis if it is wider.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - box: The box, in points.
  ///   - place: Its side: 0 is the left, 1 the right.
  ///   - cairo: Where to paint it, in the present color.
  func paint(
    _ text: String,
    in box: (x: Double, y: Double, width: Double, height: Double),
    place: Double,
    on cairo: OpaquePointer
  ) {
    show(text)
    // A line may need a fraction of a point more than its measured width.
    let isCut = size.width > box.width + 1
    if isCut {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_width(layout, gint(max(0, box.width) * Double(PANGO_SCALE)))
    }
    let width = isCut ? box.width : size.width
    // Lines of one text are together at its side.
    let isCentered = place != 0 && place != 1
    pango_layout_set_alignment(layout, isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    cairo_move_to(
      cairo,
      box.x + (box.width - width) * place,
      box.y + (box.height - size.height) / 2
    )
    pango_cairo_update_layout(cairo, layout)
    pango_cairo_show_layout(cairo, layout)
    if isCut {
      pango_layout_set_width(layout, -1)
      self.text = nil
    }
  }

  private func show(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    pango_layout_set_text(layout, text, -1)
    setFont(scale: 1)
    pango_layout_set_width(layout, -1)
    measure()
    guard let room, size.width > room.width else { return }
    for scale in [1, 0.9, 0.8, 0.7, 0.6] {
      setFont(scale: scale)
      pango_layout_set_width(layout, gint(room.width * Double(PANGO_SCALE)))
      measure()
      // A word may be longer than a line.
      if size.width <= room.width, size.height <= room.height { break }
    }
    pango_layout_set_width(layout, gint(size.width.rounded(.up) * Double(PANGO_SCALE)))
  }

  private func setFont(scale: Double) {
    let description = pango_font_description_copy(pango_layout_get_font_description(layout))
    pango_font_description_set_absolute_size(description, fontSize * scale * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  private func measure() {
    var width: gint = 0
    var height: gint = 0
    pango_layout_get_size(layout, &width, &height)
    size = (Double(width) / Double(PANGO_SCALE), Double(height) / Double(PANGO_SCALE))
  }
}
#endif
