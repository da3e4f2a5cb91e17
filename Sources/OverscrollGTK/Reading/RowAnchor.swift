#if GTK
import CGtk
import Overscroll

/// The rows that are read: tells where they are after a change of the content.
///
/// The first visible one counts. If it is gone, the next one that is left takes its place; if there is none,
/// the last one before it begins at the edge.
struct RowAnchor {
  private struct Row {
    let widget: Widget
    /// What the widget shows, in a list whose widgets may show another item later.
    let object: gpointer?
    /// Where it is to begin, if those before it are gone: in the content, in points.
    let place: Double
    /// The index of the item, in a list with a model; nil once it was removed.
    var index: Int?

    init(_ widget: Widget, _ shown: ListRows, place: Double) {
      let item = shown.item(of: widget)
      (self.widget, object, self.place, index) = (widget, item?.object, place, item?.index)
    }

    func retain() {
      g_object_ref(gpointer(widget))
      if let object { g_object_ref(object) }
    }

    func release() {
      g_object_unref(gpointer(widget))
      if let object { g_object_unref(object) }
    }
  }

  /// Rows around the first visible one that are remembered, in each direction.
  private static let reach = 50

  private var rows: [Row] = []
  /// The row that the app has scrolled to, which is what is read until the reader scrolls: rows before it are seen, too,
  /// and may become longer, such as by late images.
  private var given: Row?
  /// The indexes of those that are visible, in a list with a model.
  private var visible = 0..<0
  /// The offset at which they were found.
  private var offset = 0.0
  /// The range of indexes that has all items which the model has got since.
  private var added: Range<Int>?
  /// Whether the model has changed among those that are visible.
  private(set) var isTouched = false

  /// Handles that the app has scrolled to a row.
  mutating func returned(to row: Widget, _ shown: ListRows) {
    let new = Row(row, shown, place: 0)
    new.retain()
    forgetGiven()
    given = new
  }

  /// Forgets the row that the app has scrolled to: the first visible one counts again.
  mutating func forgetGiven() {
    given?.release()
    given = nil
  }

  mutating func forget() {
    for row in rows { row.release() }
    rows = []
    (visible, added, isTouched) = (0..<0, nil, false)
  }

  /// How far what is read has moved in the content since it was found, in points; nil if all of it is gone.
  func travel(in content: Widget, along axis: ScrollAxis, _ shown: ListRows) -> Double? {
    let left = rows.first { row in
      gtk_widget_is_ancestor(row.widget, content) != 0 && ListRows.isShown(row.widget)
        && row.object == shown.item(of: row.widget)?.object
    }
    guard let left, let range = axis.range(of: left.widget, in: content) else { return nil }
    return range.lowerBound - left.place
  }

  /// The index of the first item that is left, and how far below the edge it is to begin, in points.
  func left(in shown: ListRows) -> (index: Int, distance: Double)? {
    var gone: [gpointer] = []
    var left: (index: Int, distance: Double)?
    for row in rows {
      left = row.index.map { ($0, row.place - offset) }
      guard left == nil else { break }
      if let object = row.object { gone.append(object) }
    }
    // What was removed may be among what was added since, such as after sorting.
    guard let added, let found = shown.firstLeft(of: gone, in: added) else { return left }
    return (found.index, rows[found.offset].place - offset)
  }

  /// Handles that items of the model were replaced by others.
  mutating func itemsChanged(in range: Range<Int>, to added: Int) {
    let growth = added - range.count
    for index in rows.indices {
      guard let place = rows[index].index, place >= range.lowerBound else { continue }
      rows[index].index = range.contains(place) ? nil : place + growth
    }
    let known = self.added ?? range.lowerBound..<range.lowerBound
    let end = max(known.upperBound + max(growth, 0), range.lowerBound + added)
    self.added = min(known.lowerBound, range.lowerBound)..<end
    guard !visible.isEmpty, range.lowerBound < visible.upperBound else { return }
    if range.upperBound > visible.lowerBound || range.lowerBound > visible.lowerBound {
      isTouched = true
      visible = visible.lowerBound..<max(visible.lowerBound, visible.upperBound + growth)
    } else {
      visible = visible.lowerBound + growth..<visible.upperBound + growth
    }
  }

