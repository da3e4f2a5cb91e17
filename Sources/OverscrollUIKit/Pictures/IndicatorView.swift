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
  /// Whether the picture changes although the engine requests no frames.
  private(set) var needsFrames = false
  private var isStale = true
  private var areWordsStale = true
  private var seen = 0.0
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
    let traits = part.attachment?.session.scrollView?.traitCollection ?? traitCollection
    painter.restyle(
      part.style,
      part.settings,
      isDark: traits.userInterfaceStyle == .dark,
      traits: traits,
      isRightToLeft: part.environment.direction == .rightToLeft
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
    let isWithin = placement.position > -placement.extent
    let isInFront = isInFrontOfRows(part, progress.phase)
    let hasRoom = isWithin && (isInFront || session.hasRoom(at: part.edge))
    let isSeen = progress.overscroll > 0 || hasRoom
    let opacity = progress.indicatorOpacity
    if opacity != shownOpacity {
      shownOpacity = opacity
      alpha = CGFloat(opacity)
    }
    guard isSeen, !part.isHidden, !part.isHiddenWithoutContent else {
      needsFrames = false
      gap.hide()
      if !isHidden { isHidden = true }
      return
    }
    let isNew = isHidden || isStale || progress.overscroll != seen
    place(placement, of: part, scrollView, session)
    guard isNew || picture.isFrame else { return }
    seen = progress.overscroll
    isStale = false
    findWords(part, progress)
    part.settings.onProgress?(progress)
    if let own {
      if own.frame != bounds { own.frame = bounds }
      own.update(progress)
    } else {
      paint(part, progress, placement, along: session.axis, at: picture.time)
    }
  }

  /// Whether a run that holds nothing open shows its indicator over the rows.
  private func isInFrontOfRows(_ part: HostedPart, _ phase: Phase) -> Bool {
    switch phase {
    case .running, .finishing:
      part.style.behavior.placement == .fixedInFront && part.style.behavior.hold.distance == 0
    case .idle, .pulling, .armed, .exhausted: false
    }
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
      environment: part.environment,
      role: part.style.behavior.role,
      edge: part.edge,
      trigger: part.style.behavior.trigger
    )
    input.axis = axis
    input.layer = placement.layer
    input.pullFrames = part.settings.images.pullCount
    input.runFrames = part.settings.images.runCount
    input.fidelity = part.style.fidelity
    if !part.settings.isAnimated { input.secondsInPhase += IndicatorInput.settled }
    needsFrames =
      input.isFlipping(for: part.settings.details.flip)
      || (progress.phase == .armed && part.settings.images.isArmedLoop)
      || isInFrontOfRows(part, progress.phase)
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
