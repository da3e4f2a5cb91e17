import Overscroll
import OverscrollTestSupport
import Testing

/// What hosts change about a behavior, for a setting or for an indicator with images.
@Suite struct ChangedBehaviorTests {
  @Test(arguments: [Behavior.standard, .loadMore, .mj, .standard.withFloor])
  func withoutMotionNothingTakesTime(_ behavior: Behavior) {
    let still = behavior.with {
      $0.opening.seconds = 0
      $0.closing.seconds = 0
      $0.floor.motion.seconds = 0
      $0.actionDelay = 0
    }
    #expect(behavior.withoutMotion == still)
  }

  /// 1.9 times the pull of a run, by arming or by firing.
  @Test(arguments: [(100.0, 80.0), (80, 100)])
  func aFloorIsBeyondArmingAndFiring(_ arm: Double, _ fire: Double) throws {
    let behavior = try Behavior(arm: Threshold(arm), fire: Threshold(fire))
    #expect(behavior.withFloor.floor.arm.distance == 190)
  }

  @Test func aFloorIsTakenAwayAgain() {
    #expect(Behavior.standard.withFloor.withoutFloor == .standard)
  }

  // MARK: - Images, which MJRefresh makes room for

  @Test(arguments: [-1.0, 0, 56, .infinity, .nan])
  func imagesThatAreNotLongerChangeNothing(_ points: Double) {
    #expect(Behavior.standard.asHigh(as: points) == .standard)
  }

  /// By a half point too.
  @Test(arguments: [0.5, 20])
  func whatIsHeldOpenGrowsWithItsImages(_ growth: Double) {
    let higher = Behavior.standard.with {
      $0.indicatorExtent += growth
      $0.arm.distance += growth
      $0.fire.distance += growth
      $0.hold.distance += growth
    }
    #expect(Behavior.standard.asHigh(as: 56 + growth) == higher)
  }

  @Test func whatIsReservedGrowsWithItsImages() {
    let higher = Behavior.loadMore.with {
      $0.indicatorExtent = 64
      $0.arm.distance += 20
      $0.fire.distance += 20
      $0.resting = 64
    }
    #expect(Behavior.loadMore.asHigh(as: 64) == higher)
  }

  /// The shortest of each that there is, a half point, grows as well.
  @Test func everyDistanceThatIsThereGrows() {
    let small = Behavior.standard.with {
      $0.hold.distance = 0.5
      $0.resting = 0.5
      $0.drag.limit = 0.5
      $0.floor.arm.distance = 0.5
    }
    let higher = small.asHigh(as: 76)
    #expect(higher.hold.distance == 20.5)
    #expect(higher.resting == 20.5)
    #expect(higher.drag.limit == 20.5)
    #expect(higher.floor.arm.distance == 20.5)
  }

  @Test func theInsetOfAPullInAVerticalListOfAToolkitsBounceFollowsTheScroll() {
    let followed = Behavior.standard.with { $0.hold.followsScroll = true }
    #expect(Behavior.standard.onNativeList(.vertical) == followed)
    #expect(Behavior.standard.onNativeList(.horizontal) == .standard)
    for other in [
      Behavior.backLoadMore, .standard.with { $0.trigger = .reach },
      .standard.with { $0.hold.means = .offset },
    ] {
      #expect(other.onNativeList(.vertical) == other)
    }
  }
}
