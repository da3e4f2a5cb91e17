import Overscroll
import OverscrollTestSupport
import Testing

/// A model of the original EGOTableViewPullRefresh, from its transition table: for comparison with
/// the engine where the engine must differ.
struct EGOModel {
  enum State {
    case pulling
    case normal
    case loading
  }

  /// The actions visible to a host, in order.
  enum Act: Equatable {
    case callBack
    case enter(State)
    case animateInset(to: Double)
  }

  private(set) var state = State.normal
  private(set) var acts: [Act] = []
  /// The host's insets, which the control overwrites.
  private(set) var insets: EdgeInsets
  /// The delegate's answer to whether it is loading.
  var isLoading = false
  /// Whether the delegate reports completion before its callback returns.
  var finishesInCallback = false

  init(insets: EdgeInsets = EdgeInsets()) {
    self.insets = insets
  }

  var callbacks: Int { acts.count { $0 == .callBack } }

  mutating func didScroll(to y: Double, isDragging: Bool) {
    if state == .loading {
      insets = EdgeInsets(top: min(max(-y, 0), 60))
      return
    }
    guard isDragging else { return }
    if state == .pulling, y > -65, y < 0, !isLoading {
      enter(.normal)
    } else if state == .normal, y < -65, !isLoading {
      enter(.pulling)
    }
    if insets.top != 0 { insets = EdgeInsets() }
  }

  mutating func didEndDragging(at y: Double) {
    guard y <= -65, !isLoading else { return }
    acts.append(.callBack)
    if finishesInCallback { finish() }
    enter(.loading)
    animateInset(to: 60)
  }

  mutating func finish() {
    animateInset(to: 0)
    enter(.normal)
  }

  private mutating func enter(_ state: State) {
    self.state = state
    acts.append(.enter(state))
  }

  private mutating func animateInset(to points: Double) {
    insets = EdgeInsets(top: points)
    acts.append(.animateInset(to: points))
  }
}

/// The insets of a scroll view, in points.
struct EdgeInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

