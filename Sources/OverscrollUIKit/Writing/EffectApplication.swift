#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// What the engine orders, carried out on the scroll view. Whatever changes offset or inset is our
// own write: the observers keep quiet meanwhile, and the engine is told afterwards.
extension Attachment {
  /// Carries out one order.
  func perform(_ effect: Effect) {
    switch effect.order {
    case .startAction(let token):
      part(effect.edge)?.startAction(token)
    case .cancelAction(let token):
      part(effect.edge)?.cancelAction(token)
    case .setContribution(let points):
      setContribution(points, at: effect.edge)
    case .setDisplacement:
      // Only where the engine does the bouncing.
      break
    case .scrollTo(let offset):
      guard let scrollView else { return }
      write(toOffset: offset, of: scrollView)
      report(isOwnWrite: true)
    case .requestFrames:
      ticker.setWantsFrames(true)
    case .stopFrames:
      ticker.setWantsFrames(false)
    case .wake(let time):
      ticker.wake(at: time)
    case .playHaptic:
      part(effect.edge)?.playHaptic()
    case .announce(let announcement):
      part(effect.edge)?.announce(announcement)
    case .reportMilestone(let milestone):
      part(effect.edge)?.report(milestone)
    case .reportPhase(let phase):
      part(effect.edge)?.report(phase)
    case .storeLastUpdated:
      part(effect.edge)?.storeLastUpdated(clock.date)
    }
  }

  /// Makes our share of an inset so many points and leaves the content where it is.
  ///
  /// UIKit may move the content along, bring it into the new range or stop a bounce; the content is
  /// put back in the same turn, and what moves from there on is the engine's.
  private func setContribution(_ points: Double, at edge: Edge) {
    guard let scrollView else { return }
    let side = geometry.side(edge)
    let kept = scrollView.contentOffset
    isWriting = true
    var inset = scrollView.contentInset
    inset[side] =
      switch edge {
      case .start: startShare.write(CGFloat(points), over: inset[side])
      case .end: endShare.write(CGFloat(points), over: inset[side])
      }
    scrollView.contentInset = inset
    if scrollView.contentOffset != kept { scrollView.contentOffset = kept }
    isWriting = false
    report(isOwnWrite: true)
  }

  /// Counts from the left or from the right; our shares of the insets change sides with it.
  func mirror(_ isMirrored: Bool) {
    guard geometry.isMirrored != isMirrored else { return }
    let shares = [(Edge.start, startShare.contribution), (.end, endShare.contribution)]
    for (edge, points) in shares where points > 0 { setContribution(0, at: edge) }
    geometry.isMirrored = isMirrored
    startShare = InsetShare()
    endShare = InsetShare()
    for (edge, points) in shares where points > 0 { setContribution(Double(points), at: edge) }
  }

  /// Notes an inset that the app has written, before it writes another.
  func insetChanged(_ scrollView: UIScrollView) {
    guard !isWriting else { return }
    let inset = scrollView.contentInset
    startShare.read(inset[geometry.side(.start)])
    endShare.read(inset[geometry.side(.end)])
  }

  /// Adds our share again to an inset that the app has replaced.
  ///
  /// UIKit may have brought the content to the edge of the inset without our share; it is put back.
  func renewReplacedInsets(_ scrollView: UIScrollView) {
    guard !isWriting, !isRenewing else { return }
    insetChanged(scrollView)
    let isStart = startShare.isReplaced
    let isEnd = endShare.isReplaced
    guard isStart || isEnd, renewals.mayRenew(at: clock.now) else { return }
    isRenewing = true
    let clamped = clampedOffset(scrollView)
    if isStart { setContribution(Double(startShare.contribution), at: .start) }
    if isEnd { setContribution(Double(endShare.contribution), at: .end) }
    if let clamped { unclamp(scrollView, to: clamped) }
    isRenewing = false
  }

  /// Where the content was before an inset without our share moved it, or nil where none did.
  private func clampedOffset(_ scrollView: UIScrollView) -> Double? {
    guard gesture == .none, let last = reportedOffset else { return nil }
    let offset = geometry.offset(of: scrollView, extent: extent)
    let range = range(of: scrollView)
    let isAtStart = abs(offset - range.first) < 0.5 && last < offset
    let isAtEnd = abs(offset - range.last) < 0.5 && last > offset
    return isAtStart || isAtEnd ? last : nil
  }

  private func unclamp(_ scrollView: UIScrollView, to offset: Double) {
    let range = range(of: scrollView)
    write(toOffset: min(max(offset, range.first), range.last), of: scrollView)
    report(isOwnWrite: true)
  }

  /// Puts the content at one of the engine's offsets and stops what UIKit was doing with it.
  ///
  /// In the course of a motion of the engine's that is a deceleration or a bounce only. What else may
  /// move the content then is a scroll that the app has begun, of which nobody is told before its first
  /// step; where our frame comes before UIKit's, a write that stops everything would end it unseen.
  func write(toOffset offset: Double, of scrollView: UIScrollView) {
    let target = geometry.contentOffset(offset, in: scrollView, extent: extent)
    guard target.x.isFinite, target.y.isFinite else { return }
    lastWrittenOffset = offset
    isWriting = true
    if wasMovingContent, !scrollView.isDecelerating {
      scrollView.contentOffset = target
    } else {
      // Unlike the plain setter this is known to end a deceleration or a bounce.
      scrollView.setContentOffset(target, animated: false)
    }
    isWriting = false
  }

  /// Takes content that was left past an edge back to it, where nothing will move it any more.
  func bringIntoRange() {
    guard let scrollView, gesture == .none else { return }
    let offset = geometry.offset(of: scrollView, extent: extent)
    let range = range(of: scrollView)
    let target = min(max(offset, range.first), range.last)
    guard target != offset, !scrollView.isDecelerating else { return }
    write(toOffset: target, of: scrollView)
    report(isOwnWrite: true)
  }

  /// The offsets from one edge to the other, with all that is in the insets.
  private func range(of scrollView: UIScrollView) -> (first: Double, last: Double) {
    let inset = scrollView.adjustedContentInset
    let first = -Double(inset[geometry.side(.start)])
    let end = Double(inset[geometry.side(.end)])
    return (first, max(first, extent + end - geometry.length(scrollView.bounds.size)))
  }
}
#endif