  /// Handles scrolling, with which lists that reuse their rows may have bound this one again.
  mutating func scrolled(_ content: Widget) {
    if !ListRows.isWhole(content) { forget() }
  }

  /// Finds the first visible row, from the last one on, so that the number of rows does not matter.
  mutating func find(in content: Widget, along axis: ScrollAxis, _ shown: ListRows) {
    var next = known(in: content)
    var found: [Row] = []
    while let start = next,
      let first = givenRow(beside: start, along: axis, in: content, shown)
        ?? axis.firstVisible(from: start, in: content),
      let range = axis.range(of: first, in: content)
    {
      var near: [Row] = []
      for widget in ListRows.rows(from: first, in: content, atMost: Self.reach) {
        near.append(Row(widget, shown, place: range.lowerBound))
      }
      for widget in ListRows.rows(before: first, in: content, atMost: Self.reach) {
        near.append(Row(widget, shown, place: axis.innerOffset))
      }
      found = near + found
      // A row that is longer than the viewport may grow before what is read.
      let isLong = range.upperBound - range.lowerBound > axis.page
      next = isLong ? known(in: first) : nil
    }
    for row in found { row.retain() }
    forget()
    rows = found
    offset = axis.innerOffset
    for row in rows where ListRows.isShown(row.widget) {
      guard let index = row.index else { continue }
      let known = visible.isEmpty ? index..<index : visible
      visible = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
    }
  }
}

extension RowAnchor {
  /// The row that the app has scrolled to, if it is among a widget's siblings and begins in the visible part.
  private func givenRow(
    beside widget: Widget,
    along axis: ScrollAxis,
    in content: Widget,
    _ shown: ListRows
  ) -> Widget? {
    guard let row = given?.widget, gtk_widget_get_parent(row) == gtk_widget_get_parent(widget),
      shown.item(of: row)?.object == given?.object, ListRows.isShown(row),
      let start = axis.range(of: row, in: content)?.lowerBound
    else { return nil }
    return axis.isVisible(start) ? row : nil
  }

  /// The row of a widget that was the first visible one, or its first one.
  private func known(in parent: Widget) -> Widget? {
    let known = rows.first { gtk_widget_get_parent($0.widget) == parent }
    return known?.widget ?? gtk_widget_get_first_child(parent)
  }
}

extension ScrollAxis {
  /// The first of a widget and its siblings that ends after the start of the viewport.
  func firstVisible(from widget: Widget, in content: Widget) -> Widget? {
    let isPassed = { (widget: Widget) in
      let end = self.range(of: widget, in: content)?.upperBound
      return !ListRows.isShown(widget) || (end ?? 0) <= self.visibleStart
    }
    var found = widget
    while let before = gtk_widget_get_prev_sibling(found), !isPassed(before) { found = before }
    while isPassed(found) {
      guard let after = gtk_widget_get_next_sibling(found) else { return nil }
      found = after
    }
    return found
  }

  /// Where a widget begins and ends in the content, in points.
  func range(of widget: Widget, in content: Widget) -> Range<Double>? {
    // What a GtkViewport shows has coordinates of its own, without the rounding of its offset.
    let isViewport = isInstance(content, of: gtk_viewport_get_type())
    let whole = isViewport ? gtk_viewport_get_child(content.opaque) : nil
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, whole ?? content, &bounds) != 0 else { return nil }
    let near = Double(axis == .vertical ? bounds.origin.y : bounds.origin.x)
    let length = Double(axis == .vertical ? bounds.size.height : bounds.size.width)
    guard let whole else {
      let start = innerOffset + min(logical(near), logical(near + length))
      return start..<start + length
    }
    let extent = axis == .vertical ? gtk_widget_get_height(whole) : gtk_widget_get_width(whole)
    let start = isMirrored ? Double(extent) - near - length : near
    return start..<start + length
  }
}
#endif
