import CAdwaita
import Foundation
import News
import OverscrollGTK
import OverscrollTrace

/// The window: the list and, beside it or in its place where the window is narrow, an article.
final class NewsWindow {
  private static let pageSize = 20

  let widget = made(adw_application_window_new(nil))
  private let reader: NewsReader
  private let list = ArticleList(without: "No Articles")
  private let page = ArticlePage()
  private let readPage = ReadPage()
  private let title = made(adw_window_title_new("News", nil))
  private let toasts = made(adw_toast_overlay_new())
  private let leaflet = made(adw_leaflet_new())
  private let controls: PullControls
  /// The last article that was loaded.
  private var last: Article?
  /// What is wrong with the store, and the last error.
  private let notice = MessageBar()
  private let failure = MessageBar()

  /// What is read, stored for a day while the program is closed.
  private struct Place: Codable {
    let date: Date
    /// The first article on the screen and the last of the list, without their texts.
    let first, last: Article
    /// From the top of the list to the first article, in points.
    let distance: Double
  }

  private var placeName: String { "place in \(reader.address)" }

  init(_ reader: NewsReader) {
    self.reader = reader
    controls = PullControls(list.widget.opaque)
    layOut()
    size()
    widget.on("unmap") { [weak self] in self?.save() }
    list.onActivate = { [weak self] in self?.open($0) }
    list.onRetry = { [weak self] in self?.controls.refresh?.begin() }
    let refresh = controls.onRefresh { [weak self] in try await self?.refresh() }
    refresh.setFloor(readPage.widget.opaque)
    refresh.onFloor = { [weak self] in self?.floorChanged(to: $0) }
    readPage.list.onActivate = { [weak self] in self?.open($0) }
    readPage.back.on("clicked") { refresh.closeFloor() }
    // The list itself says that this failed, where a tap tries again.
    controls.onLoadMore { [weak self] in
      guard let self else { throw CancellationError() }
      return try await loadMore()
    }
  }

