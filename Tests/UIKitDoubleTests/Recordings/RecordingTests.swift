import Testing
import UIKit

/// The double against recordings of Apple's scroll view, with the same constants for all.
@MainActor @Suite struct RecordingTests {
  nonisolated static let all = Recording.touches + Recording.pointers

  /// 1 point under a finger and past an edge, 2 during a deceleration.
  @Test(arguments: all)
  func theContentIsWhereItWasRecorded(_ recording: Recording) {
    let replay = Replay(recording)
    let end = recording.contentHeight - recording.viewport.height
    for (recorded, own) in zip(recording.samples, replay.samples) {
      // The pointer's release takes effect somewhere in this frame.
      if recording.isStraddling(recorded) { continue }
      let isInside = recorded.offset > 0 && recorded.offset < end
      let tolerance: CGFloat = recorded.time > recording.end && isInside ? 2 : 1
      let difference = abs(own.offset - recorded.offset)
      #expect(difference <= tolerance, "\(recorded.time): \(own.offset), not \(recorded.offset)")
    }
    #expect(replay.samples.count == recording.samples.count)
    #expect(replay.samples.last?.offset == recording.samples.last?.offset)
  }

  /// The same order; a frame's time for the beginning and the end, a tenth for the way to rest.
  @Test(arguments: all)
  func theDelegateIsCalledInTheRecordedOrder(_ recording: Recording) {
    let replay = Replay(recording)
    #expect(replay.calls.map(\.name) == recording.calls.map(\.name))
    for (recorded, own) in zip(recording.calls, replay.calls) {
      let isRest = recorded.name == "didEndDecelerating"
      let tolerance = isRest ? (recorded.time - recording.end) / 10 : 1.01 / 60
      #expect(abs(own.time - recorded.time) <= tolerance, "\(recorded.name)")
    }
  }

  /// A thousandth of the velocity, an eighth of a pointer's, and a pixel of the target.
  @Test(arguments: all)
  func theDelegateIsToldTheRecordedVelocityAndTarget(_ recording: Recording) {
    let replay = Replay(recording)
    let part: CGFloat = recording.device == .pointer ? 8 : 1000
    let tolerance = abs(recording.toldVelocity) / part + 1e-9
    #expect(abs(replay.toldVelocity - recording.toldVelocity) <= tolerance)
    let pixel: CGFloat = recording.device == .pointer ? 1 : 1 / recording.scale
    #expect(abs(replay.toldTarget - recording.toldTarget) <= pixel + 1e-9)
  }
}

/// Differences between a recording and its replay, in points.
struct ReplayFigures {
  let largest: CGFloat
  let line: String

  @MainActor
  init(_ recording: Recording, _ replay: Replay) {
    let differences = zip(recording.samples, replay.samples)
      .filter { !recording.isStraddling($0.0) }
      .map { abs($0.offset - $1.offset) }
    largest = differences.max() ?? 0
    let mean = differences.reduce(0, +) / CGFloat(max(1, differences.count))
    let isSame = replay.calls.map(\.name) == recording.calls.map(\.name)
    line = "replay \(recording.name): largest \(largest), mean \(mean), order \(isSame)"
  }
}

/// What the double does with the finger of a recording, at the same moments.
@MainActor
struct Replay {
  private(set) var samples: [Recording.Sample] = []
  private(set) var calls: [Recording.Call] = []
  private(set) var toldVelocity: CGFloat = 0
  private(set) var toldTarget: CGFloat = 0

  init(_ recording: Recording, policy: UIKitPolicy = UIKitPolicy()) {
    UIKitWorld.run(policy: policy) { world in
      world.scale = recording.scale
      let frame = CGRect(origin: .zero, size: recording.viewport)
      let window = UIWindow(frame: frame)
      let view = UIScrollView(frame: frame)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: frame.width, height: recording.contentHeight)
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.contentOffset.y = recording.start
      let delegate = CallRecorder(world)
      view.delegate = delegate
      perform(recording, on: view, world)
      calls = delegate.calls
      toldVelocity = delegate.told.velocity
      toldTarget = delegate.told.target
    }
  }

  private mutating func perform(_ recording: Recording, on view: UIScrollView, _ world: UIKitWorld)
  {
    let began = world.now
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    var input: SimulatedInput? = SimulatedInput(recording.device, at: middle, in: view)
    for moment in moments(of: recording) {
      let wait = max(0, began + moment.time - world.now)
      guard case .frame = moment.event else {
        world.pass(wait)
        switch moment.event {
        case .move(let way): input?.move(by: CGPoint(x: 0, y: way))
        case .end:
          input?.end()
          input = nil
        case .write(let write):
          if let top = write.top { view.contentInset.top = top }
          if let offset = write.offset { view.contentOffset.y = offset }
        case .look(let time): look(at: view, time)
        case .frame: break
        }
        continue
      }
      world.frameDuration = wait
      world.step()
      if case .frame(let time) = moment.event { look(at: view, time) }
    }
  }

  private mutating func look(at view: UIScrollView, _ time: TimeInterval) {
    samples.append(Recording.Sample(time: time, offset: view.contentOffset.y))
  }

  private enum Event {
    case move(CGFloat)
    case end
    case write(Recording.Write)
    /// A reading between frames, and one with a frame: the time in the recording.
    case look(TimeInterval)
    case frame(TimeInterval)
  }

  /// All that happens, in order; what comes first in the list comes first at equal times.
  private func moments(of recording: Recording) -> [(time: TimeInterval, event: Event)] {
    var moments = recording.moves.map { (time: $0.time, event: Event.move($0.way)) }
    moments.append((recording.end, .end))
    moments += recording.writes.map { (time: $0.time, event: .write($0)) }
    for sample in recording.samples {
      if sample.time <= recording.end {
        moments.append((sample.time, .look(sample.time)))
      } else {
        moments.append((sample.time - Recording.readingDelay, .frame(sample.time)))
      }
    }
    // Sums of the same times differ in their last digit.
    let order = moments.indices.sorted {
      abs(moments[$0].time - moments[$1].time) < 1e-6
        ? $0 < $1 : moments[$0].time < moments[$1].time
    }
    return order.map { moments[$0] }
  }
}

/// The calls to a delegate with their times.
@MainActor
final class CallRecorder: NSObject, UIScrollViewDelegate {
  private(set) var calls: [Recording.Call] = []
  private(set) var told: (velocity: CGFloat, target: CGFloat) = (0, 0)
  private let world: UIKitWorld
  private let began: TimeInterval

  init(_ world: UIKitWorld) {
    self.world = world
    began = world.now
  }

  private func note(_ name: String) {
    calls.append(Recording.Call(time: world.now - began, name: name))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    told = (velocity.y, targetContentOffset.pointee.y)
    note("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
}
