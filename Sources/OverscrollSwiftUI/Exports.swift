#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// Only the types that the modifiers' signatures use.
@_exported public import struct OverscrollIndicators.PullStyle
@_exported public import struct OverscrollUIKit.PullControl
@_exported public import struct OverscrollUIKit.PullControls
@_exported public import enum OverscrollUIKit.ScrollEdge
#endif
