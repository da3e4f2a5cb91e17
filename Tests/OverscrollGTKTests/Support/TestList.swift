#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// A scrolled window with rows, which no window shows: the test lays it out and moves its clock.
final class TestList {
  /// The widget that has the rows.
  enum Kind: CaseIterable {
    case listView
    case listBox
    case box
  }

  typealias Row = (text: String, place: Double)

  static let rowLength = 50.0

  let clock = TestClock()
  /// A window that is not on the screen, without which a GtkListView has no rows.
  private let window: Widget
  let scrolled: Widget
  let controls: PullControls
  private let kind: Kind
  private let content: Widget
  private let model: OpaquePointer
  private let orientation: GtkOrientation
  private var size: (width: Double, height: Double)
  private var names = 0

  init(
    _ kind: Kind = .box,
    rows: Int = 40,
    isHorizontal: Bool = false,
    isRightToLeft: Bool = false,
    width: Double = 300,
    height: Double = 400,
    inside wrap: (Widget) -> Widget = { $0 },
    counting reads: UnsafeMutablePointer<Int>? = nil
  ) {
    #expect(gtk_init_check() != 0)
    self.kind = kind
    size = (width, height)
    orientation = isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    scrolled = gtk_scrolled_window_new()
    window = gtk_window_new()
    gtk_window_set_child(Self.window(window), scrolled)
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    model = gtk_string_list_new(nil)
    switch kind {
    case .listView:
      let model = model
      content = Self.listView(reads.map { Self.counted(model, $0) } ?? model)
      gtk_orientable_set_orientation(content.opaque, orientation)
    case .listBox: content = gtk_list_box_new()
    case .box: content = gtk_box_new(orientation, 0)
    }
    if isRightToLeft {
      for widget in [scrolled, content] { gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
    }
    gtk_scrolled_window_set_child(scrolled.opaque, wrap(content))
    let clock = clock
    controls = PullControls(scrolled.opaque) { _ in clock }
    if isRightToLeft { gtk_widget_set_direction(viewport.widget, GTK_TEXT_DIR_RTL) }
    add(rows)
  }

  isolated deinit {
    close()
  }

  private static func window(_ widget: Widget) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  private var isClosed = false

  /// Destroys the window with everything in it.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    gtk_window_destroy(Self.window(window))
  }

  /// A model that counts how often an item is read that nothing holds.
  private static func counted(
    _ model: OpaquePointer,
    _ reads: UnsafeMutablePointer<Int>
  )
    -> OpaquePointer
  {
    let read: GtkMapListModelMapFunc = { item, reads in
      reads?.assumingMemoryBound(to: Int.self).pointee += 1
      return item
    }
    return gtk_map_list_model_new(model, read, reads, nil)
  }

