import CAdwaita
import News

/// The list's second floor: the articles that were read, to find one again.
final class ReadPage {
  let widget: Widget
  let list = ArticleList(without: "Nothing Read Yet")
  let back = made(gtk_button_new_with_label("Back to the News"))

  init() {
    let title = label("title-2")
    gtk_label_set_text(title.opaque, "Read Articles")
    setMargins(title, 12, 12)
    // Below it is room for the indicator of a pull, and for a finger that pushes the news back.
    gtk_widget_set_halign(back, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(back, "pill")
    setMargins(back, 12, 12)
    gtk_widget_set_margin_bottom(back, 96)
    widget = column(title, list.box, back)
  }
}
