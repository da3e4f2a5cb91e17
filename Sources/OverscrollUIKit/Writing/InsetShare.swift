#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Our share of one side of a scroll view's inset, added to the app's value.
///
/// The app may write the inset at any time, and only the sum can be read. An unexpected value has
/// two possible causes: the app changed the sum (`inset.top += 36`), which still contains our
/// share; or the app set its own value (`inset.top = 100`), which removes our share.
/// ``hasReplaced(with:)`` decides.
struct InsetShare {
  /// Our contribution, in points.
  private(set) var contribution: CGFloat = 0
  /// Our share of the present value, in points: 0 once the app has replaced it.
  private(set) var included: CGFloat = 0
  /// The app's values, the present one last.
  private var numbers: [CGFloat] = []
  /// The app's last changes of its value, in points.
  private var changes: [CGFloat] = []
  /// The inset when it was last read or written.
  private var standing: CGFloat?

  private static let kept = 4
  /// Tolerance for comparing values, in points, to allow for rounding.
  private static let tolerance: CGFloat = 1e-6

  /// The app's value, as last read.
  private var own: CGFloat { numbers.last ?? 0 }

  /// Whether the app has replaced the sum with its own value.
  var isReplaced: Bool { included != contribution }

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
    included = points
    let inset = points == 0 ? own : own + points
    standing = inset
    return inset
  }

  /// Whether the app set its own value instead of changing the sum.
  ///
  /// A value that implies a negative inset of an app that had none is a replacement. So is a value
  /// that the app had before. A change that undoes an earlier one is not a replacement, for example
  /// when a keyboard disappears. Otherwise the cause that implies the smaller change of the app's value is assumed,
  /// so the present value written once more is always a replacement.
  private func hasReplaced(with present: CGFloat) -> Bool {
    let rest = present - contribution
    if rest < -Self.tolerance, own >= 0 { return true }
    let isOld = known(present) != nil
    if isOld != (known(rest) != nil) { return isOld }
    if changes.contains(where: { abs($0 + rest - own) < Self.tolerance }) { return false }
    return abs(present - own) < abs(rest - own)
  }

  private func known(_ number: CGFloat) -> CGFloat? {
    numbers.last { abs($0 - number) < Self.tolerance }
  }

  private mutating func remember(_ number: CGFloat) {
    let exact = known(number) ?? number
    guard exact != numbers.last else { return }
    if let last = numbers.last {
      if changes.count == Self.kept { changes.removeFirst() }
      changes.append(exact - last)
    }
    numbers.removeAll { $0 == exact }
    if numbers.count == Self.kept { numbers.removeFirst() }
    numbers.append(exact)
  }
}
#endif
