public import Foundation
public import OverscrollHosting

extension PullControls {
  /// The clock of lists that get their first control from now on; nil, the default, follows the screen.
  ///
  /// For the tests of an app: nothing waits, and every time is exact.
  public static var clock: ManualClock? {
    didSet { makeClock = clock.map { clock in { clock.makeClock() } } }
  }

  /// A clock that a test advances.
  ///
  /// ```swift
  /// let clock = PullControls.ManualClock()
  /// PullControls.clock = clock
  /// let control = list.overscroll.onRefresh { try await feed.reload() }
  /// control.begin(after: 60)
  /// clock.advance(by: 60)
  /// ```
  @MainActor
  public final class ManualClock {
    /// Seconds since the clock was made.
    public private(set) var now = 0.0
    /// The date at the beginning.
    private let start: Date
    private var lists: [WeakClock] = []

    private struct WeakClock {
      weak var clock: ListClock?
    }

    /// Makes a clock that stands still.
    ///
    /// - Parameter date: The date to show as that of a refresh, advanced with the clock.
    public init(date: Date = Date(timeIntervalSince1970: 0)) {
      start = date
    }

    /// The present date.
    public var date: Date { start + now }

    /// Advances the time, by sixty frames a second.
    ///
    /// - Parameter seconds: The time, 0 or more.
    public func advance(by seconds: Double) {
      precondition(seconds >= 0 && seconds.isFinite, "seconds are 0 or more")
      let start = now
      // Half a frame of margin, so that the last one is whole, or up to one and a half.
      for frame in 1...max(1, Int((seconds * 60).rounded())) {
        let isLast = Double(frame) > seconds * 60 - 0.5
        now = start + (isLast ? seconds : Double(frame) / 60)
        lists.removeAll { $0.clock == nil }
        for list in lists { list.clock?.tick(now) }
      }
    }

    /// The clock of one list.
    package func makeClock() -> any FrameClock {
      let clock = ListClock(self)
      lists.append(WeakClock(clock: clock))
      return clock
    }
  }

  /// The clock of one list, which another one advances.
  @MainActor
  private final class ListClock: FrameClock {
    private let clock: ManualClock
    private var onFrame: (@MainActor (Double) -> Void)?
    private var onWake: (@MainActor (Double) -> Void)?
    private var wakeAt = Double.infinity

    init(_ clock: ManualClock) {
      self.clock = clock
    }

    var now: Double { clock.now }
    var date: Date { clock.date }

    func start(_ body: @escaping @MainActor (Double) -> Void) { onFrame = body }

    func stop() { onFrame = nil }

    func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void) {
      wakeAt = time
      onWake = body
    }

    func tick(_ time: Double) {
      if wakeAt <= time {
        wakeAt = .infinity
        onWake?(time)
      }
      onFrame?(time)
    }
  }
}
