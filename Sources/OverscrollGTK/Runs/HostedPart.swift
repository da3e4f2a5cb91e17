#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText

/// One edge of a scrolled window with a control: its style, callbacks, current run and picture.
package final class HostedPart {
  package let edge: Edge
  /// The style at present; its behavior is always valid.
  package var style: PullStyle { styles.present }
  private(set) var styles: PartStyle
  private var defaults: PullDefaults
  let action: RunAction?
  weak var attachment: Attachment? {
    didSet { button = attachment.map { EdgeButton(self, in: $0.viewport) } }
  }
  var isHidden = false
  var settings = PartSettings()
  package let indicator = Indicator()
  /// For those who cannot pull.
  private(set) var button: EdgeButton?
  private var silence = Silence.none
  /// Cancels the run's task when it is released.
  private var task: RunTask?

  /// Makes a part with a style, or (with nil) with that of the defaults for a role.
  init(
    _ edge: Edge,
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullDefaults,
    _ action: RunAction?
  ) {
    self.edge = edge
    self.defaults = defaults
    self.action = action
    styles = PartStyle(style, role, defaults) { NSLog($0) }
  }

  /// The style's behavior, with distances for the present text size or for the app's own indicator;
  /// with a floor if it has a page.
  package var behavior: Behavior {
    let behavior = textScale.applied(to: style.behavior).asHigh(as: indicatorWidget?.length ?? 0)
    return floor == nil ? behavior.withoutFloor : behavior.withFloor
  }
  /// The app's own indicator, if there is one.
  private(set) var indicatorWidget: IndicatorWidget?
  /// The picture in a widget of the app, if there is one.
  package private(set) var indicatorArea: IndicatorArea?
  /// The page of the floor, if there is one.
  private(set) var floor: HostedFloor?

  /// How much larger than the standard the texts are, as last read.
  private(set) var textScale = TextScale.standard

  /// Reads the text size.
  ///
  /// - Returns: Whether it has changed.
  func readTextScale() -> Bool {
    guard let widget = attachment?.viewport.widget else { return false }
    let previous = textScale
    textScale = indicatorWidget == nil ? TextScale(of: style, on: widget) : .standard
    return textScale != previous
  }

  var role: Role { style.behavior.role }

  /// The language of its texts.
  var language: Language { wordSettings.language ?? system.language }

  package var words: PartWords { PartWords(style, at: edge, wordSettings, system) }

  private var wordSettings: WordSettings { settings.words.filled(from: defaults) }

  // Stored, because texts change often during a pull.
  private lazy var system = SystemWords.present

  // MARK: Style

  /// Changes the style, and applies it.
  func restyle(_ change: (inout PartStyle) -> Void) {
    let previous = style
    change(&styles)
    if style != previous { attachment?.configure(self) }
  }

  /// Applies the defaults around the list.
  func inherit(_ defaults: PullDefaults) {
    self.defaults = defaults
    restyle { $0.inherit(defaults) }
    restyle()
  }

  /// Handles that the list has content.
  func contentAppeared() {
    guard let attachment else { return }
    let phase = attachment.session.phase(edge)
    restyle { $0.contentAppeared(in: phase, isShown: attachment.isShown) }
  }

  // MARK: Runs

  /// Requests a run; returns the current one.
  @discardableResult
  func begin(by source: BeginSource, after delay: Double = 0, callsAction: Bool = true) -> Run? {
    let (present, silence) = (currentRun?.token, silence)
    // The action may start before the new run is known, or later.
    if !callsAction { self.silence = .runAfter(present) }
    liftRefusal()
    attachment?.session.report(isOwnWrite: false)
    attachment?.session.send(.beginRequested(edge, by: source, after: delay))
    let run = currentRun
    if !callsAction {
      self.silence = run == nil || run?.token == present ? silence : .run(run?.token)
    }
    return run
  }

  /// The current run.
  var currentRun: Run? {
    guard let attachment, let token = attachment.session.currentRun(edge) else { return nil }
    return Run(attachment: attachment, edge: ScrollEdge(edge, of: attachment.axis), token: token)
  }

  // MARK: The engine's effects

  func startAction(_ token: RunToken) {
    guard let run = currentRun, run.token == token, !silence.covers(token) else { return }
    settings.onBegin?(run)
    // A callback may have removed the control.
    guard run.isCurrent else { return }
    guard let action else {
      // Nothing else would end the run.
      if settings.onBegin == nil { run.end(.failed) }
      return
    }
    task = RunTask(
      token,
      action,
      fail: { [weak self] in self?.settings.onError?($0) },
      end: { run.end($0) }
    )
  }

  func cancelAction(_ token: RunToken) {
    guard task?.token == token else { return }
    task = nil
  }

  func report(_ milestone: Milestone) {
    settings.onMilestone?(milestone)
  }

  func report(_ phase: Phase) {
    // If the app ends the run before the handler returns, the handler's result is stale.
    if case .finishing = phase { task = nil }
    restyle { $0.phaseChanged(to: phase) }
    indicator.areWordsStale = true
    button?.phaseChanged(to: phase)
    attachment?.viewport.setBusy()
    attachment?.viewport.setNeedsPicture()
    settings.onPhase?(phase)
  }

  /// The progress that was reported last.
  private var reported: PullProgress?

  /// Reports the progress, if it has changed and something was or is to be seen.
  func reportProgress() {
    indicatorArea?.update()
    // The engine moves the indicator alone then.
    if !style.behavior.drag.movesContent { attachment?.viewport.setNeedsPlace() }
    guard let onProgress = settings.onProgress, let attachment else { return }
    let progress = attachment.session.progress(edge)
    let isSeen = progress.overscroll > 0 || reported.map { $0.overscroll > 0 } ?? false
    guard isSeen || progress.phase != reported?.phase ?? .idle, progress != reported else { return }
    reported = progress
    onProgress(progress)
  }

  func report(_ floor: FloorPhase) {
    self.floor?.floorChanged(to: floor)
    indicator.areWordsStale = true
    attachment?.viewport.setNeedsPicture()
    settings.onFloor?(floor)
  }

  /// Sets the page of the floor; an open one closes at once.
  func setFloor(_ page: Widget?) {
    guard let attachment, page != floor?.page else { return }
    if let page, gtk_widget_get_parent(page) != nil {
      return NSLog("Overscroll: ignored a floor, because the widget already has a parent.")
    }
    if let floor {
      attachment.session.configure(edge, nil)
      floor.leave()
    }
    floor = page.map { HostedFloor($0, of: self, in: attachment.viewport) }
    attachment.configure(self)
  }

  /// Sets the app's own indicator; nil draws the style's again.
  func setIndicator(_ widget: Widget?) {
    guard let attachment, widget != indicatorWidget?.widget else { return }
    if let widget, gtk_widget_get_parent(widget) != nil {
      return NSLog("Overscroll: ignored an indicator, because the widget already has a parent.")
    }
    removeIndicators()
    indicatorWidget = widget.map { IndicatorWidget($0, in: attachment.viewport) }
    _ = measureIndicator()
    attachment.configure(self)
  }

  /// The app's widget that has the picture instead of the edge.
  var indicatorContainer: Widget? { indicatorArea?.container }

  /// Draws the indicator in a widget of the app, or (with nil) at the edge.
  func setIndicatorContainer(_ container: Widget?) {
    guard let attachment, container != indicatorContainer else { return }
    if let container, gtk_widget_get_layout_manager(container) == nil {
      return NSLog("Overscroll: ignored a container without a layout manager. Use a GtkBox.")
    }
    removeIndicators()
    indicatorArea = container.map { IndicatorArea(self, in: $0) }
    attachment.configure(self)
  }

  private func removeIndicators() {
    indicatorWidget?.remove()
    indicatorArea?.remove()
    (indicatorWidget, indicatorArea) = (nil, nil)
  }

  /// Whether a run is seen although it may hold nothing open, so that the engine needs no frames.
  func needsNoRoom(_ phase: Phase) -> Bool {
    style.behavior.needsNoRoom(in: phase, hasContainer: indicatorContainer != nil)
  }

  /// Measures the app's own indicator.
  ///
  /// - Returns: Whether the behavior has changed.
  func measureIndicator() -> Bool {
    guard let attachment, let indicatorWidget else { return false }
    let previous = behavior
    let across = attachment.viewport.length(across: attachment.axis)
    return indicatorWidget.measure(attachment.axis, across: across) && behavior != previous
  }

  func announce(_ announcement: Announcement) {
    let key = TextKey(saying: announcement, role: role)
    attachment?.viewport.announce(language.text(key).description)
  }

  func storeLastUpdated(_ date: Date) {
    settings.words.lastUpdatedStore?.lastUpdated = date.timeIntervalSince1970
    settings.words.lastUpdated = date
    settings.words.lastUpdatedStore?.lastUpdatedLine = words.lastUpdated(now: date)
    indicator.areWordsStale = true
  }

  // MARK: Drawing

  func restyle() {
    guard let attachment else { return }
    system = .present
    indicator.restyle(self, indicatorContainer ?? attachment.viewport.widget)
    let layer = attachment.session.progressAndPlacement(edge).1.layer
    indicatorWidget?.order(layer, in: attachment.viewport)
    button?.phaseChanged(to: attachment.session.phase(edge))
  }

  /// Releases everything that would outlive the part.
  func leave() {
    task = nil
    floor?.leave()
    removeIndicators()
    button?.remove()
    attachment?.viewport.setBusy()
    attachment = nil
  }
}

extension HostedPart: AllowingPart {
  package var allowance: Allowance {
    get { settings.allowance }
    set { settings.allowance = newValue }
  }

  package func send(_ kind: InputEvent.Kind) {
    attachment?.session.send(kind)
  }

  package func beginByProgram() {
    _ = begin(by: .program)
  }

  package func isOlder(than age: Double) -> Bool {
    guard let attachment else { return false }
    return settings.words.isOlder(than: age, now: attachment.session.clock.date)
  }
}
#endif
