#if GTK
import CGtk
import Foundation
import OverscrollHosting
import OverscrollText

extension SystemWords {
  /// The user's language and locale, from GLib: Foundation's are the same for all users on Linux.
  static var present: SystemWords {
    let tags = userTags
    // GLib ends its list with "C".
    let language = tags.lazy.map { (tag: $0, language: Language(matching: $0.utf8)) }
      .first { $0.language != .en || $0.tag.hasPrefix("en") }?.language
    return SystemWords(language: language ?? .en, locale: Locale(identifier: tags.first ?? "en"))
  }

  /// The tags of the user's languages, such as `pt_BR`.
  private static var userTags: [String] {
    var tags: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee {
      tags.append(String(String(cString: name).prefix { $0 != "." }))
      next = next?.successor()
    }
    return tags
  }
}
#endif
