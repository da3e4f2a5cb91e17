#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI
import UIKit

/// The figure of a look in one state, without a list: for previews, and pages that explain a pull.
///
/// ```swift
/// #Preview { PullLook(.ring, phase: .running) }
/// ```
///
/// It does not move, and has no texts.
public struct PullLook: View {
  private let style: PullStyle
  private let phase: PullControl.Phase
  private let fraction: Double

  /// Makes a view of a look.
  ///
  /// - Parameters:
  ///   - style: The style with the look.
  ///   - phase: The phase.
  ///   - fraction: The progress of the pull, 0 or more; 1 where it arms.
  public init(
    _ style: PullStyle,
    phase: PullControl.Phase = .pulling,
    fraction: Double = 1
  ) {
    self.style = style
    self.phase = phase
    self.fraction = fraction
  }

  /// The view that draws it, as high as the style's indicator.
  public var body: some View {
    DrawnLook(style: style, phase: phase, fraction: fraction)
      .frame(height: style.behavior.indicatorExtent)
  }
}

private struct DrawnLook: UIViewRepresentable {
  let style: PullStyle
  let phase: PullControl.Phase
  let fraction: Double

  func makeUIView(context: Context) -> LookView { LookView(frame: .zero) }

  func updateUIView(_ view: LookView, context: Context) {
    view.show(style, phase, fraction: fraction)
  }
}
#endif
