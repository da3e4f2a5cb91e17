public import Overscroll

/// MRefresh: its colors.
enum MRefresh {
  /// UIColor.blue, and black for outlines.
  static func color(_ light: inout Palette, _ dark: inout Palette) {
    (light.accent, light.foreground) = (0x0000FF, 0x000000)
    (dark.accent, dark.foreground) = (0x8C9BFF, 0xFFFFFF)
  }
}

extension PullStyle {
  /// MRefresh with its circle, corrected.
  public static var mrefresh: PullStyle { mrefresh(.corrected) }

  /// MRefresh with its circle.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style.
  public static func mrefresh(_ fidelity: Fidelity) -> PullStyle {
    PullStyle(.mrefresh, .mrefresh(fidelity), fidelity)
  }
}
