// https://developer.apple.com/documentation/uikit/uiviewcontroller

@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded
  public var isViewLoaded: Bool { loaded != nil }

  open override var next: UIResponder? { presenter ?? loaded?.superview }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
  // Only a container that forwards these calls itself makes them here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  private var isAppearing: Bool?

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard self.isAppearing != isAppearing else { return }
    self.isAppearing = isAppearing
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
  }

  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    self.isAppearing = nil
    isAppearing ? viewDidAppear(true) : viewDidDisappear(true)
  }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  private weak var presenter: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  open var isModalInPresentation = false
  /// The double's own: a presentation is a page sheet, as on an iPhone.
  var isSheet: Bool { presenter != nil }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter else { return presentedViewController?.dismiss(animated: flag) ?? () }
    presenter.presentedViewController = nil
    self.presenter = nil
    viewIfLoaded?.removeFromSuperview()
    completion?()
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presenter = self
    presentedViewController = viewControllerToPresent
    viewIfLoaded?.window?.addSubview(viewControllerToPresent.view)
    completion?()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/addkeycommand(_:)
  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open var traitCollection: UITraitCollection { view.traitCollection }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loaded?.updateSafeArea() }
  }
}

/// A controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
}

// https://developer.apple.com/documentation/uikit/uinavigationcontroller

@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  private var topViewController: UIViewController? { viewControllers.last }

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

// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller

/// The double's own: the pan of a page sheet, which takes a pull at the top of a list in it.
///
/// That it leaves the pull to a list with a `UIRefreshControl` is reported (CRRefresh 44, OverlayContainer
/// 55) and not documented: `UIKitWorld.sheetsLeavePullsToRefreshControls` is the answer.
@MainActor
struct SheetPresentation {
  private weak var controller: UIViewController?
  private var travel: CGFloat = 0

  /// The part of its height above which letting go dismisses the sheet; measured, see the README.
  private static let part: CGFloat = 0.5
  /// The speed, in points per second, from which letting go dismisses it anywhere; measured.
  private static let dismissal: CGFloat = 1_000

  /// The sheet that takes a drag instead of the innermost scroll view under it, if there is one.
  init?(taking way: CGPoint, over view: UIView?, of scrollView: UIScrollView?) {
    let controllers = sequence(first: view, next: { $0?.superview })
      .compactMap { $0?.next as? UIViewController }
    guard let controller = controllers.first(where: \.isSheet), way.y > abs(way.x) else {
      return nil
    }
    if let scrollView {
      if scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5 { return nil }
      let keeps = scrollView.world.sheetsLeavePullsToRefreshControls
      if keeps, scrollView.refreshControl != nil { return nil }
    }
    self.controller = controller
  }

  mutating func move(by way: CGPoint) { travel += way.y }

  func end(speed: CGPoint) {
    guard let controller, !controller.isModalInPresentation else { return }
    let isFar = travel > controller.view.bounds.height * Self.part
    guard isFar || speed.y >= Self.dismissal else { return }
    controller.dismiss(animated: true)
  }
}

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

  open func makeKeyAndVisible() {
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
    let willing = scrollViews(in: self).filter(\.isScrollEnabled)
    guard willing.count == 1, let view = willing.first else { return }
    let top = CGPoint(x: view.storedOffset.x, y: view.range(.vertical).low)
    view.setContentOffset(top, animated: true)
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
