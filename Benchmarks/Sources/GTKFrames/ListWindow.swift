#if GTK
import CGtk
import CProcessorTime
import Foundation
import OverscrollGTK

/// A window with a `GtkListView`: one with our control, or one as GTK has it.
final class ListWindow {
  static let size = (width: 360, height: 640)

  let controls: PullControls?
  /// Shows that the plain list is being refreshed, as an app without our control does.
  private let spinner: Widget = gtk_spinner_new()
  private let window: Widget = gtk_window_new()
  private let scrolled: Widget = gtk_scrolled_window_new()

  init(_ model: OpaquePointer, isPlain: Bool) {
    g_object_ref(UnsafeMutableRawPointer(model))
    let list = gtk_list_view_new(gtk_no_selection_new(model), Self.factory())
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, list)
    gtk_widget_set_vexpand(scrolled, 1)
    controls = isPlain ? nil : PullControls(scrolled.opaque)
    // The app ends its runs.
    controls?.add(.arrow)
    controls?.refresh?.onBegin = { _ in }
    gtk_widget_set_size_request(spinner, 32, 56)
    gtk_widget_set_visible(spinner, 0)
    let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(box, spinner)
    gtk_box_append(box, scrolled)
    gtk_window_set_decorated(gtkWindow, 0)
    gtk_window_set_default_size(gtkWindow, gint(Self.size.width), gint(Self.size.height))
    gtk_window_set_child(gtkWindow, column)
    gtk_window_present(gtkWindow)
  }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  }

  private static func factory() -> OpaquePointer {
    let factory: OpaquePointer = gtk_signal_list_item_factory_new()
    let setUp: @convention(c) (gpointer, OpaquePointer, gpointer?) -> Void = { _, item, _ in
      let label: Widget = gtk_label_new("")
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_set_size_request(label, -1, 48)
      gtk_list_item_set_child(item, label)
    }
    let bind: @convention(c) (gpointer, OpaquePointer, gpointer?) -> Void = { _, item, _ in
      let text = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item)))
      gtk_label_set_text(OpaquePointer(gtk_list_item_get_child(item)), text)
    }
    for (signal, callback) in [("setup", setUp), ("bind", bind)] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(factory),
        signal,
        unsafeBitCast(callback, to: GCallback.self),
        nil,
        nil,
        GConnectFlags(rawValue: 0)
      )
    }
    return factory
  }

  func close() {
    gtk_window_destroy(gtkWindow)
  }

  // MARK: What moves

  /// Where the list is scrolled to, in points.
  var offset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), newValue) }
  }

  /// How far a pull moves the list, in points.
  var displacement: Double { controls?.viewport?.vertical.displacement ?? 0 }

  /// Begins a refresh, or shows the spinner in its place.
  func beginRefresh() {
    guard let refresh = controls?.refresh else {
      gtk_widget_set_visible(spinner, 1)
      return gtk_spinner_start(spinner.opaque)
    }
    refresh.begin()
  }

  func endRefresh() {
    controls?.refresh?.end()
    gtk_spinner_stop(spinner.opaque)
    gtk_widget_set_visible(spinner, 0)
  }

  func putFinger() {
    controls?.viewport?.attachment(.vertical)?.contactBegan()
  }

  /// Moves the finger to a distance below where it was put, in points.
  func moveFinger(to distance: Double) {
    guard let viewport = controls?.viewport else { return }
    _ = viewport.attachment(.vertical)?.contactMoved(
      (0, distance),
      over: InnerScrollers(),
      threshold: 8,
      isMouse: false,
      isTaken: true
    )
  }

  func liftFinger() {
    controls?.viewport?.attachment(.vertical)?.contactEnded(isLetGo: false)
  }

  // MARK: Frames

  /// Shows frames, and measures what each of them costs.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - step: What moves before each of them, by its number.
  /// - Returns: The processor time of each, in microseconds, from its beginning to that of the next.
  @discardableResult
  func frames(_ count: Int, _ step: @escaping (Int) -> Void = { _ in }) -> [Double] {
    let meter = FrameMeter(count, step)
    gtk_widget_add_tick_callback(
      window,
      { _, _, meter in
        guard let meter else { return 0 }
        return Unmanaged<FrameMeter>.fromOpaque(meter).takeUnretainedValue().frame() ? 1 : 0
      },
      Unmanaged.passRetained(meter).toOpaque(),
      { meter in if let meter { Unmanaged<FrameMeter>.fromOpaque(meter).release() } }
    )
    while !meter.isOver { g_main_context_iteration(nil, 1) }
    return meter.costs
  }
}

/// Measures the processor time from frame to frame.
final class FrameMeter {
  private(set) var costs: [Double] = []
  private(set) var isOver = false
  private let count: Int
  private let step: (Int) -> Void
  private var number = 0
  private var last: UInt64 = 0

  init(_ count: Int, _ step: @escaping (Int) -> Void) {
    self.count = count
    self.step = step
  }

  /// Begins a frame; false after the last.
  func frame() -> Bool {
    let now = overscroll_processor_nanoseconds()
    if number > 0 { costs.append(Double(now - last) / 1e3) }
    isOver = number == count
    guard !isOver else { return false }
    last = now
    step(number)
    number += 1
    return true
  }
}

/// Prints the memory of the process after 250, 500 and 1,000 refreshes of a list.
///
/// - Returns: Whether the last 500 need less than 200 bytes each.
func measureMemory() -> Bool {
  let model: OpaquePointer = gtk_string_list_new(nil)
  for number in 0..<1000 { gtk_string_list_append(model, "Row \(number)") }
  let list = ListWindow(model, isPlain: false)
  var style = PullStyle.arrow
  style.behavior = style.behavior.withoutMotion
  style.behavior.minimumRunning = 0
  style.behavior.resultHold = 0
  guard let refresh = list.controls?.onRefresh(style, { await Task.yield() }) else { return false }
  list.frames(30)
  var kilobytes: [Int: Double] = [:]
  for number in 1...1000 {
    refresh.begin()
    repeat { list.frames(1) } while refresh.phase != .idle
    guard [250, 500, 1000].contains(number) else { continue }
    kilobytes[number] = residentKilobytes()
    line("GTK memory: after refreshes @ \(number)", "KB", [kilobytes[number] ?? 0])
  }
  list.close()
  g_object_unref(UnsafeMutableRawPointer(model))
  let growth = (kilobytes[1000] ?? 0) - (kilobytes[500] ?? 0)
  return keep(growth < 500 * 0.2, "500 refreshes need \(growth) KB")
}

/// The memory of this process, as Linux counts it.
private func residentKilobytes() -> Double {
  let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = fields?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
}
#endif
