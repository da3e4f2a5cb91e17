import Overscroll
import OverscrollTestSupport
import Testing

/// R1: the applied inset is the app's own plus our contribution; nothing is read back.
@Suite struct R01InsetTests {
  @Test(arguments: Scene.bouncing)
  func R01_insetsAreExactAfterAnySequence(_ scene: Scene) {
    for seed in 0..<17 {
      var play = RandomPlay(scene, seed: UInt64(seed))
      for _ in 0..<24 {
        play.step()
        let contribution = play.view.inset - play.base
        #expect(contribution == 0 || contribution == 56 + play.shortfall, "seed \(seed)")
        #expect(play.view.otherInset == play.otherBase, "seed \(seed)")
      }
      play.calmDown()
      #expect(play.view.inset == play.base, "seed \(seed)")
      #expect(play.view.otherInset == play.otherBase, "seed \(seed)")
      #expect(play.view.phase == .idle, "seed \(seed)")
      #expect(play.view.gap <= 0.5, "seed \(seed)")
    }
  }

  @Test(arguments: [1.0, 56])
  func R01_whatARunHeldOpenIsGivenBackHoweverLittle(_ points: Double) throws {
    var session = RecordedSession(.native, try Behavior(hold: Hold(points)))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.start, at: 3)
    session.runFrames(until: 6)
    let contributions = session.log.compactMap { performed -> Double? in
      if case .setContribution(let points) = performed.effect.order { points } else { nil }
    }
    #expect(contributions == [points, 0])
  }

  @Test(arguments: Scene.all)
  func R01_contentThatShrinksDuringARunLeavesNothingBehind(_ scene: Scene) {
    var view = ScrollViewModel(running: scene, base: 88)
    view.change(extent: 60)
    view.run(for: 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.phase == .idle)
  }

  @Test(arguments: Scene.bouncing)
  func R01_aContributionIsOrderedOnlyWhenItChanges(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: 200)
    view.run(for: 1)
    view.swipe(by: 40)
    view.run(for: 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(contributions(view) == [56, 0])
  }

  @Test(arguments: Scene.all)
  func R01_aPullThatStartsNothingContributesNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: 80)
    view.run(for: 1)
    #expect(contributions(view) == [])
  }

  @Test(arguments: Scene.bouncing)
  func R01_aHoldByOffsetContributesNothing(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(hold: Hold(56, by: .offset)))
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(abs(view.gap) <= 0.5)
    #expect(contributions(view) == [])
  }

  @Test(arguments: Scene.stopping)
  func R01_whereTheEngineMovesContentThereAreNoContributions(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.finishAction()
    view.run(for: 2)
    #expect(contributions(view) == [])
  }

  private func contributions(_ view: ScrollViewModel) -> [Double] {
    view.orders.compactMap { if case .setContribution(let points) = $0 { points } else { nil } }
  }
}

/// Random actions of users, an app and a system.
private struct RandomPlay {
  var view: ScrollViewModel
  var base = 88.0
  let otherBase = 34.0
  private var extent = 4_000.0
  private var random: SeededGenerator
  private var hasFinger = false

  /// The additional inset that a toolkit of 640 points needs to hold short content at its end.
  var shortfall: Double {
    view.edge == .end ? max(0, 640 - base - otherBase - extent) : 0
  }

  init(_ scene: Scene, seed: UInt64) {
    view = ScrollViewModel(scene, base: 88, otherBase: 34)
    random = SeededGenerator(seed: seed)
  }

  mutating func step() {
    switch random.below(12) {
    case 0: view.begin()
    case 1: view.finishAction(random.below(2) == 0 ? .succeeded : .failed)
    case 2: view.send(.cancelRequested(view.edge))
    case 3: reattach()
    case 4: changeBase()
    case 5:
      extent = random.number(in: 0...4_000)
      view.change(extent: extent)
    case 6: view.send(random.below(2) == 0 ? .hidden : .shown)
    case 7, 8: moveFinger()
    case 9: lift()
    default: view.run(for: random.number(in: 0.01...0.6))
    }
  }

  mutating func calmDown() {
    lift()
    view.send(.shown)
    view.finishAction()
    view.run(for: 4)
  }

  private mutating func reattach() {
    lift()
    view.send(.detached)
    view.send(.attached)
  }

  private mutating func changeBase() {
    base = random.below(2) == 0 ? 88 : 140
    view.changeBase(to: base)
  }

  private mutating func moveFinger() {
    if !hasFinger { view.touch() }
    hasFinger = true
    view.drag(by: random.number(in: -150...300), over: random.number(in: 0.05...0.3))
  }

  private mutating func lift() {
    guard hasFinger else { return }
    hasFinger = false
    if random.below(4) == 0 { view.cancelTouch() } else { view.letGo() }
  }
}
