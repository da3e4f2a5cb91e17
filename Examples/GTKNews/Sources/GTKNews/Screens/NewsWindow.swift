import CAdwaita
import Foundation
import News
import OverscrollGTK

/// The window: the list and, beside it or in its place where the window is narrow, an article.
final class NewsWindow {
  private static let pageSize = 20

  let widget = made(adw_window_new())
  private let reader: NewsReader
  private let list = ArticleList()
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
    list.onActivate = { [weak self] in self?.open($0) }
    let refresh = controls.onRefresh { [weak self] in try await self?.refresh() }
    refresh.onError = { [weak self] in self?.report($0) { $0.controls.refresh?.begin() } }
    refresh.setFloor(readPage.widget.opaque)
    refresh.onFloor = { [weak self] in self?.floorChanged(to: $0) }
    readPage.list.onActivate = { [weak self] in self?.open($0) }
    readPage.back.on("clicked") { refresh.closeFloor() }
    controls.onLoadMore { [weak self] in try await self?.loadMore() ?? .cancelled }
      .onError = { [weak self] in self?.report($0) { $0.controls.loadMore?.begin() } }
  }

  private func layOut() {
    let refresh = button(icon: "view-refresh-symbolic", "Refresh")
    refresh.on("clicked") { [weak self] in self?.controls.refresh?.begin() }
    let listBar = made(adw_header_bar_new())
    adw_header_bar_set_title_widget(listBar.opaque, title)
    adw_header_bar_pack_start(listBar.opaque, refresh)
    let read = button(icon: "document-open-recent-symbolic", "Read Articles")
    read.on("clicked") { [weak self] in self?.controls.refresh?.openFloor() }
    adw_header_bar_pack_start(listBar.opaque, read)
    let side = column(listBar, list.widget)
    gtk_widget_set_size_request(side, 320, -1)

    let back = button(icon: "go-previous-symbolic", "Back")
    back.on("clicked") { [weak self] in self?.showList() }
    let pageBar = made(adw_header_bar_new())
    adw_header_bar_set_title_widget(pageBar.opaque, made(adw_window_title_new("", nil)))
    adw_header_bar_pack_start(pageBar.opaque, back)
    let main = column(pageBar, page.widget)
    gtk_widget_set_size_request(main, 320, -1)

    adw_leaflet_append(leaflet.opaque, side)
    let separator = made(gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_leaflet_page_set_navigatable(adw_leaflet_append(leaflet.opaque, separator), 0)
    adw_leaflet_append(leaflet.opaque, main)
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
    adw_window_set_content(widget.cast(AdwWindow.self), toasts)
    gtk_window_set_title(widget.cast(GtkWindow.self), "News")
    gtk_window_set_default_size(widget.cast(GtkWindow.self), 900, 640)
  }

  /// Shows what is stored, then refreshes it.
  func start() {
    gtk_window_present(widget.cast(GtkWindow.self))
    Task {
      do {
        try await showNewest()
      } catch {
        report(error) { $0.start() }
      }
      controls.refresh?.begin()
    }
  }

  /// Records the list's events for a bug report.
  func record(to file: URL) -> Recording {
    Recording(controls, to: file)
  }

  // MARK: The feed

  private func refresh() async throws {
    try await reader.refresh()
    dismissError()
    try await showNewest()
    controls.loadMore?.reset()
  }

  /// Shows all articles down to the last that is shown already.
  private func showNewest() async throws {
    if let last = list.articles.last {
      list.show(try await reader.articles(downTo: last))
    } else {
      list.show(try await reader.newest(Self.pageSize))
    }
    let name = try await reader.title()
    if !name.isEmpty { adw_window_title_set_title(title.opaque, name) }
  }

  private func loadMore() async throws -> Outcome {
    guard let last = list.articles.last else { return .exhausted }
    let (older, hasMore) = try await reader.older(than: last, limit: Self.pageSize)
    dismissError()
    // Articles between the shown ones may have come, too.
    list.show(try await reader.articles(downTo: older.last ?? last))
    return hasMore ? .succeeded : .exhausted
  }

  // MARK: Articles

  private func floorChanged(to floor: FloorPhase) {
    switch floor {
    case .armed, .opening: showRead()
    case .closed, .open, .closing: break
    }
  }

  private func showRead() {
    Task {
      do {
        readPage.show(try await reader.read(Self.pageSize))
      } catch {
        report(error) { $0.showRead() }
      }
    }
  }

  private func open(_ article: Article) {
    page.show(article)
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_FORWARD)
    guard !article.isRead else { return }
    Task {
      do {
        try await reader.markRead(article)
        try await showNewest()
      } catch {
        report(error) { $0.open(article) }
      }
    }
  }

  /// Goes back from an article; returns whether there is a list to go back to.
  @discardableResult
  private func showList() -> Bool {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK) != 0
  }

  // MARK: Errors

  /// Shows an error in a toast, with a button that tries again, until something is loaded.
  private func report(_ error: any Error, retry: @escaping (NewsWindow) -> Void) {
    // A toast's title is markup.
    let text = g_markup_escape_text("\(error)", -1)
    defer { g_free(text) }
    guard let toast = adw_toast_new(text) else { return }
    dismissError()
    self.toast = toast
    adw_toast_set_button_label(toast, "Retry")
    adw_toast_set_timeout(toast, 0)
    Widget(toast).on("button-clicked") { [weak self] in
      if let self { retry(self) }
    }
    Widget(toast).on("dismissed") { [weak self] in
      if self?.toast == toast { self?.toast = nil }
    }
    adw_toast_overlay_add_toast(toasts.opaque, toast)
  }

  private func dismissError() {
    if let toast { adw_toast_dismiss(toast) }
  }
}
