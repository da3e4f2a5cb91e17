import CNews
import Foundation

/// Reads dates of RFC 3339 and RFC 822, also without seconds, a zone or a time.
enum FeedDate {
  static func read(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let iso =
      /(\d{4})-(\d\d)-(\d\d)(?:[Tt ]+(\d\d:\d\d(?::\d\d)?)([.,]\d+)?)?\s*(?:[Zz]|([+-]\d\d):?(\d\d))?/
    guard let match = text.wholeMatch(of: iso)?.output else { return seconds(text) }
    let zone = "\(match.6 ?? "+00")\(match.7 ?? "00")"
    let fraction = match.5.flatMap { Double("0.\($0.dropFirst())") } ?? 0
    return seconds("\(match.1)\(match.2)\(match.3) \(match.4 ?? "00:00") \(zone)").map {
      $0 + fraction
    }
  }

  /// By libcurl's reader of the dates in HTTP and mail.
  private static func seconds(_ text: String) -> Date? {
    let seconds = curl_getdate(text, nil)
    return seconds == -1 ? nil : Date(timeIntervalSince1970: Double(seconds))
  }
}
