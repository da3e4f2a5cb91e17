#if canImport(UIKit)
import UIKit

/// Our share of one side of a scroll view's inset, added to and subtracted from what the app set.
///
/// The app's own part is never remembered and restored: it is what stands in the inset less our
/// contribution, read again every time. Only while nobody else has written since our last write is
/// the app's part taken from there, so that adding and subtracting leaves no rounding behind.
struct InsetShare {
  /// Points of the inset that are ours.
  private(set) var contribution: CGFloat = 0
  private var own: CGFloat = 0
  private var written: CGFloat?

  /// The app's part of an inset.
  ///
  /// Whoever writes an inset smaller than our contribution, without having had a negative one,
  /// has replaced it as a whole: our share is then gone from it.
  mutating func base(of present: CGFloat) -> CGFloat {
    if present != written {
      own = isReplaced(present) ? present : present - contribution
      if isReplaced(present) { return present }
      written = present
    }
    return own
  }

  /// Whether someone has put an inset of their own in the place of ours.
  func isReplaced(_ present: CGFloat) -> Bool {
    present != written && written != nil && contribution > 0 && present < contribution && own >= 0
  }

  /// Makes our share so many points and gives the inset to write.
  mutating func write(_ points: CGFloat, over present: CGFloat) -> CGFloat {
    let base = base(of: present)
    own = base
    contribution = points
    let inset = points == 0 ? base : base + points
    written = inset
    return inset
  }
}
#endif
