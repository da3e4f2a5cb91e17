#if GTK
import CGtk

/// A list of labelled rows in one of the widgets that apps use for it.
final class Rows {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let kind: Options.List
  private let model: OpaquePointer
  private let hasButtons: Bool
  private let hasDrags: Bool
  /// Called with the index of an activated row.
  var onActivate: (Int) -> Void = { _ in }
  private var older = 0
  private var newer = 0
  /// The lengths of rows that are longer than others, by their texts.
  private var lengths: [String: gint] = [:]

  init(_ options: Options) {
    kind = options.list
    (hasButtons, hasDrags) = (options.hasButtons, options.hasDrags)
    model = gtk_string_list_new(nil)
    switch kind {
    case .listView:
      let factory = gtk_signal_list_item_factory_new()
      widget = gtk_list_view_new(gtk_no_selection_new(model), factory)
      gtk_list_view_set_single_click_activate(OpaquePointer(widget), 1)
      connectFactory(factory, options)
    case .listBox:
      widget = gtk_list_box_new()
    case .box:
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    }
    let activated: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, row, rows in
      let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      Unmanaged<Rows>.fromOpaque(rows).takeUnretainedValue().onActivate(index)
    }
    let chosen: @convention(c) (gpointer, guint, gpointer) -> Void = { _, index, rows in
      Unmanaged<Rows>.fromOpaque(rows).takeUnretainedValue().onActivate(Int(index))
    }
    let me = Unmanaged.passUnretained(self).toOpaque()
    switch kind {
    case .listView: connect("activate", unsafeBitCast(chosen, to: GCallback.self), me)
    case .listBox: connect("row-activated", unsafeBitCast(activated, to: GCallback.self), me)
    case .box: break
    }
    for number in 0..<options.rows { append("Row \(number)") }
  }

  private func connect(_ signal: String, _ callback: GCallback, _ data: gpointer) {
    g_signal_connect_data(widget, signal, callback, data, nil, GConnectFlags(rawValue: 0))
  }

  private func connectFactory(_ factory: OpaquePointer?, _ options: Options) {
    let setUp: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, _ in
      gtk_list_item_set_child(item, Rows.label(""))
    }
    let bind: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, rows in
      guard let text = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item))),
        let label = gtk_list_item_get_child(item)
      else { return }
      gtk_label_set_text(OpaquePointer(label), text)
      let me = Unmanaged<Rows>.fromOpaque(rows).takeUnretainedValue()
      gtk_widget_set_size_request(label, 48, me.lengths[String(cString: text)] ?? 48)
    }
    for (signal, callback) in [("setup", setUp), ("bind", bind)] {
      g_signal_connect_data(
        factory.map { UnsafeMutableRawPointer($0) },
        signal,
        unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(),
        nil,
        GConnectFlags(rawValue: 0)
      )
    }
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    guard let label = gtk_label_new(text) else { preconditionFailure("GTK makes a label.") }
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_widget_set_margin_start(label, 16)
    gtk_widget_set_margin_end(label, 16)
    gtk_widget_set_size_request(label, 48, 48)
    return label
  }

  private func row(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    if hasDrags { return dragged(text) }
    guard hasButtons else { return Self.label(text) }
    guard let button = gtk_button_new_with_label(text) else {
      preconditionFailure("GTK makes a button.")
    }
    let clicked: @convention(c) (gpointer, gpointer) -> Void = { _, rows in
      Unmanaged<Rows>.fromOpaque(rows).takeUnretainedValue().onActivate(-1)
    }
    g_signal_connect_data(
      button,
      "clicked",
      unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
    return button
  }

  /// A row that can be dragged elsewhere.
  private func dragged(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    let row = Self.label(text)
    let source = gtk_drag_source_new()
    gtk_drag_source_set_content(
      source,
      gdk_content_provider_new_for_bytes("text/plain", g_bytes_new("row", 3))
    )
    let began: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, rows in
      Unmanaged<Rows>.fromOpaque(rows).takeUnretainedValue().onActivate(-2)
    }
    g_signal_connect_data(
      source.map { gpointer($0) },
      "drag-begin",
      unsafeBitCast(began, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
    gtk_widget_add_controller(row, source)
    return row
  }

  func append(_ text: String) { insert(text, at: -1) }

  private func insert(_ text: String, at index: Int) {
    switch kind {
    case .listView:
      if index < 0 { return gtk_string_list_append(model, text) }
      var texts: [UnsafePointer<CChar>?] = [UnsafePointer(strdup(text)), nil]
      gtk_string_list_splice(model, guint(index), 0, &texts)
    case .listBox:
      gtk_list_box_insert(OpaquePointer(widget), row(text), gint(index))
    case .box:
      let box = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
      if index < 0 { gtk_box_append(box, row(text)) } else { gtk_box_prepend(box, row(text)) }
    }
  }

  /// Inserts rows at the start.
  func insertBefore(_ count: Int) {
    for _ in 0..<count {
      newer += 1
      insert("New \(newer)", at: 0)
    }
  }

  /// Makes the row with a text longer, as an image that arrives does.
  func grow(_ text: String, by points: Int) {
    lengths[text] = (lengths[text] ?? 48) + gint(points)
    if let label = label(text, below: widget), let length = lengths[text] {
      gtk_widget_set_size_request(label, 48, length)
    }
  }

  /// Removes the row with a text.
  func remove(_ text: String) {
    switch kind {
    case .listView:
      let index = (0..<g_list_model_get_n_items(model)).first {
        gtk_string_list_get_string(model, $0).map { String(cString: $0) } == text
      }
      if let index { gtk_string_list_remove(model, index) }
    case .listBox:
      let row = label(text, below: widget).flatMap { gtk_widget_get_parent($0) }
      gtk_list_box_remove(OpaquePointer(widget), row)
    case .box:
      let box = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
      gtk_box_remove(box, label(text, below: widget))
    }
  }

  private func label(
    _ text: String,
    below parent: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let children = sequence(first: gtk_widget_get_first_child(parent)) { child in
      child.map { gtk_widget_get_next_sibling($0) }
    }
    for case let child? in children {
      if let label = label(text, below: child) { return label }
      let instance = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0,
        String(cString: gtk_label_get_text(OpaquePointer(child))) == text
      {
        return child
      }
    }
    return nil
  }

  /// Adds rows at the end.
  func add(_ count: Int) {
    for _ in 0..<count {
      older += 1
      append("More \(older)")
    }
  }
}

/// A page for a floor: a button above a scrolled window with rows, and a label below it.
final class FloorPage {
  let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  /// Called when the button is clicked.
  var onChoose: (Bool) -> Void = { _ in }

  init() {
    let button = gtk_button_new_with_label("Choose")
    let clicked: @convention(c) (gpointer, gpointer) -> Void = { _, page in
      Unmanaged<FloorPage>.fromOpaque(page).takeUnretainedValue().onChoose(true)
    }
    g_signal_connect_data(
      button,
      "clicked",
      unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
    let rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for number in 0..<20 { append(Self.label("Item \(number)"), to: rows) }
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), rows)
    gtk_widget_set_size_request(scrolled, -1, 250)
    append(button, to: widget)
    append(scrolled, to: widget)
    let below = Self.label("Below")
    gtk_widget_set_vexpand(below, 1)
    append(below, to: widget)
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(text)
    gtk_widget_set_size_request(label, -1, 40)
    return label
  }

  private func append(
    _ child: UnsafeMutablePointer<GtkWidget>?,
    to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    gtk_box_append(UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self), child)
  }

  /// Where its scrolled window is scrolled to.
  var offset: Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)))
  }

  func contains(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_is_ancestor(widget, self.widget) != 0
  }
}
#endif
