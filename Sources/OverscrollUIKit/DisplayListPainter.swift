#if canImport(UIKit)
import UIKit

/// Replays a display list on layers, without animations of their own.
///
/// Every shape has a layer, every text role a label; both stay for the next frame. A shape whose
/// outline is the same as in the last frame keeps its path, so a turning figure costs a transform.
@MainActor
final class DisplayListPainter {
  private var shapes: [PaintedShape] = []
  private var images: [CALayer] = []
  private var labels: [TextRole: UILabel] = [:]
  private var usedShapes = 0
  private var usedImages = 0
  private var usedLabels: Set<TextRole> = []
  private var frames: [ImageSequence: [UIImage]] = [:]
  private var colors: [PaletteSlot: UIColor] = [:]
  private var isRightToLeft = false
  private var titleFont = UIFont.systemFont(ofSize: 14)
  private var detailFont = UIFont.systemFont(ofSize: 12)
  private let ruler = UILabel()

  private var outline = Outline()
  private var state = State()
  private var saved: [State] = []

  private struct State {
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
  }

  // MARK: What it paints with

  func restyle(
    _ style: Style,
    isDark: Bool,
    tint: UIColor?,
    images: [ImageSequence: [UIImage]],
    traits: UITraitCollection,
    isRightToLeft: Bool
  ) {
    let palette = isDark ? style.dark : style.light
    titleFont = Self.font(style.titleFont, .subheadline, traits)
    detailFont = Self.font(style.detailFont, .caption1, traits)
    for slot in PaletteSlot.allCases { colors[slot] = UIColor(rgb: palette[slot]) }
    if let tint { colors[.accent] = tint.resolvedColor(with: traits) }
    frames = images
    self.isRightToLeft = isRightToLeft
    for shape in shapes { shape.forget() }
    for (role, label) in labels { label.font = font(role) }
  }

  /// The room a line of text needs, in points.
  func width(of text: String, _ role: TextRole) -> Double {
    ruler.font = font(role)
    ruler.text = text
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return Double(ruler.sizeThatFits(size).width.rounded(.up))
  }

  private func font(_ role: TextRole) -> UIFont {
    switch role {
    case .title: titleFont
    case .detail: detailFont
    }
  }

  // The style's size is that at the usual text size of the system.
  private static func font(
    _ font: TextFont,
    _ style: UIFont.TextStyle,
    _ traits: UITraitCollection
  ) -> UIFont {
    let weight: UIFont.Weight =
      font.weight >= 700 ? .bold : font.weight >= 600 ? .semibold : .regular
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(
        for: .systemFont(ofSize: CGFloat(font.size), weight: weight),
        compatibleWith: traits
      )
  }

  // MARK: A picture

  /// Paints a list on a view, in the place of what was painted before.
  func paint(_ list: DisplayList, on view: UIView, title: String, detail: String) {
    usedShapes = 0
    usedImages = 0
    usedLabels.removeAll(keepingCapacity: true)
    state = State()
    saved.removeAll(keepingCapacity: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for command in list {
      switch command {
      case .beginPath: outline.begin()
      case .move(let point): outline.add(.move, point, state.transform)
      case .line(let point): outline.add(.line, point, state.transform)
      case .quadratic(let control, let end):
        outline.add(.quadratic, control, end, state.transform)
      case .cubic(let first, let second, let end):
        outline.add(.cubic, first, second, end, state.transform)
      case .close: outline.close()
      case .fill(let slot):
        shape(on: view).fill(outline, color(slot), state.transform, opacity: state.opacity)
      case .stroke(let slot, let style):
        shape(on: view).stroke(outline, color(slot), style, state.transform, opacity: state.opacity)
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? State()
      case .transform(let transform):
        state.transform = CGAffineTransform(transform).concatenating(state.transform)
      case .opacity(let factor): state.opacity *= CGFloat(factor)
      case .text(let role, let box, let alignment, let slot):
        write(role == .title ? title : detail, role, box, alignment, slot, on: view)
      case .image(let sequence, let frame, let box):
        show(frames[sequence], frame, box, on: view)
      }
    }
    hideUnused()
    CATransaction.commit()
  }

  /// Removes everything painted.
  func clear() {
    for shape in shapes { shape.layer.removeFromSuperlayer() }
    for image in images { image.removeFromSuperlayer() }
    for label in labels.values { label.removeFromSuperview() }
    shapes = []
    images = []
    labels = [:]
  }

  private func hideUnused() {
    for shape in shapes[usedShapes...] { shape.layer.isHidden = true }
    for image in images[usedImages...] { image.isHidden = true }
    for (role, label) in labels where !usedLabels.contains(role) { label.isHidden = true }
  }

  private func color(_ slot: PaletteSlot) -> UIColor {
    colors[slot] ?? .label
  }

  private func shape(on view: UIView) -> PaintedShape {
    if usedShapes == shapes.count {
      let shape = PaintedShape()
      shapes.append(shape)
      view.layer.addSublayer(shape.layer)
    }
    usedShapes += 1
    return shapes[usedShapes - 1]
  }

  private func write(
    _ text: String,
    _ role: TextRole,
    _ box: OverscrollGraphics.Rect,
    _ alignment: TextAlignment,
    _ slot: PaletteSlot,
    on view: UIView
  ) {
    let label = labels[role] ?? makeLabel(role, on: view)
    usedLabels.insert(role)
    if label.text != text { label.text = text }
    label.textColor = color(slot)
    label.textAlignment =
      switch alignment {
      case .start: isRightToLeft ? .right : .left
      case .center: .center
      case .end: isRightToLeft ? .left : .right
      }
    let frame = CGRect(box).applying(state.transform)
    if label.frame != frame { label.frame = frame }
    label.alpha = state.opacity
    label.isHidden = false
  }

  private func makeLabel(_ role: TextRole, on view: UIView) -> UILabel {
    let label = UILabel()
    label.font = font(role)
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    labels[role] = label
    view.addSubview(label)
    return label
  }

  private func show(
    _ frames: [UIImage]?,
    _ frame: Int,
    _ box: OverscrollGraphics.Rect,
    on view: UIView
  ) {
    guard let frames, frames.indices.contains(frame), let image = frames[frame].cgImage else {
      return
    }
    if usedImages == images.count {
      let layer = CALayer()
      layer.contentsGravity = .resizeAspect
      layer.anchorPoint = .zero
      view.layer.addSublayer(layer)
      images.append(layer)
    }
    let layer = images[usedImages]
    usedImages += 1
    layer.contents = image
    layer.contentsScale = frames[frame].scale
    layer.bounds = CGRect(x: 0, y: 0, width: box.width, height: box.height)
    layer.position = .zero
    let place = CGAffineTransform(translationX: CGFloat(box.x), y: CGFloat(box.y))
    layer.setAffineTransform(place.concatenating(state.transform))
    layer.opacity = Float(state.opacity)
    layer.isHidden = false
  }
}

extension UIColor {
  /// A color from `0xRRGGBB` in sRGB.
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255,
      green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1
    )
  }
}

extension CGAffineTransform {
  init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a),
      b: CGFloat(transform.b),
      c: CGFloat(transform.c),
      d: CGFloat(transform.d),
      tx: CGFloat(transform.tx),
      ty: CGFloat(transform.ty)
    )
  }
}

extension CGRect {
  fileprivate init(_ box: OverscrollGraphics.Rect) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
#endif
