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

/// Figures of the public recordings Vercantez/openuikit `golden/scroll_traces`, in our notation.
///
/// A `UIScrollView` of iOS 26.1 in a simulator of an iPhone 16 (393 by 852 points, 3 pixels per
/// point, 40,000 points of content); touches on a grid of 8 or 16 ms. Four more of that folder's
/// list (`decel_v1500`, `decel_v4875`, `rubberband_bottom`, `bounce_release_vel`) could not be read.
extension Recording {
  static let touches = [calibration, flick750, flick3000, heldPastTop, thrownAtEnd]

  /// On the screen of its device.
  private init(
    _ device: SimulatedInput.Kind,
    _ name: String,
    start: CGFloat,
    moves: [Move],
    end: TimeInterval,
    told: (velocity: CGFloat, target: CGFloat),
    calls: [Call],
    samples: [Sample]
  ) {
    let isTouch = device == .touch
    self.init(
      name: name,
      device: device,
      scale: isTouch ? 3 : 2,
      viewport: isTouch ? CGSize(width: 393, height: 852) : CGSize(width: 700, height: 521),
      start: start,
      moves: moves,
      end: end,
      samples: samples,
      calls: calls,
      toldVelocity: told.velocity,
      toldTarget: told.target
    )
  }

  /// `touch_calib`: a slow drag, held for 0.3 s and lifted.
  private static let calibration = Recording(
    .touch,
    "touch_calib",
    start: 5000,
    moves: moves(60, -3, from: 0.016, every: 0.016),
    end: 1.28,
    told: (0, 5170),
    calls: calls(begin: 0.0653, end: 1.2803, rest: nil),
    samples: samples("6 9x56", after: 5000, scale: 3, from: 0.064, every: 0.016)
      + samples("0x30", after: 5170, scale: 3, from: 1.2935)
  )

  /// `decel_v750`: a flick of 750 points per second.
  private static let flick750 = Recording(
    .touch,
    "decel_v750",
    start: 5000,
    moves: moves(14, -6, from: 0.008, every: 0.008),
    end: 0.12,
    told: (0.75, 5443 + 2.0 / 3),
    calls: calls(begin: 0.0165, end: 0.1203, rest: 2.2808),
    samples: samples("6 18x12", after: 5000, scale: 3, from: 0.016, every: 0.008)
      + samples(
        """
        22 36 35 33 33 32 30 30 29 27 27 26 25 24 23 23 22 21 21 20 19 18x3 16 17 15x3 14 14 13x3 \
        12 11x4 10 10 9 10 8 9 8x4 7x3 6 7 6x3 5 6 5x4 4 5 4x5 3 4 3x3 4 3 2 3 3 2 3 2 3 2x9 1 2 1 \
        2 1 2 1 2 1x4 2 1x6 0 1x5 0 1 1 0 1 1 0 1 0 1 0 1 0
        """,
        after: 5074,
        scale: 3,
        from: 0.130615
      )
  )

  /// `decel_v3000`: a flick of 3,000 points per second.
  private static let flick3000 = Recording(
    .touch,
    "decel_v3000",
    start: 5000,
    moves: moves(14, -24, from: 0.008, every: 0.008),
    end: 0.12,
    told: (3, 6819 + 2.0 / 3),
    calls: calls(begin: 0.0084, end: 0.1203, rest: 2.9724),
    samples: samples("42 72x13", after: 5000, scale: 3, from: 0.008, every: 0.008)
      + samples(
        """
        13 147 142 137 133 129 124 120 117 112 109 105 102 98 96 92 89 86 83 81 78 75 73 71 68 66 64 \
        62 59 58 56 54 52 51 48 48 45 45 42 42 40 38 38 36 35 34 33 31 31 30 28 28 27 26 25 24 24 22 \
        22 21 21 20 19 19 17 18 17 16 16 15 15 14 14 13 13 12x3 11 11 10 11 10 9x4 8x4 7x3 6 7 6x3 5 \
        6 5x4 4 5 4x5 3 4 3 3 4 3 3 2 3x3 2 2 3 2x9 1 2 2 1 2 1 1 2 1x3 2 1x9 0 1x3 0 1x3 0 1 0 1 1 \
        0 1 0
        """,
        after: 5326,
        scale: 3,
        from: 0.1222825
      )
  )

