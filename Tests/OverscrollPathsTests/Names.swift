import OverscrollGraphics

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
typealias Point = OverscrollGraphics.Point
typealias Rect = OverscrollGraphics.Rect
