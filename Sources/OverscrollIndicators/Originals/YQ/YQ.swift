public import Overscroll

/// YQRefreshHeadView: its colors.
enum YQ {
  static func color(_ light: inout Palette, _ dark: inout Palette) {
    (light.accent, light.track) = (0x0BC1F0, 0xAAAAAA)
    (dark.accent, dark.track) = (0x0BC1F0, 0x5A5A5A)
  }
}

extension PullStyle {
  /// YQRefreshHeadView, corrected.
  public static var yq: PullStyle { yq(.corrected) }

  /// YQRefreshHeadView.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func yq(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.yq, .yq(fidelity), fidelity)
  }
}
