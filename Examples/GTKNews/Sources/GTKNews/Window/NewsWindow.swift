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
  /// The toast of the last error, while it is shown.
  private var toast: OpaquePointer?

  init(_ reader: NewsReader) {
    self.reader = reader
    controls = PullControls(list.widget.opaque)
    layOut()
    size()
    list.onActivate = { [weak self] in self?.open($0) }
    let refresh = controls.onRefresh { [weak self] in try await self?.refresh() }
    refresh.setFloor(readPage.widget.opaque)
    refresh.onFloor = { [weak self] in self?.floorChanged(to: $0) }
    readPage.list.onActivate = { [weak self] in self?.open($0) }
    readPage.back.on("clicked") { refresh.closeFloor() }
    // The list itself says that this failed, where a tap tries again.
    controls.onLoadMore { [weak self] in try await self?.loadMore() ?? .cancelled }
  }

  private func layOut() {
    let refresh = button(icon: "view-refresh-symbolic", "Refresh")
    refresh.on("clicked") { [weak self] in self?.controls.refresh?.begin() }
    let read = button(icon: "document-open-recent-symbolic", "Read Articles")
    read.on("clicked") { [weak self] in self?.controls.refresh?.openFloor() }
    let listBar = bar(title, refresh, read)
    adw_header_bar_pack_end(listBar.opaque, Program.menuButton())
    let side = column(listBar, list.box)
    let back = button(icon: "go-previous-symbolic", "Back")
    back.on("clicked") { [weak self] in self?.showList() }
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
    main.onKey(GDK_KEY_Escape) { [weak self] in self?.showList() ?? false }
    // Both pages have what the window needs only where they take each other's place.
    for (widget, property) in [
      (back, "visible"), (listBar, "show-end-title-buttons"),
      (pageBar, "show-start-title-buttons"),
    ] {
      g_object_bind_property(leaflet, "folded", widget, property, G_BINDING_SYNC_CREATE)
    }
    adw_toast_overlay_set_child(toasts.opaque, leaflet)
    adw_application_window_set_content(widget.cast(AdwApplicationWindow.self), toasts)
    gtk_window_set_title(widget.cast(GtkWindow.self), "News")
  }

  /// Gives the window the size that it had, and stores that when it closes.
  private func size() {
    let window = widget.cast(GtkWindow.self)
    let stored = UserDefaults.standard.array(forKey: "size") as? [Int] ?? [900, 640, 0]
    gtk_window_set_default_size(window, gint(stored[0]), gint(stored[1]))
    if stored[2] != 0 { gtk_window_maximize(window) }
    widget.on("unrealize") {
      var (width, height): (gint, gint) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      let isMaximized = gtk_window_is_maximized(window)
      UserDefaults.standard.set([Int(width), Int(height), Int(isMaximized)], forKey: "size")
      UserDefaults.standard.synchronize()
    }
  }

  /// Shows what is stored, then refreshes it.
  func start() {
    gtk_window_present(widget.cast(GtkWindow.self))
    perform {
      try await $0.showNewest()
      $0.controls.refresh?.begin()
    }
  }

  /// Records the list's events, written each time the refresh has come to rest.
  func record(to file: URL) {
    var trace = Trace(axis: .vertical, bounce: .engine)
    controls.record { _ = trace.record($0) }
    controls.refresh?.onPhase = { phase in
      guard phase == .idle else { return }
      do {
        try TraceWriter.text(trace).write(to: file, atomically: true, encoding: .utf8)
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
      controls.loadMore?.reset()
      if skipped > 0 { say("\(skipped) entries without an id were left out.") }
    } catch {
      list.showWhetherEmpty()
      report(error) { $0.controls.refresh?.begin() }
      // The toast says more than the list would of a failure.
      throw CancellationError()
    }
  }

  /// Shows all articles down to the last that is shown already.
  private func showNewest() async throws {
    if let last = list.articles.last {
      list.show(try await reader.store.articles(downTo: last))
    } else {
      list.show(try await reader.store.articles(limit: Self.pageSize))
    }
    let name = try await reader.store.state().title
    if !name.isEmpty { adw_window_title_set_title(title.opaque, name) }
  }

  private func loadMore() async throws -> Outcome {
    guard let last = list.articles.last else { return .exhausted }
    let (older, hasMore) = try await reader.older(than: last, limit: Self.pageSize)
    dismissError()
    // Articles between the shown ones may have come, too.
    list.show(try await reader.store.articles(downTo: older.last ?? last))
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

  /// Goes back from an article; returns whether there is a list to go back to.
  @discardableResult
  private func showList() -> Bool {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK) != 0
  }

  // MARK: Errors

  /// Does what may fail; the toast of an error does it again.
  private func perform(_ work: @escaping (NewsWindow) async throws -> Void) {
    Task {
      do {
        try await work(self)
      } catch {
        report(error) { $0.perform(work) }
      }
    }
  }

  /// Shows an error in a toast, with a button that tries again, until something is loaded.
  private func report(_ error: any Error, retry: @escaping (NewsWindow) -> Void) {
    dismissError()
    toast = say("\(error)")
    guard let toast else { return }
    adw_toast_set_button_label(toast, "Retry")
    adw_toast_set_timeout(toast, 0)
    Widget(toast).on("button-clicked") { [weak self] in
      if let self { retry(self) }
    }
    Widget(toast).on("dismissed") { [weak self] in
      if self?.toast == toast { self?.toast = nil }
    }
  }

  @discardableResult
  private func say(_ text: String) -> OpaquePointer? {
    // A toast's title is markup.
    let text = g_markup_escape_text(text, -1)
    defer { g_free(text) }
    let toast = adw_toast_new(text)
    adw_toast_overlay_add_toast(toasts.opaque, toast)
    return toast
  }

  private func dismissError() {
    if let toast { adw_toast_dismiss(toast) }
  }
}
