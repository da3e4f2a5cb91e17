import CAdwaita
import Foundation
import News

/// What the screens show of an article.
extension Article {
  var shownTitle: String { title.isEmpty ? "Untitled" : title }

  /// The author and the date, as the system writes it.
  var byline: String {
    let seconds = gint64(exactly: published.timeIntervalSince1970.rounded()) ?? 0
    let date = seconds == 0 ? nil : g_date_time_new_from_unix_local(seconds)
    guard let date else { return author }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, "%x, %R") else { return author }
    defer { g_free(text) }
    return (author.isEmpty ? "" : "\(author) · ") + String(cString: text)
  }
}
