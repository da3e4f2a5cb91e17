public import Overscroll

/// CLLRefresh: its colors.
enum CLL {
  /// The time was 0xA8A8A8, which is too light to read.
  static func color(_ light: inout Palette, _ dark: inout Palette) {
    (light.accent, light.foreground, light.secondary) = (0xAD353C, 0x000000, 0x6E6E6E)
    (dark.accent, dark.foreground, dark.secondary) = (0xF0777E, 0xFFFFFF, 0xA8A8A8)
  }
}

extension PullStyle {
  /// CLLRefresh's header, corrected.
  public static var cll: PullStyle { cll(.corrected) }

  /// CLLRefresh's header.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The style of its header.
  public static func cll(_ fidelity: Fidelity) -> PullStyle {
    var style = PullStyle(.cll, .cll, fidelity)
    if fidelity == .original { style.light.secondary = 0xA8A8A8 }
    return style
  }

  /// CLLRefresh's footer: pulled, with a title and, during a run, a spinner.
  public static var cllFooter: PullStyle { PullStyle(.cll, .cllFooter) }
}
