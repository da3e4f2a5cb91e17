#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// Re-exports the types that an app names most, one by one: re-exporting whole modules would make
// SwiftUI's Environment, Edge and Path ambiguous. Others are nested in these, such as PullControl.Phase and
// PullStyle.Behavior. An app that draws its own indicator imports OverscrollIndicators and OverscrollGraphics.
// One type of a module is enough to use the members of all: with MemberImportVisibility, which a new project
// of Xcode 26 has, `.exhausted` and `.ja` would otherwise need the imports of Overscroll and OverscrollText.
// PullLanguage, because Language would hide that of another package of the app.
@_exported public import struct Overscroll.PullProgress
@_exported public import struct OverscrollHosting.PullControl
@_exported public import struct OverscrollHosting.PullControls
@_exported public import enum OverscrollHosting.RefreshResult
@_exported public import enum OverscrollHosting.ScrollEdge
@_exported public import struct OverscrollIndicators.PullStyle
@_exported public import typealias OverscrollText.PullLanguage
#endif
