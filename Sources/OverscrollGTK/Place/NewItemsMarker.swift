#if GTK
import CGtk
import Overscroll
import OverscrollHosting
import OverscrollText

/// A button at the start of a list, which says how many rows are new before what is read.
final class NewItemsMarker {
  /// Nil while nothing is new.
  private(set) var widget: Widget?
  // The attachment owns this.
  unowned private let attachment: Attachment

  init(_ attachment: Attachment) {
    self.attachment = attachment
  }

  /// How many rows are new; at the start of the content none.
  var count = 0 {
    didSet {
      // What stays at the top is no longer there once inserted rows have been laid out.
      if count != 0, isAtStart, !attachment.viewport.staysAtTop { count = 0 }
      if count != oldValue { if count > 0 { show() } else { remove() } }
    }
  }

  // The list may be about to scroll to a row.
  private var isAtStart: Bool { attachment.scroll.offset < 1 && !attachment.scroll.isSeeking }

  private func show() {
    guard let widget = widget ?? make() else { return }
    let language = attachment.list.parts.first?.language ?? SystemWords.present.language
    let text = language.newItems(count)
    gtk_button_set_label(UnsafeMutablePointer<GtkButton>(widget.opaque), text)
    attachment.viewport.announce(text)
    attachment.viewport.setNeedsPlace()
  }

  private func make() -> Widget? {
    widget = gtk_button_new()
    guard let widget else { return nil }
    for name in ["suggested-action", "pill", "new-items"] { gtk_widget_add_css_class(widget, name) }
    let viewport = attachment.viewport
    setReachable(!viewport.isOnFloor)
    gtk_widget_set_parent(widget, viewport.widget)
    let clicked: PlainCallback = { button, widget in
      ViewportType.viewport(widget)?.showNewItems(by: OpaquePointer(button).widget)
    }
    connect(widget, "clicked", to: viewport.widget, clicked)
    return widget
  }

  func remove() {
    guard let widget else { return }
    // The keyboard stays in the list.
    if gtk_widget_is_focus(widget) != 0 { attachment.focusVisibleRow() }
    gtk_widget_unparent(widget)
    self.widget = nil
  }

  /// Shows it to the focus and to assistive technologies, or hides it while the list is off the screen.
  func setReachable(_ isReachable: Bool) {
    if let widget { gtk_widget_set_child_visible(widget, isReachable ? 1 : 0) }
  }

  /// Handles a layout: what is at its start has been read.
  func laidOut() {
    if isAtStart { count = 0 }
  }

  /// Places it at the start, after the button for keyboards where that is seen.
  func place() {
    guard let widget else { return }
    let taken = attachment.part(.start)?.button?.seenLength(along: attachment.axis) ?? 0
    attachment.viewport.place(widget, at: .start, along: attachment.axis, after: taken)
  }

  func draw(_ snapshot: OpaquePointer) {
    if let widget { gtk_widget_snapshot_child(attachment.viewport.widget, widget, snapshot) }
  }
}

extension Attachment {
  /// Moves the focus to the first row that begins in the visible part, or less than a point before, and takes it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func focusVisibleRow() -> Bool {
    guard let content = viewport.content else { return false }
    for row in ListRows.rows(from: ListRows.firstChild(of: content), in: content)
    where ListRows.isShown(row) {
      if let range = scroll.range(of: row, in: content), range.lowerBound > scroll.innerOffset - 1,
        gtk_widget_child_focus(row, GTK_DIR_TAB_FORWARD) != 0
      {
        return true
      }
    }
    return false
  }
}

extension Viewport {
  /// Scrolls to the start, by the marker that was clicked.
  fileprivate func showNewItems(by button: Widget) {
    guard let attachment = attachments.first(where: { $0.marker.widget == button }) else { return }
    attachment.fling = nil
    attachment.list.runScroll.beginToStart()
  }
}
#endif
