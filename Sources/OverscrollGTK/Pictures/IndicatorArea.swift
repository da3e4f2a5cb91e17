#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The picture of a part in a widget of the app: a child of that widget, and as large.
package final class IndicatorArea {
  /// The app's widget; nil once that, or the area in it, is destroyed.
  private(set) var container: Widget?
  private var area: Widget?
  private weak var part: WidgetPart?
  /// Whether the container expands as its children do, sideways and downwards.
  private var inherits = (sideways: false, downwards: false)
  private var wasSeen = false

  /// Puts the picture of a part into a widget.
  init(_ part: WidgetPart, in container: Widget) {
    self.part = part
    guard let area = gtk_drawing_area_new() else { return }
    (self.container, self.area) = (container, area)
    gtk_widget_set_can_target(area, 0)
    keepExpansion(of: container)
    gtk_widget_set_hexpand(area, 1)
    gtk_widget_set_vexpand(area, 1)
    let draw: GtkDrawingAreaDrawFunc = { _, cairo, width, height, area in
      guard let cairo, let area else { return }
      Unmanaged<IndicatorArea>.fromOpaque(area).takeUnretainedValue()
        .draw(on: cairo, Double(width), Double(height))
    }
    let destroyed: GDestroyNotify = { area in
      guard let area else { return }
      Unmanaged<IndicatorArea>.fromOpaque(area).takeRetainedValue().forget()
    }
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
      draw,
      Unmanaged.passRetained(self).toOpaque(),
      destroyed
    )
    // Not every kind of container releases children that it has not added itself.
    let leave: PlainCallback = { _, area in gtk_widget_unparent(OpaquePointer(area).widget) }
    connect(container, "destroy", to: area, leave)
    gtk_widget_set_parent(area, container)
  }

  /// Takes the picture out of the widget.
  func remove() {
    part = nil
    guard let area, let container else { return }
    if inherits.sideways { gtk_widget_set_hexpand_set(container, 0) }
    if inherits.downwards { gtk_widget_set_vexpand_set(container, 0) }
    gtk_widget_unparent(area)
  }

  private func forget() {
    (container, area) = (nil, nil)
    part?.restyle()
    part?.attachment?.viewport.setNeedsPlace()
  }

  /// Lets a container expand as it does without the area, which fills it.
  private func keepExpansion(of container: Widget) {
    inherits = (
      gtk_widget_get_hexpand_set(container) == 0, gtk_widget_get_vexpand_set(container) == 0
    )
    if inherits.sideways {
      let expands = gtk_widget_compute_expand(container, GTK_ORIENTATION_HORIZONTAL)
      gtk_widget_set_hexpand(container, expands)
    }
    if inherits.downwards {
      let expands = gtk_widget_compute_expand(container, GTK_ORIENTATION_VERTICAL)
      gtk_widget_set_vexpand(container, expands)
    }
  }

  // MARK: The picture

  /// Paints again what an event may have changed.
  func update() {
    guard let part = part?.part, let list = part.list else { return }
    let isSeen = isSeen(part, list.engine.progress(part.edge))
    if isSeen || wasSeen { setNeedsPicture() }
    wasSeen = isSeen
  }

  func setNeedsPicture() {
    if let area { gtk_widget_queue_draw(area) }
  }

  /// A load-more is seen at rest, too, as it is in its room at the edge.
  private func isSeen(_ part: HostedPart, _ progress: PullProgress) -> Bool {
    guard part.isPainted, part.list?.isShown == true else { return false }
    return progress.overscroll > 0 || progress.phase != .idle || part.role == .loadMore
  }

  /// Draws the picture in a rectangle at cairo's origin.
  package func draw(on cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let container, let host = part, let part = host.part, let attachment = host.attachment
    else { return }
    let progress = attachment.list.engine.progress(part.edge)
    let opacity = progress.indicatorOpacity
    guard isSeen(part, progress), opacity > 0 else { return }
    var environment = attachment.list.environment
    environment.direction =
      gtk_widget_get_direction(container) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    let size = graphene_size_t(width: Float(width), height: Float(height))
    host.indicator.update(host, progress, .content, environment, size, at: attachment.pictureTime)
    if opacity < 1 { cairo_push_group(cairo) }
    host.indicator.paint(host, on: cairo)
    guard opacity < 1 else { return }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }
}

/// A widget of the app in the place of a drawn indicator: a child of the viewport.
final class IndicatorWidget {
  let widget: Widget
  /// The length that it needs along the axis, in points, as last measured.
  private(set) var length = 0.0
  private var isBehind = false

  /// Takes a widget without a parent.
  init(_ widget: Widget, in viewport: Viewport) {
    self.widget = widget
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, viewport.widget)
  }

  /// Releases the widget; one that the app holds is as it was before.
  func remove() {
    g_object_ref(widget)
    gtk_widget_unparent(widget)
    gtk_widget_set_child_visible(widget, 1)
    g_object_unref(widget)
  }

  /// Measures the length that it needs.
  ///
  /// - Parameters:
  ///   - axis: The axis of the list.
  ///   - across: The list's length across the axis, in points; 0 if it is not known yet.
  /// - Returns: Whether the length has changed.
  func measure(_ axis: Axis, across: Double) -> Bool {
    let previous = length
    let orientation = axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    var least: gint = 0
    gtk_widget_measure(
      widget,
      orientation,
      across > 0 ? gint(across) : -1,
      &least,
      nil,
      nil,
      nil
    )
    length = Double(least)
    return length != previous
  }

  /// Puts it in front of the list or behind it, where a pointer finds it in the same order.
  func order(_ layer: IndicatorPlacement.Layer, in viewport: Viewport) {
    guard layer.isBehind != isBehind else { return }
    isBehind = layer.isBehind
    gtk_widget_insert_before(widget, viewport.widget, isBehind ? viewport.content : nil)
  }

  /// Places it where the picture of its part would be; without a picture it is not seen.
  func place(_ picture: Picture?) {
    gtk_widget_set_child_visible(widget, picture == nil ? 0 : 1)
    if let picture { widget.allocate(in: picture.frame) }
  }
}
#endif
