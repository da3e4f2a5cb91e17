#if GTK
// Re-exports the types that an app needs, one by one: whole modules would bring general names like
// Environment, Edge and Path. An app that draws its own indicator imports OverscrollIndicators and
// OverscrollGraphics.
@_exported public import struct Overscroll.Behavior
@_exported public import struct Overscroll.Drag
@_exported public import enum Overscroll.Fidelity
@_exported public import struct Overscroll.Floor
@_exported public import enum Overscroll.FloorPhase
@_exported public import struct Overscroll.Hold
@_exported public import protocol Overscroll.LastUpdatedStore
@_exported public import enum Overscroll.Milestone
@_exported public import enum Overscroll.Outcome
@_exported public import enum Overscroll.Phase
@_exported public import struct Overscroll.PullProgress
@_exported public import enum Overscroll.Role
@_exported public import struct Overscroll.Threshold
@_exported public import enum OverscrollGraphics.ImageSequence
@_exported public import struct OverscrollHosting.PullControl
@_exported public import struct OverscrollHosting.PullControls
@_exported public import enum OverscrollHosting.RefreshResult
@_exported public import enum OverscrollHosting.ScrollEdge
@_exported public import struct OverscrollIndicators.PullStyle
@_exported public import enum OverscrollText.Language
#endif
