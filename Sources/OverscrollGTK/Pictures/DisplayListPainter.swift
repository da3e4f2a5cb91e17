#if GTK
import CGtk
import OverscrollGraphics
package import OverscrollHosting
import OverscrollIndicators

/// Paints a display list on cairo, with the texts by Pango.
package struct DisplayListPainter {
  private let colors: PaintedColors
  private let title: PaintedText
  private let detail: PaintedText
  private let images: [ImageSequence: [PaintedImage]]
  private let isRightToLeft: Bool

  private struct State {
    var matrix: cairo_matrix_t
    var opacity = 1.0
  }

  /// - Parameters:
  ///   - style: The colors and the sizes of the texts.
  ///   - settings: The app's tint and images.
  ///   - widget: The widget with the theme, the typeface and the text direction.
  package init(_ style: PullStyle, _ settings: PartAppearance = PartAppearance(), on widget: Widget)
  {
    let context = gtk_widget_get_style_context(widget)
    var (text, accent) = (GdkRGBA(), GdkRGBA())
    gtk_style_context_get_color(context, &text)
    // Of libadwaita, and of themes that follow it.
    let hasAccent = gtk_style_context_lookup_color(context, "accent_color", &accent) != 0
    colors = PaintedColors(
      style,
      tint: settings.tint,
      themeAccent: hasAccent ? accent : nil,
      over: text
    )
    title = PaintedText(style.titleFont, of: widget)
    detail = PaintedText(style.detailFont, of: widget)
    images = settings.images
    isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// The width that a line of text needs, in points.
  package func width(of text: String, _ role: TextRole) -> Double {
    painted(role).width(of: text)
  }

  /// Breaks the title into lines where it is wider than a room, in points; nil for one line.
  func breakTitle(in room: (width: Double, height: Double)?) {
    title.room = room
  }

  private func painted(_ role: TextRole) -> PaintedText {
    switch role {
    case .title, .previousTitle: title
    case .detail: detail
    }
  }

  /// Paints a display list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - cairo: Where to paint it, with the list's origin at its own.
  ///   - words: The texts.
  package func paint(_ list: DisplayList, on cairo: OpaquePointer, _ words: IndicatorWords) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let first = State(matrix: matrix)
    var state = first
    var saved: [State] = []
    var pen = Pen()
    for command in list {
      switch command {
      case .beginPath, .move, .line, .quadratic, .cubic, .close:
        pen.draw(command, on: cairo)
      case .fill(let slot):
        set(colors[slot], state.opacity, on: cairo)
        cairo_fill_preserve(cairo)
      case .stroke(let slot, let style):
        set(colors[slot], state.opacity, on: cairo)
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(cairo, style.cap.onCairo)
        cairo_set_line_join(cairo, style.join.onCairo)
        cairo_stroke_preserve(cairo)
      case .save:
        saved.append(state)
      case .restore:
        state = saved.popLast() ?? first
        cairo_set_matrix(cairo, &state.matrix)
      case .transform(let map):
        transform(by: map, on: cairo)
        cairo_get_matrix(cairo, &state.matrix)
      case .opacity(let factor):
        state.opacity *= factor
      case .text(let role, let box, let alignment, let slot):
        set(colors[slot], state.opacity, on: cairo)
        painted(role).paint(
          words[role],
          in: (box.x, box.y, box.width, box.height),
          place: place(alignment),
          on: cairo
        )
      case .image(let sequence, let frame, let box):
        show(sequence, frame, box, state.opacity, on: cairo)
      }
    }
    cairo_new_path(cairo)
    cairo_set_matrix(cairo, &matrix)
  }

  // A map that has no inverse would make cairo refuse everything after it.
  private func transform(by map: Transform, on cairo: OpaquePointer) {
    guard map.a * map.d != map.b * map.c else { return cairo_scale(cairo, 1e-6, 1e-6) }
    var matrix = cairo_matrix_t(
      xx: map.a,
      yx: map.b,
      xy: map.c,
      yy: map.d,
      x0: map.tx,
      y0: map.ty
    )
    cairo_transform(cairo, &matrix)
  }

  private func set(_ color: GdkRGBA, _ opacity: Double, on cairo: OpaquePointer) {
    cairo_set_source_rgba(
      cairo,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha) * opacity
    )
  }

  private func place(_ alignment: TextAlignment) -> Double {
    switch alignment {
    case .start: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .end: isRightToLeft ? 0 : 1
    }
  }

  private func show(
    _ sequence: ImageSequence,
    _ frame: Int,
    _ box: Rect,
    _ opacity: Double,
    on cairo: OpaquePointer
  ) {
    guard let frames = images[sequence], frames.indices.contains(frame) else { return }
    let image = frames[frame]
    let scale = min(box.width / image.width, box.height / image.height)
    guard scale > 0, scale.isFinite else { return }
    cairo_save(cairo)
    cairo_translate(
      cairo,
      box.x + (box.width - image.width * scale) / 2,
      box.y + (box.height - image.height * scale) / 2
    )
    cairo_scale(cairo, scale, scale)
    // Without fading at the edges.
    cairo_rectangle(cairo, 0, 0, image.width, image.height)
    cairo_clip(cairo)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }
}

