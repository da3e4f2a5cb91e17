#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// One import for an app: `import OverscrollUIKit` brings behaviors, styles and drawing along.
@_exported public import Overscroll
@_exported public import OverscrollGraphics
@_exported public import OverscrollIndicators
@_exported public import OverscrollText

/// How far a control has come.
///
/// A name of its own here, because Foundation has a `Progress` too.
public typealias PullProgress = Overscroll.Progress

/// How a control behaves and looks.
///
/// A name of its own here, because every file that imports UIKit sees a `Style` of Apple's MacTypes
/// too. `Style(.ring, role: .loadMore)` and `Style.ring` are ours all the same; the type of a property
/// or a parameter is written by this name.
public typealias PullStyle = OverscrollIndicators.Style
#endif
