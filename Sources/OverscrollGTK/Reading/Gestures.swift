#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The event controllers of a viewport: a finger, a touchpad, a tap and keys.
///
/// The finger's gesture belongs to the scrolled window's parent: there it still gets the finger after
/// the scrolled window has claimed it, and may claim it in turn.
final class Gestures {
  unowned private let viewport: Viewport
  private let drag: OpaquePointer
  private let touchpad: OpaquePointer
  /// Sees each finger before the other controllers do.
  private let touches: OpaquePointer
  private var contact: Contact?
  /// What the last finger came down on.
  private var target: Widget? {
    didSet {
      if let target { g_object_ref(target) }
      if let oldValue { g_object_unref(oldValue) }
    }
  }
  /// The nested scrollers under the pointer when a touchpad's gesture began.
  private var touchpadInner = InnerScrollers()
  /// Whether a touchpad's next step is the first of its gesture.
  private var isFirstStep = false
  /// Whether the gesture that GTK knows was begun by a wheel, which never ends it.
  private var hasWheelBegun = false
  /// The scrolled window while a floor is open.
  private var suspended: SuspendedScrolling?

  /// Where the finger is, or was last, in widths and heights of the viewport.
  private var touch = (x: 0.5, y: 0.5)

  /// What is known of the finger that is down.
  private struct Contact {
    var inner: InnerScrollers
    var isMouse: Bool
    /// Whether the gestures of its row have seen a movement of more than the threshold.
    var isSeenByRow = false
    /// Whether the list's other gestures have lost the finger.
    var isClaimed = false
  }

