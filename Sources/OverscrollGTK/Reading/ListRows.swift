#if GTK
import CGtk

/// The rows of a list, by the index of the item that each shows.
///
/// A box has a widget for each item. A list with a model has widgets for what is visible and a little more;
/// only their factory is told which item each shows, so this listens to a `GtkSignalListItemFactory`. Of another
/// factory, and of a column view, it knows no rows.
struct ListRows {
  /// The list items of a `GtkListView` or a `GtkGridView` that show an item now, by their rows.
  private var bound: [Widget: OpaquePointer] = [:]
  private var factory: OpaquePointer?
  private var model: OpaquePointer?

  /// The widget that has the rows: a list, also inside of widgets with one child each, such as a clamp.
  static func list(in content: Widget) -> Widget? {
    let first = isWhole(content) ? gtk_viewport_get_child(content.opaque) : content
    var (next, box): (Widget?, Widget?) = (first, nil)
    while let widget = next, !isList(widget) {
      // A box has rows itself, unless it leads to a list.
      if box == nil, isInstance(widget, of: gtk_box_get_type()) { box = widget }
      let child = gtk_widget_get_first_child(widget)
      next = child.flatMap { gtk_widget_get_next_sibling($0) == nil ? child : nil }
    }
    return next ?? box ?? first
  }

  private static func isList(_ widget: Widget) -> Bool {
    [
      gtk_list_view_get_type(), gtk_grid_view_get_type(), gtk_column_view_get_type(),
      gtk_list_box_get_type(), gtk_flow_box_get_type(),
    ].contains { isInstance(widget, of: $0) }
  }

  /// Whether a list makes a widget for every item.
  static func isWhole(_ content: Widget) -> Bool {
    isInstance(content, of: gtk_viewport_get_type())
  }

  /// Whether arrow keys move the focus from row to row.
  static func areFocused(in content: Widget) -> Bool {
    guard isWhole(content) else { return true }
    return list(in: content).map { isInstance($0, of: gtk_list_box_get_type()) } ?? false
  }

  /// Whether the rows of a list with a model are known.
  private(set) var areKnown = false

  /// Follows the factory and the model of a list, for the widget that is its viewport.
  mutating func follow(_ content: Widget, for viewport: Widget) {
    let (factory, model) = Self.sources(of: content)
    if Self.replace(&self.factory, by: factory, viewport), let factory {
      bound = [:]
      areKnown = isInstance(gpointer(factory), of: gtk_signal_list_item_factory_get_type())
      if areKnown { Self.listen(to: factory, for: viewport) }
    }
    if Self.replace(&self.model, by: model, viewport), let model {
      let changed: ItemsCallback = { _, start, removed, added, viewport in
        let range = Int(start)..<Int(start + removed)
        ViewportType.viewport(viewport)?.itemsChanged(in: range, to: Int(added))
      }
      connect(gpointer(model), "items-changed", to: viewport, changed)
    }
  }

  mutating func release(for viewport: Widget) {
    _ = Self.replace(&factory, by: nil, viewport)
    _ = Self.replace(&model, by: nil, viewport)
    bound = [:]
  }

  private static func sources(
    of content: Widget
  ) -> (factory: OpaquePointer?, model: OpaquePointer?) {
    guard let list = list(in: content) else { return (nil, nil) }
    if isInstance(list, of: gtk_list_view_get_type()) {
      return (gtk_list_view_get_factory(list.opaque), gtk_list_view_get_model(list.opaque))
    }
    guard isInstance(list, of: gtk_grid_view_get_type()) else { return (nil, nil) }
    return (gtk_grid_view_get_factory(list.opaque), gtk_grid_view_get_model(list.opaque))
  }

  private static func replace(
    _ object: inout OpaquePointer?,
    by new: OpaquePointer?,
    _ viewport: Widget
  ) -> Bool {
    guard new != object else { return false }
    if let new { g_object_ref(gpointer(new)) }
    if let object {
      disconnect(gpointer(object), from: viewport)
      g_object_unref(gpointer(object))
    }
    object = new
    return true
  }

  private static func listen(to factory: OpaquePointer, for viewport: Widget) {
    let bind: ItemCallback = { _, item, viewport in
      ViewportType.viewport(viewport)?.rows.bind(OpaquePointer(item))
    }
    let unbind: ItemCallback = { _, item, viewport in
      ViewportType.viewport(viewport)?.rows.unbind(OpaquePointer(item))
    }
    connect(gpointer(factory), "bind", to: viewport, bind)
    connect(gpointer(factory), "unbind", to: viewport, unbind)
  }

  private mutating func bind(_ item: OpaquePointer) {
    let row = gtk_list_item_get_child(item).flatMap { gtk_widget_get_parent($0) }
    if let row { bound[row] = item }
  }

