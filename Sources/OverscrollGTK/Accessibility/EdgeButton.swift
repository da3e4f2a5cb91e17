#if GTK
import CGtk
import Overscroll
import OverscrollHosting
import OverscrollText

/// A button at the edge of a list, for those who cannot pull: seen while a keyboard is on it.
///
/// It has the place of the indicator, so a frame paints one of them: at rest the button, which then says
/// all that the indicator does, and otherwise the indicator.
final class EdgeButton {
  /// Nil once it is removed.
  private(set) var widget: Widget?
  private weak var part: WidgetPart?

  /// Whether there is anything to begin.
  private var isUseful = true

  init(_ part: WidgetPart, in viewport: Viewport) {
    self.part = part
    guard let widget = gtk_button_new() else { return }
    self.widget = widget
    gtk_widget_set_parent(widget, viewport.widget)
    gtk_widget_set_opacity(widget, 0)
    gtk_widget_set_can_target(widget, 0)
    let changed: @convention(c) (gpointer, GtkStateFlags, gpointer) -> Void = {
      widget,
      _,
      viewport in
      let button = OpaquePointer(widget).widget
      let isSeen = EdgeButton.hasKeyboard(button)
      gtk_widget_set_opacity(button, isSeen ? 1 : 0)
      gtk_widget_set_can_target(button, isSeen ? 1 : 0)
      // A load-more that was reset has no failure any more, in the same phase.
      if isSeen { ViewportType.viewport(viewport)?.part(with: button)?.button?.update() }
      ViewportType.viewport(viewport)?.setNeedsPlace()
    }
    connect(widget, "state-flags-changed", to: viewport.widget, changed)
    let clicked: PlainCallback = { button, widget in
      ViewportType.viewport(widget)?.begin(by: OpaquePointer(button).widget)
    }
    connect(widget, "clicked", to: viewport.widget, clicked)
  }

  /// Whether a widget has the focus, and a keyboard has moved it there.
  private static func hasKeyboard(_ widget: Widget) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  func remove() {
    if let widget { gtk_widget_unparent(widget) }
    widget = nil
  }

  /// Shows it to the focus and to assistive technologies, or hides it while the list is off the screen.
  func setReachable(_ isReachable: Bool) {
    if let widget { gtk_widget_set_child_visible(widget, isReachable ? 1 : 0) }
  }

  /// Begins its part's run.
  func begin() {
    part?.part?.begin(by: .accessibility)
  }

  /// Updates the label, and whether there is anything to begin.
  func phaseChanged(to phase: PullControl.Phase) {
    guard let widget, let part = part?.part else { return }
    let isFocused = Self.hasKeyboard(widget)
    let key: TextKey
    switch part.role {
    case .refresh:
      key = .refresh
      isUseful = true
    case .loadMore:
      key = phase == .failed ? .loadRetry : part.edge == .start ? .loadEarlier : .loadMore
      let loadsAgain = part.style.behavior.whenExhausted == .loadAgain
      isUseful = phase != .running && (phase != .exhausted || loadsAgain)
    }
    setLabel(part.language.text(key).description)
    // A focus that its button loses would leave the list.
    gtk_widget_set_visible(
      widget,
      !part.isHidden && !part.isLeaving && (isUseful || isFocused) ? 1 : 0
    )
  }

  /// Updates the label for the present phase.
  private func update() {
    guard let part = part?.part else { return }
    phaseChanged(to: part.phase)
  }

  private func setLabel(_ text: String) {
    guard let widget else { return }
    let button = UnsafeMutablePointer<GtkButton>(widget.opaque)
    gtk_button_set_label(button, text)
    // In a narrow list not every language's text fits.
    gtk_label_set_ellipsize(gtk_button_get_child(button)?.opaque, PANGO_ELLIPSIZE_END)
  }

  /// Whether it is painted in place of an indicator.
  func replacesPicture(in phase: Phase) -> Bool {
    guard let widget, Self.hasKeyboard(widget) else { return false }
    return switch phase {
    case .idle, .exhausted: isUseful
    case .pulling, .armed, .running, .finishing: false
    }
  }

  /// Places it in the middle of its edge.
  func place(in viewport: Viewport) {
    guard let widget, let part = part?.part, let axis = part.list?.axis,
      gtk_widget_get_visible(widget) != 0
    else { return }
    viewport.place(widget, at: part.edge, along: axis)
  }

  /// How much of its edge it covers, in points; 0 while it is not seen.
  func seenLength(along axis: Axis) -> Double {
    guard let widget, Self.hasKeyboard(widget) else { return 0 }
    let length = axis == .vertical ? gtk_widget_get_height(widget) : gtk_widget_get_width(widget)
    return Viewport.margin + Double(length)
  }
}

extension WidgetPart {
  /// What the focus can be moved to, towards the list.
  fileprivate var focusable: [Widget] {
    var found: [Widget] = []
    for case let widget? in [button?.widget, indicatorWidget?.widget]
    where gtk_widget_get_mapped(widget) != 0 {
      found.append(widget)
    }
    return found
  }
}

extension Viewport {
  /// Moves the focus by Tab, in the order of reading; the first focus is the list's.
  ///
  /// - Returns: Whether a widget in here has the focus now; nil where GTK is to decide.
  func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard let content else { return nil }
    if let openFloor { return openFloor.moveFocus(direction) }
    // GTK moves on from a row that is removed with the focus, and a list would scroll to its first row.
    let root = gtk_widget_get_root(widget)
    if let root, let focus = gtk_root_get_focus(root), gtk_widget_get_root(focus) != root,
      attachments.contains(where: { $0.focusVisibleRow() })
    {
      return true
    }
    let parts = attachments.flatMap(\.parts)
    let markers = attachments.compactMap(\.marker.widget)
    var chain: [Widget] = []
    for part in parts where part.part?.edge == .start { chain += part.focusable }
    chain += markers
    let countBefore = chain.count
    chain.append(content)
    for part in parts where part.part?.edge == .end { chain += part.focusable.reversed() }
    let present = gtk_widget_get_focus_child(widget)
    switch direction {
    case GTK_DIR_TAB_FORWARD:
      if present == nil { chain.removeFirst(countBefore) }
    case GTK_DIR_TAB_BACKWARD:
      chain.reverse()
    default: return nil
    }
    let first = chain.firstIndex { $0 == present } ?? 0
    // A list moves the focus from row to row, through all above what is read, or takes it itself.
    let isToMarker =
      direction == GTK_DIR_TAB_BACKWARD && !markers.isEmpty && present == content
      && ListRows.areFocused(in: content)
    for widget in chain[(isToMarker ? first + 1 : first)...]
    where gtk_widget_child_focus(widget, direction) != 0 {
      return true
    }
    return false
  }

  /// Begins the run of the part with this button.
  func begin(by widget: Widget) {
    part(with: widget)?.button?.begin()
  }

  /// The part with this button.
  fileprivate func part(with button: Widget) -> WidgetPart? {
    attachments.flatMap(\.parts).first { $0.button?.widget == button }
  }
}
#endif