/// EGOTableViewPullRefresh, checks 1 to 12: behavior.
@Suite struct EGOBehaviorTests {
  /// A session with a finger down.
  private func touched(_ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(.native, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    return session
  }

  // MARK: - Arming and firing

  @Test(arguments: Fidelity.allCases)
  func EGO02_aJumpIntoTheContentDisarms(_ fidelity: Fidelity) {
    var session = touched(.ego(fidelity))
    session.pull(to: 80, at: 0.1)
    session.scroll(to: 3, at: 0.2)
    #expect(session.phase == .idle)
    var original = EGOModel()
    original.didScroll(to: -80, isDragging: true)
    original.didScroll(to: 3, isDragging: true)
    #expect(original.state == .pulling)
  }

  @Test(arguments: [(65.0, 1), (64.99, 0)])
  func EGO03_asItWasLettingGoAt65FiresOnce(_ distance: Double, _ runs: Int) {
    var session = touched(.ego(.original))
    session.letGo(at: -distance, time: 0.1)
    #expect(session.starts == runs)
    session.scroll(to: -distance, at: 0.2)
    #expect(session.runs(.start).count == runs)
    var original = EGOModel()
    original.didEndDragging(at: -distance)
    #expect(original.callbacks == runs)
  }

  @Test(arguments: [(65.0, 0), (65.01, 1)])
  func EGO03_correctedOnlyWhatIsArmedFires(_ distance: Double, _ runs: Int) {
    var session = touched(.ego)
    session.letGo(at: -distance, time: 0.1)
    #expect(session.starts == runs)
  }

  // MARK: - Opening and closing

  @Test(arguments: Fidelity.allCases)
  func EGO04_lettingGoStartsTheActionInTheSameInstantAndHolds60(_ fidelity: Fidelity) {
    var session = touched(.ego(fidelity))
    session.letGo(at: -80, time: 0.1)
    let token = RunToken(number: 1)
    let order = session.orders.filter {
      switch $0 {
      case .reportPhase, .setContribution, .startAction: true
      default: false
      }
    }
    // R2: the state changes first, so that an end from within the action applies to the run.
    #expect(order == [.reportPhase(.running), .setContribution(60), .startAction(token)])
    var original = EGOModel()
    original.didEndDragging(at: -80)
    #expect(original.acts == [.callBack, .enter(.loading), .animateInset(to: 60)])
  }

  // MARK: - The host

  @Test(arguments: Fidelity.allCases)
  func EGO07_whileTheAppLoadsByItselfNothingArmsOrFires(_ fidelity: Fidelity) {
    var session = touched(.ego(fidelity))
    session.send(.externalLoadingChanged(.start, isLoading: true), at: 0.1)
    session.pull(to: 100, at: 0.2)
    #expect(session.phase == .pulling)
    session.letGo(at: -100, time: 0.3)
    #expect(session.runs(.start) == [])
    var original = EGOModel()
    original.isLoading = true
    original.didScroll(to: -100, isDragging: true)
    original.didEndDragging(at: -100)
    #expect(original.acts == [])
  }

  @Test(arguments: Fidelity.allCases)
  func EGO10_theHostsOwnInsetsAreCountedAndKept(_ fidelity: Fidelity) {
    var session = RecordedSession(start: .ego(fidelity), baseStart: 64, baseEnd: 49)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.scroll(to: -129, at: 0.1)
    #expect(session.phase == .pulling)
    session.scroll(to: -129.01, at: 0.2)
    #expect(session.phase == .armed)
    var original = EGOModel(insets: EdgeInsets(top: 64, bottom: 49))
    original.didScroll(to: -65.01, isDragging: true)
    #expect(original.state == .pulling)
    #expect(original.insets == EdgeInsets())
  }

  @Test(arguments: Fidelity.allCases, Toolkit.bouncing)
  func EGO10_theHostsOwnInsetsAreBackAfterTheRun(_ fidelity: Fidelity, _ toolkit: Toolkit) {
    let scene = Scene(edge: .start, toolkit: toolkit)
    var view = ScrollViewModel(scene, .ego(fidelity), base: 64, otherBase: 49)
    view.swipe(by: 300)
    view.run(for: 1)
    #expect(view.inset == 124)
    view.finishAction()
    view.run(for: 1)
    #expect(view.inset == 64)
    #expect(view.otherInset == 49)
    #expect(abs(view.gap) <= 0.5)
  }

  @Test(arguments: Fidelity.allCases, Toolkit.all)
  func EGO11_anEndFromWithinTheActionEndsTheRun(_ fidelity: Fidelity, _ toolkit: Toolkit) {
    let scene = Scene(edge: .start, toolkit: toolkit)
    var view = ScrollViewModel(scene, .ego(fidelity))
    view.swipe(by: 300)
    #expect(view.startedRuns == [1])
    view.finishAction()
    view.run(for: 2)
    #expect(view.phase == .idle)
    #expect(view.inset == 0)
    #expect(abs(view.gap) <= 0.5)
    var original = EGOModel()
    original.finishesInCallback = true
    original.didEndDragging(at: -80)
    #expect(original.state == .loading)
    #expect(original.insets.top == 60)
  }

  @Test(arguments: Fidelity.allCases, [Outcome.succeeded, .failed, .cancelled])
  func EGO12_onlyASuccessfulRunIsAnUpdate(_ fidelity: Fidelity, _ outcome: Outcome) {
    var session = touched(.ego(fidelity))
    session.pull(to: 80, at: 0.1)
    session.letGo(at: -10, time: 0.2)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.finish(.start, outcome, at: 2)
    let stored = session.log.count { $0.effect.order == .storeLastUpdated }
    #expect(stored == (outcome == .succeeded ? 1 : 0))
  }
}
