#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Our share of one side of a scroll view's inset, added to the app's value.
///
/// The app may write the inset at any time, and only the sum can be read. An unexpected value has
/// two possible causes: the app changed the sum (`inset.top += 36`), which still contains our
/// share; or the app set its own value (`inset.top = 100`), which removes our share.
///
/// A billionth of a point in our share, the *marker*, tells the two apart: a changed sum contains it,
/// and a value of the app's own does not.
struct InsetShare {
  /// Our contribution, in points.
  private(set) var contribution: CGFloat = 0
  /// Our share of the present value, in points: 0 once the app has replaced it.
  private(set) var included: CGFloat = 0
  /// The app's values, the present one last.
  private var numbers: [CGFloat] = []
  /// The inset when it was last read or written.
  private var standing: CGFloat?

  private static let kept = 4
  /// Tolerance for comparing values, in points, to allow for rounding.
  private static let tolerance: CGFloat = 1e-6
  /// What our share has more than the contribution, in points: invisible, and exact in a sum.
  private static let marker: CGFloat = 0x1p-30
  /// Numbers that apps use are whole multiples of one of these parts of a point: of the pixels of every
  /// screen and of two decimal digits, or of the fractions of a font's line height.
  private static let parts: [CGFloat] = [300, 1_024]

  /// The app's value, as last read.
  private var own: CGFloat { numbers.last ?? 0 }

  /// Whether the app has replaced the sum with its own value.
  var isReplaced: Bool { included == 0 && contribution != 0 }

  /// Updates from the present inset.
  mutating func read(_ present: CGFloat) {
    guard present != standing, present.isFinite else { return }
    standing = present
    if included != 0, hasReplaced(with: present) { included = 0 }
    remember(present - included)
  }

  /// Sets our contribution, in points, and returns the inset to write.
  mutating func write(_ points: CGFloat, over present: CGFloat) -> CGFloat {
    read(present)
    contribution = points
    let inset = points == 0 ? own : own + points + Self.marker
    wrote(inset)
    return inset
  }

  /// Records the inset that results from a write, which UIKit may have rounded.
  mutating func wrote(_ inset: CGFloat) {
    standing = inset
    included = contribution == 0 ? 0 : inset - own
  }

  /// Whether the app set its own value instead of changing the sum.
  ///
  /// Where the marker does not decide, because the app's numbers are no plain ones or UIKit has rounded
  /// it away: a value that the app had before is a replacement, and so is one that implies a negative inset
  /// of an app that had none. Otherwise the cause that implies the smaller change is assumed.
  private func hasReplaced(with present: CGFloat) -> Bool {
    let rest = present - included
    if Self.isPlain(present) != Self.isPlain(rest) { return Self.isPlain(present) }
    if Self.isPlain(present - own) != Self.isPlain(rest - own) {
      return Self.isPlain(present - own)
    }
    if rest < -Self.tolerance, own >= 0 { return true }
    let isOld = known(present) != nil
    if isOld != (known(rest) != nil) { return isOld }
    return abs(present - own) < abs(rest - own)
  }

  /// Whether a number is one that apps use, and so contains no marker.
  private static func isPlain(_ number: CGFloat) -> Bool {
    parts.contains { part in
      let count = number * part
      return abs(count - count.rounded()) < part * marker / 4
    }
  }

  private func known(_ number: CGFloat) -> CGFloat? {
    numbers.last { abs($0 - number) < Self.tolerance }
  }

  private mutating func remember(_ number: CGFloat) {
    let exact = known(number) ?? number
    guard exact != numbers.last else { return }
    numbers.removeAll { $0 == exact }
    if numbers.count == Self.kept { numbers.removeFirst() }
    numbers.append(exact)
  }
}
#endif
