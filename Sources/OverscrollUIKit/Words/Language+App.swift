#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Foundation

// In this module because only a host knows the app's language.
extension Language {
  /// The language of the app's user interface.
  static var ofApp: Language {
    Language(matching: (Bundle.main.preferredLocalizations.first ?? "en").utf8)
  }
}
#endif