  init(_ viewport: Viewport) {
    self.viewport = viewport
    drag = gtk_gesture_drag_new()
    touchpad = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    touches = gtk_event_controller_legacy_new()
    for controller in [drag, touchpad, touches] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    }
    gtk_gesture_single_set_touch_only(drag, 1)
    WindowKeys.add(to: viewport.widget)
    Self.addTap(to: viewport.widget)
    connectDrag()
    connectTouches()
    connectTouchpad()
  }

  isolated deinit {
    leaveWindow()
    target.map { g_object_unref($0) }
    for controller in [drag, touchpad, touches] {
      g_object_unref(UnsafeMutableRawPointer(controller))
    }
  }

  var isPulledByMouse: Bool {
    get { gtk_gesture_single_get_touch_only(drag) == 0 }
    set { gtk_gesture_single_set_touch_only(drag, newValue ? 0 : 1) }
  }

  /// Adds the controllers outside of the viewport.
  func enterWindow() {
    leaveWindow()
    guard let scrolled = viewport.scrolled?.widget, let parent = gtk_widget_get_parent(scrolled)
    else { return }
    // The last one added is the first one asked.
    for (controller, widget) in [(drag, parent), (touches, parent), (touchpad, scrolled)] {
      // The widget releases the reference.
      g_object_ref(UnsafeMutableRawPointer(controller))
      gtk_widget_add_controller(widget, controller)
    }
  }

  func leaveWindow() {
    end(isLetGo: false)
    for controller in [drag, touchpad, touches] {
      if let widget = gtk_event_controller_get_widget(controller) {
        gtk_widget_remove_controller(widget, controller)
      }
    }
  }

  /// Lets the page of an open floor have fingers and touchpads before the list.
  func setOnFloor(_ isOnFloor: Bool) {
    let phase = isOnFloor ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE
    gtk_event_controller_set_propagation_phase(touchpad, phase)
    if !isOnFloor {
      suspended = nil
    } else if suspended == nil {
      suspended = viewport.scrolled.map(SuspendedScrolling.init)
    }
  }

  // MARK: The finger

  private func connectDrag() {
    typealias Moved = @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void
    typealias Cancelled = @convention(c) (gpointer, gpointer?, gpointer) -> Void
    let began: Moved = { _, x, y, widget in
      ViewportType.viewport(widget)?.gestures?.begin(at: x, y)
    }
    let moved: Moved = { _, x, y, widget in ViewportType.viewport(widget)?.gestures?.move(by: x, y)
    }
    let ended: Moved = { _, _, _, widget in ViewportType.viewport(widget)?.gestures?.dragEnded() }
    let cancelled: Cancelled = { _, _, widget in
      ViewportType.viewport(widget)?.gestures?.end(isLetGo: false)
    }
    let source = UnsafeMutableRawPointer(drag)
    connect(source, "drag-begin", to: viewport.widget, began)
    connect(source, "drag-update", to: viewport.widget, moved)
    connect(source, "drag-end", to: viewport.widget, ended)
    connect(source, "cancel", to: viewport.widget, cancelled)
  }

  fileprivate func begin(at x: Double, _ y: Double) {
    end(isLetGo: false)
    guard let parent = gtk_event_controller_get_widget(drag) else { return }
    let target = gtk_widget_pick(parent, x, y, GTK_PICK_DEFAULT)
    guard let target, target == viewport.widget || isInside(target) else {
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    let isMouse = !isTouch
    let rivals = RowGestures(from: target, to: viewport.widget)
    if isMouse, Self.selectsText(target) || rivals.canDragRow {
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    contact = Contact(inner: InnerScrollers(from: target, to: viewport.widget), isMouse: isMouse)
    self.target = target
    for attachment in viewport.attachments { attachment.contactBegan() }
    claimIfHeld()
  }

  fileprivate func move(by x: Double, _ y: Double) {
    guard let contact else { return }
    follow(by: x, y)
    let threshold = Double(integerSetting("gtk-dnd-drag-threshold", of: viewport.widget))
    if !contact.isClaimed, let target {
      let rivals = RowGestures(from: target, to: viewport.widget)
      if rivals.haveTaken(gtk_gesture_single_get_current_sequence(drag)) { return lose() }
      if !rivals.isEmpty, !contact.isSeenByRow {
        // They get an event after this gesture, and it is too late for them once this one has the finger.
        self.contact?.isSeenByRow = max(abs(x), abs(y)) > threshold
        return
      }
    }
    let steps = viewport.attachments.map { attachment in
      attachment.contactMoved(
        (x, y),
        over: contact.inner,
        threshold: threshold,
        isMouse: contact.isMouse,
        isTaken: contact.isClaimed,
        at: eventTime
      )
    }
    if steps.allSatisfy({ $0 == .left }) {
      self.contact = nil
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
    } else {
      claimIfHeld()
    }
  }

  private func follow(by x: Double, _ y: Double) {
    var start = (x: 0.0, y: 0.0)
    guard gtk_gesture_drag_get_start_point(drag, &start.x, &start.y) != 0,
      let parent = gtk_event_controller_get_widget(drag)
    else { return }
    var (from, to) = (
      graphene_point_t(x: Float(start.x + x), y: Float(start.y + y)), graphene_point_t()
    )
    guard gtk_widget_compute_point(parent, viewport.widget, &from, &to) != 0 else { return }
    let (width, height) = (
      gtk_widget_get_width(viewport.widget), gtk_widget_get_height(viewport.widget)
    )
    touch = (Double(to.x) / Double(max(1, width)), Double(to.y) / Double(max(1, height)))
  }

  /// Where the finger is along an edge of the list, 0 to 1, or was last.
  func touch(along axis: Axis) -> Double {
    switch axis {
    case .vertical: touch.x
    case .horizontal: touch.y
    }
  }

  /// Leaves the finger to a gesture of the row.
  private func lose() {
    end(isLetGo: false)
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
  }

  /// Whether a finger, and not a mouse, is on the list.
  var hasFinger: Bool { contact?.isMouse == false }

  /// Takes the finger from the list's other gestures, if that is needed.
  func claimIfHeld() {
    guard contact?.isClaimed == false else { return }
    guard viewport.attachments.contains(where: \.needsFinger) else { return }
    contact?.isClaimed = true
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  // A second finger ends the gesture as well, but lets nothing go; when it leaves, the first one is not a new
  // gesture.
  fileprivate func dragEnded() {
    let event = gtk_event_controller_get_current_event(drag)
    let kind = event.map { gdk_event_get_event_type($0) }
    end(isLetGo: kind == GDK_TOUCH_END || kind == GDK_BUTTON_RELEASE)
    if kind == GDK_TOUCH_BEGIN { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED) }
  }

  private func connectTouches() {
    typealias Handled = @convention(c) (gpointer, gpointer, gpointer) -> gboolean
    let handled: Handled = { _, event, widget in
      if gdk_event_get_event_type(OpaquePointer(event)) == GDK_TOUCH_BEGIN {
        ViewportType.viewport(widget)?.gestures?.forgetLostFinger()
      }
      return 0
    }
    connect(UnsafeMutableRawPointer(touches), "event", to: viewport.widget, handled)
  }

  /// Lets the next finger be the first one, for the scrolled window as well.
  ///
  /// When a list hides the row that a finger came down on, GTK no longer tells where the finger leaves
  /// once it is outside of the window, and to its gestures every later finger is a second one.
  fileprivate func forgetLostFinger() {
    guard let target, gtk_widget_get_mapped(target) == 0 else { return }
    self.target = nil
    gtk_event_controller_reset(drag)
    guard let scrolled = viewport.scrolled?.widget else { return }
    let controllers = gtk_widget_observe_controllers(scrolled)
    defer { g_object_unref(controllers.map(UnsafeMutableRawPointer.init)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      if isInstance(controller, of: gtk_gesture_get_type()) {
        gtk_event_controller_reset(OpaquePointer(controller))
      }
      g_object_unref(controller)
    }
  }

  fileprivate func end(isLetGo: Bool) {
    guard contact != nil else { return }
    contact = nil
    for attachment in viewport.attachments {
      attachment.contactEnded(isLetGo: isLetGo, at: eventTime)
    }
  }

  private var eventTime: Double { Double(gtk_event_controller_get_current_event_time(drag)) / 1e3 }

  private func isInside(_ widget: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, viewport.widget) != 0
  }

  // A finger has a sequence of events of its own, a mouse has none.
  private var isTouch: Bool { gtk_gesture_single_get_current_sequence(drag) != nil }

  /// Whether a mouse that drags over a widget selects text.
  private static func selectsText(_ widget: Widget) -> Bool {
    if isInstance(widget, of: gtk_label_get_type()) {
      return gtk_label_get_selectable(widget.opaque) != 0
    }
    return isInstance(widget, of: gtk_editable_get_type())
      || isInstance(widget, of: gtk_text_view_get_type())
  }

  // MARK: The touchpad

  private func connectTouchpad() {
    typealias Scrolled = @convention(c) (gpointer, gdouble, gdouble, gpointer) -> gboolean
    let began: PlainCallback = { _, widget in
      ViewportType.viewport(widget)?.gestures?.touchpadBegan()
    }
    let moved: Scrolled = { _, x, y, widget in
      ViewportType.viewport(widget)?.gestures?.touchpadMoved(x, y) == true ? 1 : 0
    }
    let ended: PlainCallback = { _, widget in
      ViewportType.viewport(widget)?.gestures?.touchpadEnded()
    }
    let source = UnsafeMutableRawPointer(touchpad)
    connect(source, "scroll-begin", to: viewport.widget, began)
    connect(source, "scroll", to: viewport.widget, moved)
    connect(source, "scroll-end", to: viewport.widget, ended)
  }

  // Only touchpads begin and end, and on Wayland wheels that tell parts of a notch; no wheel pulls.
  fileprivate func touchpadBegan() {
    hasWheelBegun = isWheel
    guard !isWheel else { return }
    isFirstStep = true
    touchpadInner = innerScrollersAtPointer()
    for attachment in viewport.attachments { attachment.touchpadBegan() }
  }

  fileprivate func touchpadMoved(_ x: Double, _ y: Double) -> Bool {
    if hasWheelBegun, !isWheel { touchpadBegan() }
    // While an app is busy, GDK merges a gesture's last step with its end, which GTK propagates even from a
    // scrolled window on the page that has handled the step.
    let event = gtk_event_controller_get_current_event(touchpad)
    let isWhole = isFirstStep && gdk_scroll_event_is_stop(event) != 0
    isFirstStep = false
    if isWhole, viewport.isOnFloor { return true }
    let unit = gtk_event_controller_scroll_get_unit(touchpad)
    // A list that is off the screen does not scroll, by a wheel neither.
    return viewport.attachments.reduce(viewport.isOnFloor) { isTaken, attachment in
      attachment.touchpadMoved(x, y, unit, over: touchpadInner) || isTaken
    }
  }

  /// Whether the present event is of a wheel on Wayland; X11 counts all devices in notches, and calls them mice.
  private var isWheel: Bool {
    guard let event = gtk_event_controller_get_current_event(touchpad),
      gdk_event_get_event_type(event) == GDK_SCROLL,
      gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE,
      let device = gdk_event_get_device(event)
    else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_MOUSE
  }

  private func innerScrollersAtPointer() -> InnerScrollers {
    var (x, y, surfaceX, surfaceY) = (0.0, 0.0, 0.0, 0.0)
    // An event of scrolling has no position, and on Wayland the device that sent it has none: only the
    // pointer of its seat has one.
    guard let event = gtk_event_controller_get_current_event(touchpad),
      let surface = gdk_event_get_surface(event),
      let pointer = gdk_seat_get_pointer(gdk_event_get_seat(event)),
      gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0,
      let native = gtk_native_get_for_surface(surface)
    else { return InnerScrollers() }
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    let target = gtk_widget_pick(native.widget, x - surfaceX, y - surfaceY, GTK_PICK_DEFAULT)
    guard let target, isInside(target) else { return InnerScrollers() }
    return InnerScrollers(from: target, to: viewport.widget)
  }

  fileprivate func touchpadEnded() {
    guard !hasWheelBegun else { return }
    suspended?.stop()
    for attachment in viewport.attachments { attachment.touchpadEnded() }
  }

  // MARK: The tap

  private static func addTap(to widget: Widget) {
    typealias Released = @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void
    let tap = gtk_gesture_click_new()
    let released: Released = { _, _, x, y, widget in ViewportType.viewport(widget)?.tap(at: x, y) }
    if let tap { connect(UnsafeMutableRawPointer(tap), "released", to: widget, released) }
    gtk_widget_add_controller(widget, tap)
  }
}

extension Viewport {
  /// Begins the load-more whose picture is at a point.
  fileprivate func tap(at x: Double, _ y: Double) {
    for picture in attachments.flatMap({ $0.pictures() }) {
      if picture.isTapped, picture.contains(x, y) { return picture.beginByTap() }
    }
  }
}
#endif
