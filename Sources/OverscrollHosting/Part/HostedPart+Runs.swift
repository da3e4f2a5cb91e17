import Foundation
package import Overscroll

/// Which milestones of the current run the app knows.
struct Milestones {
  /// Whether the app knows that the run is open.
  var hasOpened = false
  var isCancelled = false
}

// The runs of a part: from a request or the engine's order to the app's handler, and back.
extension HostedPart {
  /// The current run.
  package var currentRun: PullControl.Run? {
    guard let list, let token = list.engine.currentRun(edge) else { return nil }
    return PullControl.Run(token, at: edge, of: list)
  }

  /// Requests a run; returns the current one.
  @discardableResult
  package func begin(
    by source: BeginSource = .program,
    after delay: Double = 0,
    scrollsToEdge: Bool = false,
    callsAction: Bool = true
  ) -> PullControl.Run? {
    guard let list else { return nil }
    list.handOver(at: edge)
    let (present, silence) = (currentRun?.token, silence)
    // The action may start before the new run is known, or later.
    if !callsAction { self.silence = .runAfter(present) }
    // What is scrolled to is not open before.
    if scrollsToEdge { isShownLater = true }
    liftRefusal()
    list.request(.beginRequested(edge, by: source, after: delay))
    let run = currentRun
    if !callsAction {
      self.silence = run?.token == present ? silence : .run(run?.token)
    }
    if run == nil || list.isShown { isShownLater = false }
    if scrollsToEdge, run != nil, list.isShown {
      list.runScroll.begin(to: edge, behavior)
      openUnlessMoving()
    }
    return run
  }

  /// Handles that the list is coming on the screen: a run is in view in the first frame.
  func appear() {
    if isShownLater, currentRun != nil {
      list?.runScroll.jump(to: edge)
      // Off the screen it was tucked away, because the reader was elsewhere.
      send(.uncoverRequested(edge))
    }
    isShownLater = false
  }

  // MARK: The engine's effects

  func startAction(_ token: RunToken) {
    guard let run = currentRun, run.token == token else { return }
    defer { openUnlessMoving() }
    if silence.covers(token) { return }
    host.report(.began(run))
    callbacks.onBegin?(run)
    // A callback may have removed the control.
    guard run.isCurrent else { return }
    guard let action else {
      // Nothing else would end the run.
      if callbacks.onBegin == nil, !host.endsRuns {
        styles.log("Overscroll: a run failed: its control has no handler, delegate or onBegin.")
        run.end(.failed)
      }
      return
    }
    task = RunTask(
      takeRequest(of: token)?.show ?? action.whole,
      fail: { [weak self] in self?.fail($0) },
      end: { [weak self] result in
        if let brought = result.brought, run.isCurrent { self?.tell(brought) }
        run.end(result.outcome)
      }
    )
  }

  private func fail(_ error: any Error) {
    guard list != nil else { return }
    host.report(.failed(error))
    callbacks.onError?(error)
    tell(ResultDetail(error, text: settings.errorText?(error)))
  }

  /// Says what a refresh has brought, in its result and by the marker of new items.
  private func tell(_ brought: RefreshResult) {
    switch brought {
    case .updated(let count) where count > 0:
      tell(.brought(brought))
      host.report(.brought(count))
    case .updated, .unchanged: tell(.brought(.unchanged))
    }
  }

  func cancelAction(_ token: RunToken) {
    // What has come by now is kept for the next pull.
    if request?.token == token, request?.answeredAt == nil { request = nil }
  }

  /// Reports a run as open if nothing will open it: it is out of view, or holds nothing open.
  package func openUnlessMoving() {
    guard let list, list.isShown, currentRun != nil else { return }
    if isShownLater || list.runScroll.isScrolling || list.engine.isMovingContent { return }
    // A pull holds it.
    if list.host?.hasGesture == true, list.engine.progress(edge).overscroll > 0 { return }
    report(.opened)
  }

