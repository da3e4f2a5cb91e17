#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Foundation
import OverscrollHosting
import OverscrollText

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
