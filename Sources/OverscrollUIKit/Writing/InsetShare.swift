#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Our share of one side of a scroll view's inset, added to the app's value.
///
/// The app may write the inset at any time, and only the sum can be read. An unexpected value has
/// three possible causes: the app changed the sum (`inset.top += 36`), which still contains our
/// share; it set its own value (`inset.top = 100`), which removes our share; or it set a sum that it had
/// read earlier (`inset = saved`), which contains the share of that time.
///
/// Our share is some billionths of a point short of the contribution: by the *mark*, which tells the
/// three apart. A changed sum contains the present mark, a value of the app's own contains none, and a
/// saved sum that of its share, from whose size the mark is computed. Because the mark is subtracted,
/// content that rests at an edge is not short of it: `offset.y >= maximum` is true.
struct InsetShare {
  /// Our contribution, in points.
  private(set) var contribution: CGFloat = 0
  /// Our share of the present value, in points: not the one that was written, once the app has replaced it.
  private(set) var included: CGFloat = 0
  /// Our share as it was last written, in points.
  private var written: CGFloat = 0
  /// The app's values, the present one last.
  private var numbers: [CGFloat] = []
  /// The inset when it was last read or written.
  private var standing: CGFloat?

  private static let kept = 4
  /// Tolerance for comparing values, in points, to allow for rounding.
  private static let tolerance: CGFloat = 1e-6
  /// The smallest mark, in points: invisible, and exact in a sum.
  private static let mark: CGFloat = 0x1p-30
  /// By how much the mark grows for each point of the contribution.
  private static let growth: CGFloat = 0x1p-31
  /// The largest contribution, that of a floor, is a screen, in points.
  private static let largest: CGFloat = 2_000
  /// Numbers that apps use are whole multiples of one of these parts of a point: of the pixels of every
  /// screen and of two decimal digits, or of the fractions of a font's line height.
  private static let parts: [CGFloat] = [300, 1_024]

  /// The app's value, as last read or stated.
  var own: CGFloat { numbers.last ?? 0 }

  /// Whether the app has replaced the sum with its own value.
  var isReplaced: Bool { included != written }

  /// Whether there is a share in the inset, or will be one.
  var isPresent: Bool { contribution != 0 || included != 0 }

  /// Updates from the present inset.
  mutating func read(_ present: CGFloat) {
    guard present != standing, present.isFinite else { return }
    standing = present
    if let saved = savedShare(in: present) {
      included = saved
    } else if included != 0, hasReplaced(with: present) {
      included = 0
    }
    let rest = present - included
    remember(known(rest) ?? rest)
  }

  /// Sets our contribution, in points, and returns the inset to write.
  mutating func write(_ points: CGFloat, over present: CGFloat) -> CGFloat {
    read(present)
    contribution = points
    let inset = own + Self.share(of: points)
    wrote(inset)
    return inset
  }

  /// Sets the app's value, which the app has stated, and returns the inset to write.
  mutating func state(_ value: CGFloat) -> CGFloat {
    remember(value)
    return value + Self.share(of: contribution)
  }

  /// Records the inset that results from a write, which UIKit may have rounded.
  mutating func wrote(_ inset: CGFloat) {
    standing = inset
    included = contribution == 0 ? 0 : inset - own
    written = included
  }

  /// What is added to the app's value for a contribution.
  private static func share(of points: CGFloat) -> CGFloat {
    points == 0 ? 0 : points - mark - points * growth
  }

  /// The earlier share in a sum that the app has kept; nil if the value has no mark, or the present one.
  private func savedShare(in present: CGFloat) -> CGFloat? {
    guard !Self.isPlain(present), !Self.isPlain(present - included) else { return nil }
    for part in Self.parts {
      let sum = (present * part).rounded(.up) / part
      let points = (sum - present - Self.mark) / Self.growth
      guard (0...Self.largest).contains(points) else { continue }
      // The mark is exact to a thousandth of a point of the contribution.
      return Self.share(of: (points * Self.parts[0]).rounded() / Self.parts[0])
    }
    return nil
  }

