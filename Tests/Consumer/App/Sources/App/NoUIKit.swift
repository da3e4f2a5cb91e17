import OverscrollSwiftUI
import OverscrollUIKit

// On Linux the UIKit products are modules without views, and the test double is not visible.
#if os(Linux) && canImport(UIKit)
#error("a package that depends on overscroll sees a module named UIKit on Linux")
#endif
