// https://developer.apple.com/documentation/uikit/uinavigationcontroller

@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// At once, as without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    addChild(viewController)
    viewControllers.append(viewController)
    showTop()
  }

  /// At once, as without an animation; the view leaves its window before the controller leaves its parent.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    popped.viewIfLoaded?.removeFromSuperview()
    popped.removeFromParent()
    showTop()
    return popped
  }

  private func showTop() {
    guard let top = topViewController?.view else { return }
    top.frame = view.bounds
    view.addSubview(top)
  }
}
