import Overscroll
import OverscrollTestSupport
import Testing

/// R7, level: if content changed without scrolling, the level is tested once.
@Suite struct R07LevelTests {
  /// A viewport of 640 and a lead of 300 points.
  ///
  /// Content shorter than the viewport rests at the start edge; longer content keeps its first
  /// visible row. In both cases the distance is extent + 44 of reserved space - 640, above the lead
  /// from 900 points on.
  @Test(arguments: LoadMoreScene.all)
  func R07_aShortFirstPageFillsItself(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 100, before: 0)
    var time = 1.0
    while session.session.phase(scene.edge) == .running, time < 30 {
      session.change(extent: session.metrics.extent + 100, at: time)
      session.finish(scene.edge, at: time)
      time += 1
    }
    #expect(session.metrics.extent == 900)
    #expect(session.runs(scene.edge).count == 8)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_rowsThatComeAfterAttachmentAreTested(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 0, before: 0)
    #expect(session.runs(scene.edge) == [])
    session.change(extent: 300, before: 0, at: 1)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_theLevelIsTestedOnceAfterResetConfigurationAndAttachment(_ scene: LoadMoreScene) throws {
    let behavior = try scene.automatic()
    let others = [
      try scene.automatic(lead: .points(200)), try scene.automatic(lead: .viewports(1)),
      try scene.automatic(shortContent: .show), try scene.automatic(emptyContent: .show),
    ]
    let tapped = behavior.with { $0.trigger = .tap }
    for events in [
      [InputEvent.Kind.resetRequested(scene.edge)], [.detached, .attached],
      [.configured(scene.edge, tapped), .configured(scene.edge, behavior)],
    ]
      + others.map({ [.configured(scene.edge, $0)] })
    {
      var session = scene.session(behavior)
      scene.scroll(&session, before: 100, at: 1)
      session.finish(scene.edge, .failed, at: 1.1)
      for event in events { session.send(event, at: 1.2) }
      #expect(session.runs(scene.edge) == [1, 2], "\(events)")
      session.finish(scene.edge, .failed, at: 1.3)
      scene.scroll(&session, before: 50, at: 1.4)
      #expect(session.runs(scene.edge) == [1, 2], "\(events)")
    }
  }

  /// A page may set its parameters in every frame, and a look may change at runtime.
  @Test(arguments: LoadMoreScene.all, [Outcome.succeeded, .failed])
  func R07_whatChangesNothingOfWhenItStartsStartsNothing(
    _ scene: LoadMoreScene,
    _ outcome: Outcome
  ) throws {
    let behavior = try scene.automatic()
    var session = scene.session(behavior)
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, outcome, at: 1.1)
    let other = try scene.automatic(whenExhausted: .hide, budgetPerDrag: 3, backOff: 4)
    for (time, behavior) in [(1.2, behavior), (1.3, other), (1.4, other)] {
      session.send(.configured(scene.edge, behavior), at: time)
      scene.scroll(&session, before: 100 - 10 * time, at: time + 0.05)
    }
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_theLevelIsTestedOnceAfterARefreshSucceeded(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    let other = scene.edge == .start ? Edge.end : .start
    session.send(.configured(other, try Behavior(minimumRunning: 0, resultHold: 0)), at: 0)
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, .failed, at: 1.1)
    session.send(.beginRequested(other, by: .program), at: 1.2)
    session.finish(other, .failed, at: 1.3)
    #expect(session.runs(scene.edge) == [1])
    session.send(.beginRequested(other, by: .program), at: 1.4)
    session.finish(other, .succeeded, at: 1.5)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// A list that is laid out only after its refresh has ended.
  @Test(arguments: LoadMoreScene.all)
  func R07_aShortPageThatComesAfterItsRefreshFillsItself(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    let other = scene.edge == .start ? Edge.end : .start
    session.send(.configured(other, try Behavior(minimumRunning: 0, resultHold: 0)), at: 0)
    session.send(.beginRequested(other, by: .program), at: 1)
    session.finish(other, .succeeded, at: 2)
    #expect(session.runs(scene.edge) == [])
    session.change(extent: 300, at: 2.1)
    session.scroll(to: scene.edge == .start ? -LoadMoreScene.room : 0, at: 2.1)
    #expect(session.runs(scene.edge) == [1])
  }

  /// Removing rows brings the end nearer, but is not scrolling.
  @Test(arguments: LoadMoreScene.all)
  func R07_contentThatOnlyChangesItsLengthStartsNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    session.change(extent: 3_200, before: scene.edge == .start ? -800 : 0, at: 1)
    #expect(session.runs(scene.edge) == [])
  }
}
