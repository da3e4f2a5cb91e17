// https://developer.apple.com/documentation/uikit/uiscrollview

@MainActor
open class UIScrollView: UIView {
  var motion = ScrollMotion()
  /// Whether an observer may be called because of a step of the motion.
  var isStepping = false
  /// The feel of the latest input device.
  var feel = ScrollFeel.touch
  /// The offset of the drag before it was rounded to pixels.
  var dragged: CGPoint?
  /// How far down touches, and motions of its own, have scrolled so far: for tests that explain each movement.
  package internal(set) var travel: (touch: CGFloat, motion: CGFloat) = (0, 0)
  var storedOffset: CGPoint { layer.bounds.origin }
  var contentExtent = CGSize.zero
  var ownInset = UIEdgeInsets.zero
  /// The last adjusted inset; stored to detect changes.
  var edgeInset = UIEdgeInsets.zero
  /// The safe area's part of it.
  var knownShare = UIEdgeInsets.zero
  private let pan: UIPanGestureRecognizer
  private var bouncesShort = (vertical: false, horizontal: false) {
    didSet { updateEdgeInset() }
  }
  private var mayScroll = true {
    didSet {
      guard mayScroll != oldValue else { return }
      if !mayScroll, isDecelerating { stopMotion() }
      pan.isEnabled = mayScroll
    }
  }

