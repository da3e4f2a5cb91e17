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
