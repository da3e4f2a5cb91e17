import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The effect of each policy answer; every switch is tested both ways.
@MainActor @Suite struct PolicyEffectTests {
  /// Runs a body with a list in a world with one answer changed.
  private func with<Value, Result>(
    _ question: WritableKeyPath<UIKitPolicy, Value>,
    _ answer: Value,
    contentHeight: CGFloat = 2000,
    _ body: @MainActor (Scene) -> Result
  ) -> Result {
    var policy = UIKitPolicy()
    policy[keyPath: question] = answer
    return UIKitWorld.run(policy: policy) { _ in body(Scene(contentHeight: contentHeight)) }
  }

  // MARK: The five that affect motion

  @Test(arguments: UIKitPolicy.InsetAtRest.allCases)
  func anInsetThatGrowsAtRest(answer: UIKitPolicy.InsetAtRest) {
    let y = with(\.insetAtRest, answer) { scene in
      scene.view.contentInset.top = 60
      return scene.y
    }
    switch answer {
    case .clamp: #expect(y == 0)
    case .stick: #expect(y == -60)
    }
  }

  /// MagazineLayout 136: at the top and not at the bottom; openradar 34808621: only where scrolling is enabled.
  @Test(arguments: UIKitPolicy.SafeAreaAtRest.allCases)
  func aSafeAreaThatGrowsAtRest(answer: UIKitPolicy.SafeAreaAtRest) {
    func offset(
      from start: CGFloat = 0,
      growing edge: WritableKeyPath<UIEdgeInsets, CGFloat>,
      scrolls: Bool = true
    ) -> CGFloat {
      with(\.safeAreaAtRest, answer) { scene in
        scene.view.contentInsetAdjustmentBehavior = .always
        scene.view.contentOffset.y = start
        scene.view.isScrollEnabled = scrolls
        scene.window.safeArea[keyPath: edge] = 60
        return scene.y
      }
    }
    #expect(offset(growing: \.top) == (answer == .stickAtStart ? -60 : 0))
    #expect(offset(growing: \.top, scrolls: false) == 0)
    // 2,000 points of content in 800.
    #expect(offset(from: 1_200, growing: \.bottom) == 1_200)
  }

  @Test(arguments: UIKitPolicy.InsetAtRest.allCases)
  func anInsetThatShrinksAtRestClampsAtTheEdgeAndMovesNothingElsewhere(
    answer: UIKitPolicy.InsetAtRest
  ) {
    with(\.insetAtRest, answer) { scene in
      scene.view.contentInset.top = 60
      scene.view.contentOffset.y = -60
      scene.view.contentInset.top = 0
      #expect(scene.y == 0)
      scene.view.contentInset.top = 60
      scene.view.contentOffset.y = 440
      scene.view.contentInset.top = 0
      #expect(scene.y == 440)
    }
  }

  @Test(arguments: UIKitPolicy.InsetDuringBounce.allCases)
  func anInsetThatGrowsDuringABounce(answer: UIKitPolicy.InsetDuringBounce) {
    with(\.insetDuringBounce, answer) { scene in
      let recorder = scene.record()
      scene.finger.pull(300)
      scene.world.step()
      let before = scene.y
      #expect(before < -100)
      scene.view.contentInset.top = 60
      let after = scene.y
      scene.world.settle()
      switch answer {
      case .retarget: #expect([after, scene.y] == [before, -60])
      case .clampNow: #expect([after, scene.y] == [-60, -60])
      case .shiftByDelta: #expect([after, scene.y] == [before - 60, -60])
      case .ignore: #expect([after, scene.y] == [before, 0])
      }
      // The end is reported in all cases.
      #expect(!scene.view.isDecelerating)
      #expect(recorder.calls.last == "didEndDecelerating")
    }
  }

  @Test(arguments: [false, true])
  func theOffsetSetterDuringDeceleration(stops: Bool) {
    with(\.offsetSetterStopsMotion, stops, contentHeight: 9000) { scene in
      scene.finger.pull(-300, over: 0.1)
      scene.world.step()
      scene.view.contentOffset.y = 2000
      #expect(scene.y == 2000)
      scene.world.step()
      #expect((scene.y > 2000) == !stops)
      #expect(scene.view.isDecelerating == !stops)
    }
  }

  @Test(arguments: [false, true])
  func setContentOffsetWithoutAnimationStopsInAnyCase(answer: Bool) {
    with(\.offsetSetterStopsMotion, answer, contentHeight: 9000) { scene in
      scene.finger.pull(-300, over: 0.1)
      scene.world.step()
      scene.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      scene.world.step()
      #expect(scene.y == 2000)
    }
  }

