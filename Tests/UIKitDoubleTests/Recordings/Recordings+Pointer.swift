import UIKit

/// Figures of Vercantez/openuikit `golden/scroll_traces/catalyst_pointer`, in our notation.
///
/// A `UIScrollView` of 700 by 521 points of Mac Catalyst (iOS 26.1), scrolled by the pointer with an
/// event every 8 ms, which reach it once a frame. A release takes effect with a frame, so the ends
/// are the times of these.
extension Recording {
  static let pointers = [slow, fast, pastTop]

  /// Points of UIKit in a point of AppKit's events.
  private static let unit: CGFloat = 700.0 / 539

  private static func pointer(
    _ name: String,
    start: CGFloat,
    moves: [Move],
    end: TimeInterval,
    told: (velocity: CGFloat, target: CGFloat),
    calls: [Call],
    samples: [Sample]
  ) -> Recording {
    Recording(
      name: name,
      device: .pointer,
      scale: 2,
      viewport: CGSize(width: 700, height: 521),
      start: start,
      moves: moves,
      end: end,
      samples: samples,
      calls: calls,
      toldVelocity: told.velocity,
      toldTarget: told.target
    )
  }

  /// `decel_slow`: 811 points per second.
  private static let slow = pointer(
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
  private static let fast = pointer(
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
  private static let pastTop = pointer(
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
