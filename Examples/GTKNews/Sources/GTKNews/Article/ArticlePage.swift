import CAdwaita
import Foundation
import News

/// The page of one article, or the request to choose one.
final class ArticlePage {
  let widget = made(gtk_stack_new())
  private let scrolled = made(gtk_scrolled_window_new())
  private let title = label("title-1")
  private let byline = label("dim-label")
  private let text = label("body")
  private let link = made(gtk_link_button_new_with_label("", "Open Web Page"))

  init() {
    gtk_widget_set_halign(link, GTK_ALIGN_START)
    // As a button, whose frame begins where the lines do.
    for name in ["flat", "link"] { gtk_widget_remove_css_class(link, name) }
    let content = column(title, byline, text, link, spacing: 16)
    setMargins(content, 24, 24)
    let clamp = made(adw_clamp_new())
    adw_clamp_set_child(clamp.opaque, content)
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, clamp)
    let nothing = made(adw_status_page_new())
    adw_status_page_set_title(nothing.opaque, "Choose an Article")
    gtk_stack_add_child(widget.opaque, nothing)
    gtk_stack_add_child(widget.opaque, scrolled)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
  }

  func show(_ article: Article) {
    gtk_label_set_text(title.opaque, article.shownTitle)
    gtk_label_set_text(byline.opaque, article.byline)
    gtk_label_set_markup(text.opaque, article.text)
    gtk_widget_set_visible(link, article.link == nil ? 0 : 1)
    gtk_link_button_set_uri(link.opaque, article.link?.absoluteString ?? "")
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 0)
    gtk_stack_set_visible_child(widget.opaque, scrolled)
  }
}

/// What the screens show of an article.
extension Article {
  var shownTitle: String { title.isEmpty ? "Untitled" : title }

  /// The author and the date, as the system writes it.
  var byline: String {
    let seconds = gint64(exactly: published.timeIntervalSince1970.rounded()) ?? 0
    let date = seconds == 0 ? nil : g_date_time_new_from_unix_local(seconds)
    guard let date else { return author }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, "%x, %R") else { return author }
    defer { g_free(text) }
    return (author.isEmpty ? "" : "\(author) · ") + String(cString: text)
  }
}