  private mutating func unbind(_ item: OpaquePointer) {
    if let row = bound.first(where: { $0.value == item })?.key { bound[row] = nil }
  }

  // MARK: Rows

  /// The item that a row of a list with a model shows, and its index.
  func item(of row: Widget) -> (object: gpointer, index: Int)? {
    guard let item = bound[row], let object = gtk_list_item_get_item(item) else { return nil }
    return (object, Int(gtk_list_item_get_position(item)))
  }

  /// The first of some items that the model has in a range, and its index.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  func firstLeft(of objects: [gpointer], in range: Range<Int>) -> (offset: Int, index: Int)? {
    guard let model, !objects.isEmpty else { return nil }
    let count = Int(g_list_model_get_n_items(model))
    var offsets: [gpointer: Int] = [:]
    for (offset, object) in objects.enumerated().reversed() { offsets[object] = offset }
    var found: (offset: Int, index: Int)?
    for index in range.clamped(to: 0..<count) {
      guard let object = g_list_model_get_item(model, guint(index)) else { continue }
      g_object_unref(object)
      if let offset = offsets[object], offset < found?.offset ?? .max {
        found = (offset, index)
      }
    }
    return found
  }

  /// The row at an index, if it has a widget.
  func row(at index: Int, in content: Widget) -> Widget? {
    guard Self.isWhole(content) else {
      return bound.first { Int(gtk_list_item_get_position($0.value)) == index }?.key
    }
    let rows = Self.rows(from: Self.firstChild(of: content), in: content, atMost: index + 1)
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// The index of a row; nil if it is not known.
  func index(of row: Widget, in content: Widget) -> Int? {
    guard Self.isWhole(content) else { return item(of: row)?.index }
    return Self.rows(before: row, in: content).count
  }

  /// The first child of what has the rows.
  static func firstChild(of content: Widget) -> Widget? {
    list(in: content).flatMap { gtk_widget_get_first_child($0) }
  }

  /// The rows from one on, including those that a list with a model keeps ready, up to a limit.
  static func rows(from first: Widget?, in content: Widget, atMost limit: Int = .max) -> [Widget] {
    collect(first, in: content, limit) { gtk_widget_get_next_sibling($0) }
  }

  /// The rows before one, the nearest first, up to a limit.
  static func rows(before row: Widget, in content: Widget, atMost limit: Int = .max) -> [Widget] {
    collect(gtk_widget_get_prev_sibling(row), in: content, limit) {
      gtk_widget_get_prev_sibling($0)
    }
  }

  private static func collect(
    _ first: Widget?,
    in content: Widget,
    _ limit: Int,
    _ following: (Widget) -> Widget?
  ) -> [Widget] {
    let isWhole = isWhole(content)
    var found: [Widget] = []
    var next = first
    while let row = next, found.count < limit {
      if !isWhole || isShown(row) { found.append(row) }
      next = following(row)
    }
    return found
  }

  /// Whether a row has a place in its list: a filter, the app, or a list that keeps it ready may hide it.
  static func isShown(_ row: Widget) -> Bool {
    gtk_widget_get_visible(row) != 0 && gtk_widget_get_child_visible(row) != 0
  }
}

private typealias ItemCallback = @convention(c) (gpointer, gpointer, gpointer) -> Void
private typealias ItemsCallback = @convention(c) (gpointer, guint, guint, guint, gpointer) -> Void

/// The number of items of a list.
enum ListItems {
  /// Counts the items of a model, or else the children of a list or a box; nil for another kind.
  ///
  /// - Complexity: O(*n*) for children.
  static func count(in content: Widget) -> Int? {
    guard let content = ListRows.list(in: content) else { return nil }
    let model: OpaquePointer?
    if isInstance(content, of: gtk_list_view_get_type()) {
      model = gtk_list_view_get_model(content.opaque)
    } else if isInstance(content, of: gtk_grid_view_get_type()) {
      model = gtk_grid_view_get_model(content.opaque)
    } else if isInstance(content, of: gtk_column_view_get_type()) {
      model = gtk_column_view_get_model(content.opaque)
    } else {
      return children(of: content)
    }
    return model.map { Int(g_list_model_get_n_items($0)) }
  }

  private static func children(of widget: Widget) -> Int? {
    let types = [gtk_list_box_get_type(), gtk_flow_box_get_type(), gtk_box_get_type()]
    guard types.contains(where: { isInstance(widget, of: $0) }) else { return nil }
    var count = 0
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if gtk_widget_get_visible(child) != 0 { count += 1 }
      next = gtk_widget_get_next_sibling(child)
    }
    return count
  }
}
#endif
