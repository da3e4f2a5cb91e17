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

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}

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

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  /// The double's own: an automatic presentation is a page sheet, as on an iPhone.
  var isSheet: Bool { presenter != nil && modalPresentationStyle != .fullScreen }

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

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case automatic = -2
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
