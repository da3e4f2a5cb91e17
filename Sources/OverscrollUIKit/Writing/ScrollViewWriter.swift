#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Writes the insets and the offset of a scroll view, and whether short content bounces.
///
/// Nothing else writes them. Observers are called during each write and check ``isWriting``.
@MainActor
final class ScrollViewWriter {
  /// Whether a write goes on.
  private(set) var isWriting = false
  // Saves 82 of 272 instructions of a change inside the content.
  @exclusivity(unchecked) private var shares = InsetShares()
  /// Whether our shares are being added again.
  private var isRenewing = false
  private var renewals = RenewalCount()
  private var lastOffset = 0.0
  private var hasMadeBounce = false

  // MARK: Insets

  /// Whether something of the insets is ours.
  var isContributing: Bool { shares.isAny }

  /// Points of an edge's inset that are ours.
  func contribution(at edge: Edge) -> CGFloat { shares.contribution(at: edge) }

  /// Points of what stands at an edge that are ours: none once the app has replaced it.
  func included(at edge: Edge) -> CGFloat { shares.included(at: edge) }

  /// Sets our contribution to an inset, in points, and leaves the content where it is.
  ///
  /// UIKit may move the content along, bring it into the new range or stop a bounce; the content is
  /// put back in the same turn, and what moves from there on is the engine's.
  func contribute(
    _ points: CGFloat,
    at edge: Edge,
    of scrollView: UIScrollView,
    _ geometry: ScrollGeometry
  ) {
    let side = geometry.side(edge)
    let kept = scrollView.contentOffset
    isWriting = true
    var inset = scrollView.contentInset
    inset[side] = shares.write(points, at: edge, over: inset[side])
    scrollView.contentInset = inset
    if scrollView.contentOffset != kept { scrollView.contentOffset = kept }
    isWriting = false
  }

  /// Notes an inset that the app has written, before it writes another.
  func insetChanged(_ scrollView: UIScrollView, _ geometry: ScrollGeometry) {
    guard !isWriting else { return }
    shares.read(scrollView.contentInset, geometry)
  }

  /// Begins anew with insets that hold nothing of ours.
  func forgetShares() {
    shares = InsetShares()
  }

  /// At which edges the app has replaced an inset, unless that is being mended.
  func replacedShares(
    of scrollView: UIScrollView,
    _ geometry: ScrollGeometry
  ) -> (start: Bool, end: Bool)? {
    guard !isWriting, !isRenewing else { return nil }
    insetChanged(scrollView, geometry)
    let replaced = shares.isReplaced
    return replaced.start || replaced.end ? replaced : nil
  }

  /// Begins to add our shares again, unless that was done too often.
  func beginRenewal(at time: Double) -> Bool {
    guard renewals.mayRenew(at: time) else { return false }
    isRenewing = true
    return true
  }

  func endRenewal() {
    isRenewing = false
  }

  // MARK: The offset

  /// Puts the content at one of the engine's offsets and stops what UIKit was doing with it.
  ///
  /// In the course of a motion of the engine's that is a deceleration or a bounce only. What else may
  /// move the content then is a scroll that the app has begun, of which nobody is told before its first
  /// step; where our frame comes before UIKit's, a write that stops everything would end it unseen.
  ///
  /// - Parameters:
  ///   - offset: The engine's offset.
  ///   - scrollView: The scroll view.
  ///   - geometry: How it maps to the engine's one dimension.
  ///   - isInMotion: Whether the engine was moving the content before.
  func move(
    to offset: Double,
    of scrollView: UIScrollView,
    _ geometry: ScrollGeometry,
    isInMotion: Bool
  ) {
    let target = geometry.contentOffset(offset, in: scrollView)
    guard target.x.isFinite, target.y.isFinite else { return }
    lastOffset = offset
    isWriting = true
    if isInMotion, !scrollView.isDecelerating {
      scrollView.contentOffset = target
    } else {
      // Unlike the plain setter this is known to end a deceleration or a bounce.
      scrollView.setContentOffset(target, animated: false)
    }
    isWriting = false
  }

  /// Puts the content back where it was last put.
  func moveBack(_ scrollView: UIScrollView, _ geometry: ScrollGeometry, isInMotion: Bool) {
    move(to: lastOffset, of: scrollView, geometry, isInMotion: isInMotion)
  }

  // MARK: The bounce of short content

  /// Lets content that does not fill its view bounce: it can be pulled only then.
  func makeBounce(_ scrollView: UIScrollView, along axis: Axis) {
    switch axis {
    case .vertical where !scrollView.alwaysBounceVertical:
      scrollView.alwaysBounceVertical = true
    case .horizontal where !scrollView.alwaysBounceHorizontal:
      scrollView.alwaysBounceHorizontal = true
    case .vertical, .horizontal: return
    }
    hasMadeBounce = true
  }

  /// Takes the bounce away again, unless the app had it.
  func endBounce(_ scrollView: UIScrollView, along axis: Axis) {
    guard hasMadeBounce else { return }
    hasMadeBounce = false
    switch axis {
    case .vertical: scrollView.alwaysBounceVertical = false
    case .horizontal: scrollView.alwaysBounceHorizontal = false
    }
  }
}
#endif
