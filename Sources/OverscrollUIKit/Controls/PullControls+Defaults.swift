#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollHosting
public import UIKit

extension PullControls {
  /// The defaults of this app; read when a control is added and when its list moves.
  ///
  /// ```swift
  /// PullControls.defaults.refreshStyle = .ring
  /// PullControls.defaults.language = .ja
  /// ```
  ///
  /// A part of the app may have others, see `UIView.overscrollDefaults`. The main actor protects them, as
  /// it does UIKit's appearance proxies.
  public static var defaults = Defaults()

  /// Changes the settings of each new control of this app, such as its fonts; nil changes none.
  ///
  /// What it sets counts as set on the control itself.
  public static var onAdd: (@MainActor (PullControl) -> Void)?
}

extension UIView {
  /// The defaults of controls in this view: of a window, a screen, or a single list.
  ///
  /// ```swift
  /// window.overscrollDefaults.refreshStyle = .ring
  /// shop.view.overscrollDefaults.language = .fr
  /// ```
  ///
  /// A value of a control counts most, then that of the nearest view around it, then
  /// `PullControls.defaults`. A control follows when its list moves to another superview or window, and when
  /// these defaults change. An invisible subview stores them: use a visual effect view's `contentView`.
  public var overscrollDefaults: PullControls.Defaults {
    get { DefaultsView.find(in: self)?.defaults ?? PullControls.Defaults() }
    set {
      let present = DefaultsView.find(in: self)
      // SwiftUI sets them again with each update of a view.
      if let present, present.defaults.isSame(as: newValue) { return }
      let view = present ?? DefaultsView(in: self)
      view.defaults = newValue
      inheritDefaults()
    }
  }

  private func inheritDefaults() {
    for view in subviews {
      if let anchor = view as? AnchorView {
        anchor.attachment.inheritDefaults()
      } else {
        view.inheritDefaults()
      }
    }
  }
}

extension PullControls.Defaults {
  /// The defaults around a view: each value is that of the nearest view with one, or else the app's.
  @MainActor
  init(around view: UIView) {
    self.init()
    for view in sequence(first: view, next: \.superview) {
      if let found = DefaultsView.find(in: view) { self = filled(from: found.defaults) }
    }
    self = filled(from: PullControls.defaults)
  }
}

/// An invisible view that stores the defaults of its superview, for as long as that lives.
private final class DefaultsView: UIView {
  var defaults = PullControls.Defaults()

  init(in view: UIView) {
    super.init(frame: .zero)
    isHidden = true
    view.insertSubview(self, at: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  static func find(in view: UIView) -> DefaultsView? {
    for case let found as DefaultsView in view.subviews { return found }
    return nil
  }
}
#endif
