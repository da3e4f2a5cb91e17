#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// Only the types that the modifiers' signatures use, and one of each module whose members they need.
@_exported public import struct Overscroll.PullProgress
@_exported public import struct OverscrollIndicators.PullStyle
@_exported public import typealias OverscrollText.PullLanguage
@_exported public import struct OverscrollUIKit.PullControl
@_exported public import struct OverscrollUIKit.PullControls
@_exported public import enum OverscrollUIKit.RefreshResult
@_exported public import enum OverscrollUIKit.ScrollEdge
#endif
