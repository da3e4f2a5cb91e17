import Testing
import UIKit

@MainActor @Suite struct WorldTests {
  @Test func aDisplayLinkRunsOnlyWhileAddedAndNotPaused() {
    UIKitWorld.run { world in
      let seen = Seen<CFTimeInterval>()
      let link = CADisplayLink { seen.values.append($0.timestamp) }
      world.step()
      #expect(seen.values.isEmpty)
      link.add(to: .main, forMode: .common)
      world.step()
      #expect(seen.values == [world.now])
      #expect(link.targetTimestamp == world.now + world.frameDuration)
      link.isPaused = true
      #expect(!world.hasRunningDisplayLink)
      world.step()
      link.isPaused = false
      link.invalidate()
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
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      var ended = false
      UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in ended = true })
      #expect(world.accessibilityPosts.map { $0.argument as? String } == ["Updated"])
      #expect(world.playedFeedback == [.impact(.light), .notification(.error)])
      #expect(world.animationBlockCount == 1)
      world.advance(by: 0.2)
      #expect(!ended)
      world.settle()
      #expect(ended)
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
