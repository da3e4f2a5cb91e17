import UIKit

/// A recorded gesture on a scroll view: what the finger did, and where the content was.
///
/// Times are seconds since the touch began, distances points.
struct Recording: Sendable, CustomStringConvertible {
  struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var offset: CGFloat
  }

  /// A movement of the finger, down the screen positive.
  struct Move: Equatable, Sendable {
    var time: TimeInterval
    var way: CGFloat
  }

  /// A call to the delegate.
  struct Call: Equatable, Sendable {
    var time: TimeInterval
    var name: String
  }

  /// A top inset or an offset that was written.
  struct Write: Equatable, Sendable {
    var time: TimeInterval
    var top: CGFloat?
    var offset: CGFloat?
  }

  var name: String
  var device = SimulatedInput.Kind.touch
  /// Pixels per point.
  var scale: CGFloat
  var viewport: CGSize
  var contentHeight: CGFloat = 40_000
  var start: CGFloat
  var moves: [Move]
  /// When the touch ended.
  var end: TimeInterval
  /// Those until the end are of movements, the others of frames.
  var samples: [Sample]
  var calls: [Call]
  /// What `scrollViewWillEndDragging` told: points per millisecond, and an offset.
  var toldVelocity: CGFloat
  var toldTarget: CGFloat
  var writes: [Write] = []

  var description: String { name }

  /// Whether a frame is that of a pointer's release, whose moment within it is not recorded.
  func isStraddling(_ sample: Sample) -> Bool {
    device == .pointer && sample.time > end && sample.time < end + 0.017
  }

  /// Offsets are read this much later than the time of their frame, in all recordings.
  static let readingDelay: TimeInterval = 0.0008
}

extension Recording {
  /// Movements of the same length.
  static func moves(
    _ count: Int,
    _ way: CGFloat,
    from first: TimeInterval,
    every step: TimeInterval
  ) -> [Move] {
    (0..<count).map { Move(time: first + step * TimeInterval($0), way: way) }
  }

  /// Samples at equal intervals, written as steps in pixels: `12x3` is three of 12.
  static func samples(
    _ steps: String,
    after offset: CGFloat,
    scale: CGFloat,
    from first: TimeInterval,
    every interval: TimeInterval = 1.0 / 60
  ) -> [Sample] {
    var pixels = (offset * scale).rounded()
    var result: [Sample] = []
    for word in steps.split(separator: " ") {
      let parts = word.split(separator: "x").compactMap { Int($0) }
      for _ in 0..<(parts.count == 2 ? parts[1] : 1) {
        pixels += CGFloat(parts[0])
        let time = first + interval * TimeInterval(result.count)
        result.append(Sample(time: time, offset: pixels / scale))
      }
    }
    return result
  }

  /// The calls of a gesture that begins, ends and comes to rest at these times.
  static func calls(
    begin: TimeInterval,
    end: TimeInterval,
    rest: TimeInterval?
  ) -> [Call] {
    var result = [
      Call(time: begin, name: "willBeginDragging"), Call(time: end, name: "willEndDragging"),
      Call(time: end, name: "didEndDragging"),
    ]
    if let rest {
      result.append(Call(time: end, name: "willBeginDecelerating"))
      result.append(Call(time: rest, name: "didEndDecelerating"))
    }
    return result
  }
}
