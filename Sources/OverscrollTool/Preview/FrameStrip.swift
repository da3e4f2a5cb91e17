/// The distinct frames of an animated picture, stacked vertically.
///
/// Identical frames are written once, and so is a shape that occurs in two or more frames.
struct FrameStrip {
  /// The frame shown at each moment.
  private(set) var order: [Int] = []
  /// The distinct frames, in order of their first appearance.
  private(set) var frames: [DrawnFrame] = []
  /// Distance between frames, in points: larger than any picture's height.
  let pitch: Double

  init(_ drawn: [DrawnFrame], pitch: Double) {
    self.pitch = pitch
    for frame in drawn {
      if let known = frames.firstIndex(of: frame) {
        order.append(known)
      } else {
        order.append(frames.count)
        frames.append(frame)
      }
    }
  }

  /// The shared shapes for the picture's definitions, then the strip.
  var markup: (definitions: String, strip: String) {
    var uses: [String: Int] = [:]
    for shape in frames.flatMap(\.shapes) { uses[shape.key, default: 0] += 1 }
    var names: [String: String] = [:]
    var definitions = ""
    for shape in frames.flatMap(\.shapes) {
      guard (uses[shape.key] ?? 0) > 1, names[shape.key] == nil else { continue }
      let name = "s\(names.count)"
      names[shape.key] = name
      definitions += shape.markup(id: name) + "\n"
    }
    var strip = ""
    for (index, frame) in frames.enumerated() where !frame.shapes.isEmpty {
      let shapes = frame.shapes.map { shape in
        guard let name = names[shape.key] else { return shape.markup(opacity: shape.opacity) }
        let opacity = shape.opacityText
        return Markup.element("use", [("href", "#" + name), ("opacity", opacity)])
      }
      let place = Markup.down(Double(index) * pitch)
      strip += Markup.element("g", [("transform", place)]) { shapes.joined() } + "\n"
    }
    return (definitions, strip)
  }
}

extension DrawnFrame.Shape {
  /// The identity of a shape, without its opacity.
  fileprivate var key: String { name + attributes + content }

  /// The opacity in hundredths; nil if opaque.
  var opacityText: String? { opacity > 0.995 ? nil : Markup.number(opacity) }

  /// The element, with an id for reuse or with its own opacity.
  func markup(id: String? = nil, opacity: Double = 1) -> String {
    let extra = Markup.element("", [("id", id), ("opacity", opacity < 1 ? opacityText : nil)])
    let words = extra.dropFirst().dropLast(2)
    return content.isEmpty
      ? "<\(name)\(words)\(attributes)/>" : "<\(name)\(words)\(attributes)>\(content)</\(name)>"
  }
}

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