  @Test(arguments: [false, true])
  func setContentOffsetWithinAnObserverOfTheDeceleration(stops: Bool) {
    with(\.reentrantOffsetStopsMotion, stops, contentHeight: 9000) { scene in
      scene.finger.pull(-300, over: 0.1)
      var isFirst = true
      let recorder = Recorder()
      recorder.onScroll = { view in
        guard isFirst else { return }
        isFirst = false
        view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      }
      scene.view.delegate = recorder
      scene.world.step()
      #expect(scene.y == 2000)
      scene.world.step()
      #expect((scene.y == 2000) == stops)
    }
  }

  @Test(arguments: [false, true])
  func observersAndTheDelegate(observersFirst: Bool) {
    with(\.observersBeforeDelegate, observersFirst) { scene in
      let seen = Seen<String>()
      let recorder = Recorder()
      recorder.onScroll = { _ in seen.values.append("delegate") }
      scene.view.delegate = recorder
      let observation = scene.view.observe(\.contentOffset) { _, _ in
        seen.values.append("observer")
      }
      scene.view.contentOffset.y = 10
      let expected = ["observer", "delegate"]
      #expect(seen.values == (observersFirst ? expected : expected.reversed()))
      observation.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func bouncesSwitchedOffDuringABounce(stops: Bool) {
    with(\.bouncesOffStopsMotion, stops) { scene in
      scene.finger.pull(200)
      scene.world.step()
      let before = scene.y
      scene.view.bounces = false
      #expect(scene.y == (stops ? 0 : before))
      #expect(scene.view.isDecelerating == !stops)
      scene.world.settle()
      #expect(scene.y == 0)
    }
  }

  @Test(arguments: [false, true])
  func aDragCancelledBySwitchingScrollingOff(bounces: Bool) {
    with(\.bouncesWithScrollingOff, bounces) { scene in
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let pulled = scene.y
      scene.view.isScrollEnabled = false
      scene.finger.settle()
      #expect(pulled < 0 && scene.y == (bounces ? 0 : pulled))
    }
  }

  // MARK: The rest

  @Test(arguments: [false, true])
  func thePansEndAndTheScrollViewsOwnHandling(panFirst: Bool) {
    with(\.panEndsBeforeScrolling, panFirst) { scene in
      let seen = Seen<Bool>()
      let observation = scene.view.panGestureRecognizer.observe(\.state) {
        [view = scene.view] pan, _ in
        MainActor.assumeIsolated {
          if pan.state == .ended { seen.values.append(view.isDragging) }
        }
      }
      scene.finger.pull(100)
      #expect(seen.values == [panFirst])
      observation.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func equalSets(notify: Bool) {
    with(\.notifiesEqualSets, notify) { scene in
      let recorder = scene.record()
      let seen = Seen<String>()
      let observations = [
        scene.view.observe(\.contentOffset) { _, _ in seen.values.append("offset") },
        scene.view.observe(\.contentSize) { _, _ in seen.values.append("size") },
        scene.view.observe(\.contentInset) { _, _ in seen.values.append("inset") },
      ]
      scene.view.contentOffset = scene.view.contentOffset
      scene.view.contentSize = scene.view.contentSize
      scene.view.contentInset = scene.view.contentInset
      #expect(seen.values == (notify ? ["offset", "size", "inset"] : []))
      #expect(recorder.calls.isEmpty)
      for observation in observations { observation.invalidate() }
    }
  }

  @Test(arguments: [false, true])
  func contentThatShrinksAtRest(clamps: Bool) {
    with(\.contentShrinkClamps, clamps) { scene in
      scene.view.contentOffset.y = 1200
      scene.view.contentSize.height = 1500
      #expect(scene.y == (clamps ? 700 : 1200))
    }
  }

  @Test(arguments: UIKitPolicy.ContentSizeClamps.allCases)
  func contentThatGrowsUnderAFinger(answer: UIKitPolicy.ContentSizeClamps) {
    with(\.contentSizeClamps, answer) { scene in
      scene.finger.down()
      scene.finger.drag(180, over: 0.3)
      let before = scene.y
      scene.view.contentSize.height += 60
      #expect(scene.y == (answer == .no ? before : 0))
    }
  }

  @Test(arguments: UIKitPolicy.ContentSizeClamps.allCases)
  func contentThatGrowsInABounce(answer: UIKitPolicy.ContentSizeClamps) {
    with(\.contentSizeClamps, answer) { scene in
      scene.finger.pull(180)
      scene.world.step()
      let before = scene.y
      scene.view.contentSize.height += 60
      #expect(scene.y == (answer == .no ? before : 0))
      #expect(scene.view.isDecelerating == (answer != .andStops))
    }
  }

  @Test(arguments: [false, true])
  func boundsThatScroll(notify: Bool) {
    with(\.boundsOriginNotifies, notify) { scene in
      let recorder = scene.record()
      let seen = Seen<Void>()
      let observation = scene.view.observe(\.contentOffset) { _, _ in seen.values.append(()) }
      scene.view.bounds.origin.y = 50
      #expect(scene.y == 50)
      #expect(seen.values.count == (notify ? 1 : 0))
      #expect(recorder.calls.isEmpty)
      observation.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func draggingWhenTheDelegateHearsOfTheEnd(dragging: Bool) {
    with(\.isDraggingInWillEnd, dragging) { scene in
      let recorder = scene.record()
      scene.finger.pull(50)
      #expect(recorder.calls.contains("willEndDragging dragging=\(dragging)"))
    }
  }

  @Test(arguments: [false, true])
  func insetsOfContentThatFits(count: Bool) {
    with(\.insetsCountAsContent, count, contentHeight: 760) { scene in
      scene.view.contentInset.bottom = 100
      scene.finger.down()
      scene.finger.drag(-30, over: 0.1)
      #expect((scene.y != 0) == count)
    }
  }

  @Test(arguments: [false, true])
  func alwaysBouncingAndTheSafeArea(adjusts: Bool) {
    with(\.alwaysBounceAdjustsInsets, adjusts, contentHeight: 300) { scene in
      scene.window.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      #expect(scene.view.adjustedContentInset == .zero)
      scene.view.alwaysBounceVertical = true
      #expect(scene.view.adjustedContentInset.top == (adjusts ? 47 : 0))
    }
  }

  @Test(arguments: [false, true])
  func displayLinksAndScrollingInAFrame(linksFirst: Bool) {
    with(\.displayLinksBeforeScrolling, linksFirst) { scene in
      scene.finger.pull(200)
      let before = scene.y
      let seen = Seen<CGFloat>()
      let link = CADisplayLink { [view = scene.view] _ in seen.values.append(view.contentOffset.y) }
      link.add(to: .main, forMode: .common)
      scene.world.step()
      #expect((seen.values.first == before) == linksFirst)
      link.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func aTargetSetWhileOverscrolled(honored: Bool) {
    with(\.honorsTargetWhileOverscrolled, honored) { scene in
      let recorder = Recorder()
      recorder.onWillEnd = { $2.pointee.y = 120 }
      scene.view.delegate = recorder
      scene.finger.pull(200)
      scene.finger.settle()
      #expect(scene.y == (honored ? 120 : 0))
    }
  }

  @Test func aTargetSetInsideTheContentIsHonored() {
    Scene.run { scene in
      let recorder = Recorder()
      recorder.onWillEnd = { $2.pointee.y = 640 }
      scene.view.delegate = recorder
      scene.finger.pull(-200)
      scene.finger.settle()
      #expect(abs(scene.y - 640) < 1e-9)
    }
  }

  @Test(arguments: [false, true])
  func aViewThatGrowsAtTheEnd(clamps: Bool) {
    with(\.resizeClamps, clamps) { scene in
      scene.view.contentOffset.y = 1200
      scene.view.frame.size.height = 900
      #expect(scene.y == (clamps ? 1100 : 1200))
    }
  }

  @Test(arguments: [false, true])
  func thePansReturnToPossible(notifies: Bool) {
    with(\.panResetNotifies, notifies) { scene in
      let seen = Seen<UIGestureRecognizer.State>()
      let observation = scene.view.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { seen.values.append(pan.state) }
      }
      scene.finger.pull(100)
      #expect(seen.values.last == .ended)
      scene.world.step()
      #expect(scene.view.panGestureRecognizer.state == .possible)
      #expect((seen.values.last == .possible) == notifies)
      observation.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func anInsetWriteThatMovesNothing(reports: Bool) {
    with(\.insetWriteReportsScroll, reports) { scene in
      scene.view.contentOffset.y = 400
      let seen = Seen<Void>()
      let observation = scene.view.observe(\.contentOffset) { _, _ in seen.values.append(()) }
      scene.view.contentInset.top = 60
      #expect(scene.y == 400)
      #expect(seen.values.count == (reports ? 1 : 0))
      observation.invalidate()
    }
  }

  @Test(arguments: [false, true])
  func trackpadScrollingAndTracking(tracks: Bool) {
    with(\.wheelCountsAsTracking, tracks) { scene in
      let finger = Finger(on: scene.view, kind: .trackpad)
      finger.down()
      finger.drag(50, over: 0.1)
      #expect(scene.view.isTracking == tracks)
    }
  }

  @Test(arguments: [false, true])
  func rowsThatGrowAboveTheReader(kept: Bool) {
    var policy = UIKitPolicy()
    policy.selfSizingKeepsRows = kept
    UIKitWorld.run(policy: policy) { world in
      let rows = Rows(count: 50, height: 80)
      let table = UITableView()
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 50
      table.dataSource = rows
      let scene = Scene(table)
      // Only the row that is cut by the top edge grows above the visible area.
      table.contentOffset.y = 1010
      world.step()
      #expect(scene.y == (kept ? 1040 : 1010))
    }
  }
}