  private static func listView(_ model: OpaquePointer) -> Widget {
    let factory = gtk_signal_list_item_factory_new()
    let setUp: @convention(c) (gpointer, OpaquePointer, gpointer?) -> Void = { _, item, _ in
      gtk_list_item_set_child(item, TestList.label(""))
    }
    let bind: @convention(c) (gpointer, OpaquePointer, gpointer?) -> Void = { _, item, _ in
      guard let text = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item))),
        let label = gtk_list_item_get_child(item)
      else { return }
      gtk_label_set_text(label.opaque, text)
      TestList.setLength(of: label, TestList.length(of: String(cString: text)))
    }
    for (signal, callback) in [("setup", setUp), ("bind", bind)] {
      g_signal_connect_data(
        factory.map { UnsafeMutableRawPointer($0) },
        signal,
        unsafeBitCast(callback, to: GCallback.self),
        nil,
        nil,
        GConnectFlags(rawValue: 0)
      )
    }
    return gtk_list_view_new(gtk_no_selection_new(model), factory)
  }

  private static func label(_ text: String) -> Widget? {
    let label = gtk_label_new(text)
    if let label { setLength(of: label, length(of: text)) }
    return label
  }

  private static func setLength(of label: Widget, _ length: Double) {
    gtk_widget_set_size_request(label, gint(length), gint(length))
  }

  /// The length of a new row: a tall one has its own.
  private static func length(of text: String) -> Double {
    guard text.hasPrefix("tall"), let number = Int(text.dropFirst(5)) else { return rowLength }
    return rowLength + Double(number % 11) * 7
  }

  // MARK: Rows

  /// Adds rows at the end.
  func add(_ count: Int) {
    for _ in 0..<count {
      names += 1
      insert("\(names)", at: -1)
    }
  }

  /// Inserts rows at the start.
  func insertBefore(_ count: Int) {
    for _ in 0..<count {
      names += 1
      insert("new \(names)", at: 0)
    }
  }

  /// Inserts a row at an index, or, at -1, at the end.
  func insert(_ text: String, at index: Int) {
    switch kind {
    case .listView:
      guard index >= 0 else { return gtk_string_list_append(model, text) }
      let copy = strdup(text)
      var texts: [UnsafePointer<CChar>?] = [UnsafePointer(copy), nil]
      gtk_string_list_splice(model, guint(index), 0, &texts)
      free(copy)
    case .listBox: gtk_list_box_insert(content.opaque, Self.label(text), gint(index))
    case .box:
      let label = Self.label(text)
      if index == 0 {
        gtk_box_prepend(box, label)
      } else if index < 0 {
        gtk_box_append(box, label)
      } else {
        gtk_box_insert_child_after(box, label, child(at: index - 1))
      }
    }
  }

  /// Removes the row at an index.
  func remove(at index: Int) {
    switch kind {
    case .listView: gtk_string_list_remove(model, guint(index))
    case .listBox: gtk_list_box_remove(content.opaque, child(at: index))
    case .box: gtk_box_remove(box, child(at: index))
    }
  }

  /// Gives the first row that ends after a distance from the start of the visible part another length.
  func setLength(ofRowAt distance: Double, _ length: Double) {
    guard let label = label(at: distance, in: content) else { return }
    Self.setLength(of: label, length)
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(content).assumingMemoryBound(to: GtkBox.self)
  }

  private func child(at index: Int) -> Widget? {
    children(of: content).dropFirst(index).first { _ in true }
  }

  /// The first row that ends after a distance from the start of the visible part, and where it is.
  func row(at distance: Double) -> Row? {
    guard let label = label(at: distance, in: content), let range = range(of: label) else {
      return nil
    }
    return (String(cString: gtk_label_get_text(label.opaque)), range.lowerBound)
  }

  /// Where a row of a box begins in the visible part, in points.
  func place(of text: String) -> Double? {
    children(of: content).first { String(cString: gtk_label_get_text($0.opaque)) == text }
      .flatMap { range(of: $0)?.lowerBound }
  }

  private func label(at distance: Double, in parent: Widget) -> Widget? {
    // A GtkListView keeps rows that it does not show.
    for widget in children(of: parent) where gtk_widget_get_child_visible(widget) != 0 {
      if let found = label(at: distance, in: widget) { return found }
      if isA(widget, gtk_label_get_type()), let range = range(of: widget),
        distance < range.upperBound
      {
        return widget
      }
    }
    return nil
  }

  private func range(of widget: Widget) -> Range<Double>? {
    frame(of: widget).map { axis == .vertical ? $0.y..<$0.maxY : $0.x..<$0.maxX }
  }

  /// Where a widget is in the list; nil if it is elsewhere.
  func frame(of widget: Widget) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, viewport.widget, &bounds) != 0 else { return nil }
    return Rect(bounds)
  }

  // MARK: The widget

  var viewport: Viewport {
    guard let viewport = controls.viewport else { preconditionFailure("The window is closed.") }
    return viewport
  }

  var axis: Axis { orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal }

  var attachment: OverscrollGTK.Attachment {
    guard let attachment = viewport.attachment(axis) else {
      preconditionFailure("The list has no control yet.")
    }
    return attachment
  }

  /// Where the list is scrolled to, as its scroll bar shows it.
  var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }

  var adjustment: Adjustment {
    switch axis {
    case .vertical: gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    case .horizontal: gtk_scrolled_window_get_hadjustment(scrolled.opaque)
    }
  }

  /// How far the engine moves the content, in points, after laying it out.
  var displacement: Double { viewport.axis(axis).displacement }

  /// Lays the widgets out until nothing changes any more, as a frame does.
  func layOut() {
    for _ in 0..<4 {
      gtk_widget_measure(scrolled, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_measure(scrolled, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(scrolled, gint(size.width), gint(size.height), -1, nil)
      viewport.laidOut()
    }
  }

  /// Scrolls as the app and the scroll bar do, and lays the rows out.
  func scroll(to value: Double) {
    self.value = value
    layOut()
  }

  func resize(width: Double, height: Double) {
    size = (width, height)
    layOut()
  }

  /// Lays the list out and makes it visible to the engine.
  @discardableResult
  func shown() -> Self {
    layOut()
    viewport.appear()
    layOut()
    return self
  }

  /// Lets time pass.
  func run(_ seconds: Double) {
    clock.run(seconds) { layOut() }
  }

  /// Ends an action, and lets time pass.
  func run(_ seconds: Double, ending action: TestAction) async {
    action.finish()
    await settle()
    run(seconds)
  }

  // MARK: A finger

  private var travel = 0.0

  /// Puts a finger on the list.
  func press() {
    travel = 0
    attachment.contactBegan()
  }

  /// Moves the finger in steps of 10 points and 16 ms; positive pulls at the start.
  ///
  /// Where the engine leaves the finger to the list, the list scrolls with it, as GTK's does.
  func drag(_ distance: Double) {
    var rest = distance
    while rest != 0 {
      let step = max(-10, min(10, rest))
      rest -= step
      travel += step
      let isTaken = isClaimed
      let before = viewport.axis(axis).offset
      move()
      isClaimed = isClaimed || attachment.list.engine.holdsGesture
      if !isTaken, !isClaimed, viewport.axis(axis).offset == before, abs(travel) > 8 {
        value = isMirrored ? value + step : value - step
      }
      run(0.016)
    }
  }

  private var isMirrored: Bool {
    axis == .horizontal && attachment.list.environment.direction == .rightToLeft
  }

  private(set) var isClaimed = false

  private func move() {
    let along = isMirrored ? -travel : travel
    touch(axis == .vertical ? (0, along) : (along, 0))
  }

  /// Moves the finger at once, to a distance from where it was put.
  @discardableResult
  func touch(
    _ movement: (Double, Double),
    over scrollers: InnerScrollers = InnerScrollers()
  ) -> InputTranslation.Step {
    attachment.contactMoved(
      movement,
      over: scrollers,
      threshold: 8,
      isMouse: false,
      isTaken: isClaimed
    )
  }

  func release(isLetGo: Bool = true) {
    attachment.contactEnded(isLetGo: isLetGo)
    isClaimed = false
    layOut()
  }

  /// Pulls by a distance, holds still, and lets go.
  func pull(_ distance: Double) {
    press()
    drag(distance)
    run(0.3)
    release()
  }
}

extension TestList {
  /// The rectangle of what is painted now, without the rows, which are not on the screen; nil for nothing.
  func paintedBounds() throws -> Rect? {
    let snapshot = try #require(gtk_snapshot_new())
    viewport.draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return Rect(bounds)
  }

  /// A list with a refresh, on the screen, and the refresh's action.
  static func refreshed(
    _ style: PullStyle? = nil,
    _ list: TestList = TestList()
  ) -> (TestList, TestAction) {
    let action = TestAction()
    list.controls.onRefresh(style) { _ = try await action.perform() }
    list.shown()
    return (list, action)
  }
}

extension Rect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

/// The children of a widget, from the first on.
func children(of widget: Widget) -> some Sequence<Widget> {
  sequence(state: gtk_widget_get_first_child(widget)) { next -> Widget? in
    defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
    return next
  }
}

func isA(_ widget: Widget, _ type: GType) -> Bool {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  return g_type_check_instance_is_a(instance, type) != 0
}

/// Puts a widget at the end of a box.
func append(_ child: Widget, to box: Widget) {
  gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
}

/// One of the numbers or Booleans of GTK's settings, which all lists share.
final class DisplaySetting {
  private let settings: UnsafeMutablePointer<GObject>
  private let name: String
  private var number = GValue()

  init(_ name: String) throws {
    #expect(gtk_init_check() != 0)
    settings = UnsafeMutablePointer(try #require(gtk_settings_get_default()))
    self.name = name
    g_value_init(&number, GType(6 << 2))  // G_TYPE_INT, of which GLib makes a Boolean
  }

  /// Runs a body and gives the present value back.
  func whileChanging(_ body: (_ set: @MainActor (Int) -> Void) async throws -> Void) async rethrows
  {
    g_object_get_property(settings, name, &number)
    let present = Int(g_value_get_int(&number))
    defer { set(present) }
    try await body { self.set($0) }
  }

  private func set(_ value: Int) {
    g_value_set_int(&number, gint(value))
    g_object_set_property(settings, name, &number)
  }
}

/// An action that a test ends.
final class TestAction {
  /// The number of resumed actions, in all tests, that are not back on the main actor.
  ///
  /// A continuation returns through a thread of the pool, which is late on a busy machine.
  fileprivate static var returning = 0

  private(set) var starts = 0
  private(set) var cancellations = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private var result: Result<PullControl.LoadOutcome, any Error> = .success(.succeeded)

  struct Failure: Error {}

  func perform() async throws -> PullControl.LoadOutcome {
    starts += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.finish(.failure(CancellationError())) }
    }
    Self.returning -= 1
    if Task.isCancelled { cancellations += 1 }
    return try result.get()
  }

  func finish(_ result: Result<PullControl.LoadOutcome, any Error> = .success(.succeeded)) {
    self.result = result
    guard let waiting else { return }
    self.waiting = nil
    Self.returning += 1
    waiting.resume()
  }
}

/// Lets created tasks, and resumed actions, run as far as possible on the main actor.
func settle() async {
  // The main actor runs jobs in order of arrival, so each of these waits for all before it. A task
  // that starts or ends another one needs one job for each.
  repeat {
    for _ in 0..<20 { await Task.yield() }
  } while TestAction.returning > 0
}
#endif
