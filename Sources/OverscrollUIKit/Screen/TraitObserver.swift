#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

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
#endif
