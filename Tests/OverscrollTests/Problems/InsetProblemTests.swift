import Overscroll
import OverscrollTestSupport
import Testing

/// Insets that drift or are overwritten, and displaced section headers.
@Suite struct InsetProblemTests {
  /// MJRefresh 899, 765, 932, 1438, CRRefresh 29: each refresh leaves a gap as large as a header, or
  /// as the bar above it (64 points).
  @Test(arguments: Scene.all)
  func P01_fiftyRefreshesLeaveTheInsetAsItWas(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 64, otherBase: 49)
    for index in 0..<50 {
      if index % 2 == 0 {
        view.begin()
      } else {
        view.swipe(by: 220)
      }
      // The app ends runs during the opening, while open, and after another pull has begun.
      view.run(for: [0.05, 0.4, 1.2][index % 3])
      view.finishAction(index % 4 == 0 ? .failed : .succeeded)
      view.run(for: index % 5 == 0 ? 0.6 : 3)
    }
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 64)
    #expect(view.otherInset == 49)
    #expect(abs(view.gap) <= 0.5)
  }

  /// The app writes its own inset again while a contribution is applied: only its own value counts.
  @Test(arguments: Scene.bouncing)
  func P01_aBeginInEveryClosingHoldsNoMoreThanOne(_ scene: Scene) throws {
    let behavior = try Behavior(minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(scene, behavior, base: 64)
    for _ in 0..<30 {
      view.begin()
      #expect(view.inset == 64 + 56)
      view.run(for: 0.4)
      view.finishAction()
      view.run(for: 0.1)
    }
    view.run(for: 2)
    #expect(view.inset == 64)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh 711, 433, 1150: insets set by the app during a refresh are lost at its end.
  @Test(arguments: Scene.all)
  func P02_anInsetThatTheAppSetsDuringARefreshStays(_ scene: Scene) {
    for seconds in [0.05, 1.0] {
      var view = ScrollViewModel(scene, base: 64)
      view.begin()
      view.run(for: seconds)
      view.changeBase(to: 100)
      view.run(for: 0.5)
      view.finishAction()
      view.run(for: 0.1)
      view.changeBase(to: 40)
      view.run(for: 3)
      #expect(view.inset == 40)
      #expect(abs(view.gap) <= 0.5)
    }
  }

  /// MJRefresh 916: a footer adds 44, the app then sets 40, hiding the footer leaves -4.
  @Test(arguments: Scene.all)
  func P02_aFooterThatGoesTakesOnlyItsOwn(_ scene: Scene) {
    var view = ScrollViewModel(scene, .loadMore)
    #expect(view.inset == 44)
    view.changeBase(to: 40)
    #expect(view.inset == 84)
    view.finishAction()
    view.send(.configured(view.edge, nil))
    #expect(view.inset == 40)
  }

  /// MJRefresh 374, 1627, ES 53: section headers stick at the inset, so a held inset leaves a gap
  /// above them when the user scrolls.
  ///
  /// The inset must equal the gap at every step of the touch.
  @Test(arguments: Scene.bouncing)
  func P07_sectionHeadersStayAtTheVisibleEdge(_ scene: Scene) throws {
    let behavior = try Behavior(hold: Hold(56, followsScroll: true))
    var view = ScrollViewModel(running: scene, behavior, base: 88)
    #expect(view.inset == 88 + 56)
    view.touch()
    for _ in 0..<30 {
      view.drag(by: -10, over: 1.0 / 60)
      #expect(abs(view.inset - 88 - max(0, view.gap)) <= 0.5)
    }
    #expect(view.inset == 88)
    let offset = view.offset
    view.finishAction()
    #expect(view.offset == offset)
    view.letGo()
    view.run(for: 3)
    #expect(view.inset == 88)
    #expect(view.phase == .idle)
  }

  /// SlimeRefresh 4: the content overshoots the held distance after a release.
  @Test(arguments: Scene.bouncing)
  func P07_aReleaseComesToRestAtTheHeaderWithoutPassingIt(_ scene: Scene) throws {
    let behavior = try Behavior(hold: Hold(56, followsScroll: true))
    var view = ScrollViewModel(scene, behavior, base: 88)
    view.touch()
    view.drag(by: 200)
    view.run(for: 0.2)
    view.letGo()
    var least = view.gap
    for _ in 0..<90 {
      view.run(for: 1.0 / 60)
      least = min(least, view.gap)
    }
    #expect(least >= 55)
    #expect(abs(view.gap - 56) <= 1)
  }
}