  public override init(frame: CGRect) {
    pan = UIPanGestureRecognizer()
    super.init(frame: frame)
    addGestureRecognizer(pan)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    pan = UIPanGestureRecognizer()
    super.init(coder: coder)
    addGestureRecognizer(pan)
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  // https://developer.apple.com/documentation/uikit/uiscrollview/zoomscale
  open internal(set) var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false
  var zoomBounce: ZoomBounce?
  /// The point that a zoom leaves where it is on the screen.
  var fixed = CGPoint.zero

  /// Observers are called by every set, as automatic observing does.
  open var isScrollEnabled: Bool {
    get {
      note(.isScrollEnabled)
      return mayScroll
    }
    set { observers.change(.isScrollEnabled) { mayScroll = newValue } }
  }

  open var isPagingEnabled = false

  open var bounces = true {
    didSet {
      guard !bounces, oldValue, world.policy.bouncesOffStopsMotion else { return }
      stopBounceAtEdge()
    }
  }

  /// Observers are called by every set, as automatic observing does.
  open var alwaysBounceVertical: Bool {
    get {
      note(.alwaysBounceVertical)
      return bouncesShort.vertical
    }
    set { observers.change(.alwaysBounceVertical) { bouncesShort.vertical = newValue } }
  }

  /// Observers are called by every set, as automatic observing does.
  open var alwaysBounceHorizontal: Bool {
    get {
      note(.alwaysBounceHorizontal)
      return bouncesShort.horizontal
    }
    set { observers.change(.alwaysBounceHorizontal) { bouncesShort.horizontal = newValue } }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Offset

  open var contentOffset: CGPoint {
    get {
      note(.contentOffset)
      return layer.bounds.origin
    }
    set {
      let wasMoving = motion.isActive
      if wasMoving, world.policy.offsetSetterStopsMotion { stopMotion() }
      place(newValue)
      if wasMoving, motion.isActive { motion.rebase(at: newValue, now: world.now) }
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    if !isStepping || world.policy.reentrantOffsetStopsMotion { stopMotion() }
    guard animated else {
      place(offset)
      return
    }
    motion = .eased(from: storedOffset, to: offset, now: world.now)
    world.keepMoving(self)
  }

  // MARK: Content and insets

  open var contentSize: CGSize {
    get {
      note(.contentSize)
      return contentExtent
    }
    set {
      guard newValue != contentExtent || world.policy.notifiesEqualSets else { return }
      let old = ranges
      let isChange = newValue != contentExtent
      observers.change(.contentSize) {
        contentExtent = newValue
        updateEdgeInset(reacting: false)
        if isChange { clampInMotion() }
      }
      contentChanged(from: old)
    }
  }

  open var contentInset: UIEdgeInsets {
    get {
      note(.contentInset)
      return ownInset
    }
    set {
      guard newValue != ownInset || world.policy.notifiesEqualSets else { return }
      observers.change(.contentInset) { ownInset = newValue }
      updateEdgeInset()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateEdgeInset() }
  }

  open var adjustedContentInset: UIEdgeInsets { edgeInset }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateEdgeInset()
  }

  override func updateSafeArea() {
    super.updateSafeArea()
    updateEdgeInset()
  }

  override var safeAreaForChildren: UIEdgeInsets {
    let absorbed = insetShare(of: knownSafeArea)
    return UIEdgeInsets(
      top: knownSafeArea.top - absorbed.top,
      left: knownSafeArea.left - absorbed.left,
      bottom: knownSafeArea.bottom - absorbed.bottom,
      right: knownSafeArea.right - absorbed.right
    )
  }

  override func boundsChanged(from old: CGRect) {
    if old.origin != layer.bounds.origin {
      if world.policy.boundsOriginNotifies { observers.notify(.contentOffset) }
      setNeedsLayout()
    }
    guard old.size != layer.bounds.size else { return }
    updateEdgeInset(reacting: false)
    resized()
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan else { return true }
    let way = pan.translation(in: self)
    return canScroll(abs(way.y) >= abs(way.x) ? .vertical : .horizontal)
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { pan.input?.cancel() }
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
// Optional methods on Apple's side are methods with a default here.

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

// The content is a size: no view is scaled, and no delegate is asked for one or called.
extension UIScrollView {
  /// A zoom past a limit that goes back to it.
  struct ZoomBounce {
    let from: CGFloat
    let to: CGFloat
    let since: TimeInterval
    /// The point that stays where it is on the screen, in the view's coordinates without the offset.
    let fixed: CGPoint

    static let duration = 0.3
  }

  var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// Two fingers move apart or together around a point of this view.
  func pinch(by factor: CGFloat, around point: CGPoint) {
    isZooming = true
    zoomBounce = nil
    fixed = CGPoint(x: point.x - storedOffset.x, y: point.y - storedOffset.y)
    let free = zoomScale * factor
    let isPast = free < minimumZoomScale || free > maximumZoomScale
    zoom(to: isPast ? zoomScale * factor.squareRoot() : free)
  }

  /// A finger of the two has left.
  func endPinch() {
    guard isZooming else { return }
    isZooming = false
    let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    guard limited != zoomScale else { return }
    zoomBounce = ZoomBounce(from: zoomScale, to: limited, since: world.now, fixed: fixed)
    isZoomBouncing = true
    world.keepMoving(self)
  }

  /// One frame of a zoom's bounce.
  func zoomByItself() {
    guard let bounce = zoomBounce else { return }
    let share = min(1, (world.now - bounce.since) / ZoomBounce.duration)
    fixed = bounce.fixed
    zoom(to: bounce.from + (bounce.to - bounce.from) * share)
    guard share == 1 else { return }
    zoomBounce = nil
    isZoomBouncing = false
    if !isTracking, clampToRange(storedOffset) != storedOffset { place(clampToRange(storedOffset)) }
  }

  /// Scales the content; UIKit sets the size before the offset.
  private func zoom(to scale: CGFloat) {
    let factor = scale / zoomScale
    guard factor != 1 else { return }
    zoomScale = scale
    let offset = storedOffset
    observers.change(.contentSize) {
      contentExtent = CGSize(
        width: contentExtent.width * factor,
        height: contentExtent.height * factor
      )
      updateEdgeInset(reacting: false)
    }
    place(
      CGPoint(
        x: (offset.x + fixed.x) * factor - fixed.x,
        y: (offset.y + fixed.y) * factor - fixed.y
      )
    )
  }
}
