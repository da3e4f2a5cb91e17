#if GTK
import CGtk

/// The GObject type of a viewport's widget: a `GtkScrollable` whose functions call its ``Viewport``.
enum ViewportType {
  /// Registered on first use.
  static let type: GType = register()

  /// The adjustments and policies of `GtkScrollable`, numbered as this type's own properties.
  enum Property: guint {
    case hadjustment = 1
    case vadjustment
    case hscrollPolicy
    case vscrollPolicy
  }

  private static func register() -> GType {
    let type = g_type_register_static_simple(
      gtk_widget_get_type(),
      "OverscrollViewport",
      guint(MemoryLayout<GtkWidgetClass>.size),
      { fields, _ in ViewportType.fill(fields) },
      guint(MemoryLayout<OverscrollViewport>.size),
      { instance, _ in ViewportType.make(instance) },
      GTypeFlags(rawValue: 0)
    )
    var scrollable = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &scrollable)
    return type
  }

  private static func make(_ instance: UnsafeMutablePointer<GTypeInstance>?) {
    guard let instance else { return }
    let widget = OpaquePointer(instance).widget
    let viewport = Viewport(widget)
    swift(widget).pointee.swift = Unmanaged.passRetained(viewport).toOpaque()
  }

  private static func swift(_ widget: Widget) -> UnsafeMutablePointer<OverscrollViewport> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: OverscrollViewport.self)
  }

  /// The Swift object of a widget of this type.
  static func viewport(_ widget: UnsafeMutableRawPointer?) -> Viewport? {
    guard let widget else { return nil }
    let object = widget.assumingMemoryBound(to: OverscrollViewport.self).pointee.swift
    return object.map { Unmanaged<Viewport>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The functions of the parent type.
  private static var parent: UnsafeMutablePointer<GtkWidgetClass> {
    // Widgets are alive while this type exists, so their class is.
    g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func fill(_ fields: UnsafeMutableRawPointer?) {
    guard let fields else { return }
    fillObject(fields.assumingMemoryBound(to: GObjectClass.self))
    let widget = fields.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "overscroll")
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
    fillLayout(widget)
    fillPresence(widget)
  }

  private static func fillObject(_ object: UnsafeMutablePointer<GObjectClass>) {
    object.pointee.set_property = { object, id, value, _ in
      guard let property = Property(rawValue: id), let value else { return }
      ViewportType.viewport(object)?.set(property, value)
    }
    object.pointee.get_property = { object, id, value, _ in
      guard let property = Property(rawValue: id), let value else { return }
      ViewportType.viewport(object)?.get(property, value)
    }
    object.pointee.dispose = { object in
      ViewportType.viewport(object)?.dispose()
      ViewportType.parent.pointee.parent_class.dispose(object)
    }
    object.pointee.finalize = { object in
      if let object {
        let widget = OpaquePointer(object).widget
        let viewport = ViewportType.swift(widget).pointee.swift
        ViewportType.swift(widget).pointee.swift = nil
        if let viewport { Unmanaged<Viewport>.fromOpaque(viewport).release() }
      }
      ViewportType.parent.pointee.parent_class.finalize(object)
    }
    let own = { (property: Property, name: String) in
      g_object_class_override_property(object, property.rawValue, name)
    }
    own(.hadjustment, "hadjustment")
    own(.vadjustment, "vadjustment")
    own(.hscrollPolicy, "hscroll-policy")
    own(.vscrollPolicy, "vscroll-policy")
  }

  private static func fillLayout(_ widget: UnsafeMutablePointer<GtkWidgetClass>) {
    widget.pointee.get_request_mode = { widget in
      ViewportType.viewport(widget)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widget.pointee.measure = { widget, orientation, size, least, natural, _, _ in
      let wanted =
        ViewportType.viewport(widget)?.measure(orientation, size) ?? (least: 0, natural: 0)
      least?.pointee = wanted.least
      natural?.pointee = wanted.natural
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      ViewportType.viewport(widget)?.allocate(width, height)
    }
    widget.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      ViewportType.viewport(widget)?.draw(snapshot)
    }
  }

  private static func fillPresence(_ widget: UnsafeMutablePointer<GtkWidgetClass>) {
    widget.pointee.map = { widget in
      ViewportType.parent.pointee.map(widget)
      ViewportType.viewport(widget)?.appear()
    }
    widget.pointee.unmap = { widget in
      ViewportType.viewport(widget)?.disappear()
      ViewportType.parent.pointee.unmap(widget)
    }
    widget.pointee.root = { widget in
      ViewportType.parent.pointee.root(widget)
      ViewportType.viewport(widget)?.enterWindow()
    }
    widget.pointee.unroot = { widget in
      ViewportType.viewport(widget)?.leaveWindow()
      ViewportType.parent.pointee.unroot(widget)
    }
    widget.pointee.css_changed = { widget, change in
      ViewportType.parent.pointee.css_changed(widget, change)
      ViewportType.viewport(widget)?.restyle()
    }
    widget.pointee.direction_changed = { widget, previous in
      ViewportType.parent.pointee.direction_changed(widget, previous)
      ViewportType.viewport(widget)?.restyle()
    }
    widget.pointee.system_setting_changed = { widget, setting in
      ViewportType.parent.pointee.system_setting_changed(widget, setting)
      ViewportType.viewport(widget)?.restyle()
    }
    widget.pointee.focus = { widget, direction in
      if let isMoved = ViewportType.viewport(widget)?.moveFocus(direction) {
        return isMoved ? 1 : 0
      }
      return ViewportType.parent.pointee.focus(widget, direction)
    }
  }
}
#endif
