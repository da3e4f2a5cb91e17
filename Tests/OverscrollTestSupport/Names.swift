package import OverscrollGraphics

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
package typealias Point = OverscrollGraphics.Point
package typealias Rect = OverscrollGraphics.Rect
