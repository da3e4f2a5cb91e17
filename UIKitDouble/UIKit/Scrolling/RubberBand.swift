/// The resistance past an edge.
///
/// f(x) = (1 - 1 / (x * c / d + 1)) * d, measured by chpwn and published in the gist
/// dlindenkreuz; `d` is the view's length along the axis. The coefficients are recorded
/// (`UIKitDouble/README.md`).
struct RubberBand {
  let coefficient: CGFloat
  let length: CGFloat

  /// The visible distance of a pull past the edge, 0 or more.
  func visible(of pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * coefficient / length + 1)) * length
  }

  /// The pull that shows a given overscroll: the inverse.
  func pull(showing overscroll: CGFloat) -> CGFloat {
    guard length > 0, overscroll > 0 else { return 0 }
    // The band never shows a whole length; beyond that the inverse is undefined.
    let share = min(overscroll / length, 0.999)
    return length / coefficient * (1 / (1 - share) - 1)
  }

  /// The offset at which a touch would have the content without a band.
  func unbanded(_ offset: CGFloat, _ range: ScrollRange) -> CGFloat {
    if offset < range.low { return range.low - pull(showing: range.low - offset) }
    if offset > range.high { return range.high + pull(showing: offset - range.high) }
    return offset
  }

  /// The offset that is shown for one without a band: the inverse.
  func banded(_ offset: CGFloat, _ range: ScrollRange) -> CGFloat {
    if offset < range.low { return range.low - visible(of: range.low - offset) }
    if offset > range.high { return range.high + visible(of: offset - range.high) }
    return offset
  }
}
