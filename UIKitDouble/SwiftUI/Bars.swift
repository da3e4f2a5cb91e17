// The UIKit API that only the example app needs: bars, which the test double does not have.

public import UIKit

// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
}

// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor
open class UITabBarItem: NSObject {
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
}

extension UIViewController {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
  public var tabBarItem: UITabBarItem! {
    get { nil }
    set {}
  }
}

extension UIImage {
  // https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  public convenience init?(systemName name: String) { return nil }
}
