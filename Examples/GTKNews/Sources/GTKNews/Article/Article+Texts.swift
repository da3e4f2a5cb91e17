import CAdwaita
import Foundation
import News

/// What the screens show of an article; GTK lays long texts out slowly, so their end is left out.
extension Article {
  var shownTitle: String {
    title.isEmpty ? "Untitled" : title.count > 500 ? title.prefix(500) + "…" : title
  }

  /// The text, whose markup is not cut within a link or a character.
  var shownMarkup: String {
    guard text.count > 100_000 else { return text }
    var cut = text.prefix(100_000)
    for (start, end) in [("<", ">"), ("&", ";")] as [(Character, Character)] {
      if let last = cut.lastIndex(of: start), !cut[last...].contains(end) { cut = cut[..<last] }
    }
    let isInLink = cut.ranges(of: "<a ").count > cut.ranges(of: "</a>").count
    return cut + (isInLink ? "…</a>" : "…")
  }

  /// The author and the date, as the system writes it.
  var byline: String {
    let seconds = gint64(exactly: published.timeIntervalSince1970.rounded()) ?? 0
    let date = seconds == 0 ? nil : g_date_time_new_from_unix_local(seconds)
    guard let date else { return author }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, "%x, %R") else { return author }
    defer { g_free(text) }
    return (author.isEmpty ? "" : "\(author.prefix(200)) · ") + String(cString: text)
  }
}
