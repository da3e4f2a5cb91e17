#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import UIKit

/// What UIKit has of a part: its view, the page of its floor, its delegate and its haptics.
@MainActor
final class ViewPart: PartHost {
  private(set) weak var part: HostedPart?
  weak var delegate: (any PullControlDelegate)?
  var appearance = PartAppearance()
  let view = IndicatorView()
  private(set) var floor: HostedFloor?
  /// How much larger than usual the picture is, for the texts in it: 1 to 2.
  private(set) var textScale = 1.0
  private lazy var haptics = Haptics(in: attachment?.session.scrollView ?? view)
  /// The style's color of what a pull shows beyond the content.
  private var styleGap: UIColor?

  /// Makes a part that has a view.
  static func make(
    _ edge: Edge,
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullControls.Defaults,
    _ action: RunAction?
  ) -> HostedPart {
    let host = ViewPart()
    let part = HostedPart(edge, style, role, defaults, host, action) { NSLog($0) }
    host.part = part
    host.view.part = host
    return part
  }

  var attachment: Attachment? { part?.list?.host as? Attachment }

  /// The control that the app receives.
  private var control: PullControl? {
    guard let part, let axis = part.list?.axis else { return nil }
    return PullControl(part, ScrollEdge(part.edge, of: axis))
  }

  /// The color of what a pull shows beyond the content; nil for the list's own background.
  var gapColor: UIColor? {
    appearance.background ?? styleGap
  }

  /// Whether the page of the floor is a view or a view controller; with nil, whether there is no floor.
  func showsFloor(_ page: UIResponder?) -> Bool { floor?.owner === page }

  /// Sets the page of the floor; an open one closes at once.
  func setFloor(_ floor: HostedFloor?) {
    part?.replaceFloor {
      self.floor?.leave()
      self.floor = floor
    }
  }

  // MARK: For the part

  var systemWords: SystemWords { .present }

  var hasFloor: Bool { floor != nil }

  var endsRuns: Bool { delegate != nil }

  func fitted(_ behavior: Behavior) -> Behavior {
    var behavior = behavior
    // The engine knows of the content's length only, and a table without rows may have a header.
    if attachment?.isWithoutItems == true { behavior.shortContent = behavior.emptyContent }
    if let part, part.style.traits.hasImagesInTheirSize, part.indicator == nil {
      behavior = behavior.asHigh(as: imageHeight(part))
    }
    behavior = behavior.scaled(by: textScale)
    return part?.list.map { behavior.onNativeList($0.axis) } ?? behavior
  }

  /// Reads the user's text size.
  ///
  /// - Returns: Whether the picture has another size.
  func readTextScale() -> Bool {
    guard let part, let list = attachment?.session.scrollView else { return false }
    let previous = textScale
    textScale =
      view.own == nil ? TextFonts(part.style, appearance, list.traitCollection).scale : 1
    return textScale != previous
  }

  /// The height of images, with the texts below them if they are above.
  private func imageHeight(_ part: HostedPart) -> Double {
    guard !appearance.images.isEmpty else { return 0 }
    let details = part.settings.details
    let height = details.imageSize?.y ?? Double(appearance.images.height)
    guard details.imagesAreAbove else { return height }
    switch part.style.texts {
    case .none: return height
    case .title: return height + LookTraits.lineBelowImages
    case .titleAndDetail: return height + 2 * LookTraits.lineBelowImages
    }
  }

  func restyle() {
    styleGap = part?.style.traits.gap.map { UIColor(rgb: $0) }
    view.restyle()
  }

  func willDraw() {
    view.showPainting()
  }

  func wordsChanged() {
    view.word()
  }

  func report(_ news: PartNews) {
    // A change of the floor comes from a part that is being removed, too.
    if case .floor(let phase) = news { floor?.floorChanged(to: phase) }
    guard let control else { return }
    switch news {
    case .began(let run): delegate?.pullControl(control, didBegin: run)
    case .phase(let phase):
      if phase == .pulling, appearance.playsHaptics { haptics.prepare() }
      view.phaseChanged(to: phase)
      delegate?.pullControl(control, didChangeTo: phase)
    case .milestone(let milestone): delegate?.pullControl(control, didReach: milestone)
    case .failed(let error): delegate?.pullControl(control, didFailWith: error)
    case .haptic: if appearance.playsHaptics { haptics.play() }
    case .brought(let count): attachment?.session.place?.newItems = count
    case .floor: break
    }
  }

  func leave() {
    floor?.leave()
    view.removeFromSuperview()
  }
}

extension PullControl {
  /// What UIKit has of this control.
  var own: ViewPart? { part?.host as? ViewPart }
}

/// The light haptic when a pull arms.
@MainActor
struct Haptics {
  private let generator: UIImpactFeedbackGenerator

  init(in view: UIView) {
    if #available(iOS 17.5, *) {
      generator = UIImpactFeedbackGenerator(style: .light, view: view)
    } else {
      generator = UIImpactFeedbackGenerator(style: .light)
    }
  }

  /// Prepares the haptic engine, which takes a moment.
  func prepare() {
    generator.prepare()
  }

  func play() {
    generator.impactOccurred()
  }
}
#endif
