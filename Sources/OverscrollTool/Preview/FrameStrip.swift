/// The frames of a moving picture without repetition, stacked one below the other.
///
/// A frame that is the same as an earlier one is not written again, and a shape that stands in two
/// frames or more is written once.
struct FrameStrip {
  /// Which of the frames is to be seen at each moment.
  private(set) var order: [Int] = []
  /// The frames that differ, in the order of their first appearance.
  private(set) var frames: [DrawnFrame] = []
  /// Distance from one frame to the next, in points: more than any picture is high.
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
  /// What tells shapes apart, but for their opacity.
  fileprivate var key: String { name + attributes + content }

  /// The opacity in hundredths; nil for one that shows everything.
  var opacityText: String? { opacity > 0.995 ? nil : Markup.number(opacity) }

  /// The element, with a name to be used by or with an opacity of its own.
  func markup(id: String? = nil, opacity: Double = 1) -> String {
    let extra = Markup.element("", [("id", id), ("opacity", opacity < 1 ? opacityText : nil)])
    let words = extra.dropFirst().dropLast(2)
    return content.isEmpty
      ? "<\(name)\(words)\(attributes)/>" : "<\(name)\(words)\(attributes)>\(content)</\(name)>"
  }
}