  /// Whether the app set its own value instead of changing the sum.
  ///
  /// Where the mark does not decide, because the app's numbers are no plain ones or UIKit has rounded
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

  /// Whether a number is one that apps use, and so contains no mark.
  private static func isPlain(_ number: CGFloat) -> Bool {
    parts.contains { part in
      let count = number * part
      return abs(count - count.rounded()) < part * mark / 4
    }
  }

  private func known(_ number: CGFloat) -> CGFloat? {
    numbers.last { abs($0 - number) < Self.tolerance }
  }

  private mutating func remember(_ exact: CGFloat) {
    guard exact != numbers.last else { return }
    numbers.removeAll { $0 == exact }
    if numbers.count == Self.kept { numbers.removeFirst() }
    numbers.append(exact)
  }
}

/// Our shares of the insets at both edges.
struct InsetShares {
  private var start = InsetShare()
  private var end = InsetShare()

  /// Whether any inset has a share of ours, or will have one.
  var isAny: Bool { start.isPresent || end.isPresent }

  /// Whether the app has replaced a sum with its own value, at each edge.
  var isReplaced: (start: Bool, end: Bool) { (start.isReplaced, end.isReplaced) }

  /// Our contribution to an edge's inset, in points.
  func contribution(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.contribution
    case .end: end.contribution
    }
  }

  /// Our share of the present value at an edge, in points: another one once the app has replaced it.
  func included(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.included
    case .end: end.included
    }
  }

  /// The app's insets in the place of the present sums at both edges.
  func own(in inset: inout UIEdgeInsets, _ geometry: ScrollGeometry) {
    inset[geometry.side(.start)] = start.own
    inset[geometry.side(.end)] = end.own
  }

  /// Sets the app's insets at both edges, and replaces them by the sums to write.
  mutating func state(_ inset: inout UIEdgeInsets, _ geometry: ScrollGeometry) {
    inset[geometry.side(.start)] = start.state(inset[geometry.side(.start)])
    inset[geometry.side(.end)] = end.state(inset[geometry.side(.end)])
  }

  /// Updates from the present insets.
  mutating func read(_ inset: UIEdgeInsets, _ geometry: ScrollGeometry) {
    start.read(inset[geometry.side(.start)])
    end.read(inset[geometry.side(.end)])
  }

  /// Sets our contribution at an edge, in points, and returns the inset to write.
  mutating func write(_ points: CGFloat, at edge: Edge, over present: CGFloat) -> CGFloat {
    switch edge {
    case .start: start.write(points, over: present)
    case .end: end.write(points, over: present)
    }
  }

  /// Records the insets that result from a write.
  mutating func wrote(_ inset: UIEdgeInsets, at edge: Edge, _ geometry: ScrollGeometry) {
    switch edge {
    case .start: start.wrote(inset[geometry.side(.start)])
    case .end: end.wrote(inset[geometry.side(.end)])
    }
  }
}

/// Limits how often our inset shares are added again within one run loop turn.
///
/// If an app writes its inset in each layout pass, and each of our writes causes a layout pass,
/// they would otherwise repeat forever.
struct RenewalCount {
  private var count = 0
  private var last = -Double.infinity

  private static let limit = 3
  /// Seconds that count as the same turn: less than the shortest frame, of 1/120 second.
  private static let turn = 0.004

  /// Counts one renewal, unless the limit is reached.
  ///
  /// - Parameter time: The present time, in seconds.
  /// - Returns: Whether the shares may be added again.
  mutating func mayRenew(at time: Double) -> Bool {
    if time - last >= Self.turn {
      count = 0
      last = time
    }
    guard count < Self.limit else { return false }
    count += 1
    return true
  }
}
#endif
