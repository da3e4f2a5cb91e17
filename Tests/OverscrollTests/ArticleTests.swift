import Foundation
import Overscroll
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the engine's articles; every line must occur here.
///
/// The code of *Write a host* is built and run in a separate package, Tests/Consumer.
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

    // The rubber band of a scroll view 640 points long: (1 - 1 / (40 * 0.55 / 640 + 1)) * 640.
    #expect(abs((moved.last ?? 0) - 21.27) < 0.01)
    #expect(abs(progress.overscroll - 21.27) < 0.01)
    // It moves with the content and has the length of its behavior.
    #expect(abs(placement.position - (21.27 - placement.extent)) < 0.01)
  }

  #if os(Linux)
  @Test func everySwiftLineOfTheGuideStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/HowAPullBecomesPixels.md")
    #expect(shown.snippets.count >= 2)
    #expect(try shown.missing() == [])
  }
  #endif
}
