import CAdwaita

/// What stays until it is closed: a text of any length with its buttons below it.
///
/// A toast has one line, of which large texts leave a few words.
final class MessageBar {
  let widget: Widget
  private let text = label()
  private let retry = made(gtk_button_new_with_label("Try Again"))
  private var onRetry: () -> Void = {}

  init() {
    let close = made(gtk_button_new_with_label("Close"))
    let buttons = line(close, retry, spacing: 12)
    gtk_widget_set_halign(buttons, GTK_ALIGN_END)
    let content = column(text, buttons, spacing: 6)
    setMargins(content, 12, 12)
    widget = column(made(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)), content)
    gtk_widget_add_css_class(widget, "background")
    close.on("clicked") { self.hide() }
    retry.on("clicked") { self.onRetry() }
    hide()
  }

  /// Shows a text, with a button that tries again if there is something to try.
  func show(_ words: String, retry action: (() -> Void)? = nil) {
    gtk_label_set_text(text.opaque, words)
    onRetry = action ?? {}
    gtk_widget_set_visible(retry, action == nil ? 0 : 1)
    gtk_widget_set_visible(widget, 1)
  }

  func hide() { gtk_widget_set_visible(widget, 0) }
}
