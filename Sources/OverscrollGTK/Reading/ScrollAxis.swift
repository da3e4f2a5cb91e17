#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// One axis of a viewport: connects the scrolled window's adjustment with the list's.
///
/// The outer adjustment counts what the inner one does and the rooms reserved at both ends. Where it
/// shows a room, the inner one rests at its end and the content is shifted. Values count from the
/// content's start: in a right-to-left horizontal list that is the right side, where GTK's
/// adjustments end.
// As in `PaintedImage`.
@MainActor
package final class ScrollAxis {
  let axis: Axis
  /// The scrolled window's adjustment.
  private(set) var outer: Adjustment
  /// The list's adjustment.
  package let inner: Adjustment
  var policy = GTK_SCROLL_MINIMUM
  // The viewport's widget, whose viewport owns this axis.
  private let widget: Widget
  weak var attachment: Attachment?
  /// The length of the content, in points.
  package private(set) var extent = 0.0
  /// The visible length, in points.
  package private(set) var page = 0.0
  /// How far the engine displaces the content, in points; positive towards its end.
  package private(set) var displacement = 0.0
  private var rooms = (start: 0.0, end: 0.0)
  private var countsItems = false
  /// The number of items, if it is needed and known.
  private var items: Int?
  private(set) var isMirrored = false
  /// Whether a change of an adjustment is our own.
  private var isWriting = false
  /// The inner value after the last layout.
  private var settled = 0.0
  /// How far the list has scrolled by itself so far, as it was laid out, in points.
  package private(set) var ownTravel = 0.0
  private var anchor = RowAnchor()
  /// The row to scroll to when the list has been laid out, after how many layouts it is given up, and the
  /// offset that it has been scrolled to.
  private var wanted: (index: Int, distance: Double, layouts: Int, offset: Double?)?

  init(_ axis: Axis, of widget: Widget) {
    self.axis = axis
    self.widget = widget
    outer = gtk_adjustment_new(0, 0, 0, 0, 0, 0)
    inner = gtk_adjustment_new(0, 0, 0, 0, 0, 0)
    g_object_ref_sink(outer)
    g_object_ref_sink(inner)
    let changed: PlainCallback = { adjustment, widget in
      ViewportType.viewport(widget)?.adjustmentChanged(adjustment)
    }
    for signal in ["value-changed", "changed"] { connect(inner, signal, to: widget, changed) }
    connect(outer, "value-changed", to: widget, changed)
  }

  /// Forgets the rows of a list that another one takes the place of.
  func forgetContent() {
    anchor.forget()
    anchor.forgetGiven()
    wanted = nil
    extent = 0
    write(offset: 0)
  }

  /// Releases the adjustments.
  func dispose() {
    anchor.forget()
    anchor.forgetGiven()
    disconnect(outer, from: widget)
    disconnect(inner, from: widget)
  }

  isolated deinit {
    g_object_unref(outer)
    g_object_unref(inner)
  }

  /// Takes the scrolled window's adjustment, or one of its own in its place.
  func follow(_ adjustment: gpointer?) {
    let new =
      adjustment?.assumingMemoryBound(to: GtkAdjustment.self)
      ?? gtk_adjustment_new(0, 0, 0, 0, 0, 0)
    guard let new, new != outer else { return }
    disconnect(outer, from: widget)
    g_object_ref_sink(new)
    g_object_unref(outer)
    outer = new
    let changed: PlainCallback = { adjustment, widget in
      ViewportType.viewport(widget)?.adjustmentChanged(adjustment)
    }
    connect(outer, "value-changed", to: widget, changed)
    write(offset: 0)
  }

  // MARK: Positions

  /// The content coordinate at the viewport's start, in points; below 0 in the start's room.
  package var offset: Double { value(of: outer) - rooms.start }

  /// The content coordinate at the start of the list's own viewport, in points.
  var innerOffset: Double { value(of: inner) }

  /// The content coordinate at the start of what is seen, also of displaced content, in points.
  var visibleStart: Double { offset - displacement }

  /// Whether a coordinate of the content is in the visible part, in points.
  func isVisible(_ coordinate: Double) -> Bool {
    (visibleStart..<visibleStart + page).contains(coordinate)
  }

  /// Where the content is drawn, in points from where the list would be; in GTK's direction.
  package var position: Double {
    let shift = innerOffset - offset + displacement
    return isMirrored ? -shift : shift
  }

  var metrics: ScrollMetrics {
    var metrics = ScrollMetrics(offset: offset, viewport: page, extent: extent)
    if let items, extent > 0 {
      // By their mean length, which is what lists themselves assume of rows that they have not laid out.
      let length = extent / Double(items)
      metrics.itemsToStart = Int(max(0, offset / length + 1e-6))
      metrics.itemsToEnd = Int(max(0, (extent - offset - page) / length + 1e-6))
    }
    return metrics
  }

  /// Counts the list's items, which the metrics then tell, or forgets them.
  func countItems(_ isNeeded: Bool, in content: Widget?) {
    items = isNeeded ? content.flatMap(ListItems.count) : nil
    countsItems = isNeeded
  }

  /// Whether the list can scroll towards its start (above 0) or its end.
  func canScroll(towards direction: Double) -> Bool {
    direction > 0 ? value(of: outer) >= 1 : value(of: outer) <= range - 1
  }

  /// The room reserved at an edge, in points.
  package func room(at edge: Edge) -> Double {
    switch edge {
    case .start: rooms.start
    case .end: rooms.end
    }
  }

  /// The distance of a point from the start, with GTK's coordinates.
  func logical(_ coordinate: Double) -> Double {
    isMirrored ? page - coordinate : coordinate
  }

  /// The offsets from one end to the other.
  var offsets: ClosedRange<Double> { -rooms.start...range - rooms.start }

  /// The largest value of the outer adjustment.
  private var range: Double { max(0, rooms.start + extent + rooms.end - page) }

  private func value(of adjustment: Adjustment) -> Double {
    let value = gtk_adjustment_get_value(adjustment)
    guard isMirrored else { return value }
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
  }

  private func physical(_ value: Double, in adjustment: Adjustment) -> Double {
    guard isMirrored else { return value }
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
  }

  // MARK: Reading

  /// Handles a change of an adjustment that is not our own.
  func changed(_ adjustment: UnsafeMutableRawPointer, isAllocating: Bool) {
    guard !isWriting else { return }
    if adjustment == UnsafeMutableRawPointer(outer) {
      if let attachment, attachment.list.engine.isContentLocked {
        return write(offset: attachment.reportedOffset)
      }
      attachment?.fling = nil
      attachment?.list.runScroll.end()
      wanted = nil
      anchor.forgetGiven()
      scrollInner()
      attachment?.scrolled()
      attachment?.report(isOwnWrite: false)
      attachment?.viewport.setNeedsPlace()
    } else if !isAllocating {
      // The list lays out rows, or scrolls to one, by itself: see `layOut`.
      gtk_widget_queue_allocate(widget)
    }
  }

  /// Reads the list's length and position after it has been laid out.
  ///
  /// - Parameters:
  ///   - content: The list.
  ///   - shown: Its rows.
  ///   - length: The visible length, in points.
  ///   - across: The visible length across the axis, in points.
  func layOut(_ content: Widget?, _ shown: ListRows, length: Double, across: Double) {
    guard let content else { return }
    let before = gtk_adjustment_get_value(outer)
    defer { placeChanged(from: before) }
    let extent = measure(content, length, across)
    let growth = extent - self.extent
    let laidOut = innerOffset
    let isResized = growth != 0 || length != page
    let sticksToEnd =
      isResized && attachment?.viewport.staysAtEnd == true && attachment?.isInMotion == false
      && page > 0 && !isSeeking && range > 0 && value(of: outer) > range - 1
    page = length
    self.extent = extent
    if countsItems, growth != 0 { items = ListItems.count(in: content) }
    // A list such as GtkListView keeps rows in place by itself, but not always the first visible one.
    let own = isCut(settled) ? 0 : innerOffset - settled
    ownTravel += own
    let measured = anchor.isTouched ? nil : anchor.travel(in: content, along: self, shown)
    // With content of the same length it has scrolled, to a row with the focus or for the app.
    let moved = own != 0 && growth == 0 ? nil : measured
    let keepsReading = attachment?.keepsReading == true
    let showsNewRows = own > 0 && own <= growth && !keepsReading
    // A list scrolls itself to a row that gets the focus.
    let isLocked = attachment?.list.engine.isContentLocked == true
    // Where the rows that it keeps in place are gone, it guesses.
    if anchor.isTouched, keepsReading, !isLocked, !isSeeking, let row = anchor.left(in: shown) {
      // A room may be before the list's own edge.
      scroll(toRow: row.index, distance: row.distance + settled - offset)
    }
    let keepsOffset = own == 0 || showsNewRows || isLocked && growth == 0
    let travel = moved ?? (own != 0 ? own : nil)
    // In a room its list rests at its end, and what changes its length leaves it there.
    let place = isResized ? offset : settled
    write(offset: keepsOffset ? offset : place + (travel ?? own))
    if sticksToEnd { write(offset: offsets.upperBound) }
    if growth != 0 || own == 0 && moved ?? 0 != 0 {
      attachment?.contentChanged(extent: extent, travel: travel)
    }
    attachment?.report(isOwnWrite: false)
    // Where a list is about to lay out other rows, they are not where they will be.
    if attachment != nil, innerOffset == laidOut || ListRows.isWhole(content) {
      anchor.find(in: content, along: self, shown)
    } else {
      anchor.scrolled(content)
    }
  }

  // MARK: Rows

  /// The first visible row, and where it begins below the start of the viewport, in points.
  ///
  /// Nil before the first layout.
  func firstVisibleRow(in content: Widget, _ shown: ListRows) -> (index: Int, distance: Double)? {
    guard page > 0, let first = ListRows.firstChild(of: content),
      let row = firstVisible(from: first, in: content),
      let index = shown.index(of: row, in: content), let range = range(of: row, in: content)
    else { return nil }
    return (index, range.lowerBound - offset)
  }

  /// Whether there is a row to scroll to.
  var isSeeking: Bool { wanted != nil }

  /// Scrolls to a row after the next layout.
  func scroll(toRow index: Int, distance: Double) {
    wanted = (index, distance, layouts: 10, offset: nil)
    attachment?.viewport.needsLayout()
  }

  func itemsChanged(in range: Range<Int>, to added: Int) {
    anchor.itemsChanged(in: range, to: added)
    if let index = wanted?.index, range.lowerBound <= index {
      wanted?.index = max(range.lowerBound, index + added - range.count)
    }
  }

  /// Scrolls to the wanted row, after a layout.
  func seek(in content: Widget, _ shown: ListRows) {
    guard let (index, distance, layouts, sought) = wanted else { return }
    guard layouts > 0, let count = ListItems.count(in: content), (0..<count).contains(index) else {
      wanted = nil
      return
    }
    wanted = (index, distance, layouts - 1, sought)
    let value = gtk_adjustment_get_value(outer)
    defer { placeChanged(from: value) }
    let before = offset
    // GTK leaves rows beside those that it shows where they were last, such as the one with the focus.
    if let row = shown.row(at: index, in: content), ListRows.isShown(row),
      let range = range(of: row, in: content), !range.isEmpty
    {
      write(offset: range.lowerBound - distance)
      anchor.returned(to: row, shown)
      wanted?.offset = offset
      if offset == before { wanted = nil }
      attachment?.report(isOwnWrite: false)
    } else if before == sought {
      // The row ends above the visible part.
      wanted = nil
    } else {
      let argument = g_variant_ref_sink(g_variant_new_uint32(guint(index)))
      gtk_widget_activate_action_variant(
        ListRows.list(in: content) ?? content,
        "list.scroll-to-item",
        argument
      )
      g_variant_unref(argument)
      if !shown.areKnown { wanted = nil }
    }
  }

  // GTK's adjustments do not tell content that is shorter than the list.
  private func measure(_ content: Widget, _ length: Double, _ across: Double) -> Double {
    let upper = gtk_adjustment_get_upper(inner)
    // Without a part, nothing is at its end.
    guard upper <= length, attachment != nil else { return upper }
    let isVertical = axis == .vertical
    let (along, other) =
      isVertical
      ? (GTK_ORIENTATION_VERTICAL, GTK_ORIENTATION_HORIZONTAL)
      : (GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL)
    // A list that also scrolls across needs more than is visible, and is not measured for less.
    var (least, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(content, other, -1, &least, nil, nil, nil)
    gtk_widget_measure(content, along, max(least, gint(across)), nil, &natural, nil, nil)
    return min(Double(natural), length)
  }

  // MARK: Writing

  func mirror(_ isMirrored: Bool) {
    guard isMirrored != self.isMirrored else { return }
    let offset = offset
    self.isMirrored = isMirrored
    write(offset: offset)
  }

  /// Displaces the content, without scrolling.
  func displace(by points: Double) {
    displacement = points
  }

  /// Reserves room at an edge, without moving the content.
  func reserve(_ points: Double, at edge: Edge) {
    let before = gtk_adjustment_get_value(outer)
    defer { placeChanged(from: before) }
    let offset = offset
    switch edge {
    case .start: rooms.start = points
    case .end: rooms.end = points
    }
    write(offset: offset)
  }

  /// Tells the scrolled window the present value: it does not take over what changes while it scrolls.
  func tellValue() {
    let value = gtk_adjustment_get_value(outer)
    isWriting = true
    gtk_adjustment_set_value(outer, value > 0 ? value - 1 : value + 1)
    gtk_adjustment_set_value(outer, value)
    isWriting = false
  }

  /// Handles that GTK scrolls from a value that is no longer where the list is.
  private func placeChanged(from value: Double) {
    if gtk_adjustment_get_value(outer) != value { attachment?.placeChanged() }
  }

  /// Scrolls to an offset, in points.
  func scroll(to offset: Double) {
    anchor.forgetGiven()
    write(offset: offset)
  }

  private func write(offset: Double) {
    isWriting = true
    let upper = max(page, rooms.start + extent + rooms.end)
    let value = min(max(offset + rooms.start, 0), max(0, upper - page))
    gtk_adjustment_configure(
      outer,
      isMirrored ? upper - page - value : value,
      0,
      upper,
      gtk_adjustment_get_step_increment(inner),
      gtk_adjustment_get_page_increment(inner),
      page
    )
    isWriting = false
    scrollInner()
  }

  /// Whether the list is where a motion has scrolled it, but for a fraction: lists with a model cut it off.
  ///
  /// To follow that would end the motion.
  private func isCut(_ value: Double) -> Bool {
    value != innerOffset && abs(value - innerOffset) < 1
      && innerOffset == innerOffset.rounded() && attachment?.isInMotion == true
  }

  private func scrollInner() {
    isWriting = true
    let last = gtk_adjustment_get_upper(inner) - gtk_adjustment_get_page_size(inner)
    let value = min(max(offset, 0), max(0, last))
    if value != innerOffset, !isCut(value) {
      if let content = attachment?.viewport.content { anchor.scrolled(content) }
      gtk_adjustment_set_value(inner, physical(value, in: inner))
    }
    settled = innerOffset
    isWriting = false
  }
}

extension Viewport {
  /// Hands a change of an adjustment to its axis.
  func adjustmentChanged(_ adjustment: gpointer) {
    for axis in [horizontal, vertical] where axis.has(adjustment) {
      axis.changed(adjustment, isAllocating: isAllocating)
    }
  }
}

extension ScrollAxis {
  fileprivate func has(_ adjustment: gpointer) -> Bool {
    adjustment == gpointer(outer) || adjustment == gpointer(inner)
  }
}
#endif
