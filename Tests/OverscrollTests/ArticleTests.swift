import Foundation
import Overscroll
import OverscrollTestSupport
import Testing

/// What the engine's pages show in Swift compiles, runs, and stands here line by line.
@Suite struct ArticleTests {
  private let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)

  @Test func aPullMovesAndTheHostPerformsWhatIsOrdered() {
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))
    var moved: [Double] = []
    func start(_ token: RunToken) {}
    func move(_ points: Double) { moved.append(points) }
    func perform(_ effect: Effect) {}

    session.send(InputEvent(time: 1.000, kind: .contactBegan(id: 1, position: 300)))
    session.send(InputEvent(time: 1.016, kind: .contactMoved(id: 1, position: 340)))
    while let effect = session.nextEffect() {
      switch effect.order {
      case .startAction(let token): start(token)
      case .setDisplacement(let points): move(points)
      default: perform(effect)
      }
    }
    let (progress, placement) = session.progressAndPlacement(.start)

    // The band of a scroll view 640 points long: (1 - 1 / (40 * 0.55 / 640 + 1)) * 640.
    #expect(abs((moved.last ?? 0) - 21.27) < 0.01)
    #expect(abs(progress.overscroll - 21.27) < 0.01)
    // It moves with the content, and is as long as its behavior says.
    #expect(abs(placement.position - (21.27 - placement.extent)) < 0.01)
  }

  private struct Host {
    var session: Session
    var isDraining = false
    var performed: [Effect] = []

    mutating func perform(_ effect: Effect) {
      performed.append(effect)
      // As a toolkit that reports inside the call.
      if case .reportPhase = effect.order { drain() }
    }

    mutating func drain() {
      guard !isDraining else { return }
      isDraining = true
      while let effect = session.nextEffect() { perform(effect) }
      isDraining = false
    }
  }

  @Test func aHostAsInTheGuidePerformsEverythingInOrder() {
    let now = 0.0
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: now, kind: .configured(.start, .standard)))
    session.send(InputEvent(time: now, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: now, kind: .attached))
    #expect(session.diagnostics == Diagnostics())
    var host = Host(session: session)
    host.session.send(InputEvent(time: 1, kind: .beginRequested(.start, by: .program)))
    var twin = host.session
    var expected: [Effect] = []
    while let effect = twin.nextEffect() { expected.append(effect) }
    host.drain()
    #expect(host.performed == expected)
    #expect(expected.contains { if case .startAction = $0.order { true } else { false } })
  }

  #if os(Linux)
  @Test(arguments: ["HowAPullBecomesPixels", "WriteAHost"])
  func everySwiftLineOfAGuideStandsHere(_ page: String) throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/\(page).md")
    #expect(shown.snippets.count >= 2)
    #expect(try shown.missing() == [])
  }
  #endif
}
