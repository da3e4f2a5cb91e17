import OverscrollText
import Testing

@Suite struct DateWordingTests {
  let today = CalendarDay(2026, 3, 31)

  @Test func theSameDayIsToday() {
    #expect(DateWording(of: CalendarDay(2026, 3, 31), on: today) == .today)
  }

  // A known control's defect: it compared only the day of the month.
  @Test func theSameDayNumberOfAnotherMonthIsNotToday() {
    #expect(DateWording(of: CalendarDay(2026, 1, 31), on: today) == .monthAndDay)
    #expect(DateWording(of: CalendarDay(2025, 12, 31), on: today) == .fullDate)
    #expect(DateWording(of: CalendarDay(2026, 2, 7), on: CalendarDay(2026, 3, 7)) == .monthAndDay)
  }

  @Test func theSameDayAndMonthOfAnotherYearIsNotToday() {
    #expect(DateWording(of: CalendarDay(2025, 3, 31), on: today) == .fullDate)
  }

  @Test func yesterdayNeedsMonthAndDay() {
    #expect(DateWording(of: CalendarDay(2026, 3, 30), on: today) == .monthAndDay)
  }

  @Test func newYearsEveNeedsTheYearOneDayLater() {
    let newYear = CalendarDay(2027, 1, 1)
    #expect(DateWording(of: CalendarDay(2026, 12, 31), on: newYear) == .fullDate)
  }

  @Test func aDateAfterTodayIsWordedLikeAnyOther() {
    #expect(DateWording(of: CalendarDay(2026, 4, 1), on: today) == .monthAndDay)
    #expect(DateWording(of: CalendarDay(2027, 1, 1), on: today) == .fullDate)
  }

  @Test func theNumbersOfTheFormsAreTheirPlaces() {
    #expect(DateWording.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
