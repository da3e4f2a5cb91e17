import CAdwaita
import Foundation

/// The application: its window, its menu and its keys.
final class Program {
  private static let id = "io.github.overscroll.News"
  /// What keys do; GTK and the list have those without an action.
  private static let keys: [(title: String, keys: String, action: String?)] = [
    ("Refresh", "F5 <Control>r", nil), ("Go Back", "Escape <Alt>Left", nil), ("Menu", "F10", nil),
    ("Keyboard Shortcuts", "<Control>question", "win.show-help-overlay"),
    ("Close the Window", "<Control>w", "window.close"), ("Quit", "<Control>q", "app.quit"),
  ]

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
    object.addAction("about") { Self.showAbout(over: gtkWindow) }
    // Closing the window stores its size.
    object.addAction("quit") { gtk_window_close(gtkWindow) }
    // What is being loaded would go on in widgets that are gone.
    window.widget.on("destroy") { exit(0) }
    // As the end of a session does.
    let close: GSourceFunc = { window in
      gtk_window_close(window?.assumingMemoryBound(to: GtkWindow.self))
      return 1
    }
    g_unix_signal_add(SIGTERM, close, gtkWindow)
    for case (_, let key, let action?) in Self.keys {
      key.withCString { key in
        var keys: [UnsafePointer<CChar>?] = [key, nil]
        gtk_application_set_accels_for_action(object.cast(GtkApplication.self), action, &keys)
      }
    }
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
    let rows = keys.map { title, keys, _ in
      """
      <child><object class="GtkShortcutsShortcut"><property name="title">\(title)</property>
      <property name="accelerator">\(keys.replacing("<", with: "&lt;"))</property></object></child>
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
