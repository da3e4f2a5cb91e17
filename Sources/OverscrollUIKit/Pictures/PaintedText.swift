#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollGraphics
import OverscrollIndicators
import UIKit

/// A text that is drawn behind the same text, in another color.
struct TextShadow {
  var role: TextRole?
  var box = OverscrollGraphics.Rect(x: 0, y: 0, width: 0, height: 0)
  /// The color, with the opacity.
  var color: UIColor?
  var alignment = TextAlignment.center
  var transform = CGAffineTransform.identity
}

/// One line of text of a picture, in a label that is reused for every frame.
@MainActor
final class PaintedLabel {
  let label = UILabel()
  /// Whether the current picture has this text.
  var isUsed = false
  private var text = ""
  private var box = CGRect.zero
  private var transform = CGAffineTransform.identity
  private var alignment: NSTextAlignment?
  private var color: UIColor?
  private var shadowColor: UIColor?
  /// The rotation of the transform: the font determines the text size.
  private var rotation = CGAffineTransform.identity
  private var state = LayerState()

  init(_ font: UIFont, on view: UIView) {
    label.font = font
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.isAccessibilityElement = false
    view.addSubview(label)
  }

  /// Sets another font; the next picture also sets the color again.
  func restyle(_ font: UIFont) {
    label.font = font
    color = nil
  }

  func show(
    _ text: String,
    _ box: CGRect,
    _ transform: CGAffineTransform,
    _ alignment: NSTextAlignment,
    _ color: UIColor,
    _ shadow: TextShadow?,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    if text != self.text {
      self.text = text
      label.text = text
    }
    if color !== self.color {
      self.color = color
      label.textColor = color
    }
    if alignment != self.alignment {
      self.alignment = alignment
      label.textAlignment = alignment
    }
    if box != self.box || transform != self.transform {
      self.box = box
      self.transform = transform
      writing.begin()
      place()
    }
    if shadow?.color !== shadowColor {
      shadowColor = shadow?.color
      label.shadowColor = shadowColor
      if let box = shadow?.box {
        label.shadowOffset = CGSize(
          width: CGFloat(box.x) - self.box.minX,
          height: CGFloat(box.y) - self.box.minY
        )
      }
    }
    state.show(label.layer, rotation, opacity, &writing)
  }

  private func place() {
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let isTurned = length > 0 && transform.b != 0
    let turn = CGAffineTransform(
      a: transform.a / length,
      b: transform.b / length,
      c: -transform.b / length,
      d: transform.a / length,
      tx: 0,
      ty: 0
    )
    rotation = isTurned ? turn : .identity
    let size = isTurned ? box.size : box.applying(transform).size
    label.bounds = CGRect(origin: .zero, size: size)
    label.center = CGPoint(x: box.midX, y: box.midY).applying(transform)
  }

  func hide(_ writing: inout LayerWriting) {
    state.hide(label.layer, &writing)
  }
}

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
