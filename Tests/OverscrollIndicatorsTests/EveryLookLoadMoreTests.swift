import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// Requirements for every built-in look as a load-more.
@Suite struct EveryLookLoadMoreTests {
  /// Triggers that do not involve a pull.
  static let waits: [Trigger] = [.automatic, .tap, .none]

  @Test(arguments: BuiltinIndicator.ours)
  func atRestItIsFullyThere(look: BuiltinIndicator) throws {
    for trigger in Trigger.allCases {
      let picture = look.picture(load(.idle, progress: 0, trigger))
      #expect(picture.bounds != nil)
      let slot: PaletteSlot = Self.waits.contains(trigger) ? .secondary : .track
      #expect(try #require(picture.seen(slot).first).opacity == 1)
      #expect(picture.seen(.accent).isEmpty)
    }
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func withoutRoomItIsNot(look: BuiltinIndicator) {
    for phase in Phase.all {
      var input = load(phase, .automatic)
      input.titleWidth = 50
      input.height = 0
      #expect(look.list(input).isEmpty)
    }
  }

  @Test(arguments: BuiltinIndicator.ours, waits)
  func aPullThatStartsNothingChangesNothing(look: BuiltinIndicator, trigger: Trigger) {
    let rest = look.list(load(.idle, progress: 0, trigger))
    for phase in [Phase.idle, .pulling] {
      for progress in [0.1, 0.6, 1, 1.5] {
        for seconds in [0, 0.1, 2] {
          #expect(look.list(load(phase, progress: progress, seconds: seconds, trigger)) == rest)
        }
      }
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aPullThatCountsDrawsAsThatOfARefresh(look: BuiltinIndicator) {
    for (phase, progress) in [(Phase.pulling, 0.3), (.pulling, 0.8), (.armed, 1.1), (.idle, 0.5)] {
      for trigger in [Trigger.release, .reach] {
        let load = look.list(load(phase, progress: progress, trigger, edge: .start))
        #expect(load == look.list(instant(phase, progress: progress)))
      }
    }
  }

  // MARK: The run

  @Test(arguments: BuiltinIndicator.ours, Trigger.allCases)
  func aRunInFullSwingLooksLikeARefresh(look: BuiltinIndicator, trigger: Trigger) {
    for time in [3, 3.3, 4.9] {
      for reduceMotion in [false, true] {
        var input = load(.running, progress: 0.9, seconds: 3, time: time, trigger)
        input.environment.reduceMotion = reduceMotion
        input.edge = .start
        let refresh = instant(.running, seconds: 3, time: time, reduceMotion: reduceMotion)
        #expect(look.list(input) == look.list(refresh))
      }
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func whatMovesFadesInWithARunThatNoPullStarted(look: BuiltinIndicator) throws {
    func opacity(_ seconds: Double) -> Double {
      let input = load(.running, progress: 0, seconds: seconds, time: 3 + seconds, .automatic)
      return look.picture(input).seen(.accent).map(\.opacity).max() ?? 0
    }
    #expect(opacity(0) == 0)
    #expect(opacity(0.12) < 0.8)
    #expect(opacity(0.3) > 0.8)
  }

  @Test(arguments: [
    BuiltinIndicator.ring, .path, .tick, .petals, .material, .wave, .segments,
  ])
  func whatRestsStaysWhenARunBegins(look: BuiltinIndicator) throws {
    for seconds in [0, 0.05, 0.1, 0.2] {
      let picture = look.picture(load(.running, progress: 0, seconds: seconds, .automatic))
      #expect(try #require(picture.seen(.track).first).opacity == 1)
    }
  }

  // MARK: A failure

  @Test(arguments: BuiltinIndicator.ours, waits)
  func whatFailedShowsItsCrossUntilTheNextRun(look: BuiltinIndicator, trigger: Trigger) throws {
    let shown = look.list(load(.idle, progress: 0, seconds: 0, trigger, last: .failed))
    let cross = try #require(Picture(shown).seen(.failure).first)
    #expect(cross.opacity == 1 && cross.lines.count == 2)
    #expect(cross.lines.allSatisfy { line in line.count == 2 })
    // It is complete from the first frame and is static.
    for phase in [Phase.idle, .pulling] {
      for (progress, seconds) in [(0.0, 0.1), (0.7, 0.3), (1.2, 9)] {
        let input = load(
          phase,
          progress: progress,
          seconds: seconds,
          time: 50.3 + seconds,
          trigger,
          last: .failed
        )
        #expect(look.list(input) == shown)
      }
    }
    #expect(look.picture(load(.running, progress: 0, trigger)).seen(.failure).isEmpty)
  }

  /// The originals had no mark for it, but a tap needs something to be at.
  @Test(arguments: [BuiltinIndicator.ego, .cll, .mj, .mrefresh, .yq], waits)
  func whatFailedStaysVisibleInTheLooksOfOriginals(
    look: BuiltinIndicator,
    trigger: Trigger
  ) throws {
    var input = load(.idle, progress: 0, trigger, last: .failed)
    (input.width, input.titleWidth) = (320, 100)
    let first = look.picture(input)
    #expect(first.bounds != nil || first.texts.contains { $0.role == .title })
    var later = input
    later.time = 8
    #expect(look.list(later) == look.list(input))
    if look == .mrefresh { #expect(try #require(first.seen(.failure).first).lines.count == 2) }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aPulledOneThatFailedIsReadyForTheNextPull(look: BuiltinIndicator) {
    for (phase, progress) in [(Phase.idle, 0.0), (.idle, 0.4), (.pulling, 0.4)] {
      let failed = look.list(load(phase, progress: progress, .release, last: .failed))
      #expect(failed == look.list(load(phase, progress: progress, .release)))
    }
  }

  // MARK: The end

  @Test(arguments: BuiltinIndicator.ours, Trigger.allCases)
  func withoutMoreToLoadItIsADotThatNeverMoves(look: BuiltinIndicator, trigger: Trigger) throws {
    let end = look.list(load(.exhausted, progress: 0, seconds: 0, trigger, last: .exhausted))
    let picture = Picture(end)
    #expect(picture.inks.count == 1)
    let dot = try #require(picture.seen(.secondary).first)
    #expect(dot.width == 0 && dot.opacity == 1)
    for point in dot.lines.joined() { #expect(point.distance(to: Point(28, 28)).isClose(to: 3)) }
    // It does not wait until the result has been shown either.
    for phase in [Phase.exhausted, .finishing(.exhausted)] {
      for (progress, seconds) in [(0.0, 0.05), (0.6, 0.2), (1.4, 7)] {
        for reduceMotion in [false, true] {
          var input = load(phase, progress: progress, seconds: seconds, time: 9.7, trigger)
          input.environment.reduceMotion = reduceMotion
          #expect(look.list(input) == end)
        }
      }
    }
  }

  // MARK: Every frame

  @Test(arguments: BuiltinIndicator.ours)
  func everyInstantIsBalancedAndStaysInsideTheRectangle(look: BuiltinIndicator) {
    var round = 0
    for (width, height) in [(320.0, 44.0), (44, 44), (70, 24), (20, 60)] {
      for trigger in [Trigger.release, .automatic] {
        for last in [Outcome?.none, .failed] {
          round += 1
          for var input in EveryLookTests.instants(inRound: round) {
            (input.width, input.height, input.titleWidth) = (width, height, 140)
            (input.role, input.edge, input.trigger) = (.loadMore, .end, trigger)
            input.lastOutcome = last
            input.layer = .content
            let picture = look.picture(input)
            #expect(picture.isBalanced, "\(input)")
            guard let bounds = picture.bounds else { continue }
            #expect(bounds.x >= -1e-4 && bounds.maxX <= width + 1e-4, "\(input)")
            #expect(bounds.y >= -1e-4 && bounds.maxY <= height + 1e-4, "\(input)")
          }
        }
      }
    }
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func withReducedMotionNothingEverTurns(look: BuiltinIndicator) {
    for input in EveryLookTests.instants where input.environment.reduceMotion {
      for trigger in [Trigger.release, .automatic] {
        var input = input
        (input.role, input.edge, input.trigger) = (.loadMore, .end, trigger)
        for map in look.picture(input).transforms {
          #expect(map.b == 0 && map.c == 0, "\(input)")
        }
      }
    }
  }
}
