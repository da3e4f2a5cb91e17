#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators
import UIKit

/// The view of one part's indicator; also the target of taps and the accessibility element.
///
/// No `UIControl`: a scroll view does not take a touch back from one, so that a drag which begins on it after standing
/// still would not scroll.
package final class IndicatorView: UIView, TraitObserver {
  weak var part: ViewPart?
  private let painter = DisplayListPainter()
  // Drawing into it calls only the look. Saves 153 instructions of a frame.
  @exclusivity(unchecked) private var picture = PartPicture()
  private(set) var own: (any PullIndicatorView)?
  /// The app's view in which the indicator is drawn; nil means the list's edge.
  private(set) weak var container: UIView?
  /// Whether the picture changes although the engine requests no frames.
  private(set) var needsFrames = false
  private var isStale = true
  private var seen = 0.0
  /// Where the finger is along the edge, 0 to 1, or was last.
  private var touch = 0.5
  private var paintedSize = CGSize.zero
  private var shownOpacity = 1.0
  private var placed: (frame: CGRect, layer: IndicatorPlacement.Layer)?
  private var backgroundDepth = BackgroundDepth()
  private var gap = GapView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = nil
    observeTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.end(in: self) { _ = part?.part?.begin(by: .tap) }
  }

  // MARK: Appearance

  /// Shows a custom view instead of a painted picture.
  func show(_ view: any PullIndicatorView) {
    own?.removeFromSuperview()
    own = view
    painter.clear()
    addSubview(view)
    isStale = true
  }

  /// Shows a painted picture again.
  func showPainting() {
    guard own != nil else { return }
    own?.removeFromSuperview()
    own = nil
    isStale = true
  }

  /// Applies changes of the style, the settings and the traits.
  func restyle() {
    guard let host = part, let part = host.part else { return }
    // Reads the list's traits: this view has no superview until it first appears.
    let surroundings = container ?? host.attachment?.session.scrollView
    let traits = surroundings?.traitCollection ?? traitCollection
    painter.restyle(
      part.style,
      host.appearance,
      part.settings.details,
      appTint: (surroundings ?? self).tintColor,
      isOwn: part.indicator != nil,
      isDark: traits.userInterfaceStyle == .dark,
      traits,
      isRightToLeft: environment(of: part).direction == .rightToLeft,
      scale: container == nil ? host.textScale : 1
    )
    picture.restyle()
    word()
    isUserInteractionEnabled = part.role == .loadMore
    isAccessibilityElement = part.role == .loadMore
    accessibilityTraits = .button
  }

  private func environment(of part: HostedPart) -> Environment {
    var environment = part.list?.environment ?? Environment()
    if let container { environment.direction = Environment.direction(of: container) }
    return environment
  }

  /// Updates the texts with the next picture, because a value they show has changed.
  func word() {
    picture.areWordsStale = true
    isStale = true
  }

  func phaseChanged(to phase: PullControl.Phase) {
    switch phase {
    case .running: own?.start()
    case .finishing(let outcome): own?.stop(outcome)
    case .idle, .pulling, .armed, .failed, .exhausted: break
    }
  }

  // MARK: Showing a state

  /// Shows the state at a time, if it differs from the one shown last.
  func present(
    _ due: PictureTiming.DuePicture,
    of host: ViewPart,
    _ session: ScrollViewSession,
    _ scrollView: UIScrollView
  ) {
    guard let part = host.part else { return }
    let (progress, placement) = session.list.engine.progressAndPlacement(part.edge)
    let isShown =
      isSeen(progress, placement, of: part, session) && part.isPainted
      && !part.isHiddenWithoutContent
    let isNew = isHidden || isStale || progress.overscroll != seen
    // The layout may be part of an animation of the app.
    UIView.performWithoutAnimation {
      fade(to: progress.indicatorOpacity)
      guard isShown else { return conceal() }
      place(placement, of: host, part, scrollView, session)
      if let own, own.frame != bounds { own.frame = bounds }
    }
    guard isShown, isNew || due.isFrame else { return }
    seen = progress.overscroll
    paintedSize = bounds.size
    // First, because it may set what is painted.
    part.callbacks.onProgress?(progress)
    isStale = false
    if picture.areWordsStale {
      let room = painter.scale > 1 ? room : .infinity
      picture.updateWords(of: part, progress, breadth: Double(bounds.width)) {
        min(painter.width(of: $0, $1), room)
      }
      accessibilityLabel = picture.words.spokenTitle
    }
    if let own {
      own.update(progress)
    } else {
      follow(scrollView.panGestureRecognizer, along: session.list.axis)
      paint(host, part, progress, placement.layer, at: due.time)
    }
  }

  /// The width for large text in a display list, beside a figure: a longer text shrinks, and would else be left out.
  private var room: Double {
    max(1, Double(max(bounds.width, bounds.height)) / painter.scale - Keyline.besideTitle)
  }

  private func fade(to opacity: Double) {
    guard opacity != shownOpacity else { return }
    shownOpacity = opacity
    alpha = CGFloat(opacity)
  }

  private func conceal() {
    needsFrames = false
    gap.hide()
    if !isHidden { isHidden = true }
  }

  private func isSeen(
    _ progress: PullProgress,
    _ placement: IndicatorPlacement,
    of part: HostedPart,
    _ session: ScrollViewSession
  ) -> Bool {
    if let container {
      // A load-more is seen at rest, as it is in its room at the edge.
      let isAtRest = progress.phase == .idle && part.style.behavior.role == .refresh
      return container.window != nil && (progress.overscroll > 0 || !isAtRest)
    }
    if progress.overscroll > 0 { return true }
    let hasRoom = session.hasRoom(at: part.edge) || needsNoRoom(part, progress.phase)
    return placement.position > -placement.extent && hasRoom
  }

  /// Whether a run is shown although it may hold nothing open.
  private func needsNoRoom(_ part: HostedPart, _ phase: Phase) -> Bool {
    part.style.behavior.needsNoRoom(in: phase, hasContainer: container != nil)
  }

  private func follow(_ pan: UIPanGestureRecognizer, along axis: Axis) {
    guard pan.numberOfTouches > 0, !bounds.isEmpty else { return }
    let point = pan.location(in: self)
    switch axis {
    case .vertical: touch = Double(point.x / bounds.width)
    case .horizontal: touch = Double(point.y / bounds.height)
    }
  }

  private func paint(
    _ host: ViewPart,
    _ part: HostedPart,
    _ progress: PullProgress,
    _ layer: IndicatorPlacement.Layer,
    at time: Double
  ) {
    guard let axis = part.list?.axis else { return }
    let images = host.appearance.images
    let input = picture.draw(
      part,
      progress,
      along: axis,
      in: PartPicture.Frame(
        size: (Double(bounds.width) / painter.scale, Double(bounds.height) / painter.scale),
        scale: painter.scale,
        layer: container == nil ? layer : .content,
        environment: environment(of: part),
        images: (images.pullCount, images.runCount),
        touch: touch,
        time: time
      )
    )
    needsFrames =
      picture.isFlipping || (progress.phase == .armed && images.isArmedLoop)
      || part.style.behavior.needsOwnFrames(progress, hasContainer: container != nil)
    painter.paint(picture.list, input, on: self, picture.words)
  }

  private func place(
    _ placement: IndicatorPlacement,
    of host: ViewPart,
    _ part: HostedPart,
    _ scrollView: UIScrollView,
    _ session: ScrollViewSession
  ) {
    if let container {
      fill(container)
      isHidden = false
      return
    }
    let parent = placement.layer == .superview ? scrollView.superview : scrollView
    if superview !== parent {
      placed = nil
      // In the superview it is below the scroll view, which must then be transparent.
      if let parent, parent !== scrollView {
        parent.insertSubview(self, belowSubview: scrollView)
      } else if let background = scrollView.background {
        scrollView.insertSubview(self, aboveSubview: background)
      } else {
        scrollView.insertSubview(self, at: 0)
      }
    }
    if placement.layer == .behind { backgroundDepth.lower(scrollView.background) }
    if placement.layer != placed?.layer {
      if placement.layer != .behind { backgroundDepth.giveBack() }
      switch placement.layer {
      case .behind: layer.zPosition = BackgroundDepth.behindRows
      case .content, .superview: layer.zPosition = 0
      case .front: layer.zPosition = 1
      }
    }
    var target = session.frame(of: placement, at: part.edge, in: scrollView)
    var upright = host.attachment?.upright ?? .identity
    if let parent, parent !== scrollView {
      target = scrollView.convert(target, to: parent)
      upright = parent.upright
    }
    if isHidden { isHidden = false }
    if let color = host.gapColor {
      let beyond = session.frame(beyond: part.edge, length: session.viewport)
      gap.show(color, beyond.map { scrollView.convert($0, to: parent) }, behind: self)
    } else {
      gap.remove()
    }
    let pixel = 1 / max(1, part.list?.environment.scale ?? 1)
    if let placed, transform == upright, target.isNear(placed.frame, within: pixel) {
      self.placed?.layer = placement.layer
    } else {
      place(target, upright)
      placed = (target, placement.layer)
    }
  }

  package override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview == nil else { return }
    backgroundDepth.giveBack()
    gap.remove()
  }

  // MARK: In a view of the app

  /// Moves into a view of the app, or (with nil) back to the list's edge.
  func move(into container: UIView?) {
    guard container !== self.container else { return }
    self.container = container
    removeFromSuperview()
    placed = nil
    isStale = true
    autoresizingMask = container == nil ? [] : [.flexibleWidth, .flexibleHeight]
    // The app may do this in an animation.
    UIView.performWithoutAnimation {
      isHidden = true
      layer.zPosition = 0
      transform = .identity
      if let container { fill(container) }
    }
  }

  private func fill(_ container: UIView) {
    // A cell that is reused may have removed its subviews.
    if superview !== container { container.addSubview(self) }
    if frame != container.bounds { place(container.bounds, .identity) }
  }

  /// Handles that the list has left the screen, where a view outside of it would stay visible.
  func leaveScreen(of list: UIScrollView?) {
    if container != nil {
      isHidden = true
    } else if superview !== list {
      removeFromSuperview()
    }
  }

  private func containerChanged() {
    guard container != nil else { return }
    isStale = true
    part?.attachment?.setNeedsPicture()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    containerChanged()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != paintedSize { containerChanged() }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17) { traitsChanged() }
  }

  package func traitsChanged() {
    // The list's own traits are handled with the list.
    if container != nil { restyle() }
    containerChanged()
  }

  // MARK: Accessibility

  package override func accessibilityActivate() -> Bool {
    part?.part?.begin(by: .accessibility) != nil
  }
}

extension CGRect {
  /// Whether all sides of two rectangles differ by at most a distance.
  fileprivate func isNear(_ other: CGRect, within distance: Double) -> Bool {
    abs(minX - other.minX) < distance && abs(minY - other.minY) < distance
      && abs(maxX - other.maxX) < distance && abs(maxY - other.maxY) < distance
  }
}
#endif
