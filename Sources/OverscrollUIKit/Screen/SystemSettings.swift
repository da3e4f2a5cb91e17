#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Foundation
package import Overscroll
import OverscrollHosting
import OverscrollText
import UIKit

extension Environment {
  /// The environment of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    self.init(
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scale: Double(scrollView.traitCollection.displayScale),
      direction: Self.direction(of: scrollView)
    )
  }

  /// The direction in which a view is laid out.
  @MainActor
  package static func direction(of view: UIView) -> LayoutDirection {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A view that is told about changes of the traits from which pictures are made.
///
/// Since iOS 17 it registers for them. Before, `traitCollectionDidChange` calls ``traitsChanged()``.
@MainActor
package protocol TraitObserver: UIView {
  func traitsChanged()
}

extension TraitObserver {
  package func observeTraits() {
    guard #available(iOS 17, *) else { return }
    let sizes: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
    ]
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance + sizes) {
      (view: Self, _: UITraitCollection) in
      view.traitsChanged()
    }
  }
}

extension Language {
  /// The language of the app's user interface.
  static var ofApp: Language {
    Language(matching: (Bundle.main.preferredLocalizations.first ?? "en").utf8)
  }
}

extension SystemWords {
  /// The app's language and the user's locale.
  package static var present: SystemWords {
    SystemWords(language: .ofApp, locale: .autoupdatingCurrent)
  }
}
#endif
