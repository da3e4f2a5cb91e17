import Foundation
import Overscroll
import OverscrollClassics
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

/// The room that a picture's texts need, and how a date is written.
@MainActor
@Suite struct WidthTests {
  private func words(
    _ control: PullControl,
    _ phase: Phase,
    _ result: ResultDetail? = nil,
    width: (String) -> Double = { Double($0.count) }
  ) throws -> IndicatorWords {
    let part = try #require(control.part)
    var (words, progress) = (IndicatorWords(), try #require(control.progress))
    progress.phase = phase
    var settings = WordSettings()
    settings.titles = control.titles
    let texts = PartWords(part.style, at: .start, settings, SystemWords(.en), result)
    words.update(texts, progress, now: Date(), room: 1_000) { text, _ in width(text) }
    return words
  }

  /// What is pulled shows several titles in turn, and what is not has one at a time.
  @Test(arguments: [
    (Role.refresh, Trigger.automatic, true), (.refresh, .release, true),
    (.loadMore, .release, true), (.loadMore, .reach, true), (.loadMore, .tap, false),
    (.loadMore, .automatic, false),
  ])
  func aTitleIsAsWideAsTheWidestThatTakesItsPlace(
    _ role: Role,
    _ trigger: Trigger,
    _ isWidest: Bool
  ) throws {
    let phases: [Phase] = [
      .idle, .pulling, .armed, .running, .finishing(.succeeded), .finishing(.exhausted),
    ]
    let seen: [PullControl.Phase] = [
      .idle, .pulling, .armed, .running, .finishing(.succeeded), .finishing(.exhausted),
    ]
    for (widest, long) in zip(phases, seen) {
      var style = role == .refresh ? PullStyle.arrow : .arrow.loadMore
      style.behavior.trigger = trigger
      let control = PlainList().addOpen(role, style)
      control.titles = { $0 == long ? "a long one" : "short" }
      for phase in phases {
        let width = isWidest || phase == widest ? 10.0 : 5
        #expect(try words(control, phase).titleWidth == width)
      }
    }
  }

  /// As wide as it is, if it is wider than the titles.
  @Test func aResultNeedsItsWidth() throws {
    let control = PlainList().addOpen()
    control.titles = { $0 == .armed ? "a long one" : nil }
    let usual = try words(control, .finishing(.failed)).titleWidth
    for (text, width) in [("no", usual), (String(repeating: "w", count: 90), 90)] {
      let words = try words(control, .finishing(.failed), .reason(text))
      #expect(words.title == text && words.titleWidth == width)
    }
    let textless = PlainList().addOpen(.refresh, .ring)
    #expect(try words(textless, .finishing(.failed), .reason("no")).titleWidth == 0)
  }

  @Test func noTextHasNoWidth() throws {
    #expect(IndicatorWords().titleWidth == 0 && IndicatorWords().detailWidth == 0)
    let control = PlainList().addOpen(.loadMore, .arrow.loadMore)
    #expect(try words(control, .idle) { _ in 0.5 }.detailWidth == 0)
    let refresh = PlainList().addOpen(.refresh, .arrow)
    #expect(try words(refresh, .idle) { _ in 0.5 }.titleWidth == 0.5)
  }

  /// MJRefresh's has the hour and the minute in two digits; ours has the month of a day of this year by its name.
  @Test func aDateIsWrittenInTheUsersCalendar() throws {
    let calendar = Calendar.current
    let parts = DateComponents(year: 2020, month: 11, day: 5, hour: 7, minute: 4)
    let now = DateComponents(year: 2020, month: 12)
    var settings = WordSettings()
    settings.lastUpdated = calendar.date(from: parts)
    func line(_ style: PullStyle) throws -> String {
      PartWords(style, at: .start, settings, SystemWords(.en))
        .lastUpdated(now: try #require(calendar.date(from: now)))
    }
    #expect(try line(.mj).hasSuffix("11-05 07:04"))
    #expect(try line(.arrow).contains("Nov 5"))
  }
}

extension SystemWords {
  fileprivate init(_ language: Language) {
    self.init(language: language, locale: Locale(identifier: "en_US"))
  }
}
