import OverscrollSwiftUI
import OverscrollUIKit

// The products for UIKit are modules without views on Linux, and the double stays out of sight.
#if os(Linux) && canImport(UIKit)
#error("a package that depends on overscroll sees a module named UIKit on Linux")
#endif
