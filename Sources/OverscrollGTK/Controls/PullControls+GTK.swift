#if GTK
import CGtk
import Overscroll
public import OverscrollHosting
import OverscrollIndicators

extension PullControls {
  /// The controls of a scrolled window.
  ///
  /// Works for everything that a `GtkScrolledWindow` scrolls. The list is put into a widget of this library,
  /// which becomes the child of the scrolled window.
  ///
  /// - Parameter scrolled: A pointer to a `GtkScrolledWindow` that already has its child.
  /// - Precondition: It is a `GtkScrolledWindow`, not another widget.
  public init(_ scrolled: OpaquePointer) {
    precondition(
      isInstance(UnsafeMutableRawPointer(scrolled), of: gtk_scrolled_window_get_type()),
      "PullControls needs a pointer to a GtkScrolledWindow."
    )
    MainQueueSource.add()
    self.init(scrolled) { PullControls.makeClock?() ?? WidgetClock($0.widget) }
  }

  /// The controls of a scrolled window, on a clock of their own.
  package init(_ scrolled: OpaquePointer, _ makeClock: @escaping (Viewport) -> any FrameClock) {
    self.init(ViewportControls(viewport: Viewport.make(in: scrolled), makeClock: makeClock))
  }

  /// The viewport; nil once the scrolled window is gone.
  package var viewport: Viewport? { (host as? ViewportControls)?.viewport }

  /// Whether a mouse pulls the list, too; false by default.
  ///
  /// Fingers and touchpads always do. A mouse that pulls cannot select text in the rows.
  public var isPulledByMouse: Bool {
    get { viewport?.isPulledByMouse ?? false }
    nonmutating set { viewport?.isPulledByMouse = newValue }
  }

  /// Whether a reader at the top keeps the place, too; false, the default, shows what is inserted there.
  public var staysAtTop: Bool {
    get { viewport?.staysAtTop ?? false }
    nonmutating set { viewport?.staysAtTop = newValue }
  }

  /// Whether a reader at the end stays there when the list is resized or gets rows, as in a chat.
  ///
  /// False by default.
  public var staysAtEnd: Bool {
    get { viewport?.staysAtEnd ?? false }
    nonmutating set { viewport?.staysAtEnd = newValue }
  }

  /// How many rows are new before the first visible one, as the app has counted them.
  ///
  /// Their marker is a button at the start, which scrolls there; 0 hides it. At the start nothing is new, and this is 0.
  public var newItems: Int {
    get { viewport?.attachments.first?.marker.count ?? 0 }
    nonmutating set { viewport?.attachments.first?.marker.count = newValue }
  }

  /// The first row that is visible, also in part: its index, and where it begins.
  ///
  /// The distance is from the visible edge to the row, in points; negative above. An index counts the items of a
  /// model, or the visible children of a list or a box. It is nil without rows and without a control, and where
  /// another factory than a `GtkSignalListItemFactory` has made the rows, or one before these controls.
  public var firstVisibleRow: (index: Int, distance: Double)? { viewport?.firstVisibleRow }

  /// Scrolls a row to a place below the visible edge, before the next frame is painted.
  ///
  /// So what was read is found again, with ``firstVisibleRow``; rows before it that become longer do not move it until
  /// something else scrolls. Scrolling that comes first wins. A row that is
  /// not there is ignored; where rows cannot be found, it only becomes visible.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - distance: How far below the visible edge it begins, in points; negative above.
  public func scroll(toRow index: Int, distance: Double = 0) {
    viewport?.scroll(toRow: index, distance: distance)
  }
}

/// Adds controls to a viewport.
private struct ViewportControls: ControlsHost {
  weak var viewport: Viewport?
  let makeClock: (Viewport) -> any FrameClock

  func list(_ axis: Axis) -> HostedList? { viewport?.attachment(axis)?.list }

  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl {
    let defaults =
      viewport.map { PullControls.Defaults(around: $0.widget) } ?? PullControls.defaults
    let part = WidgetPart.make(edge.edge, style, role, defaults, action)
    if let viewport {
      viewport.makeAttachment(edge.axis, clock: makeClock(viewport)).add(part)
    }
    return PullControl(part, edge)
  }
}
#endif
