#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollIndicators
import UIKit

/// The fonts of a part's texts, which follow the user's text size.
///
/// A look places its lines of text for the standard size. So the whole picture grows with them, and with it the
/// distances that it is pulled and held open.
struct TextFonts {
  let title: UIFont
  let detail: UIFont
  /// How much larger than usual the picture is: 1 to 2.
  let scale: Double

  /// Smaller texts need no smaller indicator, and one larger than this would hide the list.
  private static let limit: CGFloat = 2

  /// Finds the fonts of a style, unless the app has set others, which follow the text size as it has decided.
  init(_ style: PullStyle, _ own: PartAppearance, _ traits: UITraitCollection) {
    let (titleFont, titleScale) = Self.font(own.titleFont, style.titleFont, .subheadline, traits)
    let (detailFont, detailScale) = Self.font(own.detailFont, style.detailFont, .caption1, traits)
    (title, detail) = (titleFont, detailFont)
    switch style.texts {
    case .none: scale = 1
    case .title: scale = titleScale
    case .titleAndDetail: scale = max(titleScale, detailScale)
    }
  }

  // The style's size is that at the system's default text size.
  private static func font(
    _ own: UIFont?,
    _ font: TextFont,
    _ style: UIFont.TextStyle,
    _ traits: UITraitCollection
  ) -> (UIFont, scale: Double) {
    let size = CGFloat(font.size)
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
    let pointSize = min(scaled, limit * size)
    let weight: UIFont.Weight =
      font.weight >= 700 ? .bold : font.weight >= 600 ? .semibold : .regular
    let present = own ?? .systemFont(ofSize: pointSize, weight: weight)
    return (present, Double(max(1, min(pointSize, present.pointSize) / size)))
  }
}
#endif
