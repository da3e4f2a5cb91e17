// https://developer.apple.com/documentation/uikit/uiwindow

@MainActor
open class UIWindow: UIView {
  /// The double's own: the part of the window that bars and corners cover.
  public var safeArea = UIEdgeInsets.zero { didSet { updateSafeArea() } }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    world.windows.append(WeakReference(object: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    world.windows.append(WeakReference(object: self))
  }

  open var screen: UIScreen { world.screen }
  open override var window: UIWindow? { self }
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    if !world.shownWindows.contains(self) { world.shownWindows.append(self) }
  }

  open override var isHidden: Bool {
    didSet { if isHidden { world.shownWindows.removeAll { $0 === self } } }
  }

  override func computeSafeArea() -> UIEdgeInsets { safeArea }

  /// The double's own: a tap on the status bar, which scrolls the only scroll view that accepts it
  /// to the top.
  public func tapStatusBar() {
    let willing = scrollViews(in: self).filter { $0.scrollsToTop && $0.isScrollEnabled }
    guard willing.count == 1, let view = willing.first else { return }
    guard view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    view.scrollToTop()
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }
}

// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor
open class UIScreen: NSObject {
  private unowned let world: UIKitWorld

  init(world: UIKitWorld) { self.world = world }

  open class var main: UIScreen { UIKitWorld.current.screen }

  open var scale: CGFloat { world.scale }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}
