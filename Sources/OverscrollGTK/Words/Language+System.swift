#if GTK
import CGtk
import OverscrollText

// In this module because only a host knows the system's language.
extension Language {
  /// The first of the user's languages that has texts, from GLib: Foundation does not tell it on Linux.
  static var ofSystem: Language {
    var next = g_get_language_names()
    while let name = next?.pointee {
      let tag = String(cString: name).split(separator: ".").first ?? ""
      let language = Language(matching: tag.utf8)
      if language != .en || tag.hasPrefix("en") { return language }
      next = next?.successor()
    }
    return .en
  }
}
#endif
