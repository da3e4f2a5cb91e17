import OverscrollUIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct WorldTests {
  @Test func aDisplayLinkRunsOnlyWhileAdded() {
    UIKitWorld.run { world in
      let seen = Seen<CFTimeInterval>()
      let link = CADisplayLink { seen.values.append($0.timestamp) }
      world.step()
      #expect(seen.values.isEmpty)
      link.add(to: .main, forMode: .common)
      world.step()
      #expect(seen.values == [world.now])
      link.invalidate()
      #expect(!world.hasRunningDisplayLink)
      world.step()
      #expect(seen.values.count == 1)
    }
  }

  @Test func eachWorldHasItsOwnTimeAndSettings() {
    UIKitWorld.run { outer in
      let start = CACurrentMediaTime()
      UIKitWorld.run { inner in
        inner.isReduceMotionEnabled = true
        inner.advance(by: 3)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(CACurrentMediaTime() > start + 2.9)
      }
      #expect(CACurrentMediaTime() == start)
      #expect(!UIAccessibility.isReduceMotionEnabled)
      #expect(outer.accessibilityPosts.isEmpty)
    }
  }

  @Test func aTaskStaysInTheWorldItWasMadeIn() async {
    let left = await UIKitWorld.run { world in
      let task = Task { UIKitWorld.current === world }
      #expect(await task.value)
      return world
    }
    #expect(UIKitWorld.current !== left)
  }

  @Test func whatIsAskedOfTheSystemIsRecorded() {
    UIKitWorld.run { world in
      UIAccessibility.post(notification: .announcement, argument: "Updated")
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      #expect(world.accessibilityPosts.map { $0.argument as? String } == ["Updated"])
      UIView.animate(withDuration: 0.3) {}
      #expect(world.playedFeedback == [.impact(.light)])
      #expect(world.animationBlockCount == 1)
    }
  }

  @Test func aSettingThatChangesIsNotified() {
    UIKitWorld.run { world in
      let seen = Seen<String>()
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil,
        queue: nil
      ) { _ in seen.values.append("changed") }
      UIKitWorld.run { $0.isReduceMotionEnabled = true }
      #expect(seen.values.isEmpty)
      world.isReduceMotionEnabled = true
      world.isReduceMotionEnabled = true
      #expect(seen.values == ["changed"])
      NotificationCenter.default.removeObserver(token)
    }
  }
}

@MainActor @Suite struct ObservationTests {
  @Test func everySetOfWhetherAListScrollsIsSeen() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Bool>()
      let observation = view.observe(\.isScrollEnabled) { view, _ in
        MainActor.assumeIsolated { seen.values.append(view.isScrollEnabled) }
      }
      view.isScrollEnabled = true
      view.isScrollEnabled = false
      view.isScrollEnabled = false
      #expect(seen.values == [true, false, false])
      observation.invalidate()
    }
  }

  @Test func anObservationEndsWithItsToken() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Int>()
      var token: NSKeyValueObservation? = view.observe(\.contentSize) { _, _ in
        seen.values.append(1)
      }
      view.contentSize.height = 10
      #expect(token != nil)
      token = nil
      view.contentSize.height = 20
      #expect(seen.values.count == 1)
    }
  }

  @Test func anObserverRemovedByAnotherIsNotCalled() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Int>()
      let tokens = Seen<NSKeyValueObservation>()
      let first = view.observe(\.contentOffset) { _, _ in
        for token in tokens.values { token.invalidate() }
      }
      tokens.values = [view.observe(\.contentOffset) { _, _ in seen.values.append(1) }]
      view.contentOffset.y = 5
      #expect(seen.values.isEmpty)
      first.invalidate()
    }
  }

  @Test func keyPathsOfASubclassAndThroughAnObjectWork() {
    UIKitWorld.run { _ in
      let table = UITableView()
      let seen = Seen<String>()
      let tokens = [
        table.observe(\UITableView.contentOffset) { _, _ in seen.values.append("offset") },
        table.observe(\.panGestureRecognizer.state) { _, _ in seen.values.append("state") },
        table.observe(\.isHidden) { _, _ in seen.values.append("hidden") },
      ]
      table.contentOffset.y = 1
      table.panGestureRecognizer.state = .began
      table.isHidden = true
      #expect(seen.values == ["offset", "state", "hidden"])
      for token in tokens { token.invalidate() }
    }
  }

  @Test func anObserverMayWriteWhatItObserves() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<CGFloat>()
      let token = view.observe(\.contentOffset) { view, _ in
        MainActor.assumeIsolated {
          seen.values.append(view.contentOffset.y)
          if view.contentOffset.y < 3 { view.contentOffset.y += 1 }
        }
      }
      view.contentOffset.y = 1
      #expect(seen.values == [1, 2, 3])
      token.invalidate()
    }
  }

  @Test func anObservationDoesNotKeepItsObjectAlive() {
    UIKitWorld.run { _ in
      var view: UIScrollView? = UIScrollView()
      weak let gone = view
      let token = view?.observe(\.contentOffset) { _, _ in }
      view = nil
      #expect(gone == nil)
      token?.invalidate()
    }
  }
}

@Suite struct PolicyTests {
  @Test func theFiveThatChangeMotionAreCombinedCompletely() {
    #expect(Set(UIKitPolicy.motionCombinations).count == 2 * 4 * 2 * 2 * 2)
    let defaults = UIKitPolicy()
    for policy in UIKitPolicy.motionCombinations {
      var rest = policy
      rest.insetAtRest = defaults.insetAtRest
      rest.insetDuringBounce = defaults.insetDuringBounce
      rest.offsetSetterStopsMotion = defaults.offsetSetterStopsMotion
      rest.observersBeforeDelegate = defaults.observersBeforeDelegate
      rest.bouncesOffStopsMotion = defaults.bouncesOffStopsMotion
      #expect(rest == defaults)
    }
  }

  /// Read from the policies' own properties, not from the rows they were made of.
  @Test func everyTwoAnswersMeetInOnePolicy() {
    let answers = UIKitPolicy.pairwise.map { policy in
      Mirror(reflecting: policy).children.map { "\($0.value)" }
    }
    let counts = UIKitPolicy.questions.map(\.answerCount)
    for first in counts.indices {
      for second in counts.indices.dropFirst(first + 1) {
        let seen = Set(answers.map { [$0[first], $0[second]] })
        #expect(seen.count == counts[first] * counts[second], "questions \(first) and \(second)")
      }
    }
    // A greedy array has less than twice as many rows as it needs.
    let largest = counts.sorted(by: >).prefix(2).reduce(1, *)
    #expect(answers.count >= largest && answers.count <= 2 * largest + 4)
  }

  @Test func theQuestionsAreThePropertiesOfAPolicy() {
    let properties = Mirror(reflecting: UIKitPolicy()).children.map { $0.label }
    #expect(UIKitPolicy.questions.map(\.name) == properties)
    for question in UIKitPolicy.questions {
      let policies = (0..<question.answerCount).map { answer in
        var policy = UIKitPolicy()
        question.give(answer, to: &policy)
        return policy
      }
      #expect(Set(policies).count == question.answerCount, "\(question.name)")
      #expect(policies.contains(UIKitPolicy()), "\(question.name)")
    }
  }
}
