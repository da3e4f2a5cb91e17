import CAdwaita
import News

/// The list of articles: a `GtkListView` that makes a widget for each visible row only.
final class ArticleList {
  let widget = made(gtk_scrolled_window_new())
  /// The list, below what it says if there is no article.
  let box = made(gtk_overlay_new())
  private let nothing: Widget
  private let reason = label()
  private let retry = made(gtk_button_new_with_label("Try Again"))
  private(set) var articles: [Article] = []
  /// Called with the article of an activated row.
  var onActivate: (Article) -> Void = { _ in }
  /// Called to load what could not be loaded.
  var onRetry: () -> Void = {}
  /// The items that have a row now.
  private var items: Set<OpaquePointer> = []
  private let model: OpaquePointer = gtk_string_list_new(nil)

  /// Makes a list, with what it says without articles.
  init(without text: String) {
    let title = label("title-1")
    gtk_label_set_text(title.opaque, text)
    for line in [title, reason] {
      gtk_label_set_justify(line.opaque, GTK_JUSTIFY_CENTER)
      gtk_label_set_xalign(line.opaque, 0.5)
    }
    gtk_widget_set_halign(retry, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(retry, "pill")
    nothing = column(title, reason, retry, spacing: 12)
    // A pull may begin beside it.
    gtk_widget_set_valign(nothing, GTK_ALIGN_CENTER)
    setMargins(nothing, 24, 24)
    let factory = Widget(made(gtk_signal_list_item_factory_new()))
    let list = made(gtk_list_view_new(gtk_no_selection_new(model), factory.opaque))
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    gtk_list_view_set_show_separators(list.opaque, 1)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, list)
    gtk_widget_set_vexpand(widget, 1)
    gtk_overlay_set_child(box.opaque, widget)
    gtk_overlay_add_overlay(box.opaque, nothing)
    gtk_widget_set_visible(nothing, 0)
    retry.on("clicked") { self.onRetry() }
    factory.on("setup") { gtk_list_item_set_child($0, ArticleRow.make()) }
    factory.on("bind") { item in
      guard let item else { return }
      self.items.insert(item)
      self.fill(item)
    }
    factory.on("unbind") { item in
      if let item { self.items.remove(item) }
    }
    list.on("activate") { index in
      // Passed as a number of 32 bits.
      self.onActivate(self.articles[Int(guint(truncatingIfNeeded: Int(bitPattern: index)))])
    }
  }

  private func fill(_ item: OpaquePointer) {
    let index = Int(gtk_list_item_get_position(item))
    guard let row = gtk_list_item_get_child(item), articles.indices.contains(index) else { return }
    ArticleRow.fill(row, with: articles[index])
  }

  /// Says that there is no article, if so, and why: not before the first document has come.
  ///
  /// - Returns: Whether it says why.
  @discardableResult
  func showWhetherEmpty(because error: (any Error)? = nil) -> Bool {
    let isEmpty = articles.isEmpty
    gtk_widget_set_visible(nothing, isEmpty ? 1 : 0)
    gtk_label_set_text(reason.opaque, error.map { "\($0)" } ?? "")
    for widget in [reason, retry] { gtk_widget_set_visible(widget, error == nil ? 0 : 1) }
    return isEmpty && error != nil
  }

  /// Shows articles; a row that stays keeps the keyboard focus and its place.
  func show(_ new: [Article]) {
    let changes = new.map(\.id).difference(from: articles.map(\.id))
    // Before GTK asks for them.
    articles = new
    for change in changes {
      switch change {
      case .remove(let index, _, _): gtk_string_list_remove(model, guint(index))
      case .insert(let index, let id, _):
        id.withCString { id in
          var ids: [UnsafePointer<CChar>?] = [id, nil]
          gtk_string_list_splice(model, guint(index), 0, &ids)
        }
      }
    }
    for item in items { fill(item) }
  }
}

/// A row: the title above who wrote it and when, with a dot in front if it is unread.
enum ArticleRow {
  static func make() -> Widget {
    let title = label("heading")
    gtk_label_set_lines(title.opaque, 3)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    let byline = label("dim-label", "caption")
    gtk_label_set_lines(byline.opaque, 1)
    gtk_label_set_ellipsize(byline.opaque, PANGO_ELLIPSIZE_END)
    let dot = label("accent", "caption")
    gtk_label_set_text(dot.opaque, "●")
    let row = column(title, line(dot, byline, spacing: 6), spacing: 4)
    setMargins(row, 12, 12)
    return row
  }

  static func fill(_ row: Widget, with article: Article) {
    guard let title = gtk_widget_get_first_child(row),
      let below = gtk_widget_get_last_child(row), let dot = gtk_widget_get_first_child(below),
      let byline = gtk_widget_get_last_child(below)
    else { return }
    gtk_label_set_text(title.opaque, article.shownTitle)
    gtk_label_set_text(byline.opaque, article.byline)
    gtk_widget_set_visible(dot, article.isRead ? 0 : 1)
    // Without another weight or size, which could change the number of lines.
    let change = article.isRead ? gtk_widget_add_css_class : gtk_widget_remove_css_class
    change(title, "dim-label")
  }
}

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
