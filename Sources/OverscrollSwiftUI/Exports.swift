#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// What a modifier takes, and no more.
@_exported public import enum Overscroll.Outcome
@_exported public import struct OverscrollIndicators.PullStyle
#endif
