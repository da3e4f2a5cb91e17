#if GTK
import CGtk
import OverscrollHosting

// Style, language and words of controls that have none of their own.
extension PullControls {
  /// The defaults of this app.
  ///
  /// ```swift
  /// PullControls.defaults.refreshStyle = .ring
  /// PullControls.setDefaults(ofShop, for: OpaquePointer(window))
  /// ```
  ///
  /// A value of a control counts most, then that of the nearest widget around its list, see
  /// ``setDefaults(_:for:)``, then these. A control follows when its list moves to another parent, and when
  /// defaults change.
  public static var defaults = PullControls.Defaults() {
    didSet {
      let windows = gtk_window_get_toplevels()
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let window = g_list_model_get_item(windows, index) else { continue }
        inherit(below: OpaquePointer(window).widget)
        g_object_unref(window)
      }
    }
  }

  /// Sets the defaults of the controls in a widget: a window, a part of it, or a scrolled window.
  ///
  /// The widget releases them when it is destroyed.
  ///
  /// - Parameters:
  ///   - defaults: The defaults; nil removes them.
  ///   - widget: A pointer to a `GtkWidget`.
  public static func setDefaults(_ defaults: PullControls.Defaults?, for widget: OpaquePointer) {
    StoredDefaults.set(defaults, for: widget.widget)
    inherit(below: widget.widget)
  }

  /// The defaults that were set for a widget, or nil.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`.
  /// - Returns: Its own defaults, without those around it.
  public static func defaults(for widget: OpaquePointer) -> PullControls.Defaults? {
    StoredDefaults.of(widget.widget)
  }

  /// Applies changed defaults to the lists in a widget.
  private static func inherit(below widget: Widget) {
    if isInstance(widget, of: ViewportType.type) {
      ViewportType.viewport(widget)?.inheritDefaults()
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      inherit(below: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }
}

extension PullControls.Defaults {
  /// The defaults around a widget: each value is that of the nearest widget with one, or else the app's.
  init(around widget: Widget) {
    self.init()
    for widget in sequence(first: widget, next: gtk_widget_get_parent) {
      if let found = StoredDefaults.of(widget) { self = filled(from: found) }
    }
    self = filled(from: PullControls.defaults)
  }
}

/// The defaults that a widget stores.
private final class StoredDefaults {
  let defaults: PullControls.Defaults

  private static let key = "overscroll-defaults"

  private init(_ defaults: PullControls.Defaults) {
    self.defaults = defaults
  }

  static func of(_ widget: Widget) -> PullControls.Defaults? {
    g_object_get_data(object(widget), key).map {
      Unmanaged<StoredDefaults>.fromOpaque($0).takeUnretainedValue().defaults
    }
  }

  static func set(_ defaults: PullControls.Defaults?, for widget: Widget) {
    let stored = defaults.map { Unmanaged.passRetained(StoredDefaults($0)).toOpaque() }
    g_object_set_data_full(object(widget), key, stored) { stored in
      if let stored { Unmanaged<StoredDefaults>.fromOpaque(stored).release() }
    }
  }

  private static func object(_ widget: Widget) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }
}
#endif
