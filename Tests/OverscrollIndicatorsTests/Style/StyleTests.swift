import Foundation
import Overscroll
import OverscrollCatalog
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import OverscrollText
import Testing

@Suite struct StyleTests {
  @Test(arguments: BuiltinIndicator.allCases)
  func eachLookHasAStyleWithTheStandardBehavior(look: BuiltinIndicator) {
    let style = PullStyle(look)
    #expect(style.look.name == look)
    #expect(style.behavior == .standard)
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func eachLookHasAStyleForALoadMore(look: BuiltinIndicator) {
    let (style, refresh) = (PullStyle(look, role: .loadMore), PullStyle(look, role: .refresh))
    #expect(refresh == PullStyle(look))
    #expect(style.look.name == look && style.behavior == .loadMore)
    #expect(style.light == refresh.light && style.dark == refresh.dark)
    // The time of the last load is irrelevant at a list's end.
    #expect(style.texts == (refresh.texts == .none ? .none : .title))
  }

  @Test func theNamedStylesAreThoseOfTheirLooks() {
    #expect(PullStyle.arrow == PullStyle(.arrow) && PullStyle.arrow.texts == .titleAndDetail)
    #expect(PullStyle.ring == PullStyle(.ring) && PullStyle.ring.texts == .none)
    #expect(PullStyle.path == PullStyle(.path) && PullStyle.path.texts == .none)
    let figures: [(PullStyle, BuiltinIndicator)] = [
      (.tick, .tick), (.petals, .petals), (.material, .material),
      (.frames, .frames), (.drop, .drop), (.wave, .wave),
      (.segments, .segments),
      (.liquid, .liquid), (.morph, .morph), (.field, .field),
      (.cover, .cover),
    ]
    for (style, look) in figures { #expect(style == PullStyle(look) && style.texts == .none) }
    #expect(PullStyle.ring != .liquid)
  }

  /// What a load-more has loaded last has no time.
  @Test func onlyARefreshHasALineForItsLastUpdate() {
    func texts(_ lines: TextLines, _ behavior: Behavior) -> TextLines {
      PullStyle(Look(.ring, RingIndicator()), texts: lines, behavior: behavior).texts
    }
    for lines in [TextLines.none, .title, .titleAndDetail] {
      #expect(texts(lines, .standard) == lines)
      #expect(texts(lines, .loadMore) == (lines == .titleAndDetail ? .title : lines))
    }
  }

  @Test func titlesAreSemiboldOf14PointsAndTheLinesBelowThemRegularOf12() {
    #expect(PullStyle.arrow.titleFont == TextFont(14, weight: 600))
    #expect(PullStyle.arrow.detailFont == TextFont(12, weight: 400))
  }

  /// An app's own figures repeat them, and so do the pictures of the documentation.
  @Test func theColorsOfBothPalettesAreThoseThatArePublished() {
    let slots: [PaletteSlot] = [.accent, .foreground, .secondary, .track, .success, .failure]
    let light: [UInt32] = [0x1D5FD6, 0x16181D, 0x5B626D, 0xDFE2E8, 0x157A3C, 0xCF2F24]
    let dark: [UInt32] = [0x7FB0FF, 0xF2F3F5, 0xA0A7B2, 0x3A404A, 0x5FD38D, 0xFF8075]
    #expect(slots.map { Palette.light[$0] } == light)
    #expect(slots.map { Palette.dark[$0] } == dark)
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func aStyleAsksForTheTextsItsLookDraws(look: BuiltinIndicator) {
    var input = instant(.pulling)
    input.width = 320
    input.titleWidth = 100
    input.detailWidth = 100
    let roles = Set(look.picture(input).texts.map(\.role))
    switch PullStyle(look).texts {
    case .none: #expect(roles.isEmpty)
    case .title: #expect(roles == [.title])
    case .titleAndDetail: #expect(roles == [.title, .detail])
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aStyleHoldsItsResultUntilItsLookHasDrawnIt(look: BuiltinIndicator) {
    let hold = PullStyle(look).behavior.resultHold
    #expect(hold >= 0.4)
    #expect(!look.picture(instant(.finishing(.succeeded), seconds: hold)).seen(.success).isEmpty)
    #expect(!look.picture(instant(.finishing(.failed), seconds: hold)).seen(.failure).isEmpty)
  }

  // WCAG 2.2 requires 4.5 to 1 for text. The figures meet it too; only the track may be fainter.
  @Test(arguments: BuiltinIndicator.ours)
  func everyColorIsReadableOnItsBackground(look: BuiltinIndicator) {
    let style = PullStyle(look)
    let grounds: [(Palette, [UInt32])] = [
      (style.light, [0xFFFFFF]), (style.dark, [0x000000, 0x111318, 0x1C1F26]),
    ]
    for (palette, backgrounds) in grounds {
      for background in backgrounds {
        for slot in PaletteSlot.allCases where slot != .track {
          #expect(contrast(palette[slot], background) >= 4.5, "\(slot) \(background)")
        }
      }
    }
  }

  // The original controls' arrows and rings keep their colors; their texts must be readable.
  @Test(arguments: [PullStyle.ego, .cll, .mj])
  func everyTextOfAnOldControlIsReadableWhenCorrected(style: PullStyle) {
    for slot in [PaletteSlot.foreground, .secondary] {
      #expect(contrast(style.light[slot], 0xFFFFFF) >= 4.5)
      #expect(contrast(style.dark[slot], 0x111318) >= 4.5)
    }
  }

  @Test func theTrackCanBeSeenButDoesNotCompete() {
    let ratios = [
      contrast(Palette.light.track, 0xFFFFFF), contrast(Palette.dark.track, 0x111318),
    ]
    for ratio in ratios { #expect(ratio > 1.2 && ratio < 2) }
  }

  @Test func theLooksHaveOneSetOfColorsWhoseAccentIsTheAppsTint() {
    for style in BuiltinIndicator.ours.map({ PullStyle($0) }) {
      #expect(!style.hasOwnAccent)
      // The track of this look is a disc of paper.
      #expect((style.light == .light) == (style != .material) && style.dark == .dark)
    }
    #expect(PullStyle.material.light.track == 0xFFFFFF)
    for style in [PullStyle.ego, .cll, .mj, .mrefresh, .yq] { #expect(style.hasOwnAccent) }
    for palette in [\PullStyle.light, \.dark] {
      var style = PullStyle.ring
      style[keyPath: palette].accent = 0xFF0000
      #expect(style.hasOwnAccent)
    }
  }

  @Test func aSlotGivesTheColorOfItsName() {
    let palette = Palette(
      accent: 1,
      foreground: 2,
      secondary: 3,
      track: 4,
      success: 5,
      failure: 6
    )
    #expect(PaletteSlot.allCases.map { palette[$0] } == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [
    (Phase.idle, TextKey.headerIdle), (.pulling, .headerIdle), (.armed, .headerArmed),
    (.running, .headerRunning), (.finishing(.succeeded), .headerSucceeded),
    (.finishing(.failed), .headerFailed), (.finishing(.cancelled), .headerIdle),
    (.finishing(.exhausted), .headerSucceeded), (.exhausted, .headerIdle),
  ])
  func eachPhaseHasItsTitle(phase: Phase, key: TextKey) {
    #expect(TextKey(titleFor: phase) == key)
  }

  // A host iterates over them to measure the widest.
  @Test func theTitlesStandTogetherAmongTheTexts() {
    let titles = Set(Phase.all.map { Int(TextKey(titleFor: $0).rawValue) })
    let range = Int(TextKey.headerIdle.rawValue)...Int(TextKey.headerFailed.rawValue)
    #expect(titles == Set(range))
  }

  @Test(arguments: [
    (Announcement.began, TextKey.announceBegan, TextKey.announceLoading),
    (.succeeded, .announceSucceeded, .loadSucceeded), (.failed, .announceFailed, .loadFailed),
    (.exhausted, .announceSucceeded, .loadExhausted),
  ])
  func eachAnnouncementHasItsWords(announcement: Announcement, refresh: TextKey, load: TextKey) {
    #expect(TextKey(saying: announcement) == refresh)
    #expect(TextKey(saying: announcement, role: .refresh) == refresh)
    #expect(TextKey(saying: announcement, role: .loadMore) == load)
  }

  // Hosts list the names in order, so a raw value must equal its index.
  @Test func theNumbersOfLooksAndTextLinesAreTheirPlaces() {
    #expect(BuiltinIndicator.allCases.map { Int($0.rawValue) } == Array(0..<19))
    #expect([TextLines.none, .title, .titleAndDetail].map(\.rawValue) == [0, 1, 2])
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func theListOfLooksDrawsWhatEachTypeDraws(look: BuiltinIndicator) {
    for phase in Phase.all {
      let input = instant(phase, progress: 0.8, seconds: 0.15, time: 4.1)
      let expected =
        switch look {
        case .arrow: ArrowIndicator().list(input)
        case .ring: RingIndicator().list(input)
        case .path: PathIndicator.plane.list(input)
        case .ego: EGOIndicator().list(input)
        case .cll: CLLIndicator().list(input)
        case .mj: MJIndicator().list(input)
        case .mrefresh: MRefreshIndicator().list(input)
        case .yq: YQIndicator().list(input)
        case .tick: TickIndicator().list(input)
        case .petals: PetalsIndicator().list(input)
        case .material: MaterialIndicator().list(input)
        case .frames: FramesIndicator().list(input)
        case .drop: DropIndicator().list(input)
        case .wave: WaveIndicator().list(input)
        case .segments: SegmentsIndicator.cube.list(input)
        case .liquid: LiquidIndicator().list(input)
        case .morph: MorphIndicator().list(input)
        case .field: FieldIndicator().list(input)
        case .cover: DisplayList()
        }
      #expect(look.list(input) == expected)
    }
  }

  /// The contrast of two colors by WCAG 2.2's formula.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let share = Double(color >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}

/// What the originals ask of their host; the sources are named in Documentation/Moving/Originals.md.
@Suite struct LookTraitsTests {
  /// EGORefreshTableHeaderView's background, 226, 231 and 237 of 255, and `NSDateFormatterShortStyle`.
  @Test func egoFillsTheGapAndHasShortDates() {
    #expect(PullStyle.ego(.original).traits.gap == UInt32(0xE2E7ED))
    #expect(PullStyle.ego(.corrected).traits.gap == nil)
    #expect(PullStyle.ego(.original).traits.hasShortDates)
  }

  /// MJRefresh's trailer turns its title; its gif header is as high as its images.
  @Test func mjTurnsItsTitleAndIsAsHighAsItsImages() {
    let traits = PullStyle.mj(.original).traits
    #expect(traits.hasTitleBesideList && traits.hasImagesInTheirSize)
    #expect(!PullStyle.frames.traits.hasImagesInTheirSize)
  }

  @Test func aTintColorsTheFiguresOfTheOriginalsAndTheAccentOfTheOthers() {
    for look in BuiltinIndicator.allCases {
      let slots = PaletteSlot.allCases.filter(PullStyle(look).traits.isTinted)
      switch look {
      case .ego, .cll, .mj, .mrefresh, .yq: #expect(slots == [.accent, .foreground, .secondary])
      default: #expect(slots == [.accent])
      }
    }
  }
}

@Suite struct LoadMoreTitleTests {
  @Test(arguments: [
    (Phase.idle, TextKey.loadMore), (.pulling, .loadMore), (.running, .loadRunning),
    (.finishing(.succeeded), .loadSucceeded), (.finishing(.failed), .loadRetry),
    (.finishing(.cancelled), .loadMore), (.finishing(.exhausted), .loadExhausted),
    (.exhausted, .loadExhausted),
  ])
  func anAutomaticLoadNamesWhatATapDoes(phase: Phase, key: TextKey) {
    for trigger in [Trigger.automatic, .tap] { #expect(title(phase, trigger) == key) }
  }

  @Test(arguments: [
    (Phase.idle, TextKey.loadPulling), (.pulling, .loadPulling), (.armed, .loadArmed),
    (.running, .loadRunning), (.finishing(.succeeded), .loadSucceeded),
    (.finishing(.failed), .loadFailed), (.finishing(.cancelled), .loadPulling),
    (.finishing(.exhausted), .loadExhausted), (.exhausted, .loadExhausted),
  ])
  func aPulledLoadInvitesToThePull(phase: Phase, key: TextKey) {
    for trigger in [Trigger.release, .reach] { #expect(title(phase, trigger) == key) }
  }

  @Test func whatFailedAsksForATapUntilTheNextRun() {
    for trigger in [Trigger.automatic, .tap] {
      for phase in [Phase.idle, .pulling] {
        #expect(title(phase, trigger, lastOutcome: .failed) == .loadRetry)
      }
      #expect(title(.running, trigger) == .loadRunning)
    }
  }

  @Test func unlessSaidOtherwiseItIsAtTheStart() {
    #expect(TextKey(titleFor: .idle, role: .loadMore) == .loadEarlier)
    let title = Speech(.ring, to: "en".utf8).title(for: .idle, role: .loadMore)
    #expect(title.description == Language.en.text(.loadEarlier).description)
  }

  @Test func whatOnlyTheAppStartsAsksForNothing() {
    #expect(title(.idle, .none, lastOutcome: .failed) == .loadFailed)
    #expect(title(.finishing(.failed), .none) == .loadFailed)
  }

  @Test func aPulledLoadThatFailedInvitesToTheNextPull() {
    for phase in [Phase.idle, .pulling] {
      #expect(title(phase, .release, lastOutcome: .failed) == .loadPulling)
    }
    #expect(title(.armed, .release, lastOutcome: .failed) == .loadArmed)
  }

  @Test(arguments: Trigger.allCases)
  func onlyAFailureStays(trigger: Trigger) {
    for outcome in [Outcome.succeeded, .cancelled, .exhausted] {
      #expect(title(.idle, trigger, lastOutcome: outcome) == title(.idle, trigger))
    }
  }

  // Older content is inserted above: there is no upward pull there.
  @Test(arguments: Trigger.allCases)
  func atTheStartEarlierContentIsLoaded(trigger: Trigger) {
    for phase in [Phase.idle, .pulling, .finishing(.cancelled)] {
      #expect(title(phase, trigger, at: .start) == .loadEarlier)
    }
    for phase in Phase.all {
      #expect(title(phase, trigger, at: .start) != .loadPulling)
    }
  }

  @Test func aRefreshMindsNothingButThePhase() {
    for phase in Phase.all {
      for edge in Edge.allCases {
        for trigger in Trigger.allCases {
          let key = TextKey(
            titleFor: phase,
            role: .refresh,
            edge: edge,
            trigger: trigger,
            lastOutcome: .failed
          )
          #expect(key == TextKey(titleFor: phase))
        }
      }
    }
  }

  // A host's tables list them in order.
  @Test func theTitlesStandTogetherAmongTheTexts() {
    var titles: Set<Int> = []
    for phase in Phase.all {
      for trigger in Trigger.allCases {
        for edge in Edge.allCases {
          for outcome in [Outcome?.none, .failed] {
            titles.insert(Int(title(phase, trigger, at: edge, lastOutcome: outcome).rawValue))
          }
        }
      }
    }
    let range = Int(TextKey.loadMore.rawValue)...Int(TextKey.loadExhausted.rawValue)
    #expect(titles == Set(range))
  }

  private func title(
    _ phase: Phase,
    _ trigger: Trigger,
    at edge: Edge = .end,
    lastOutcome: Outcome? = nil
  ) -> TextKey {
    TextKey(
      titleFor: phase,
      role: .loadMore,
      edge: edge,
      trigger: trigger,
      lastOutcome: lastOutcome
    )
  }
}
