#if canImport(UIKit)
import UIKit

/// One line of text of a picture, in a label that serves every frame.
@MainActor
final class PaintedLabel {
  let label = UILabel()
  /// Whether the picture that is being painted has this text.
  var isUsed = false
  private var text = ""
  private var frame = CGRect.zero
  private var alignment: NSTextAlignment?
  private var color: UIColor?
  private var opacity: CGFloat = 1
  private var isHidden = false

  init(_ font: UIFont, on view: UIView) {
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    view.addSubview(label)
  }

  /// Sets another font, and the color anew with the next picture.
  func restyle(_ font: UIFont) {
    label.font = font
    color = nil
  }

  func show(
    _ text: String,
    _ frame: CGRect,
    _ alignment: NSTextAlignment,
    _ color: UIColor,
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
    if frame != self.frame {
      self.frame = frame
      writing.begin()
      label.frame = frame
    }
    if opacity != self.opacity {
      self.opacity = opacity
      writing.begin()
      label.alpha = opacity
    }
    guard isHidden else { return }
    isHidden = false
    writing.begin()
    label.isHidden = false
  }

  func hide(_ writing: inout LayerWriting) {
    guard !isHidden else { return }
    isHidden = true
    writing.begin()
    label.isHidden = true
  }
}
#endif
