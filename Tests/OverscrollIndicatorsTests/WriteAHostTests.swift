import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the page on hosts; every line must occur here.
@Suite struct WriteAHostTests {
  @Test func aPullRunsTheActionAndEverythingGoesBack() throws {
    let list = ToolkitList()
    let host = Host(list, at: 0)
    var now = 0.0
    func after(_ seconds: Double, _ kind: InputEvent.Kind) {
      now += seconds
      host.send(kind, at: now)
    }
    func runFrames(_ count: Int) {
      for _ in 0..<count {
        now += 1.0 / 60
        if let wake = list.wake, wake.time <= now {
          list.wake = nil
          wake.woke(now)
        }
        if list.wantsFrames { host.draw(at: now) }
      }
    }

    after(1, .contactBegan(id: 1, position: 100))
    for step in 1...20 { after(0.016, .contactMoved(id: 1, position: 100 + 20 * Double(step))) }
    host.draw(at: now)
    // The rubber band of a scroll view 640 points long: (1 - 1 / (400 * 0.55 / 640 + 1)) * 640.
    #expect(abs(list.displacement - 163.72) < 0.01)
    #expect(list.ticks == 1)
    #expect(!list.picture.isEmpty)
    #expect(list.picturePosition > 0)

    after(0.016, .contactEnded(id: 1))
    runFrames(120)
    let end = try #require(list.endAction)
    #expect(list.displacement > 0 && list.displacement < 163)

    end(.succeeded, now)
    runFrames(600)
    #expect(list.displacement == 0)
    #expect(host.session.phase(.start) == .idle)
    #expect(list.said == [.began, .succeeded])
    #expect(!list.isCancelled)
    // The engine ignored none of its events.
    #expect(host.session.diagnostics == Diagnostics())
  }

  @Test func aWholePullIsAsShown() {
    var session = Session(axis: .vertical, bounce: .engine)
    var phases: [Phase] = []
    var run: RunToken?

    func send(_ kind: InputEvent.Kind, at time: Double) {
      session.send(InputEvent(time: time, kind: kind))
      while let effect = session.nextEffect() {
        switch effect.order {
        case .reportPhase(let phase): phases.append(phase)
        case .startAction(let token): run = token
        default: break  // a host moves the content, schedules frames, announces
        }
      }
    }

    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
    send(.configured(.start, .standard), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
    send(.contactBegan(id: 1, position: 300), at: 1)
    send(.contactMoved(id: 1, position: 320), at: 1.1)
    send(.contactMoved(id: 1, position: 520), at: 1.2)
    send(.contactEnded(id: 1), at: 1.3)
    if let run { send(.actionFinished(.start, run, .succeeded), at: 2) }
    send(.frame, at: 4)

    #expect(phases == [.pulling, .armed, .running, .finishing(.succeeded), .idle])
  }

  #if os(Linux)
  @Test func everySwiftLineOfThePageStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/WriteAHost.md")
    #expect(shown.snippets.count == 4)
    #expect(try shown.missing() == [])
  }
  #endif
}

/// A toolkit's scroll view that records the calls to it.
final class ToolkitList {
  var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
  var displacement = 0.0
  var wantsFrames = false
  var picture = DisplayList()
  var picturePosition = 0.0
  var isCancelled = false
  var ticks = 0
  var said: [Announcement] = []
  var endAction: ((Outcome, Double) -> Void)?
  var wake: (time: Double, woke: (Double) -> Void)?

  func startAction(_ end: @escaping (Outcome, Double) -> Void) { endAction = end }
  func cancelAction() { isCancelled = true }
  func scroll(to offset: Double) { metrics.offset = offset }
  func wake(at time: Double, _ woke: @escaping (Double) -> Void) { wake = (time, woke) }
  func playHaptic() { ticks += 1 }
  func announce(_ announcement: Announcement) { said.append(announcement) }
}

final class Host {
  let list: ToolkitList
  var session = Session(axis: .vertical, bounce: .engine)
  var isDraining = false

  init(_ list: ToolkitList, at now: Double) {
    self.list = list
    send(.configured(.start, .standard), at: now)
    send(.scrolled(list.metrics, isOwnWrite: false), at: now)
    send(.attached, at: now)
  }

  func send(_ kind: InputEvent.Kind, at now: Double) {
    session.send(InputEvent(time: now, kind: kind))
    drain()
  }
}

extension Host {
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    while let effect = session.nextEffect() { perform(effect) }
    isDraining = false
  }

  func perform(_ effect: Effect) {
    switch effect.order {
    case .startAction(let token):
      list.startAction { outcome, now in
        self.send(.actionFinished(effect.edge, token, outcome), at: now)
      }
    case .cancelAction: list.cancelAction()
    case .setDisplacement(let points): list.displacement = points
    case .scrollTo(let offset): list.scroll(to: offset)
    case .requestFrames: list.wantsFrames = true
    case .stopFrames: list.wantsFrames = false
    case .wake(let time): list.wake(at: time) { self.send(.woke, at: $0) }
    case .playHaptic: list.playHaptic()
    case .announce(let announcement): list.announce(announcement)
    case .setContribution, .reportMilestone, .reportPhase, .reportFloor, .storeLastUpdated,
      .prefetch:
      break
    }
  }
}

extension Host {
  func draw(at now: Double) {
    send(.frame, at: now)
    let (progress, placement) = session.progressAndPlacement(.start)
    let input = IndicatorInput(progress, time: now, width: 320, height: placement.extent)
    list.picture.removeAll()
    PullStyle.ring.draw(input, into: &list.picture)
    list.picturePosition = placement.position
  }
}
