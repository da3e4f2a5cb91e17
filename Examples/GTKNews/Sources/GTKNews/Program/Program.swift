import CAdwaita
import Foundation

/// The application: its window, its menu and its keys.
final class Program {
  private static let id = "io.github.overscroll.News"

  let object: Widget
  private var window: NewsWindow?

  init() {
    // Without a message bus, which would find another one: each has a feed of its own.
    object = Widget(OpaquePointer(made(adw_application_new(Self.id, G_APPLICATION_NON_UNIQUE))))
    gtk_window_set_default_icon_name(Self.id)
  }

  func open(_ window: NewsWindow, recordingTo file: String?) {
    self.window = window
    let gtkWindow = window.widget.cast(GtkWindow.self)
    gtk_window_set_application(gtkWindow, object.cast(GtkApplication.self))
    addAction("about") { Self.showAbout(over: gtkWindow) }
    // Closing the window stores its size.
    addAction("quit", "<Control>q") { gtk_window_close(gtkWindow) }
    setKeys("window.close", "<Control>w")
    setKeys("win.show-help-overlay", "<Control>question")
    let help = Self.shortcuts
    gtk_application_window_set_help_overlay(window.widget.cast(GtkApplicationWindow.self), help)
    if let file { window.record(to: URL(filePath: file)) }
    window.start()
  }

  static func menuButton() -> Widget {
    let menu = g_menu_new()
    for (title, action) in [
      ("Keyboard Shortcuts", "win.show-help-overlay"), ("About News", "app.about"),
      ("Quit", "app.quit"),
    ] { g_menu_append(menu, title, action) }
    let button = made(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    gtk_menu_button_set_menu_model(button.opaque, Widget(made(menu)).cast(GMenuModel.self))
    gtk_menu_button_set_primary(button.opaque, 1)
    gtk_widget_set_tooltip_text(button, "Menu")
    return button
  }

  private func addAction(_ name: String, _ key: String? = nil, _ perform: @escaping () -> Void) {
    let action = made(g_simple_action_new(name, nil))
    Widget(action).on("activate", perform)
    g_action_map_add_action(object.opaque, action)
    if let key { setKeys("app.\(name)", key) }
  }

  private func setKeys(_ action: String, _ key: String) {
    key.withCString { key in
      var keys: [UnsafePointer<CChar>?] = [key, nil]
      gtk_application_set_accels_for_action(object.cast(GtkApplication.self), action, &keys)
    }
  }

  private static func showAbout(over window: UnsafeMutablePointer<GtkWindow>) {
    let about = made(adw_about_window_new())
    adw_about_window_set_application_name(about.opaque, "News")
    adw_about_window_set_application_icon(about.opaque, id)
    adw_about_window_set_developer_name(about.opaque, "The authors of Overscroll")
    adw_about_window_set_comments(about.opaque, "Reads a feed. An example of OverscrollGTK.")
    gtk_window_set_transient_for(about.cast(GtkWindow.self), window)
    gtk_window_present(about.cast(GtkWindow.self))
  }

  /// Before GTK 4.14, only a description can fill this window.
  private static var shortcuts: OpaquePointer? {
    let rows = [
      ("Refresh", "F5 &lt;Control&gt;r"), ("Go Back", "Escape &lt;Alt&gt;Left"), ("Menu", "F10"),
      ("Keyboard Shortcuts", "&lt;Control&gt;question"), ("Close the Window", "&lt;Control&gt;w"),
      ("Quit", "&lt;Control&gt;q"),
    ].map { title, keys in
      """
      <child><object class="GtkShortcutsShortcut"><property name="title">\(title)</property>
      <property name="accelerator">\(keys)</property></object></child>
      """
    }
    let text = """
      <interface><object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>
      <child><object class="GtkShortcutsSection"><child><object class="GtkShortcutsGroup">
      \(rows.joined())</object></child></object></child></object></interface>
      """
    // The builder is released with the program, as the window is.
    return gtk_builder_get_object(gtk_builder_new_from_string(text, -1), "window")
      .map { OpaquePointer($0) }
  }
}
