import Foundation
import Overscroll
import OverscrollHosting
import OverscrollTesting
import Testing

/// What an app's tests can do without waiting.
@MainActor
@Suite struct ManualClockTests {
  @Test func aRunBeginsAndEndsWhenTheTestSaysSo() {
    let (scene, control) = shown()
    control.begin(after: 60)
    scene.clock.advance(by: 59.9)
    #expect(!control.isRunning)
    scene.clock.advance(by: 1)
    #expect(control.isRunning)
    control.end()
    #expect(!control.isRunning)
    scene.clock.advance(by: 3)
    #expect(control.phase == .idle)
    #expect(abs(scene.clock.now - 63.9) < 1e-9)
    #expect(abs(scene.clock.date.timeIntervalSince1970 - 63.9) < 1e-6)
  }

  @Test func oneClockServesSeveralListsAndRetainsNone() {
    let clock = PullControls.ManualClock()
    var first: (any FrameClock)? = clock.makeClock()
    let second = clock.makeClock()
    var frames = (0, 0)
    first?.start { _ in frames.0 += 1 }
    second.start { _ in frames.1 += 1 }
    clock.advance(by: 0.5)
    first = nil
    clock.advance(by: 0.5)
    #expect(frames == (30, 60))
  }
}

@Suite struct ScreenPresenceTests {
  @Test func theEngineHearsOfEachChangeOnce() {
    var presence = ScreenPresence.none
    #expect(presence.disappear() == nil && presence.detach() == nil)
    let events = [
      presence.appear(), presence.appear(), presence.disappear(), presence.disappear(),
      presence.appear(), presence.detach(), presence.detach(), presence.appear(),
      presence.disappear(), presence.detach(), presence.disappear(), presence.appear(),
    ]
    #expect(
      events == [
        .attached, nil, .hidden, nil, .shown, .detached, nil, .attached, .hidden, .detached, nil,
        .attached,
      ]
    )
  }
}

/// Frames and wakes, only while something needs them.
@MainActor
@Suite struct FrameTickerTests {
  /// What a clock was asked for.
  @MainActor private final class Clock: FrameClock {
    let now = 5.0
    let date = Date(timeIntervalSince1970: 5)
    var (starts, stops) = (0, 0)
    var wakes: [Double] = []
    var onFrame: (@MainActor (Double) -> Void)?
    var onWake: (@MainActor (Double) -> Void)?

    func start(_ body: @escaping @MainActor (Double) -> Void) {
      starts += 1
      onFrame = body
    }

    func stop() { stops += 1 }

    func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void) {
      wakes.append(time)
      onWake = body
    }
  }

  private func ticker(
    _ onFrame: @escaping @MainActor (Double) -> Void = { _ in }
  )
    -> (Clock, FrameTicker)
  {
    let clock = Clock()
    return (clock, FrameTicker(clock, onFrame: onFrame, onWake: onFrame))
  }

  @Test func theFirstNeedStartsItAndTheLastStopsIt() {
    let (clock, ticker) = ticker()
    #expect(!ticker.isRunning && !ticker.hasPictures)
    for _ in 0..<2 { ticker.set(.motion, to: true) }
    #expect(clock.starts == 1 && ticker.isRunning && !ticker.hasPictures)
    for need in [FrameTicker.Need.engine, .run, .picture] {
      ticker.set(need, to: true)
      #expect(ticker.hasPictures)
      ticker.set(need, to: false)
      #expect(!ticker.hasPictures && clock.starts == 1 && clock.stops == 0)
    }
    ticker.set(.engine, to: true)
    ticker.set(.picture, to: true)
    ticker.set(.picture, to: false)
    #expect(ticker.hasPictures)
    ticker.set(.engine, to: false)
    ticker.set(.motion, to: false)
    #expect(clock.stops == 1 && !ticker.isRunning)
  }

  /// A timer may be early by less than its resolution.
  @Test func framesHaveTheirTimeAndAWakeIsNotBeforeItsOwn() {
    var times: [Double] = []
    let (clock, ticker) = ticker { times.append($0) }
    ticker.set(.engine, to: true)
    clock.onFrame?(6)
    ticker.wake(at: 8)
    clock.onWake?(7.999)
    ticker.wake(at: 8)
    clock.onWake?(8.5)
    #expect(times == [6, 8, 8.5] && clock.wakes == [8, 8])
  }

  @Test func stoppedItNeedsNothing() {
    let (clock, ticker) = ticker()
    ticker.stop()
    #expect(clock.stops == 0 && clock.wakes == [.infinity])
    ticker.set(.engine, to: true)
    ticker.stop()
    #expect(clock.stops == 1 && !ticker.isRunning)
  }
}
