package import OverscrollGraphics

// Foundation brings MacTypes along on Apple's systems, which has these names too; a target's own come
// before both.
package typealias Point = OverscrollGraphics.Point
package typealias Rect = OverscrollGraphics.Rect
