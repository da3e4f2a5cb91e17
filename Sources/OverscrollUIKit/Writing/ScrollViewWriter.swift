#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Writes the insets and the offset of a scroll view.
///
/// Nothing else writes them. Observers are called during each write and check ``isWriting``.
@MainActor
final class ScrollViewWriter {
  /// Whether a write is in progress.
  private(set) var isWriting = false
  // Saves 82 of 272 instructions of a change inside the content.
  @exclusivity(unchecked) private var shares = InsetShares()
  /// Whether our shares are being added again.
  private var isRenewing = false
  private var renewals = RenewalCount()
  private var lastOffset = 0.0

  // MARK: Insets

  /// Whether any inset has a share of ours, or will have one.
  var hasShares: Bool { shares.isAny }

  /// Our contribution to an edge's inset, in points.
  func contribution(at edge: Edge) -> CGFloat { shares.contribution(at: edge) }

  /// Our share of the present value at an edge, in points: another one once the app has replaced it.
  func included(at edge: Edge) -> CGFloat { shares.included(at: edge) }

  /// Sets our contribution to an inset, in points, and keeps the offset.
  ///
  /// UIKit may adjust the offset, clamp it to the new range or stop a bounce; the offset is
  /// restored in the same turn, and from then on only the engine moves the content.
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
    shares.wrote(scrollView.contentInset, at: edge, geometry)
    if scrollView.contentOffset != kept { scrollView.contentOffset = kept }
    isWriting = false
  }

  /// Records an inset that the app has written, before it writes another.
  @inline(never)  // saves 2 KB of an app
  func insetChanged(_ scrollView: UIScrollView, _ geometry: ScrollGeometry) {
    guard !isWriting else { return }
    shares.read(scrollView.contentInset, geometry)
  }

  /// Replaces the sums in insets by the app's own values.
  func own(in inset: inout UIEdgeInsets, of scrollView: UIScrollView, _ geometry: ScrollGeometry) {
    insetChanged(scrollView, geometry)
    shares.own(in: &inset, geometry)
  }

  /// Begins a write of insets that the app has stated: adds our shares along the axis.
  func beginStating(_ inset: inout UIEdgeInsets, _ geometry: ScrollGeometry) {
    shares.state(&inset, geometry)
    isWriting = true
  }

  func endStating(_ scrollView: UIScrollView, _ geometry: ScrollGeometry) {
    let inset = scrollView.contentInset
    shares.wrote(inset, at: .start, geometry)
    shares.wrote(inset, at: .end, geometry)
    isWriting = false
  }

  /// Resets to insets without our share.
  func forgetShares() {
    shares = InsetShares()
  }

  /// Whether the app has replaced an inset, as far as it is known.
  var hasReplacedShare: Bool {
    !isWriting && (shares.isReplaced.start || shares.isReplaced.end)
  }

  /// The edges at which the app has replaced an inset, unless shares are being added again.
  func replacedShares(
    of scrollView: UIScrollView,
    _ geometry: ScrollGeometry
  ) -> (start: Bool, end: Bool)? {
    guard !isWriting, !isRenewing else { return nil }
    insetChanged(scrollView, geometry)
    let replaced = shares.isReplaced
    return replaced.start || replaced.end ? replaced : nil
  }

  /// Begins to add our shares again, unless the limit is reached.
  func beginRenewal(at time: Double) -> Bool {
    guard renewals.mayRenew(at: time) else { return false }
    isRenewing = true
    return true
  }

  func endRenewal() {
    isRenewing = false
  }

  // MARK: The offset

  /// Sets the engine's offset and stops UIKit's own motion.
  ///
  /// During a motion of the engine this stops only a deceleration or a bounce. The content may then
  /// also move because the app has started an animated scroll, which cannot be detected before its
  /// first step. If our frame comes before UIKit's, a write that stops everything would cancel that
  /// scroll undetected.
  ///
  /// - Parameters:
  ///   - offset: The engine's offset.
  ///   - scrollView: The scroll view.
  ///   - geometry: The mapping to the engine's one dimension.
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
      // Unlike the property's setter, this is known to stop a deceleration or a bounce.
      scrollView.setContentOffset(target, animated: false)
    }
    isWriting = false
  }

  /// Sets the offset and lets UIKit's own motion go on from there.
  func shift(to offset: Double, of scrollView: UIScrollView, _ geometry: ScrollGeometry) {
    let target = geometry.contentOffset(offset, in: scrollView)
    guard target.x.isFinite, target.y.isFinite, target != scrollView.contentOffset else { return }
    lastOffset = offset
    isWriting = true
    scrollView.contentOffset = target
    isWriting = false
  }

  /// Restores the offset that was last written.
  func moveBack(_ scrollView: UIScrollView, _ geometry: ScrollGeometry, isInMotion: Bool) {
    move(to: lastOffset, of: scrollView, geometry, isInMotion: isInMotion)
  }
}
#endif
