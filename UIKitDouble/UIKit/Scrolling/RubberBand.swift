/// The resistance past an edge.
///
/// f(x) = (1 - 1 / (x * 0.55 / d + 1)) * d, measured by chpwn and published in the gist
/// dlindenkreuz; `d` is the view's length along the axis.
enum RubberBand {
  static let coefficient: CGFloat = 0.55

  /// The visible distance of a pull past the edge, 0 or more.
  static func visible(of pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * coefficient / length + 1)) * length
  }

  /// The pull that shows a given overscroll: the inverse.
  static func pull(showing overscroll: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, overscroll > 0 else { return 0 }
    // The band never shows a whole length; beyond that the inverse is undefined.
    let share = min(overscroll / length, 0.999)
    return length / coefficient * (1 / (1 - share) - 1)
  }
}
