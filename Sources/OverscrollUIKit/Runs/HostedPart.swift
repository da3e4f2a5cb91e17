#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollText
import UIKit

/// One edge of a scroll view with a control: its style, callbacks, current run and view.
@MainActor
final class HostedPart {
  let edge: Edge
  /// The behavior is always valid.
  var style: PullStyle {
    didSet { style = style.checked(orWith: oldValue.behavior) }
  }
  var action: RunAction?
  weak var attachment: Attachment?
  weak var delegate: (any PullControlDelegate)?
  var isHidden = false
  var settings = PartSettings()
  let view = IndicatorView()

  /// Cancels the run's task when it is released.
  private var task: RunTask?
  var environment = Environment()
  private lazy var haptics = Haptics()

  init(_ edge: Edge, _ style: PullStyle, _ action: RunAction?) {
    self.edge = edge
    self.style = style.checked(orWith: style.behavior.role == .refresh ? .standard : .loadMore)
    self.action = action
    view.part = self
  }

  /// The control that the app receives.
  var control: PullControl? {
    guard let attachment, let scrollView = attachment.session.scrollView else { return nil }
    return PullControl(self, in: scrollView, ScrollEdge(edge, of: attachment.session.axis))
  }

  /// Requests a run; returns the current one.
  func begin(by source: BeginSource) -> Run? {
    attachment?.session.report(isOwnWrite: false)
    attachment?.session.send(.beginRequested(edge, by: source))
    return currentRun
  }

  /// The current run.
  var currentRun: Run? {
    guard let attachment, let token = attachment.session.currentRun(edge) else { return nil }
    let side = ScrollEdge(edge, of: attachment.session.axis)
    return Run(attachment: attachment, edge: side, token: token)
  }

  // MARK: The engine's effects

  func startAction(_ token: RunToken) {
    guard let run = currentRun, run.token == token, let control else { return }
    delegate?.pullControl(control, didBegin: run)
    settings.onBegin?(run)
    // A callback may have removed the control.
    guard run.isCurrent else { return }
    guard let action else {
      // Without a delegate or a target, nothing would end the run.
      if delegate == nil, settings.onBegin == nil { run.end(.failed) }
      return
    }
    task = RunTask(
      token,
      Task { [weak self] in
        let outcome: Outcome
        do {
          outcome = try await action.perform()
        } catch is CancellationError {
          outcome = .cancelled
        } catch {
          outcome = Task.isCancelled ? .cancelled : .failed
          self?.fail(error)
        }
        run.end(outcome)
      }
    )
  }

  private func fail(_ error: any Error) {
    guard let control else { return }
    delegate?.pullControl(control, didFailWith: error)
  }

  func cancelAction(_ token: RunToken) {
    guard task?.token == token else { return }
    task = nil
  }

  func report(_ milestone: Milestone) {
    guard let control else { return }
    delegate?.pullControl(control, didReach: milestone)
    settings.onMilestone?(milestone)
  }

  func report(_ phase: Phase) {
    if phase == .pulling { haptics.prepare() }
    // If the app ends the run before the handler returns, the handler's result is stale.
    if case .finishing = phase { task = nil }
    view.phaseChanged(to: phase)
    guard let control else { return }
    delegate?.pullControl(control, didChangeTo: phase)
  }

  func playHaptic() {
    haptics.play()
  }

  func announce(_ announcement: Announcement) {
    Announcements.post(TextKey(saying: announcement, role: style.behavior.role), settings.language)
  }

  func storeLastUpdated(_ date: Date) {
    settings.lastUpdatedStore?.lastUpdated = date.timeIntervalSince1970
    settings.lastUpdated = date
    view.word()
  }

  // MARK: Drawing

  func restyle() {
    view.restyle()
  }

  /// Releases everything that would outlive the part.
  func leave() {
    task = nil
    view.removeFromSuperview()
    attachment = nil
  }
}
#endif
