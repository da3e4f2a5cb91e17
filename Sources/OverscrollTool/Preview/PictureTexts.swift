import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText

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
    case .title: speech.title(for: phase).description
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
    case .title: style.titleFont.size
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
