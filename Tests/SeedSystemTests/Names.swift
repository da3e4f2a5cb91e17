import OverscrollGraphics

// Foundation brings MacTypes along on Apple's systems, which has these names too; a target's own come
// before both.
typealias Point = OverscrollGraphics.Point
