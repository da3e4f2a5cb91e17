#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators
import UIKit

/// The view of one part's indicator; also the target of taps and the accessibility element.
final class IndicatorView: UIControl {
  weak var part: HostedPart?
  private let painter = DisplayListPainter()
  // Drawing into it calls only the look. Saves 153 instructions of a frame.
  @exclusivity(unchecked) private var list = DisplayList()
  private var words = IndicatorWords()
  private(set) var own: (any PullIndicatorView)?
  /// The app's view in which the indicator is drawn; nil means the list's edge.
  private(set) weak var container: UIView?
  private var environment = Environment()
  /// Whether the picture changes although the engine requests no frames.
  private(set) var needsFrames = false
  private var isStale = true
  private var areWordsStale = true
  private var seen = 0.0
  private var paintedSize = CGSize.zero
  private var shownOpacity = 1.0
  private var placed: (frame: CGRect, layer: IndicatorPlacement.Layer)?
  private var backgroundDepth = BackgroundDepth()
  private var gap = GapView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = nil
    addAction(UIAction { [weak self] _ in self?.beginByTap() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func beginByTap() {
    _ = part?.begin(by: .tap)
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
    own?.removeFromSuperview()
    own = nil
    isStale = true
  }

  /// Applies changes of the style, the settings and the traits.
  func restyle() {
    guard let part else { return }
    // Reads the list's traits: this view has no superview until it first appears.
    let surroundings = container ?? part.attachment?.session.scrollView
    let traits = surroundings?.traitCollection ?? traitCollection
    environment = part.environment
    if let container { environment.direction = Environment.direction(of: container) }
    painter.restyle(
      part.style,
      part.settings,
      isDark: traits.userInterfaceStyle == .dark,
      traits: traits,
      isRightToLeft: environment.direction == .rightToLeft
    )
    words.forget()
    word()
    let role = part.style.behavior.role
    isUserInteractionEnabled = role == .loadMore
    isAccessibilityElement = role == .loadMore
    accessibilityTraits = .button
  }

  /// Updates the texts with the next picture, because a value they show has changed.
  func word() {
    areWordsStale = true
    isStale = true
  }

  private func findWords(_ part: HostedPart, _ progress: PullProgress) {
    guard areWordsStale else { return }
    areWordsStale = false
    words.update(part.words, progress, now: part.now, width: painter.width)
    accessibilityLabel = words.spokenTitle
  }

  func phaseChanged(to phase: Phase) {
    word()
    switch phase {
    case .running: own?.start()
    case .finishing(let outcome): own?.stop(outcome)
    case .idle, .pulling, .armed, .exhausted: break
    }
  }

  // MARK: Showing a state

  /// Shows the state at a time, if it differs from the one shown last.
  func present(
    _ picture: PictureTiming.DuePicture,
    of part: HostedPart,
    _ session: ScrollViewSession,
    _ scrollView: UIScrollView
  ) {
    let (progress, placement) = session.progressAndPlacement(part.edge)
    let opacity = progress.indicatorOpacity
    if opacity != shownOpacity {
      shownOpacity = opacity
      alpha = CGFloat(opacity)
    }
    guard isSeen(progress, placement, of: part, session), !part.isHidden,
      !part.isHiddenWithoutContent
    else {
      needsFrames = false
      gap.hide()
      if !isHidden { isHidden = true }
      return
    }
    let isNew = isHidden || isStale || progress.overscroll != seen
    place(placement, of: part, scrollView, session)
    guard isNew || picture.isFrame else { return }
    seen = progress.overscroll
    paintedSize = bounds.size
    // First, because it may set what is painted.
    part.settings.onProgress?(progress)
    isStale = false
    findWords(part, progress)
    if let own {
      if own.frame != bounds { own.frame = bounds }
      own.update(progress)
    } else {
      paint(part, progress, placement, along: session.axis, at: picture.time)
    }
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

  private func paint(
    _ part: HostedPart,
    _ progress: PullProgress,
    _ placement: IndicatorPlacement,
    along axis: Axis,
    at time: Double
  ) {
    // Beside a list, a title fits only if the look rotates it by 90 degrees.
    let hasTitle = axis == .vertical || part.style.indicator == .mj
    var input = IndicatorInput(
      progress,
      time: time,
      width: Double(bounds.width),
      height: Double(bounds.height),
      titleWidth: hasTitle ? words.titleWidth : 0,
      detailWidth: axis == .vertical ? words.detailWidth : 0,
      environment: environment,
      role: part.style.behavior.role,
      edge: part.edge,
      trigger: part.style.behavior.trigger
    )
    input.axis = axis
    input.layer = container == nil ? placement.layer : .content
    input.pullFrames = part.settings.images.pullCount
    input.runFrames = part.settings.images.runCount
    input.fidelity = part.style.fidelity
    if !part.settings.isAnimated { input.secondsInPhase += IndicatorInput.settled }
    needsFrames =
      input.isFlipping(for: part.settings.details.flip)
      || (progress.phase == .armed && part.settings.images.isArmedLoop)
      || needsNoRoom(part, progress.phase)
    list.removeAll()
    if let indicator = part.settings.indicator {
      indicator.draw(input, into: &list)
    } else {
      let details = part.settings.details
      let look = ChangedLook(part.style.indicator, details)
      if part.settings.fadesWithPull {
        FadingIndicator(look, seconds: details.fade).draw(input, into: &list)
      } else {
        look.draw(input, into: &list)
      }
    }
    painter.paint(list, input, on: self, title: words.title, detail: words.detail)
  }

  private func place(
    _ placement: IndicatorPlacement,
    of part: HostedPart,
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
    if let parent, parent !== scrollView { target = scrollView.convert(target, to: parent) }
    if isHidden { isHidden = false }
    if let color = part.gapColor {
      let beyond = session.frame(beyond: part.edge, length: session.viewport)
      gap.show(color, beyond.map { scrollView.convert($0, to: parent) }, behind: self)
    } else {
      gap.remove()
    }
    let pixel = 1 / max(1, part.environment.scale)
    if let placed, target.isNear(placed.frame, within: pixel) {
      self.placed?.layer = placement.layer
    } else {
      frame = target
      placed = (target, placement.layer)
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
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
    isHidden = true
    layer.zPosition = 0
    autoresizingMask = container == nil ? [] : [.flexibleWidth, .flexibleHeight]
    if let container { fill(container) }
  }

  private func fill(_ container: UIView) {
    // A cell that is reused may have removed its subviews.
    if superview !== container { container.addSubview(self) }
    if frame != container.bounds { frame = container.bounds }
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

  override func didMoveToWindow() {
    super.didMoveToWindow()
    containerChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != paintedSize { containerChanged() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The list's own traits are handled with the list.
    if container != nil { restyle() }
    containerChanged()
  }

  // MARK: Accessibility

  override func accessibilityActivate() -> Bool {
    part?.begin(by: .accessibility) != nil
  }
}

extension IndicatorInput {
  /// Seconds after which every transition of a look is over.
  ///
  /// A multiple of the durations of all loops that begin with a phase: 1, 1.6 and 2 seconds.
  fileprivate static let settled = 8.0

  /// Whether an arrow is still flipping; the engine requests frames for the originals' durations.
  fileprivate func isFlipping(for seconds: Double?) -> Bool {
    guard let seconds, secondsInPhase <= seconds else { return false }
    switch phase {
    case .armed: return true
    case .idle, .pulling: return previousPhase == .armed
    case .running, .finishing, .exhausted: return false
    }
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
