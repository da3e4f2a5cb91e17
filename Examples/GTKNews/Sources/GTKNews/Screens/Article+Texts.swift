import CAdwaita
import Foundation
import News

/// What the screens show of an article; GTK lays long texts out slowly, so their end is left out.
extension Article {
  var shownTitle: String {
    title.isEmpty ? "Untitled" : Self.cut(title, 500)
  }

  var shownText: String {
    Self.cut(text, 100_000)
  }

  /// The author and the date, as the system writes it.
  var byline: String {
    let seconds = gint64(exactly: published.timeIntervalSince1970.rounded()) ?? 0
    guard seconds != 0, let date = g_date_time_new_from_unix_local(seconds) else { return author }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, "%x, %R") else { return author }
    defer { g_free(text) }
    return author.isEmpty
      ? String(cString: text) : "\(Self.cut(author, 200)) · \(String(cString: text))"
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }
}