  /// `rubberband_top`: 600 points past the top, held for 0.3 s and lifted.
  private static let heldPastTop = Recording(
    .touch,
    "rubberband_top",
    start: 0,
    moves: moves(120, 5, from: 0.008, every: 0.008),
    end: 1.272,
    told: (-0.625, 0),
    calls: calls(begin: 0.0165, end: 1.2723, rest: 1.9631),
    samples: samples(
      """
      0 -8 -8 -9 -8x3 -7 -8x4 -7 -8 -8 -7 -8 -7 -7 -8 -7x3 -8 -7x7 -6 -7x3 -6 -7 -7 -6 -7 -6 -7 -6 \
      -7 -6x3 -7 -6x13 -5 -6x3 -5 -6 -5 -6 -6 -5 -6 -5 -5 -6 -5 -5 -6 -5 -5 -6 -5x16 -4 -5x3 -4 -5 \
      -5 -4 -5 -5 -4 -5 -4 -5 -4 -5 -4 -5 -4 -4 -5 -4
      """,
      after: 0,
      scale: 3,
      from: 0.016,
      every: 0.008
    )
      + samples(
        """
        35 79 71 64 56 51 45 39 35 30 27 23 21 17 16 13 12 10 8 8 6 6 4x3 3 3 2 2 1 2 1x4 0 1 0 1 0 0 2
        """,
        after: -235,
        scale: 3,
        from: 1.279636
      )
  )

  /// `edge_impact`: a flick that hits the end of the content at 3,005 points per second.
  private static let thrownAtEnd = Recording(
    .touch,
    "edge_impact",
    start: 38_798,
    moves: moves(12, -25, from: 0.008, every: 0.008),
    end: 0.104,
    told: (3.125, 39_148),
    calls: calls(begin: 0.0084, end: 0.1043, rest: 0.9116),
    samples: samples("45 75x11", after: 38_798, scale: 3, from: 0.008, every: 0.008)
      + samples(
        """
        61 150 115 76 46 24 9 -2 -10 -15 -18 -19 -20x3 -18 -17 -16 -14 -14 -11 -11 -9 -9 -7 -7 -6 -5 \
        -4 -4 -3x3 -2x3 -1 -1 -2 0 -1 -1 0 -1 0 -1 0 0 -2
        """,
        after: 39_088,
        scale: 3,
        from: 0.111471
      )
  )
}

/// Figures of Vercantez/openuikit `golden/scroll_traces/catalyst_pointer`, in our notation.
///
/// A `UIScrollView` of 700 by 521 points of Mac Catalyst (iOS 26.1), scrolled by the pointer with an
/// event every 8 ms, which reach it once a frame. A release takes effect with a frame, so the ends
/// are the times of these.
extension Recording {
  static let pointers = [slow, fast, pastTop]

  /// Points of UIKit in a point of AppKit's events.
  private static let unit: CGFloat = 700.0 / 539

  /// `decel_slow`: 811 points per second.
  private static let slow = Recording(
    .pointer,
    "catalyst_pointer/decel_slow",
    start: 5000,
    moves: moves(14, -5 * unit, from: 0.0964, every: 0.008),
    end: 0.20897,
    told: (0.8114, 5200),
    calls: calls(begin: 0.109, end: 0.209, rest: 0.8093),
    samples: samples("6 26x6", after: 5000, scale: 2, from: 0.10904, every: 0.01664)
      + samples(
        "24 24 22 20 18 16 16 12 12 10 10 8 8 6 6 4x4 2x3 0 2 0 0 2 0x9",
        after: 5081,
        scale: 2,
        from: 0.22547
      )
  )

  /// `decel_faster`: 6,170 points per second.
  private static let fast = Recording(
    .pointer,
    "catalyst_pointer/decel_faster",
    start: 5000,
    moves: moves(14, -38 * unit, from: 0.096, every: 0.008),
    end: 0.2051,
    told: (6.17, 7463),
    calls: calls(begin: 0.1051, end: 0.2051, rest: 1.3722),
    samples: samples("177 198 197 198 197 197 198", after: 5000, scale: 2, from: 0.1052)
      + samples(
        """
        202 184 184 176 170 160 154 146 138 134 126 118 114 108 102 96 92 86 80 78 72 68 62 60 56 52 \
        48 46 42 40 36 34 30 28 26 24 22 20 18 18 14 14 12 10 10 8 8 6 6 4x3 2 4 2 2 0 2 0 0 2 0x11
        """,
        after: 5681,
        scale: 2,
        from: 0.222
      )
  )

  /// `rubberband_top`: 467 points past the top, held for 32 ms and let go.
  private static let pastTop = Recording(
    .pointer,
    "catalyst_pointer/rubberband_top",
    start: 0,
    moves: moves(90, 4 * unit, from: 0.0961, every: 0.008),
    end: 0.8508,
    told: (-0.5806, 0),
    calls: calls(begin: 0.1172, end: 0.851, rest: 1.0186),
    samples: samples(
      """
      -1 -1 -2 -1 -2x3 -1 -2 -1 -2 -1 -2 -1 -2 -1 -2 -1 -3 -1 -2 -1 -1 -2 -1 -2 -1 -2 -1 -2 -2 -1 -1 \
      -2 -1 -2 -1 -1 -2 -1 -2 -2
      """,
      after: 0,
      scale: 2,
      from: 0.11726
    )
      + samples("6 8 6 6 4 6 4 2 4 18", after: -32, scale: 2, from: 0.86748)
  )
}
