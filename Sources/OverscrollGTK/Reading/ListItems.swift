#if GTK
import CGtk

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
