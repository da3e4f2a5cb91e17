import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollPaths
import OverscrollTestSupport
import OverscrollText
import Testing

/// Compiles and runs the Swift code of the pages on looks, drawing and texts; every line must occur
/// here.
@Suite struct ArticleTests {
  struct Dot: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      var radius = 8 * min(input.progress, 1)
      var slot = PaletteSlot.accent
      switch input.phase {
      case .idle, .pulling, .exhausted:
        slot = .secondary
      case .armed:
        break
      case .running:
        let swing = abs(2 * (input.time - input.time.rounded()))
        radius = input.environment.reduceMotion ? 8 : 6 + 2 * swing
      case .finishing(let outcome):
        radius = 8
        slot = outcome == .failed ? .failure : .success
      @unknown default:
        break
      }
      list.beginPath()
      list.circle(center: Point(input.width / 2, input.height / 2), radius: radius)
      list.fill(slot)
    }
  }

  @Test func theLookOfTheGuideDrawsEveryInstant() {
    var list = DisplayList()
    for step in 0...100 {
      let share = Double(step) / 100
      list.removeAll()
      // swift-format-ignore
      Dot().draw(
        IndicatorInput(
          progress: share, phase: .pulling, secondsInPhase: 0, time: 0, width: 320, height: 60),
        into: &list
      )
      #expect(!list.isEmpty)
    }
    #expect(list.contains(.fill(.secondary)))
  }

  @Test func aStyleTakesOtherColors() {
    var style = PullStyle.ring
    style.light.accent = 0xC0392B
    style.dark.accent = 0xFF8A80
    #expect(style.light.accent != style.dark.accent)
  }

  @Test func aTickIsDrawnSegmentBySegment() {
    var list = DisplayList()
    list.beginPath()
    list.move(to: Point(4, 12))
    list.line(to: Point(10, 18))
    list.line(to: Point(20, 6))
    list.stroke(.accent, StrokeStyle(width: 2))
    #expect(list.count { if case .line = $0 { true } else { false } } == 2)
  }

  @Test func halfATickEndsInItsLongerLine() throws {
    let tick = MeasuredPath(try Path(data: "M4 12l6 6L20 6"))
    var list = DisplayList()
    list.beginPath()
    tick.append(from: 0, to: 0.5, to: &list)
    list.stroke(.accent, StrokeStyle(width: 2))
    let lines = list.filter { if case .line = $0 { true } else { false } }
    // The lines are 8.5 and 15.6 points long, so half of the total ends in the second.
    #expect(lines.count == 2)
  }

  @Test func aReaderOfPortugueseIsInvitedInPortuguese() {
    let language = Language(matching: "pt-BR".utf8)
    let title = language.text(.headerIdle)
    #expect(language == .pt)
    #expect(title.description == "Puxe para atualizar")
  }

  #if os(Linux)
  @Test(arguments: [
    "OverscrollIndicators/OverscrollIndicators.docc/OverscrollIndicators.md",
    "OverscrollIndicators/OverscrollIndicators.docc/WriteAnIndicator.md",
    "OverscrollGraphics/OverscrollGraphics.docc/OverscrollGraphics.md",
    "OverscrollPaths/OverscrollPaths.docc/OverscrollPaths.md",
    "OverscrollText/OverscrollText.docc/OverscrollText.md",
  ])
  func everySwiftLineOfAPageStandsHere(_ page: String) throws {
    let shown = try Snippets("Sources/\(page)")
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing() == [])
  }
  #endif
}
