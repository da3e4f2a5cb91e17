import CAdwaita
import News

/// The list's second floor: the articles that were read, to find one again.
final class ReadPage {
  let widget: Widget
  let list = ArticleList()
  let back = made(gtk_button_new_with_label("Back to the News"))
  private let pages = made(gtk_stack_new())

  init() {
    let title = label("title-2")
    gtk_label_set_text(title.opaque, "Read Articles")
    setMargins(title, 12, 12)
    let nothing = made(adw_status_page_new())
    adw_status_page_set_icon_name(nothing.opaque, "document-open-recent-symbolic")
    adw_status_page_set_title(nothing.opaque, "Nothing Read Yet")
    gtk_stack_add_child(pages.opaque, nothing)
    gtk_stack_add_child(pages.opaque, list.widget)
    gtk_widget_set_vexpand(pages, 1)
    // Below it is room for the indicator of a pull, and for a finger that pushes the news back.
    gtk_widget_set_halign(back, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(back, "pill")
    setMargins(back, 12, 12)
    gtk_widget_set_margin_bottom(back, 64)
    widget = column(title, pages, back)
  }

  func show(_ articles: [Article]) {
    list.show(articles)
    if !articles.isEmpty { gtk_stack_set_visible_child(pages.opaque, list.widget) }
  }
}
