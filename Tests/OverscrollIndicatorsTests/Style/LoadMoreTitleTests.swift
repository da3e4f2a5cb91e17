import Overscroll
import OverscrollIndicators
import OverscrollText
import Testing

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