/// Adds to cairo's path, which has no quadratic curves.
private struct Pen {
  private var last = Point(0, 0)

  mutating func draw(_ command: DrawCommand, on cairo: OpaquePointer) {
    switch command {
    case .beginPath: cairo_new_path(cairo)
    case .move(let point):
      cairo_move_to(cairo, point.x, point.y)
      last = point
    case .line(let end):
      cairo_line_to(cairo, end.x, end.y)
      last = end
    case .quadratic(let control, let end):
      // The cubic curve that is the same.
      cairo_curve_to(
        cairo,
        last.x + (control.x - last.x) * 2 / 3,
        last.y + (control.y - last.y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3,
        end.y + (control.y - end.y) * 2 / 3,
        end.x,
        end.y
      )
      last = end
    case .cubic(let first, let second, let end):
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      last = end
    case .close:
      cairo_close_path(cairo)
      var point = last
      if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &point.x, &point.y) }
      last = point
    case .fill, .stroke, .save, .restore, .transform, .opacity, .text, .image: break
    }
  }
}

extension LineCap {
  fileprivate var onCairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var onCairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

// Separate file because only GTK must know before painting how large a picture is: what it does not cover
// costs nothing.
extension DisplayList {
  /// The box that contains everything the list paints, in its coordinates; nil if that is nothing.
  package var box: Rect? {
    var ink = InkBox()
    var path = InkBox()
    var map = Transform.identity
    var saved: [Transform] = []
    for command in self {
      switch command {
      case .beginPath: path = InkBox()
      case .move(let point), .line(let point): path.add(map.apply(to: point))
      // A curve lies between its points.
      case .quadratic(let control, let end):
        for point in [control, end] { path.add(map.apply(to: point)) }
      case .cubic(let first, let second, let end):
        for point in [first, second, end] { path.add(map.apply(to: point)) }
      case .close: break
      case .fill: ink.add(path)
      case .stroke(_, let style): ink.add(path, reach: style.reach * map.largestScale)
      case .save: saved.append(map)
      case .restore: map = saved.popLast() ?? .identity
      case .transform(let inner): map = inner.then(map)
      case .opacity: break
      // Lines of some scripts are higher than their box.
      case .text(_, let box, _, _): ink.add(box, margin: box.height / 2, map)
      case .image(_, _, let box): ink.add(box, margin: 0, map)
      }
    }
    return ink.rect
  }
}

/// A box that grows around points.
private struct InkBox {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  var rect: Rect? {
    left > right ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  mutating func add(_ point: Point, reach: Double = 0) {
    left = min(left, point.x - reach)
    top = min(top, point.y - reach)
    right = max(right, point.x + reach)
    bottom = max(bottom, point.y + reach)
  }

  mutating func add(_ box: InkBox, reach: Double = 0) {
    guard box.rect != nil else { return }
    add(Point(box.left, box.top), reach: reach)
    add(Point(box.right, box.bottom), reach: reach)
  }

  mutating func add(_ box: Rect, margin: Double, _ map: Transform) {
    for x in [box.x - margin, box.maxX + margin] {
      for y in [box.y - margin, box.maxY + margin] { add(map.apply(to: Point(x, y))) }
    }
  }
}

extension StrokeStyle {
  /// How far a stroke may paint beside its path, in points.
  fileprivate var reach: Double {
    switch join {
    // Cairo cuts a corner at ten times half the width.
    case .miter: width * 5
    // A square cap reaches out to its corners.
    case .round, .bevel: width * 0.75
    }
  }
}

extension Transform {
  /// How many times as long a distance may become.
  fileprivate var largestScale: Double {
    max(abs(a) + abs(c), abs(b) + abs(d))
  }
}
#endif
