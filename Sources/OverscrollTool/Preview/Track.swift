/// A number that changes over time in a picture, as a CSS animation.
struct Track {
  /// The interpolation between two moments.
  enum Steps {
    /// Linear.
    case smooth
    /// Stepped.
    case sudden
  }

  let name: String
  /// The class of the animated elements.
  let target: String
  let values: [Double]
  let steps: Steps
  /// Formats a value as a CSS declaration.
  let declaration: (Double) -> String

  /// A vertical translation, in points.
  static func down(_ name: String, _ values: [Double], _ steps: Steps = .smooth) -> Track {
    Track(name: name, target: name, values: values, steps: steps) { value in
      "transform:translateY(\(Markup.number(value))px)"
    }
  }

  /// An opacity, 0...1.
  static func opacity(_ name: String, of target: String, _ values: [Double]) -> Track {
    Track(name: name, target: target, values: values, steps: .smooth) { value in
      "opacity:\(Markup.number(value))"
    }
  }

  /// The keyframes: only the moments needed to reproduce all values.
  var keyframes: String {
    let stops = kept.map { index in
      let share = 100 * Double(index) / Double(values.count)
      return "\(Markup.number(share, places: 3))%{\(declaration(values[index]))}"
    }
    // The end is the beginning of the next loop.
    let last = steps == .smooth ? "to{\(declaration(values[0]))}" : ""
    return "@keyframes \(name){\(stops.joined())\(last)}"
  }

  /// The value of the `animation` property for a picture of this duration and delay, in seconds.
  func animation(seconds: Double, from begin: Double) -> String {
    let timing = steps == .smooth ? "linear" : "step-end"
    let (duration, delay) = (Markup.number(seconds, places: 3), Markup.number(begin, places: 3))
    return "\(name) \(duration)s \(timing) \(delay)s infinite"
  }

  private var kept: [Int] {
    guard steps == .smooth else {
      return values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    }
    var kept = [0]
    var end = 1
    while end < values.count {
      // Extends a keyframe while one straight line passes through all moments.
      var next = end
      while next + 1 < values.count, isStraight(from: kept[kept.count - 1], to: next + 1) {
        next += 1
      }
      kept.append(next)
      end = next + 1
    }
    return kept
  }

  private func isStraight(from first: Int, to last: Int) -> Bool {
    let slope = (values[last] - values[first]) / Double(last - first)
    return (first...last).allSatisfy { index in
      (values[first] + slope * Double(index - first) - values[index]).magnitude <= 0.04
    }
  }
}
