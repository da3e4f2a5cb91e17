#if GTK
import CGtk
import Overscroll

/// The first visible row: tells how far rows that were inserted before it have moved it.
struct ReadingAnchor {
  private var row: Widget?
  /// Where it begins in the content, in points.
  private var place = 0.0

  mutating func forget() {
    if let row { g_object_unref(row) }
    row = nil
  }

  /// How far the row has moved in the content since it was found, in points; nil if it is gone.
  func travel(in content: Widget, along axis: ScrollAxis) -> Double? {
    guard let row, gtk_widget_is_ancestor(row, content) != 0 else { return nil }
    return axis.range(of: row, in: content).map { $0.start - place }
  }

  /// Handles scrolling, with which lists that reuse their rows may have bound this one again.
  mutating func scrolled(_ content: Widget) {
    if !isInstance(content, of: gtk_viewport_get_type()) { forget() }
  }

  /// Finds the first visible row, from the last one on, so that the number of rows does not matter.
  mutating func find(in content: Widget, along axis: ScrollAxis) {
    let known = row.flatMap { gtk_widget_is_ancestor($0, content) != 0 ? $0 : nil }
    var next = known ?? gtk_widget_get_first_child(content)
    var found: (row: Widget, place: Double)?
    while let start = next, let row = Self.firstVisible(from: start, in: content, along: axis),
      let range = axis.range(of: row, in: content)
    {
      found = (row, range.start)
      // A row that is longer than the viewport may grow before what is read.
      next = range.end - range.start > axis.page ? gtk_widget_get_first_child(row) : nil
    }
    if let found { g_object_ref(found.row) }
    forget()
    row = found?.row
    place = found?.place ?? 0
  }

  /// The first of a widget and its siblings that ends after the start of the viewport.
  private static func firstVisible(
    from widget: Widget,
    in content: Widget,
    along axis: ScrollAxis
  ) -> Widget? {
    let isPassed = { (widget: Widget) in
      let end = axis.range(of: widget, in: content)?.end
      return gtk_widget_get_visible(widget) == 0 || (end ?? 0) <= axis.innerOffset
    }
    var found = widget
    while let before = gtk_widget_get_prev_sibling(found), !isPassed(before) { found = before }
    while isPassed(found) {
      guard let after = gtk_widget_get_next_sibling(found) else { return nil }
      found = after
    }
    return found
  }
}

extension ScrollAxis {
  /// Where a widget begins and ends in the content, in points.
  fileprivate func range(of widget: Widget, in content: Widget) -> (start: Double, end: Double)? {
    // What a GtkViewport shows has coordinates of its own, without the rounding of its offset.
    let isViewport = isInstance(content, of: gtk_viewport_get_type())
    let whole = isViewport ? gtk_viewport_get_child(content.opaque) : nil
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, whole ?? content, &bounds) != 0 else { return nil }
    let near = Double(axis == .vertical ? bounds.origin.y : bounds.origin.x)
    let length = Double(axis == .vertical ? bounds.size.height : bounds.size.width)
    guard let whole else {
      let start = innerOffset + min(logical(near), logical(near + length))
      return (start, start + length)
    }
    let extent = axis == .vertical ? gtk_widget_get_height(whole) : gtk_widget_get_width(whole)
    let start = isMirrored ? Double(extent) - near - length : near
    return (start, start + length)
  }
}
#endif
