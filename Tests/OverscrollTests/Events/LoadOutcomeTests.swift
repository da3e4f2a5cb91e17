import Overscroll
import Testing

/// The handler of a load-more has three of the four outcomes of a run.
@Suite struct LoadOutcomeTests {
  @Test(arguments: [
    (LoadOutcome.succeeded, Outcome.succeeded), (.exhausted, .exhausted), (.failed, .failed),
  ])
  func aRunEndsAsItsHandlerSays(_ loaded: LoadOutcome, _ outcome: Outcome) {
    #expect(Outcome(loaded) == outcome)
  }
}
