import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText

/// The words in a picture, and the room they take.
///
/// A picture is drawn where there is no font to measure with, so widths are estimated: with another
/// font than a usual one a text stands a few points beside the middle.
struct PictureTexts {
  let titleWidth: Double
  let detailWidth: Double

  /// Whether the words run from right to left, and the picture with them.
  var isRightToLeft: Bool { language.isRightToLeft }

  private let language: Language
  private let lines: TextLines

  init(_ lines: TextLines, in language: Language) {
    self.language = language
    self.lines = lines
    let titles: [Phase] = [.idle, .armed, .running] + Outcome.allCases.map { .finishing($0) }
    func widest(_ words: [String], _ role: TextRole) -> Double {
      words.map { Self.width(of: $0, role) }.max() ?? 0
    }
    let detail = Self.detail(in: language)
    switch lines {
    case .none:
      (titleWidth, detailWidth) = (0, 0)
    case .title:
      (titleWidth, detailWidth) = (widest(titles.map { Self.title($0, language) }, .title), 0)
    case .titleAndDetail:
      titleWidth = widest(titles.map { Self.title($0, language) }, .title)
      detailWidth = widest([detail], .detail)
    }
  }

  /// The words of a line in a phase.
  func words(_ role: TextRole, in phase: Phase) -> String {
    switch role {
    case .title: Self.title(phase, language)
    case .detail: Self.detail(in: language)
    }
  }

  /// The size of a line's letters, in points.
  static func size(of role: TextRole) -> Double {
    switch role {
    case .title: 14
    case .detail: 12
    }
  }

  /// About how wide words are in a usual sans-serif font, in points.
  static func width(of words: String, _ role: TextRole) -> Double {
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
    return (ems * size(of: role)).rounded()
  }

  private static func title(_ phase: Phase, _ language: Language) -> String {
    text(TextKey(titleFor: phase), language)
  }

  private static func detail(in language: Language) -> String {
    text(.lastUpdated, language) + text(.today, language) + " 9:41"
  }

  private static func text(_ key: TextKey, _ language: Language) -> String {
    language.text(key).description
  }
}
