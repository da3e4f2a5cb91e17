import Overscroll
import Testing

/// The numbers of the originals' footers, and of the corrected YQ.
///
/// Those of the headers are in `X01_eachOriginalIsItsParameters`.
@Suite struct OriginalNumbersTests {
  /// One footer or trailer, as `MJRefreshConst.m` of MJRefresh 3.7.9 and CLLRefresh have it: the slow
  /// and the fast animation of the one last 0.4 and 0.25 seconds, those of the other 0.3.
  struct Footer: Sendable, CustomStringConvertible {
    let description: String
    let behavior: Behavior
    let length: Double
    let opening: Double
    let closing: Double
    let delay: Double
  }

  static let footers = [
    Footer(
      description: "CLL",
      behavior: .cllFooter,
      length: 40,
      opening: 0.3,
      closing: 0.3,
      delay: 0
    ),
    Footer(
      description: "MJ, back",
      behavior: .mjBackFooter,
      length: 44,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
    Footer(
      description: "MJ, trailer",
      behavior: .mjTrailer,
      length: 60,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
  ]

  @Test(arguments: footers)
  func aPulledFooterHasItsNumbers(_ footer: Footer) {
    let behavior = footer.behavior
    #expect(behavior.arm == Threshold(footer.length, .exceeded))
    #expect(behavior.fire == behavior.arm)
    #expect(behavior.hold.distance == footer.length)
    #expect(behavior.indicatorExtent == footer.length)
    #expect(behavior.opening == .curve(.easeInOut, seconds: footer.opening))
    #expect(behavior.closing == .curve(.easeInOut, seconds: footer.closing))
    #expect(behavior.actionDelay == footer.delay)
    #expect(behavior.minimumRunning == 0)
    #expect(behavior.resultHold == 0)
  }

  /// No original looks at the length of the content before a pull.
  @Test(arguments: footers)
  func aPulledFooterIsThereForAnyContent(_ footer: Footer) {
    #expect(footer.behavior.shortContent == .show)
    #expect(footer.behavior.emptyContent == .show)
  }

  /// It reserves its 44 points and holds none, once per drag; its place is after the content.
  @Test func theAutomaticFooterHasItsNumbers() {
    let behavior = Behavior.mjAutoFooter
    #expect(behavior.hold.distance == 0)
    #expect(behavior.resting == 44)
    #expect(behavior.indicatorExtent == 44)
    #expect(behavior.budgetPerDrag == 1)
    #expect(behavior.placement == .afterContent)
    #expect(behavior.opening == .curve(.easeInOut, seconds: 0.25))
    #expect(behavior.closing == .curve(.easeInOut, seconds: 0.4))
  }

  /// "Eased, 0.3 s" instead of a jump, and by an inset; its ring of radius 15 is 0.6 of its height.
  @Test func theCorrectedYQHasItsNumbers() {
    #expect(Behavior.yq.opening == .curve(.easeInOut, seconds: 0.3))
    #expect(Behavior.yq.hold.means == .inset)
    #expect(Behavior.yq.indicatorExtent == 15 * 2 / 0.6)
  }

  /// Where the page of the originals has no line for a control, there is one version.
  @Test func theFidelityChangesWhatThePageSays() {
    #expect(Behavior.ego != .ego(.original))
    #expect(Behavior.mrefresh != .mrefresh(.original))
    #expect(Behavior.yq != .yq(.original))
    #expect(Behavior.mjAutoFooter != .mjAutoFooter(.original))
  }
}
