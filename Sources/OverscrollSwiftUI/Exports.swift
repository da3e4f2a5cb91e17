#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// What a modifier takes, and no more: the whole of OverscrollUIKit would make SwiftUI's Environment,
// Edge and Path ambiguous wherever both are imported.
@_exported public import enum Overscroll.Outcome
@_exported public import struct OverscrollIndicators.Style
@_exported public import typealias OverscrollUIKit.PullStyle
#endif
