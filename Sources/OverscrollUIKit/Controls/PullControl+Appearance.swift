#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollIndicators
import UIKit

// What a control looks like and says, beyond its style. In a file of its own because most apps
// never come here.
extension PullControl {
  /// An indicator of the app's own, drawn instead of the style's; nil is the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.settings.indicator }
    nonmutating set {
      part?.view.showPainting()
      set { $0.indicator = newValue }
    }
  }

  /// A view of the app's own instead of an indicator that is drawn; nil is none.
  ///
  /// The control places the view and holds it.
  public var indicatorView: (any PullIndicatorView)? {
    get { part?.view.own }
    nonmutating set {
      guard let newValue else {
        part?.view.showPainting()
        return
      }
      part?.view.show(newValue)
      part?.view.restyle()
    }
  }

  /// Frames for indicators that are made of images, first to last.
  public var images: [ImageSequence: [UIImage]] {
    get { part?.settings.images ?? [:] }
    nonmutating set { set { $0.images = newValue } }
  }

  /// The color of what moves with the pull, which may follow light and dark; nil is the style's accent.
  public var tintColor: UIColor? {
    get { part?.settings.tint }
    nonmutating set { set { $0.tint = newValue } }
  }

  /// The language of texts and announcements; nil is the app's.
  public var language: Language? {
    get { part?.settings.language }
    nonmutating set {
      set { $0.language = newValue }
      part?.attachment?.offerRefresh()
    }
  }

  /// Gives the title of a phase; nil, of the closure or instead of it, is the style's title.
  public var titles: (@MainActor (Phase) -> String?)? {
    get { part?.settings.titles }
    nonmutating set { set { $0.titles = newValue } }
  }

  /// Gives the whole line for the time of the last refresh; nil is the style's line.
  ///
  /// The time is nil before the first refresh.
  public var lastUpdatedText: (@MainActor (Date?) -> String)? {
    get { part?.settings.lastUpdatedText }
    nonmutating set { set { $0.lastUpdatedText = newValue } }
  }

  /// Keeps the time of the last refresh, so that it outlives this screen; nil keeps it with the control.
  ///
  /// Such as `UserDefaultsStore` of OverscrollUserDefaults.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.settings.lastUpdatedStore }
    nonmutating set { set { $0.lastUpdatedStore = newValue } }
  }

  private func set(_ change: (inout PartSettings) -> Void) {
    guard let part else { return }
    change(&part.settings)
    part.restyle()
    part.attachment?.setNeedsPicture()
  }
}
#endif
