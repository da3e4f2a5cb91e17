import Overscroll
import OverscrollIndicators
import OverscrollText
import Testing

/// The texts of the five, check by check; MRefresh and YQ have none.
@Suite struct SpeechTests {
  private func title(_ style: PullStyle, _ phase: Phase, _ tag: String) -> String {
    Speech(style, to: tag.utf8).title(
      for: phase,
      role: style.behavior.role,
      edge: style.behavior.role == .refresh ? .start : .end,
      trigger: style.behavior.trigger
    ).description
  }

  private func updated(
    _ style: PullStyle,
    _ moment: CalendarMoment?,
    today: CalendarDay = CalendarDay(2026, 3, 7),
    tag: String = "en"
  ) -> String {
    var speech = Speech(style, to: tag.utf8)
    let line = speech.lastUpdated(moment, today: today) { Array("<\($0)>".utf8) }
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: EGO

  @Test(arguments: [
    (Phase.idle, "Pull down to refresh...", "下拉可以刷新"),
    (.pulling, "Pull down to refresh...", "下拉可以刷新"),
    (.armed, "Release to refresh...", "松开即可刷新"),
    (.running, "Loading...", "加载中"),
    (.finishing(.succeeded), "Pull down to refresh...", "下拉可以刷新"),
    (.finishing(.failed), "Pull down to refresh...", "下拉可以刷新"),
  ])
  func EGO01_theTitlesAreTheOriginals(phase: Phase, english: String, chinese: String) {
    #expect(title(.ego, phase, "en") == english)
    #expect(title(.ego, phase, "zh-Hans") == chinese)
  }

  @Test func EGO12_theLineForTheLastUpdateIsAPrefixAndTheReadersShortForm() {
    let moment = CalendarMoment(CalendarDay(2026, 3, 7), 21, 5)
    // Always date and time, also today.
    #expect(updated(.ego, moment) == "Last Updated: <fullDate>")
    #expect(updated(.ego, moment, tag: "zh") == "最后更新: <fullDate>")
  }

  // MARK: CLL

  @Test(arguments: [
    (Phase.idle, "下拉刷新"), (.pulling, "下拉刷新"), (.armed, "释放立即刷新"), (.running, "正在加载"),
    (.finishing(.succeeded), "下拉刷新"),
  ])
  func CLL03_theTitlesAreTheOriginals(phase: Phase, chinese: String) {
    #expect(title(.cll, phase, "zh-CN") == chinese)
  }

  @Test func CLL03_theEnglishTitlesAreTheOnesProposed() {
    let titles = [Phase.idle, .armed, .running].map { title(.cll, $0, "en") }
    #expect(titles == ["Pull to refresh", "Release to refresh", "Loading"])
  }

  @Test func CLL08_theLineForTheLastUpdateIsMonthDayAndTime() {
    let moment = CalendarMoment(CalendarDay(2025, 3, 7), 9, 5)
    #expect(updated(.cll, moment, tag: "zh") == "上次刷新：03-07 09:05")
    #expect(updated(.cll, nil, tag: "zh") == "刷新时间")
    #expect(updated(.cll, moment, today: moment.day) == "Last refresh: 03-07 09:05")
  }

  @Test func CLL10_theFooterInvitesAndLoads() {
    #expect(title(.cllFooter, .idle, "zh") == "上拉加载更多")
    #expect(title(.cllFooter, .armed, "zh") == "上拉加载更多")
    #expect(title(.cllFooter, .running, "zh") == "加载中")
    #expect(title(.cllFooter, .running, "en") == "Loading")
  }

  // MARK: MJ

  @Test(arguments: [
    (CalendarMoment(CalendarDay(2026, 3, 7), 14, 5), "Last update: Today 14:05"),
    (CalendarMoment(CalendarDay(2026, 1, 31), 0, 0), "Last update: 01-31 00:00"),
    (CalendarMoment(CalendarDay(2019, 3, 7), 14, 5), "Last update: 2019-03-07 14:05"),
    // Corrected: a month or a year earlier is not today.
    (CalendarMoment(CalendarDay(2026, 2, 7), 14, 5), "Last update: 02-07 14:05"),
    (CalendarMoment(CalendarDay(2025, 3, 7), 14, 5), "Last update: 2025-03-07 14:05"),
  ])
  func MJ07_theLineForTheLastUpdate(moment: CalendarMoment, line: String) {
    #expect(updated(.mj, moment) == line)
  }

  @Test func MJ07_withoutARecordItSaysSo() {
    #expect(updated(.mj, nil) == "Last update: No record")
    #expect(updated(.mj, nil, tag: "zh-Hans") == "最后更新：无记录")
    let now = CalendarMoment(CalendarDay(2026, 3, 7), 14, 5)
    #expect(updated(.mj, now, tag: "zh-Hans") == "最后更新：今天 14:05")
  }

  /// By language: header idle, pulling, refreshing; automatic footer idle, refreshing; no more data;
  /// back footer idle, pulling, refreshing; last time, today, no record; trailer idle, pulling.
  static let mj: [(Language, [String])] = [
    (
      .en,
      [
        "Pull down to refresh", "Release to refresh", "Loading...", "Tap or pull up to load more",
        "Loading...", "No more data", "Pull up to load more", "Release to load more", "Loading...",
        "Last update: ", "Today", "Last update: No record", "Slide to view details",
        "Release to view details",
      ]
    ),
    (
      .zhHans,
      [
        "下拉可以刷新", "松开立即刷新", "正在刷新数据中...", "点击或上拉加载更多", "正在加载更多的数据...",
        "已经全部加载完毕", "上拉可以加载更多", "松开立即加载更多", "正在加载更多的数据...", "最后更新：", "今天",
        "最后更新：无记录", "滑动查看图文详情", "释放查看图文详情",
      ]
    ),
    (
      .zhHant,
      [
        "下拉可以刷新", "鬆開立即刷新", "正在刷新數據中...", "點擊或上拉加載更多", "正在加載更多的數據...",
        "已經全部加載完畢", "上拉可以加載更多", "鬆開立即加載更多", "正在加載更多的數據...", "最後更新：", "今天",
        "最後更新：無記錄", "滑動查看圖文詳情", "釋放查看圖文詳情",
      ]
    ),
    (
      .ko,
      [
        "아래로 당겨 새로고침", "놓으면 새로고침", "로딩중...", "탭 또는 위로 당겨 로드함", "로딩중...", "더이상 데이터 없음",
        "위로 당겨 더 로드 가능", "놓으면 더 로드됨.", "로딩중...", "마지막 업데이트: ", "오늘",
        "마지막 업데이트: 기록 없음", "밀어서 상세 보기", "놓으면 상세 보기",
      ]
    ),
    (
      .ru,
      [
        "Потяните чтобы обновить", "Отпустите чтобы обновить", "Загрузка...",
        "Нажмите или потяните чтобы загрузить еще", "Загрузка...", "Больше нет данных",
        "Потяните чтобы загрузить еще", "Отпустите чтобы загрузить еще", "Загрузка...",
        "Последнее обновление: ", "Сегодня", "Последнее обновление: Нет записи",
        "Потяните, чтобы открыть подробности", "Отпустите, чтобы открыть подробности",
      ]
    ),
    (
      .uk,
      [
        "Потягніть для оновлення", "Відпустіть для оновлення", "Завантаження...",
        "Натисніть або потягніть щоб завантажити ще", "Завантаження...", "Немає даних",
        "Потягніть щоб завантажити ще", "Відпустіть щоб завантажити ще", "Завантаження...",
        "Останнє оновлення: ", "Сьогодні", "Останнє оновлення: Немає запису",
        "Потягніть, щоб відкрити подробиці", "Відпустіть, щоб відкрити подробиці",
      ]
    ),
  ]

  @Test(arguments: mj)
  func MJ13_everyTextIsThereInAllSixLanguages(language: Language, texts: [String]) {
    let tag = language.tag.description
    let titles = [
      title(.mj, .idle, tag), title(.mj, .armed, tag), title(.mj, .running, tag),
      title(.mjAutoFooter, .idle, tag), title(.mjAutoFooter, .running, tag),
      title(.mjAutoFooter, .exhausted, tag), title(.mjBackFooter, .idle, tag),
      title(.mjBackFooter, .armed, tag), title(.mjBackFooter, .running, tag),
      language.text(.lastUpdated, in: .mj).description, language.text(.today, in: .mj).description,
      language.text(.neverUpdated, in: .mj).description, title(.mjTrailer, .pulling, tag),
      title(.mjTrailer, .armed, tag),
    ]
    #expect(titles == texts)
    #expect(title(.mjBackFooter, .exhausted, tag) == texts[5])
    // The trailer's text while loading is its armed text.
    #expect(title(.mjTrailer, .running, tag) == texts[13])
  }

  @Test func MJ13_otherLanguagesGetTheirOwnWords() {
    #expect(title(.mj, .idle, "de") == Language.de.text(.headerIdle).description)
    #expect(title(.ego, .idle, "ja") == Language.ja.text(.headerIdle).description)
  }

  // MARK: Invalid values

  @Test(arguments: ["", "-", "x", "e", "xx", "eng", "enn", "tlh", "en1"])
  func anUnknownLanguageIsEnglishAndIsCounted(tag: String) {
    let speech = Speech(.mj, to: tag.utf8)
    #expect(speech.title(for: .idle).description == "Pull down to refresh")
    #expect(speech.diagnostics.unknownLanguages == 1)
  }

  @Test(arguments: ["en", "EN-gb", "en_US", "zh-Hans", "uk"])
  func aKnownLanguageIsNotCounted(tag: String) {
    #expect(Speech(.mj, to: tag.utf8).diagnostics == Speech.Diagnostics())
    #expect(Speech(.mj, to: tag.utf8).diagnostics.unknownLanguages == 0)
  }

  @Test(arguments: [
    CalendarMoment(CalendarDay(2026, 13, 7), 1, 1), CalendarMoment(CalendarDay(2026, 0, 7), 1, 1),
    CalendarMoment(CalendarDay(2026, 3, 32), 1, 1), CalendarMoment(CalendarDay(2026, 3, 0), 1, 1),
    CalendarMoment(CalendarDay(0, 3, 7), 1, 1), CalendarMoment(CalendarDay(10_000, 3, 7), 1, 1),
    CalendarMoment(CalendarDay(2026, 3, 7), 24, 1), CalendarMoment(CalendarDay(2026, 3, 7), 1, -1),
  ])
  func anUnknownDateCountsAsNoRecordAndIsCounted(moment: CalendarMoment) {
    var speech = Speech(.mj, to: "en".utf8)
    let line = speech.lastUpdated(moment, today: CalendarDay(2026, 3, 7)) { _ in [] }
    #expect(String(decoding: line, as: UTF8.self) == "Last update: No record")
    #expect(speech.diagnostics.unknownDates == 1)
    _ = speech.lastUpdated(nil, today: CalendarDay(2026, 3, 7)) { _ in [] }
    #expect(speech.diagnostics.unknownDates == 1)
  }

  // MARK: Fonts

  /// Sizes and weights of sections 1.b, 2.b and 3.b.
  @Test func theFontsAreTheOriginals() {
    #expect(PullStyle.ego.titleFont == TextFont(13, weight: 700))
    #expect(PullStyle.ego.detailFont == TextFont(12))
    #expect(PullStyle.cll.titleFont == TextFont(14) && PullStyle.cll.detailFont == TextFont(11))
    #expect(PullStyle.mj.titleFont == TextFont(14, weight: 700))
    #expect(PullStyle.mj.detailFont == TextFont(14, weight: 700))
  }
}