  private func layOut() {
    let refresh = button(icon: "view-refresh-symbolic", "Refresh")
    refresh.on("clicked") { [weak self] in self?.controls.refresh?.begin() }
    let read = button(icon: "document-open-recent-symbolic", "Read Articles")
    read.on("clicked") { [weak self] in self?.controls.refresh?.openFloor() }
    let listBar = bar(title, refresh, read)
    adw_header_bar_pack_end(listBar.opaque, Program.menuButton())
    let side = column(listBar, list.box)
    let goBack = widget.addAction("back") { [weak self] in self?.showList() }
    let back = button(icon: "go-previous-symbolic", "Back")
    gtk_actionable_set_action_name(back.opaque, "win.back")
    let pageBar = bar(made(adw_window_title_new("", nil)), back)
    let main = column(pageBar, page.widget)
    for child in [side, made(gtk_separator_new(GTK_ORIENTATION_VERTICAL)), main] {
      let page = adw_leaflet_append(leaflet.opaque, child)
      let isSeparator = child != side && child != main
      if isSeparator { adw_leaflet_page_set_navigatable(page, 0) }
      if !isSeparator { gtk_widget_set_size_request(child, 320, -1) }
    }
    // By Alt-Left and by a button of a mouse.
    adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
    main.onSwipeBack { [weak self] in self?.showList() }
    let keys = gtk_shortcut_controller_new()
    let escape = gtk_shortcut_trigger_parse_string("Escape")
    let action = gtk_shortcut_action_parse_string("action(win.back)")
    gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(escape, action))
    gtk_widget_add_controller(main, keys)
    // Both pages have what the window needs only where they take each other's place.
    for (widget, property) in [
      (goBack, "enabled"), (back, "visible"), (listBar, "show-end-title-buttons"),
      (pageBar, "show-start-title-buttons"),
    ] {
      g_object_bind_property(leaflet, "folded", widget, property, G_BINDING_SYNC_CREATE)
    }
    adw_toast_overlay_set_child(toasts.opaque, leaflet)
    // Over the list, which a smaller window would move.
    let bars = column(notice.widget, failure.widget)
    gtk_widget_set_valign(bars, GTK_ALIGN_END)
    let content = made(gtk_overlay_new())
    gtk_overlay_set_child(content.opaque, toasts)
    gtk_overlay_add_overlay(content.opaque, bars)
    adw_application_window_set_content(widget.cast(AdwApplicationWindow.self), content)
    gtk_window_set_title(widget.cast(GtkWindow.self), "News")
  }

  /// Gives the window the size that it had.
  private func size() {
    let window = widget.cast(GtkWindow.self)
    let stored = UserDefaults.standard.array(forKey: "size") as? [Int] ?? [900, 640, 0]
    gtk_window_set_default_size(window, gint(stored[0]), gint(stored[1]))
    if stored[2] != 0 { gtk_window_maximize(window) }
  }

  /// Stores the size of the window, and what is read unless that is the newest article.
  private func save() {
    let window = widget.cast(GtkWindow.self)
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    let isMaximized = gtk_window_is_maximized(window)
    UserDefaults.standard.set([Int(width), Int(height), Int(isMaximized)], forKey: "size")
    var place: Place?
    if let row = controls.firstVisibleRow, row.index > 0 || row.distance < 0, let last {
      let first = list.articles[row.index].key
      place = Place(date: Date(), first: first, last: last.key, distance: row.distance)
    }
    UserDefaults.standard.set(try? JSONEncoder().encode(place), forKey: placeName)
    UserDefaults.standard.synchronize()
  }

  /// Shows what is stored, where it was read last, then refreshes it.
  func start() {
    gtk_window_present(widget.cast(GtkWindow.self))
    perform {
      try await $0.showPlace()
      // Once the list is there: at its start it would show the refresh.
      $0.controls.refresh?.begin(after: 0.5)
    }
  }

  private func showPlace() async throws {
    let data = UserDefaults.standard.data(forKey: placeName) ?? Data()
    let place = try? JSONDecoder().decode(Place.self, from: data)
    guard let place, (0..<86_400).contains(-place.date.timeIntervalSinceNow) else {
      return try await showNewest()
    }
    last = place.last
    try await showNewest()
    // Where it has expired, the next one takes its place.
    let key = (place.first.published, place.first.id)
    let row = list.articles.firstIndex { ($0.published, $0.id) <= key }
    if let row { controls.scroll(toRow: row, distance: place.distance) }
  }

  /// Records the list's events, written each time the refresh has come to rest.
  func record(to file: URL) {
    var trace = Trace(axis: .vertical, bounce: .engine)
    controls.record { _ = trace.record($0) }
    controls.refresh?.onPhase = { phase in
      guard phase == .idle else { return }
      do {
        try trace.text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        fail("\(error)")
      }
    }
  }

  // MARK: The feed

  private func refresh() async throws {
    do {
      let skipped = try await reader.refresh()
      dismissError()
      try await showNewest()
      list.showWhetherEmpty()
      controls.loadMore?.resetExhausted()
      if skipped > 0 { say("\(skipped) entries without an id were left out.") }
    } catch {
      // An empty page says it for as long as it is empty.
      if list.showWhetherEmpty(because: error) {
        dismissError()
      } else {
        report(error) { $0.controls.refresh?.begin() }
      }
      // The window says more than the list would of a failure.
      throw CancellationError()
    }
  }

  /// Shows all articles down to the last that was loaded, also if another load ends meanwhile.
  private func showNewest() async throws {
    while true {
      let end = last
      let articles =
        if let end { try await reader.store.articles(downTo: end) } else {
          try await reader.store.articles(limit: Self.pageSize)
        }
      guard end == last else { continue }
      last = articles.last
      let known = Set(list.articles.map(\.id))
      list.show(articles)
      // Before the list is scrolled: at its top they are seen.
      controls.newItems += articles.prefix { !known.contains($0.id) }.count
      break
    }
    let name = try await reader.store.state().title
    if !name.isEmpty { adw_window_title_set_title(title.opaque, name) }
  }

  private func loadMore() async throws -> PullControl.LoadOutcome {
    guard let last else { return .exhausted }
    let (older, hasMore) = try await reader.older(than: last, limit: Self.pageSize)
    try Task.checkCancellation()
    dismissError()
    // A refresh may have deleted what expired.
    self.last = older.last ?? self.last
    try await showNewest()
    return hasMore ? .succeeded : .exhausted
  }

  // MARK: Articles

  private func floorChanged(to floor: FloorPhase) {
    switch floor {
    case .armed, .opening:
      perform {
        $0.readPage.list.show(try await $0.reader.store.readArticles(limit: Self.pageSize))
        $0.readPage.list.showWhetherEmpty()
      }
    case .closed, .open, .closing: break
    }
  }

  private func open(_ article: Article) {
    page.show(article)
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_FORWARD)
    guard !article.isRead else { return }
    perform {
      try await $0.reader.store.markRead(article)
      try await $0.showNewest()
    }
  }

  private func showList() {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK)
  }

  // MARK: Errors

  /// Does what may fail; its error does it again.
  private func perform(_ work: @escaping (NewsWindow) async throws -> Void) {
    Task {
      do {
        try await work(self)
      } catch {
        report(error) { $0.perform(work) }
      }
    }
  }

  /// Shows an error with a button that tries again, until something is loaded.
  private func report(_ error: any Error, retry: @escaping (NewsWindow) -> Void) {
    failure.show("\(error)") { [weak self] in
      if let self { retry(self) }
    }
  }

  /// Says what is wrong with the store, until it is closed.
  func warn(_ text: String) { notice.show(text) }

  /// Says something for some seconds in a toast, whose title is markup.
  private func say(_ text: String) {
    let text = g_markup_escape_text(text, -1)
    defer { g_free(text) }
    adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(text))
  }

  private func dismissError() {
    failure.hide()
  }
}

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
