#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The page of a floor in a list: where it is, and what reaches it.
final class HostedFloor {
  /// The viewport's child that has the page; nil once it is removed.
  private var container: Widget?
  /// The app's widget, unless the app has taken it out.
  var page: Widget? { container.flatMap { gtk_overlay_get_child($0.opaque) } }
  private var phase = FloorPhase.closed
  private weak var part: WidgetPart?
  /// The widget that had the focus before the floor opened.
  private var previousFocus: Widget?

  /// Puts a page into a viewport, invisible.
  init(_ page: Widget, of part: WidgetPart, in viewport: Viewport) {
    self.part = part
    // A container of its own leaves the opacity and the focus settings of the page to the app.
    guard let container = gtk_overlay_new() else { return }
    self.container = container
    gtk_overlay_set_child(container.opaque, page)
    gtk_widget_set_child_visible(container, 0)
    reach(isOpenOrOpening: false)
    gtk_widget_set_parent(container, viewport.widget)
  }

  /// Whether the list belongs off the screen.
  var isOpenOrOpening: Bool { phase.isOpenOrOpening }

  /// Shows the page as far as a pull or the open floor does.
  ///
  /// The page is at least as large as it needs to be, also where it is larger than the list.
  func place(_ progress: PullProgress, in frame: graphene_rect_t) {
    guard let container else { return }
    let opacity = progress.floorOpacity
    gtk_widget_set_child_visible(container, opacity > 0 ? 1 : 0)
    guard opacity > 0 else { return }
    gtk_widget_set_opacity(container, opacity)
    container.allocate(in: frame)
  }

  func draw(_ snapshot: OpaquePointer, in frame: graphene_rect_t, of viewport: Viewport) {
    guard let container else { return }
    var frame = frame
    gtk_snapshot_push_clip(snapshot, &frame)
    gtk_widget_snapshot_child(viewport.widget, container, snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Moves the focus by a key.
  ///
  /// - Returns: Whether the page has it now.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard let container else { return false }
    return gtk_widget_child_focus(container, direction) != 0
  }

  /// Handles a change of the floor: the focus, and what else can be reached.
  func floorChanged(to floor: FloorPhase) {
    let (wasUp, wasEntered) = (isOpenOrOpening, phase.isEntered)
    phase = floor
    // The pointer gets to the list now, which may lay out its rows again, so not while they are laid out.
    if wasEntered, !floor.isEntered, let container { gtk_widget_set_child_visible(container, 0) }
    guard wasUp != isOpenOrOpening, let viewport = part?.attachment?.viewport else { return }
    if isOpenOrOpening { rememberFocus(viewport) }
    reach(isOpenOrOpening: isOpenOrOpening)
    viewport.floorChanged()
    if isOpenOrOpening { takeFocus() } else { giveFocusBack(viewport) }
  }

  /// Closes the floor; returns whether it was open.
  func close() -> Bool { part?.part?.closeFloor() == true }

  /// Releases the page.
  func leave() {
    floorChanged(to: .closed)
    if let container { gtk_widget_unparent(container) }
    container = nil
  }

  private func reach(isOpenOrOpening: Bool) {
    guard let container else { return }
    gtk_widget_set_can_focus(container, isOpenOrOpening ? 1 : 0)
    gtk_widget_set_can_target(container, isOpenOrOpening ? 1 : 0)
    setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, of: container, to: !isOpenOrOpening)
  }

  // MARK: The focus

  private func rememberFocus(_ viewport: Viewport) {
    guard let root = gtk_widget_get_root(viewport.widget), let focus = gtk_root_get_focus(root)
    else { return }
    g_object_ref(focus)
    previousFocus = focus
  }

  private func takeFocus() {
    guard let container, part?.part?.list?.isShown == true else { return }
    // Only what is on the screen takes the focus.
    gtk_widget_set_child_visible(container, 1)
    gtk_widget_set_focusable(container, 0)
    guard gtk_widget_child_focus(container, GTK_DIR_TAB_FORWARD) == 0 else { return }
    // Nothing on the page takes the focus, but assistive technologies are to follow.
    gtk_widget_set_focusable(container, 1)
    gtk_widget_grab_focus(container)
  }

  private func giveFocusBack(_ viewport: Viewport) {
    guard let previous = previousFocus else { return }
    previousFocus = nil
    defer { g_object_unref(previous) }
    guard let container, let root = gtk_widget_get_root(viewport.widget),
      gtk_widget_get_root(previous) == root
    else { return }
    let focus = gtk_root_get_focus(root)
    let isElsewhere =
      focus.map { $0 != container && gtk_widget_is_ancestor($0, container) == 0 } ?? false
    if !isElsewhere { gtk_widget_grab_focus(previous) }
  }
}

extension Viewport {
  /// Whether a floor has the screen.
  var isOnFloor: Bool { openFloor != nil }

  /// The floor that has the screen.
  var openFloor: HostedFloor? { attachments.lazy.compactMap(\.openFloor).first }

  /// Keeps the focus, assistive technologies and gestures away from a list that is off the screen.
  fileprivate func floorChanged() {
    let isOnFloor = isOnFloor
    if let content {
      gtk_widget_set_can_focus(content, isOnFloor ? 0 : 1)
      setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, of: content, to: isOnFloor)
    }
    for part in attachments.flatMap(\.parts) { part.button?.setReachable(!isOnFloor) }
    for attachment in attachments { attachment.marker.setReachable(!isOnFloor) }
    gestures?.setOnFloor(isOnFloor)
    setNeedsPlace()
  }
}

/// A scrolled window that does not scroll, because a floor has the screen; released, it scrolls as before.
final class SuspendedScrolling {
  private let scrolled: OpaquePointer
  private let isKinetic: Bool
  /// The scroll bars that are hidden meanwhile.
  private let bars: [Widget]

  init(_ scrolled: OpaquePointer) {
    self.scrolled = scrolled
    g_object_ref(UnsafeMutableRawPointer(scrolled))
    // A scrolled window's own gestures take a finger before those that are inside of it.
    isKinetic = gtk_scrolled_window_get_kinetic_scrolling(scrolled) != 0
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
    let all = [
      gtk_scrolled_window_get_hscrollbar(scrolled), gtk_scrolled_window_get_vscrollbar(scrolled),
    ]
    bars = all.compactMap { $0 }.filter { gtk_widget_get_visible($0) != 0 }
    for bar in bars { gtk_widget_set_visible(bar, 0) }
  }

  /// Stops the motion that a touchpad's end began.
  ///
  /// A scrolled window goes on by itself even if the touchpad has scrolled another one, inside of it.
  func stop() {
    // Only switched off does it stop.
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 1)
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
  }

  isolated deinit {
    for bar in bars { gtk_widget_set_visible(bar, 1) }
    gtk_scrolled_window_set_kinetic_scrolling(scrolled, isKinetic ? 1 : 0)
    g_object_unref(UnsafeMutableRawPointer(scrolled))
  }
}
#endif
