import Foundation
import Overscroll
import Testing

/// What the first page shows in Swift compiles, runs, and stands here line by line.
@Suite struct ReadmeTests {
  @Test func theEngineStartsAsShown() {
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
    var performed: [Effect] = []
    func perform(_ effect: Effect) { performed.append(effect) }

    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))

    session.send(InputEvent(time: 0.016, kind: .contactBegan(id: 1, position: 300)))
    while let effect = session.nextEffect() { perform(effect) }
    session.send(InputEvent(time: 0.032, kind: .contactMoved(id: 1, position: 340)))
    while let effect = session.nextEffect() { perform(effect) }

    #expect(session.phase(.start) == .pulling)
    #expect(performed.contains(Effect(edge: .start, order: .reportPhase(.pulling))))
  }

  @Test func aBehaviorIsMadeAsShown() throws {
    let behavior = try Behavior(arm: Threshold(80), hold: Hold(60), minimumRunning: 0.5)
    #expect(behavior.arm.distance == 80)
  }

  @Test func everySwiftLineOfTheFirstPageStandsHere() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = Set(lines(of: try String(contentsOf: here, encoding: .utf8)))
    // What it shows for UIKit compiles with UIKit only, and is held to in that host's tests.
    let own = page.components(separatedBy: "## The engine in Swift\n").last ?? ""
    let snippets = own.components(separatedBy: "```swift\n").dropFirst()
    #expect(snippets.count == 2)
    for snippet in snippets {
      let code = snippet.components(separatedBy: "```")[0]
      for line in self.lines(of: code) { #expect(lines.contains(line)) }
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
