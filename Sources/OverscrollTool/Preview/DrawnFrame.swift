import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollMath
import OverscrollText

/// A display list as SVG elements, for one frame of a picture.
///
/// This host's painter: it switches over every command. Coordinates are in the frame's points, so
/// that static parts have the same text in all frames.
struct DrawnFrame: Equatable {
  /// A shape without its opacity, which changes most often.
  struct Shape: Equatable {
    let name: String
    let attributes: String
    let content: String
    let opacity: Double
  }

  /// The number of placeholder images in one cycle.
  static let imagesATurn = 12

  private(set) var shapes: [Shape] = []

  /// Paints a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - texts: The text source.
  ///   - phase: The phase of the texts.
  ///   - previousPhase: The one before it.
  init(_ list: DisplayList, _ texts: PictureTexts, in phase: Phase, after previousPhase: Phase) {
    var states: [State] = []
    var state = State()
    var path = Path()
    for command in list {
      switch command {
      case .beginPath: path = Path()
      case .move(let point): path.move(to: point)
      case .line(let end): path.line(to: end)
      case .quadratic(let control, let end): path.quadratic(control, to: end)
      case .cubic(let first, let second, let end): path.cubic(first, second, to: end)
      case .close: path.close()
      case .fill(let slot):
        add("path", [("d", Self.data(path, state.map)), ("class", "f \(slot)")], state)
      case .stroke(let slot, let style):
        add("path", stroke(path, slot, style, state), state)
      case .save: states.append(state)
      case .restore: state = states.popLast() ?? State()
      case .transform(let map): state.map = map.then(state.map)
      case .opacity(let factor): state.opacity *= factor
      case .image(_, let frame, let box):
        addStandIn(for: frame, box, state)
      case .text(let role, let box, let alignment, let slot):
        let (role, phase) = role == .previousTitle ? (.title, previousPhase) : (role, phase)
        let ahead = Double(alignment.rawValue) / 2
        let share = texts.isRightToLeft ? 1 - ahead : ahead
        let place = state.map.apply(to: Point(box.x + box.width * share, box.center.y))
        let attributes: [(String, String?)] = [
          ("x", Markup.number(place.x)),
          // The baseline is a third of the font size below the middle.
          ("y", Markup.number(place.y + texts.size(of: role) * 0.35)),
          ("direction", texts.isRightToLeft ? "rtl" : nil),
          ("text-anchor", Self.anchor(alignment)),
          // A text that were wider than the look assumes could touch its figure.
          ("textLength", Markup.number(texts.width(of: role, in: phase))),
          ("lengthAdjust", "spacingAndGlyphs"),
          ("class", "\(role) f \(slot)"),
        ]
        let words = texts.words(role, in: phase)
        add("text", attributes, state, Markup.escaped(words))
      }
    }
  }

  private struct State {
    var map = Transform.identity
    var opacity = 1.0
  }

  private mutating func add(
    _ name: String,
    _ attributes: [(String, String?)],
    _ state: State,
    _ content: String = ""
  ) {
    guard state.opacity >= 0.005 else { return }
    let element = Markup.element("", attributes)
    let text = String(element.dropFirst().dropLast(2))
    shapes.append(Shape(name: name, attributes: text, content: content, opacity: state.opacity))
  }

  /// A disc with a circling dot, as a placeholder for the app's images.
  private mutating func addStandIn(for frame: Int, _ box: Rect, _ state: State) {
    let side = min(box.width, box.height)
    let angle = Double(frame % Self.imagesATurn) / Double(Self.imagesATurn) * 2 * .pi
    let (sine, cosine) = sineCosine(angle)
    let place = Point(box.center.x + sine * side * 0.28, box.center.y - cosine * side * 0.28)
    for (center, radius, slot) in [
      (box.center, side / 2, PaletteSlot.track), (place, side / 9, .accent),
    ] {
      var circle = Path()
      circle.circle(center: center, radius: radius)
      add("path", [("d", Self.data(circle, state.map)), ("class", "f \(slot)")], state)
    }
  }

