#if GTK
import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText

/// One edge of a scrolled window with a control: its style, callbacks, current run and picture.
package final class HostedPart {
  package let edge: Edge
  /// The behavior is always valid.
  package var style: PullStyle {
    didSet { style = style.checked(orWith: oldValue.behavior) { NSLog($0) } }
  }
  let action: RunAction?
  weak var attachment: Attachment? {
    didSet { button = attachment.map { EdgeButton(self, in: $0.viewport) } }
  }
  var isHidden = false
  var settings = PartSettings()
  package let indicator = Indicator()
  /// For those who cannot pull.
  private(set) var button: EdgeButton?
  /// Cancels the run's task when it is released.
  private var task: RunTask?

  init(_ edge: Edge, _ style: PullStyle, _ action: RunAction?) {
    self.edge = edge
    let usable: Behavior = style.behavior.role == .refresh ? .standard : .loadMore
    self.style = style.checked(orWith: usable) { NSLog($0) }
    self.action = action
  }

  /// The style's behavior, with distances for the present text size; with a floor if it has a page.
  package var behavior: Behavior {
    let behavior = textScale.applied(to: style.behavior)
    return floor == nil ? behavior.withoutFloor : behavior.withFloor
  }
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
    textScale = TextScale(of: style, on: widget)
    return textScale != previous
  }

  var role: Role { style.behavior.role }

  /// The language of its texts.
  var language: Language { settings.words.language ?? system.language }

  package var words: PartWords { PartWords(style, at: edge, settings.words, system) }

  // Stored, because texts change often during a pull.
  private lazy var system = SystemWords.present

  /// Requests a run; returns the current one.
  @discardableResult
  func begin(by source: BeginSource) -> Run? {
    attachment?.session.report(isOwnWrite: false)
    attachment?.session.send(.beginRequested(edge, by: source))
    return currentRun
  }

  /// The current run.
  var currentRun: Run? {
    guard let attachment, let token = attachment.session.currentRun(edge) else { return nil }
    return Run(attachment: attachment, edge: ScrollEdge(edge, of: attachment.axis), token: token)
  }

  // MARK: The engine's effects

  func startAction(_ token: RunToken) {
    guard let run = currentRun, run.token == token else { return }
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
    guard let attachment else { return }
    if let floor {
      attachment.session.configure(edge, nil)
      floor.leave()
    }
    floor = page.map { HostedFloor($0, of: self, in: attachment.viewport) }
    attachment.configure(self)
  }

  func announce(_ announcement: Announcement) {
    let key = TextKey(saying: announcement, role: role)
    attachment?.viewport.announce(language.text(key).description)
  }

  func storeLastUpdated(_ date: Date) {
    settings.words.lastUpdatedStore?.lastUpdated = date.timeIntervalSince1970
    settings.words.lastUpdated = date
    indicator.areWordsStale = true
  }

  // MARK: Drawing

  func restyle() {
    guard let attachment else { return }
    system = .present
    indicator.restyle(self, attachment.viewport.widget)
    button?.phaseChanged(to: attachment.session.phase(edge))
  }

  /// Releases everything that would outlive the part.
  func leave() {
    task = nil
    floor?.leave()
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
