#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// An invisible subview of the scroll view that owns the attachment and observes UIKit.
///
/// Only views receive window changes, layout passes, trait changes and removal. It is also the
/// accessibility element for the refresh.
final class AnchorView: UIView, TraitObserver {
  let attachment: Attachment
  /// The refresh that the accessibility element represents.
  private weak var part: HostedPart?
  /// Observations of the scroll view.
  ///
  /// They retain the attachment; storing them here and not in the attachment avoids a retain cycle.
  var observations: [NSKeyValueObservation] = []
  /// The list's superview whose defaults have been applied.
  private var listSuperview: ObjectIdentifier?
  /// The width of the last layout; nil if it must be laid out again.
  private var placedWidth: CGFloat?
  /// Whether the app has replaced an inset that contained our share.
  var needsInsets = false
  private var notifications: [any NSObjectProtocol] = []

  init(_ attachment: Attachment) {
    self.attachment = attachment
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    observeTraits()
    react(to: UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.restyle() }
    react(to: UIApplication.willEnterForegroundNotification) { $0.list.refreshIfOld() }
  }

  private func react(
    to name: Notification.Name,
    _ react: @escaping @MainActor @Sendable (Attachment) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      // The thread of a notification need not be documented.
      Task { @MainActor [weak self] in
        if let self { react(attachment) }
      }
    }
    notifications.append(token)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      attachment.disappear()
    } else {
      inheritDefaults()
      setNeedsPlace()
    }
  }

  private func inheritDefaults() {
    listSuperview = superview?.superview.map { ObjectIdentifier($0) }
    attachment.inheritDefaults()
  }

  /// Represents a refresh as an accessibility element, or (with nil) nothing.
  func offer(_ part: HostedPart?) {
    self.part = part
    isAccessibilityElement = part != nil
    accessibilityLabel = part?.refreshName
    accessibilityTraits = .button
    setNeedsPlace()
  }

  /// Handles a change of the content's length.
  func contentLengthChanged() {
    if part?.edge == .end { setNeedsPlace() }
  }

  // Requests a layout, because the refresh it represents or its position has changed.
  private func setNeedsPlace() {
    placedWidth = nil
    setNeedsLayout()
  }

  // Placed before the first row, where VoiceOver reaches it when moving up.
  private func place() {
    guard let part else { return }
    let extent = part.behavior.indicatorExtent
    let target = attachment.session.frame(beyond: part.edge, length: extent)
    guard let target, frame != target else { return }
    UIView.performWithoutAnimation { frame = target }
  }

  // By now the scroll view has its size and insets, which it does not have yet when entering a
  // window. Most layout passes are caused by a picture alone.
  override func layoutSubviews() {
    super.layoutSubviews()
    if superview?.superview.map({ ObjectIdentifier($0) }) != listSuperview { inheritDefaults() }
    if !attachment.list.isShown || bounds.width != placedWidth {
      attachment.appear()
      place()
      placedWidth = bounds.width
    }
    attachment.session.laidOut()
    if needsInsets {
      needsInsets = false
      attachment.session.report(isOwnWrite: false)
    }
    attachment.paintDuePicture()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview == nil else { return }
    for token in notifications { NotificationCenter.default.removeObserver(token) }
    notifications = []
    attachment.detach()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17) { traitsChanged() }
  }

  func traitsChanged() {
    attachment.restyle()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    attachment.restyle()
  }

  override func accessibilityActivate() -> Bool {
    part?.begin(by: .accessibility) != nil
  }

  /// Refreshes on a three-finger scroll past the start, like UIRefreshControl.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .up, .previous: part?.begin(by: .accessibility) != nil
    case .right, .left, .down, .next: false
    @unknown default: false
    }
  }
}

/// Limits painting to one picture per frame.
///
/// However often an offset changes between two frames of the screen, there is one picture, painted
/// in UIKit's layout pass, after all changes.
@MainActor
final class PictureTiming {
  /// A requested picture.
  struct DuePicture {
    /// The time it shows.
    var time: Double
    /// Whether to paint it even if only the time has changed.
    var isFrame: Bool
  }

  /// The view whose layout paints the picture.
  weak var anchor: AnchorView?
  /// The picture to paint with the next layout.
  private(set) var due: DuePicture?

  /// Requests the picture of a time with the next layout.
  func setNeedsPicture(at time: Double, isFrame: Bool) {
    guard let due else {
      self.due = DuePicture(time: time, isFrame: isFrame)
      anchor?.setNeedsLayout()
      return
    }
    self.due = DuePicture(time: time, isFrame: isFrame || due.isFrame)
  }

  /// Clears the request, because the picture is painted.
  func clear() {
    due = nil
  }
}

/// The screen that a list is on: what was pushed, presented, or made the root of a window.
///
/// A view that leaves its window may come back. The handler of a run may retain its controller, which retains the
/// list, so that the list cannot end the run by being deallocated.
@MainActor
struct ListScreen {
  private weak var controller: UIViewController?

  /// Finds the screen of a view in a window.
  init(of view: UIView) {
    var responder: UIResponder? = view
    while let present = responder, !(present is UIViewController) { responder = present.next }
    var found = responder as? UIViewController
    while let parent = found?.parent, !(parent is UINavigationController) { found = parent }
    controller = found
  }

  /// Whether it was popped or dismissed, or its window has another root.
  ///
  /// A screen that is covered or in another tab is not gone, nor is one in which a container has taken out a page:
  /// those come back. To be asked after the turn in which the view has left, because UIKit removes the view first.
  var isGone: Bool {
    guard var top = controller else { return false }
    while let parent = top.parent { top = parent }
    return top.viewIfLoaded?.window == nil && top.presentingViewController == nil
      && top.presentedViewController == nil
  }
}
#endif