  private func stroke(
    _ path: Path,
    _ slot: PaletteSlot,
    _ style: StrokeStyle,
    _ state: State
  ) -> [(String, String?)] {
    let map = state.map
    // Under a similarity transform a line has a uniform width and can be drawn transformed.
    let isEven =
      (map.a * map.c + map.b * map.d).magnitude < 1e-6
      && (map.a * map.a + map.b * map.b - map.c * map.c - map.d * map.d).magnitude < 1e-6
    let scale = isEven ? (map.a * map.a + map.b * map.b).squareRoot() : 1
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Markup.number($0, places: 4) }
    return [
      ("d", Self.data(path, isEven ? map : .identity)),
      ("class", "s \(slot)"),
      ("stroke-width", Markup.number(style.width * scale)),
      ("stroke-linecap", style.cap == .round ? nil : "\(style.cap)"),
      ("stroke-linejoin", style.join == .round ? nil : "\(style.join)"),
      ("transform", isEven ? nil : "matrix(\(numbers.joined(separator: " ")))"),
    ]
  }

  private static func anchor(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .start: nil
    case .center: "middle"
    case .end: "end"
    }
  }

  private static func data(_ path: Path, _ map: Transform) -> String {
    func write(_ letter: String, _ points: Point...) -> String {
      let numbers = points.map { map.apply(to: $0) }.flatMap { [$0.x, $0.y] }
      // A tenth of a point is invisible in a picture of this size, and half of its bytes are numbers.
      return letter + numbers.map { Markup.number($0, places: 1) }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): write("M", point)
      case .line(let end): write("L", end)
      case .quadratic(let control, let end): write("Q", control, end)
      case .cubic(let first, let second, let end): write("C", first, second, end)
      case .close: "Z"
      }
    }.joined()
  }
}

/// The texts in a picture, and their widths.
///
/// No font is available for measuring, so widths are estimated, and each text is fitted to its width.
struct PictureTexts {
  let titleWidth: Double
  let detailWidth: Double
  /// Whether the text direction is right to left; the picture is then mirrored.
  var isRightToLeft: Bool { speech.language.isRightToLeft }

  private let style: PullStyle
  private let speech: Speech
  private let detail: String

  /// Selects a style's texts in a language, as of later on the day of a refresh.
  init(_ style: PullStyle, in language: Language) {
    self.style = style
    var speech = Speech(style, to: language.tag.description.utf8)
    let day = CalendarDay(2026, 1, 9)
    let moment = CalendarMoment(day, 9, 41)
    let line = speech.lastUpdated(moment, today: day) { _ in Array("9:41".utf8) }
    detail = String(decoding: line, as: UTF8.self)
    self.speech = speech
    let phases: [Phase] = [.idle, .armed, .running] + Outcome.allCases.map { .finishing($0) }
    let widest = phases.map { speech.title(for: $0).description }
      .map { Self.width(of: $0, size: style.titleFont.size) }.max()
    titleWidth = style.texts == .none ? 0 : widest ?? 0
    detailWidth =
      style.texts == .titleAndDetail ? Self.width(of: detail, size: style.detailFont.size) : 0
  }

  /// The text of a line in a phase.
  func words(_ role: TextRole, in phase: Phase) -> String {
    switch role {
    case .title, .previousTitle: speech.title(for: phase).description
    case .detail: detail
    }
  }

  /// The width of a line in a phase, in points: the font is stretched to it, whichever it is.
  func width(of role: TextRole, in phase: Phase) -> Double {
    Self.width(of: words(role, in: phase), size: size(of: role))
  }

  /// The font size of a line, in points.
  func size(of role: TextRole) -> Double {
    switch role {
    case .title, .previousTitle: style.titleFont.size
    case .detail: style.detailFont.size
    }
  }

  /// The approximate text width in a usual sans-serif font, in points.
  private static func width(of words: String, size: Double) -> Double {
    let ems = words.unicodeScalars.reduce(0.0) { sum, letter in
      let share =
        switch letter {
        case "f", "i", "j", "l", "r", "t", "I", " ", ".", ",", ":", ";", "'", "!", "|": 0.3
        case "m", "w", "M", "W", "%", "…": 0.85
        case "A"..."Z": 0.68
        case "\u{0}"..."\u{2E7F}": 0.56
        default: 1.0
        }
      return sum + share
    }
    return (ems * size).rounded()
  }
}
