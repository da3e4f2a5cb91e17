import Overscroll
import OverscrollGraphics
import Testing

@testable import HostGuide

/// A complete pull through the article's host, from the touch to the end of the run.
@Suite struct HostTests {
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
}