  /// Reports a milestone; the first of a run, unless cancelled, is that it is open.
  func report(_ milestone: Milestone) {
    if milestone == .opened {
      guard !milestones.hasOpened else { return }
      milestones.hasOpened = true
    } else if !milestones.isCancelled {
      report(.opened)
    }
    guard list != nil else { return }
    host.report(.milestone(milestone))
    callbacks.onMilestone?(milestone)
  }

  func report(_ phase: Phase) {
    switch phase {
    case .running:
      milestones = Milestones()
      tell(nil)
      countLoad()
      // A run that begins finds out anew.
      for part in list?.parts ?? [] { part.exhaustion.outlastsRefresh = false }
    case .finishing(let outcome):
      milestones.isCancelled = outcome == .cancelled
      loadEnded(outcome)
      attempts.lastFailure = outcome == .failed ? list?.clock.date : nil
      // If the app ends the run before the handler returns, the handler's result is stale.
      task = nil
      if role == .refresh, let list { for part in list.parts { part.refreshEnded(outcome) } }
    case .idle, .pulling, .armed, .exhausted: break
    }
    restyle(isChanged: styles.phaseChanged(to: phase))
    host.wordsChanged()
    report(seen(phase))
  }

  /// Reports a phase as the app sees it.
  private func report(_ phase: PullControl.Phase) {
    hasReportedFailure = phase == .failed
    host.report(.phase(phase))
    callbacks.onPhase?(phase)
  }

  /// Reports that a failure is over without another run: a refresh succeeded, or the app reset the part.
  func endFailure() {
    guard phase == .idle else { return }
    host.wordsChanged()
    report(phase)
  }
}

// The request of a run, begun while the finger still pulls: the engine says when, and whether a run takes it over.
extension HostedPart {
  /// Begins the request, unless the answer to an earlier one is still good.
  func prefetch(_ token: RunToken) {
    guard let list, case .twoSteps(let fetch) = action else { return }
    if let answeredAt = request?.answeredAt,
      0...(maximumAge ?? 1) ~= list.clock.date.timeIntervalSince(answeredAt)
    {
      request?.token = token
      return send(.prefetchFinished(edge, token))
    }
    let clock = list.clock
    request = RunRequest(token, fetch, clock: { clock.date }) { [weak self] request in
      guard let self, self.request === request else { return }
      send(.prefetchFinished(edge, request.token))
    }
  }

  /// The request that a run takes over; that of any other run is given up.
  func takeRequest(of token: RunToken) -> RunRequest? {
    defer { request = nil }
    return request?.token == token ? request : nil
  }
}

// What the app allows a part to begin; the engine asks for none of it.
extension HostedPart {
  /// Whether no gesture starts a run now.
  package var isBarred: Bool {
    isBusy || isPullRefused || isClosing || isLastLoad
  }

  @inline(never)  // with `send` saves 5 KB of an app
  package func sendIsBarred() {
    send(.externalLoadingChanged(edge, isLoading: isBarred))
  }

  /// Asks the app whether a gesture that begins may start a run.
  func gestureBegins() {
    guard startsByPull else { return }
    // Copied, because the closure may replace itself.
    guard let allowsPull = callbacks.allowsPull, !allowsPull() else { return }
    refuseGesture()
  }

  /// Lets the present gesture start no run by a pull.
  func refuseGesture() {
    guard startsByPull else { return }
    isPullRefused = true
    sendIsBarred()
  }

  private var startsByPull: Bool {
    switch style.behavior.trigger {
    case .release, .reach: true
    case .automatic, .tap, .none: false
    }
  }

  /// Ends the refusal of a gesture: with the gesture, or with a run that something else requests.
  func liftRefusal() {
    guard isPullRefused else { return }
    isPullRefused = false
    sendIsBarred()
  }

  /// Refreshes a list that appears, if its last refresh is too old.
  ///
  /// An attempt that has failed counts, so that a server that fails is not asked at each appearance.
  @inline(never)  // saves 3 KB of an app
  func refreshIfOld() {
    guard let age = maximumAge, role == .refresh, let list else { return }
    let now = list.clock.date
    guard wordSettings.isOlder(than: age, now: now) else { return }
    if let last = attempts.lastFailure, abs(now.timeIntervalSince(last)) <= age { return }
    begin()
  }
}
