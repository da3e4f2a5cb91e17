#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Our share of one side of a scroll view's inset, on top of the number that the app set.
///
/// The app may write the inset at any time, and only the sum can be read. A number other than the
/// one that stood there has two readings: the app changed what stood there (`inset.top += 36`), and
/// our share is still in it; or the app wrote a number of its own (`inset.top = 100`), and our share
/// is gone. ``hasReplaced(with:)`` decides.
struct InsetShare {
  /// Points of the inset that are ours.
  private(set) var contribution: CGFloat = 0
  /// Points of what stands there that are ours: none once the app has replaced it.
  private(set) var included: CGFloat = 0
  /// What the app's number was, the present one last.
  private var numbers: [CGFloat] = []
  /// What stood there when it was last read or written.
  private var standing: CGFloat?

  private static let numbersKept = 4
  /// Points below which two numbers are the same: a sum and a difference may leave some rounding.
  private static let tolerance: CGFloat = 1e-6

  /// The app's number, as far as it was read.
  private var own: CGFloat { numbers.last ?? 0 }

  /// Whether the app has put a number of its own in the place of the sum.
  var isReplaced: Bool { included != contribution }

  /// Takes note of what stands there.
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
    included = points
    let inset = points == 0 ? own : own + points
    standing = inset
    return inset
  }

  /// Whether the app wrote a number of its own, and did not change the sum.
  ///
  /// An inset below zero is not believed where there was none. A number that the app had before is
  /// believed. Otherwise the reading holds under which the app changed its number by less, so the
  /// present number written once more is always a replacement.
  private func hasReplaced(with present: CGFloat) -> Bool {
    let rest = present - contribution
    if rest < -Self.tolerance, own >= 0 { return true }
    let isOld = known(present) != nil
    if isOld != (known(rest) != nil) { return isOld }
    return abs(present - own) < abs(rest - own)
  }

  private func known(_ number: CGFloat) -> CGFloat? {
    numbers.last { abs($0 - number) < Self.tolerance }
  }

  private mutating func remember(_ number: CGFloat) {
    let exact = known(number) ?? number
    guard exact != numbers.last else { return }
    numbers.removeAll { $0 == exact }
    if numbers.count == Self.numbersKept { numbers.removeFirst() }
    numbers.append(exact)
  }
}
#endif
