#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The widget between a scrolled window and its list: scrolls and displaces the list, and paints.
///
/// To the scrolled window it is the scrollable child, to the list it is the scrolled window: each has
/// adjustments of its own, which two ``ScrollAxis`` connect. So a pull moves the list without laying
/// it out, the scroll bars stay where they are, and an indicator can reserve room beside the rows.
///
/// The widget retains this object.
package final class Viewport {
  package let widget: Widget
  /// The list: any `GtkScrollable`.
  package private(set) var content: Widget?
  package let horizontal: ScrollAxis
  package let vertical: ScrollAxis
  /// At most one for each axis.
  private(set) var attachments: [Attachment] = []
  private(set) var isAllocating = false
  private var isAdopting = false
  private(set) var gestures: Gestures?
  var rows = ListRows()
  /// The clock of the window, whose layouts are followed.
  var layouts: (clock: OpaquePointer, handler: gulong)?
  /// How often wanted rows were scrolled to in a frame.
  var seeks = (frame: gint64(0), count: 0)
  private(set) var size: (width: Double, height: Double) = (0, 0)

  init(_ widget: Widget) {
    self.widget = widget
    horizontal = ScrollAxis(.horizontal, of: widget)
    vertical = ScrollAxis(.vertical, of: widget)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
  }

  // MARK: The scrolled window and the list

  /// The scrolled window that has this viewport as its child.
  var scrolled: OpaquePointer? {
    guard let parent = gtk_widget_get_parent(widget) else { return nil }
    return isInstance(parent, of: gtk_scrolled_window_get_type()) ? parent.opaque : nil
  }

  /// Whether the scrolled window goes on after a finger.
  var isKinetic: Bool {
    scrolled.map { gtk_scrolled_window_get_kinetic_scrolling($0) != 0 } ?? false
  }

  /// The viewport of a scrolled window, if it has one.
  static func find(in scrolled: OpaquePointer) -> Viewport? {
    ViewportType.viewport(g_object_get_data(object(scrolled), "overscroll-viewport"))
  }

  /// The viewport of a scrolled window; if it has none yet, a new one is put around its child.
  static func make(in scrolled: OpaquePointer) -> Viewport {
    if let viewport = find(in: scrolled) { return viewport }
    let content = takeContent(of: scrolled)
    guard let made = g_object_new_with_properties(ViewportType.type, 0, nil, nil),
      let viewport = ViewportType.viewport(made)
    else { preconditionFailure("GObject makes a widget of a type that is registered.") }
    viewport.adopt(content)
    gtk_scrolled_window_set_child(scrolled, viewport.widget)
    if let content { g_object_unref(content) }
    viewport.follow(scrolled)
    return viewport
  }

  /// Takes each later child of the scrolled window, which owns this viewport also while it has none.
  private func follow(_ scrolled: OpaquePointer) {
    g_object_ref(widget)
    let release: GDestroyNotify = { g_object_unref($0) }
    g_object_set_data_full(Self.object(scrolled), "overscroll-viewport", widget, release)
    let changed: NotifyCallback = { scrolled, _, widget in
      ViewportType.viewport(widget)?.childChanged(of: OpaquePointer(scrolled))
    }
    connect(UnsafeMutableRawPointer(scrolled), "notify::child", to: widget, changed)
  }

  private static func object(_ scrolled: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(scrolled).assumingMemoryBound(to: GObject.self)
  }

  private func childChanged(of scrolled: OpaquePointer) {
    // Putting this viewport there is a change, too.
    guard !isAdopting, gtk_scrolled_window_get_child(scrolled) != widget else { return }
    isAdopting = true
    release()
    if let content = Self.takeContent(of: scrolled) {
      adopt(content)
      g_object_unref(content)
      gtk_scrolled_window_set_child(scrolled, widget)
    }
    isAdopting = false
  }

  /// Lets the list go.
  private func release() {
    guard let content else { return }
    rows.release(for: widget)
    disconnect(ListRows.list(in: content) ?? content, from: widget)
    gtk_scrollable_set_hadjustment(content.opaque, nil)
    gtk_scrollable_set_vadjustment(content.opaque, nil)
    for axis in [horizontal, vertical] { axis.forgetContent() }
    gtk_widget_unparent(content)
    self.content = nil
  }

  /// Takes the child out of a scrolled window; the caller releases it.
  private static func takeContent(of scrolled: OpaquePointer) -> Widget? {
    guard let content = gtk_scrolled_window_get_child(scrolled) else { return nil }
    g_object_ref(content)
    guard isInstance(content, of: gtk_viewport_get_type()),
      let inside = gtk_viewport_get_child(content.opaque)
    else {
      gtk_scrolled_window_set_child(scrolled, nil)
      return content
    }
    // A scrolled window empties a viewport that it has added itself.
    g_object_ref(inside)
    gtk_scrolled_window_set_child(scrolled, nil)
    if gtk_viewport_get_child(content.opaque) == nil {
      gtk_viewport_set_child(content.opaque, inside)
    }
    g_object_unref(inside)
    return content
  }

  private func adopt(_ child: Widget?) {
    guard let child else { return }
    content = child
    gtk_scrollable_set_hadjustment(child.opaque, horizontal.inner)
    gtk_scrollable_set_vadjustment(child.opaque, vertical.inner)
    // Before its buttons and its floor.
    gtk_widget_insert_after(child, widget, nil)
    followRows(of: child)
  }

  package func axis(_ axis: Axis) -> ScrollAxis {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }

  // MARK: Properties

  func set(_ property: ViewportType.Property, _ value: UnsafePointer<GValue>) {
    switch property {
    case .hadjustment: horizontal.follow(g_value_get_object(value))
    case .vadjustment: vertical.follow(g_value_get_object(value))
    case .hscrollPolicy: setPolicy(value, horizontal, gtk_scrollable_set_hscroll_policy)
    case .vscrollPolicy: setPolicy(value, vertical, gtk_scrollable_set_vscroll_policy)
    }
  }

  func get(_ property: ViewportType.Property, _ value: UnsafeMutablePointer<GValue>) {
    switch property {
    case .hadjustment: g_value_set_object(value, horizontal.outer)
    case .vadjustment: g_value_set_object(value, vertical.outer)
    case .hscrollPolicy: g_value_set_enum(value, gint(bitPattern: horizontal.policy.rawValue))
    case .vscrollPolicy: g_value_set_enum(value, gint(bitPattern: vertical.policy.rawValue))
    }
  }

  private func setPolicy(
    _ value: UnsafePointer<GValue>,
    _ axis: ScrollAxis,
    _ forward: (OpaquePointer?, GtkScrollablePolicy) -> Void
  ) {
    axis.policy = GtkScrollablePolicy(rawValue: guint(bitPattern: g_value_get_enum(value)))
    if let content { forward(content.opaque, axis.policy) }
    gtk_widget_queue_resize(widget)
  }

  // MARK: Layout

  var requestMode: GtkSizeRequestMode {
    content.map { gtk_widget_get_request_mode($0) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  func measure(_ orientation: GtkOrientation, _ size: gint) -> (least: gint, natural: gint) {
    guard let content else { return (0, 0) }
    var least: gint = 0
    var natural: gint = 0
    gtk_widget_measure(content, orientation, size, &least, &natural, nil, nil)
    return (least, natural)
  }

  func allocate(_ width: gint, _ height: gint) {
    isAllocating = true
    size = (Double(width), Double(height))
    for attachment in attachments { attachment.measureIndicators() }
    placeContent()
    for axis in [horizontal, vertical] {
      let (length, across) = (length(along: axis.axis), length(across: axis.axis))
      axis.layOut(content, rows, length: length, across: across)
    }
    // The axes may have scrolled the list, and the engine may have displaced it.
    placeContent()
    isAllocating = false
    for attachment in attachments {
      attachment.placeFloors()
      attachment.placeIndicators()
      attachment.placeButtons()
    }
  }

  private func placeContent() {
    guard let content else { return }
    let scale = Double(gtk_widget_get_scale_factor(widget))
    var place = graphene_point_t(
      x: Float((horizontal.position * scale).rounded() / scale),
      y: Float((vertical.position * scale).rounded() / scale)
    )
    let isMoved = place.x != 0 || place.y != 0
    let transform = isMoved ? gsk_transform_translate(nil, &place) : nil
    gtk_widget_allocate(content, gint(size.width), gint(size.height), -1, transform)
  }

  /// Places the content again, without laying it out.
  func setNeedsPlace() {
    guard !isAllocating else { return }
    gtk_widget_queue_allocate(widget)
  }

  /// Paints the indicators again.
  func setNeedsPicture() {
    gtk_widget_queue_draw(widget)
    for part in attachments.flatMap(\.parts) { part.indicatorArea?.setNeedsPicture() }
  }

  func length(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: size.width
    case .vertical: size.height
    }
  }

  func length(across axis: Axis) -> Double {
    switch axis {
    case .horizontal: size.height
    case .vertical: size.width
    }
  }

  // MARK: Attachments

  package func attachment(_ axis: Axis) -> Attachment? {
    attachments.first { $0.axis == axis }
  }

  func makeAttachment(
    _ axis: Axis,
    clock: @autoclosure () -> any FrameClock
  ) -> Attachment {
    if let attachment = attachment(axis) { return attachment }
    let attachment = Attachment(axis, in: self, clock())
    attachments.append(attachment)
    self.axis(axis).attachment = attachment
    if gestures == nil { start() }
    attachment.restyle()
    return attachment
  }

  /// Connects what is needed as soon as there is a control.
  private func start() {
    gestures = Gestures(self)
    gestures?.isPulledByMouse = isPulledByMouse
    if gtk_widget_get_root(widget) != nil { gestures?.enterWindow() }
    let changed: NotifyCallback = { _, _, widget in ViewportType.viewport(widget)?.restyle() }
    connect(widget, "notify::scale-factor", to: widget, changed)
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let source = UnsafeMutableRawPointer(settings)
    connect(source, "notify::gtk-enable-animations", to: widget, changed)
  }

  /// Whether a mouse or a pen pulls, too.
  var isPulledByMouse = false {
    didSet { gestures?.isPulledByMouse = isPulledByMouse }
  }

  /// Whether rows that are inserted at the top leave a reader there in place.
  var staysAtTop = false

  /// Whether a reader at the end stays there, also when the list is resized or gets rows there.
  var staysAtEnd = false

  // MARK: On and off the screen

  package func appear() {
    for attachment in attachments { attachment.appear() }
    followLayouts()
  }

  package func disappear() {
    unfollowLayouts()
    for attachment in attachments { attachment.disappear() }
  }

  func enterWindow() {
    gestures?.enterWindow()
    inheritDefaults()
  }

  /// Applies the defaults around the list.
  func inheritDefaults() {
    let defaults = PullControls.Defaults(around: widget)
    for part in attachments.flatMap(\.list.parts) {
      part.inherit(defaults)
      part.restyle()
    }
    setNeedsPicture()
  }

  /// Cancels runs: the list has left its window.
  package func leaveWindow() {
    gestures?.leaveWindow()
    for attachment in attachments { attachment.detach() }
  }

  func restyle() {
    for attachment in attachments { attachment.restyle() }
  }

  func dispose() {
    leaveWindow()
    for attachment in attachments {
      attachment.list.removeAll()
      attachment.marker.remove()
    }
    gestures = nil
    release()
    horizontal.dispose()
    vertical.dispose()
  }

  // MARK: Painting

  package func draw(_ snapshot: OpaquePointer) {
    var pictures: [Picture] = []
    for attachment in attachments {
      for picture in attachment.pictures() where !picture.isReplacedByButton {
        pictures.append(picture)
      }
    }
    for attachment in attachments { attachment.drawFloors(snapshot) }
    for picture in pictures where picture.isBehind { picture.draw(snapshot, in: self) }
    if let content { gtk_widget_snapshot_child(widget, content, snapshot) }
    for picture in pictures where !picture.isBehind { picture.draw(snapshot, in: self) }
    for attachment in attachments { attachment.drawButtons(snapshot, besides: pictures) }
  }
}
#endif
