#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollHosting
package import OverscrollIndicators
package import UIKit

/// Draws a display list with layers, without implicit animations.
///
/// Every shape has a layer, every text role a label. All are reused for the next frame, and each
/// caches the values last written, so that only changes are written. A shape with the same outline
/// as in the last frame keeps its path, so a rotating figure costs only a transform.
@MainActor
package final class DisplayListPainter {
  /// By role; nil until a picture has such a text.
  private var labels: [PaintedLabel?] = [nil, nil, nil]
  private var pictures = PartImages()
  /// Where an image is in its box, and whether it is scaled to it.
  private var gravity = CALayerContentsGravity.resizeAspect
  /// Whether the images are in their own size, and hidden where a resting load-more has none.
  private var areImagesInTheirSize = false
  /// The colors of figures by slot number.
  private var colors: [UIColor] = []
  /// The colors of texts by slot number, and those that the app has chosen.
  private var textColors: [UIColor] = []
  private var ownTextColors: (title: UIColor?, detail: UIColor?)
  private var isRightToLeft = false
  private var titleFont = UIFont.systemFont(ofSize: 14)
  private var detailFont = UIFont.systemFont(ofSize: 12)
  /// How much larger the picture is than its display list.
  private(set) var scale = 1.0
  private let ruler = UILabel()

  // No run-time checks for overlapping accesses: nothing that is called during an access accesses
  // the same property. In the order of the lines that saves 487, 164, 411, 648 and 874 instructions
  // of a frame of the ring.
  @exclusivity(unchecked) private var shapes = PaintedLayers<PaintedShape>()
  @exclusivity(unchecked) private var images = PaintedLayers<PaintedImage>()
  @exclusivity(unchecked) private var outline = Outline()
  private var state = State()
  /// A text in the track's color, which is the shadow of the same text after it.
  private var shadow = TextShadow()
  private var shadowColor: UIColor?
  private var shadowOpacity: CGFloat = 1
  @exclusivity(unchecked) private var saved: [State] = []
  @exclusivity(unchecked) private var writing = LayerWriting()

  private struct State {
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
  }

  package init() {}

  // MARK: Colors, fonts and text

  func restyle(
    _ style: PullStyle,
    _ settings: PartAppearance,
    _ details: ChangedDetails,
    appTint: UIColor? = nil,
    isOwn: Bool,
    isDark: Bool,
    _ traits: UITraitCollection,
    isRightToLeft: Bool,
    scale: Double = 1
  ) {
    let palette = isDark ? style.dark : style.light
    let fonts = TextFonts(style, settings, traits)
    (titleFont, detailFont) = (fonts.title, fonts.detail)
    self.scale = scale
    let tint = settings.tint ?? (style.hasOwnAccent ? nil : appTint)
    textColors = PaletteSlot.allCases.map { UIColor(rgb: palette[$0]) }
    let look = style.traits
    colors = zip(PaletteSlot.allCases, textColors).map { slot, color in
      look.isTinted(slot) ? tint?.resolvedColor(with: traits) ?? color : color
    }
    ownTextColors = (settings.titleColor, settings.detailColor)
    shadowColor = nil
    pictures = settings.images
    if let arrow = settings.arrowImage, pictures.isEmpty { pictures.set([arrow], for: .pull) }
    self.isRightToLeft = isRightToLeft
    gravity = .resizeAspect
    areImagesInTheirSize =
      style.traits.hasImagesInTheirSize && !isOwn && !settings.images.isEmpty
    if areImagesInTheirSize {
      // In its own size: in the middle, or before the texts.
      gravity =
        details.imageSize != nil
        ? .resizeAspect
        : style.texts == .none || details.imagesAreAbove
          ? .center : isRightToLeft ? .left : .right
    }
    for shape in shapes.all { shape.forget() }
    self[.title]?.restyle(titleFont)
    self[.detail]?.restyle(detailFont)
    self[.previousTitle]?.restyle(titleFont)
  }

  /// The width that a line of text needs in a display list, in points.
  func width(of text: String, _ role: TextRole) -> Double {
    ruler.font = font(role)
    ruler.text = text
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return Double(ruler.sizeThatFits(size).width.rounded(.up)) / scale
  }

  private func font(_ role: TextRole) -> UIFont {
    switch role {
    case .title, .previousTitle: titleFont
    case .detail: detailFont
    }
  }

  // MARK: Painting

  /// Paints the figure of a look in one state, as a view without a list shows it.
  package func paint(_ style: PullStyle, _ input: IndicatorInput, on view: UIView) {
    restyle(
      style,
      PartAppearance(),
      ChangedDetails(),
      isOwn: false,
      isDark: view.traitCollection.userInterfaceStyle == .dark,
      view.traitCollection,
      isRightToLeft: input.environment.direction == .rightToLeft
    )
    var list = DisplayList()
    style.draw(input, into: &list)
    paint(list, input, on: view, IndicatorWords())
  }

  /// Paints a display list on a view; replaces what was painted before.
  ///
  /// Path coordinates are compared with the last frame's before they are converted.
  func paint(
    _ list: DisplayList,
    _ input: IndicatorInput,
    on view: UIView,
    _ words: IndicatorWords
  ) {
    shapes.begin()
    images.begin()
    for label in labels { label?.isUsed = false }
    let base = State(
      transform: scale == 1
        ? .identity : CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    )
    state = base
    saved.removeAll(keepingCapacity: true)
    outline.begin()
    shadow = TextShadow()
    var commands = list.makeIterator()
    var at = commands.position
    while let command = commands.next() {
      switch command {
      case .beginPath: outline.begin()
      case .move, .line, .quadratic, .cubic, .close:
        commands.skipPieces()
        outline.add(at..<commands.position, commands.numbers, state.transform)
      case .fill(let slot):
        outline.end(at)
        shapes.next(on: view, &writing)
          .fill(outline, commands.numbers, color(slot), state.opacity, &writing)
      case .stroke(let slot, let style):
        outline.end(at)
        shapes.next(on: view, &writing)
          .stroke(
            outline,
            commands.numbers,
            color(slot),
            style,
            state.transform,
            state.opacity,
            &writing
          )
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? base
      case .transform(let map):
        state.transform = CGAffineTransform(map).concatenating(state.transform)
      case .opacity(let factor): state.opacity *= CGFloat(factor)
      case .text(let role, let box, let alignment, .track):
        showLoneShadow(on: view, words)
        shadow = TextShadow(role: role, box: box, color: shadowColor(state.opacity))
        (shadow.alignment, shadow.transform) = (alignment, state.transform)
      case .text(let role, let box, let alignment, let slot):
        label(role, on: view)
          .show(
            words[role],
            CGRect(box),
            state.transform,
            side(alignment),
            textColor(role, slot),
            shadow.role == role ? shadow : nil,
            state.opacity,
            &writing
          )
      case .image(let sequence, let frame, let box):
        if areImagesInTheirSize && input.hidesImages { break }
        if let image = pictures.image(sequence, frame, input) {
          images.next(on: view, &writing)
            .show(
              image,
              CGRect(box),
              gravity,
              tint: color(.accent),
              state.transform,
              state.opacity,
              &writing
            )
        }
      }
      at = commands.position
    }
    showLoneShadow(on: view, words)
    hideUnused()
    writing.end()
  }

  /// Shows a text in the track's color that no other text followed: it is not a shadow.
  private func showLoneShadow(on view: UIView, _ words: IndicatorWords) {
    guard let role = shadow.role, let color = shadow.color else { return }
    guard self[role]?.isUsed != true else { return }
    label(role, on: view).show(
      words[role],
      CGRect(shadow.box),
      shadow.transform,
      side(shadow.alignment),
      color,
      nil,
      1,
      &writing
    )
  }

  /// Removes all layers and labels.
  func clear() {
    shapes.clear()
    images.clear()
    for label in labels { label?.label.removeFromSuperview() }
    labels = [nil, nil, nil]
  }

  private func hideUnused() {
    shapes.hideUnused(&writing)
    images.hideUnused(&writing)
    for case let label? in labels where !label.isUsed { label.hide(&writing) }
  }

  private func color(_ slot: PaletteSlot) -> UIColor {
    colors[Int(slot.rawValue)]
  }

  private func textColor(_ role: TextRole, _ slot: PaletteSlot) -> UIColor {
    let own =
      switch role {
      case .title, .previousTitle: ownTextColors.title
      case .detail: ownTextColors.detail
      }
    return own ?? textColors[Int(slot.rawValue)]
  }

  /// The track's color at an opacity; cached, because a color is an object.
  private func shadowColor(_ opacity: CGFloat) -> UIColor {
    if let shadowColor, shadowOpacity == opacity { return shadowColor }
    let color = textColors[Int(PaletteSlot.track.rawValue)].withAlphaComponent(opacity)
    (shadowColor, shadowOpacity) = (color, opacity)
    return color
  }

  private func side(_ alignment: TextAlignment) -> NSTextAlignment {
    switch alignment {
    case .start: isRightToLeft ? .right : .left
    case .center: .center
    case .end: isRightToLeft ? .left : .right
    }
  }

  private func label(_ role: TextRole, on view: UIView) -> PaintedLabel {
    let painted = self[role] ?? PaintedLabel(font(role), on: view)
    painted.isUsed = true
    self[role] = painted
    return painted
  }

  private subscript(role: TextRole) -> PaintedLabel? {
    get { labels[Int(role.rawValue)] }
    set { labels[Int(role.rawValue)] = newValue }
  }
}

extension UIColor {
  /// Makes a color from `0xRRGGBB` in sRGB.
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255,
      green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1
    )
  }
}
#endif
