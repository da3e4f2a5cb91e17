// One import for an app: `import OverscrollUIKit` brings behaviors, styles and drawing along.
@_exported public import Overscroll
@_exported public import OverscrollGraphics
@_exported public import OverscrollIndicators
@_exported public import OverscrollText

/// How far a control has come.
///
/// A name of its own here, because Foundation has a `Progress` too.
public typealias PullProgress = Overscroll.Progress
