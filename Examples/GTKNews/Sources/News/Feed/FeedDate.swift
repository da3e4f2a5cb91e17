import CNews
import Foundation

/// Reads dates of RFC 3339 and RFC 822, also without seconds, a zone or a time, and what feeds write instead.
enum FeedDate {
  static func read(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Seconds since 1970.
    if text.wholeMatch(of: /\d{9,10}/) != nil {
      return Double(text).map(Date.init(timeIntervalSince1970:))
    }
    let iso =
      /(\d{4})-(\d\d)-(\d\d)(?:[Tt ]+(\d\d:\d\d(?::\d\d)?)([.,]\d+)?)?\s*(?:[Zz]|([+-]\d\d):?(\d\d))?/
    guard let match = text.wholeMatch(of: iso)?.output else { return seconds(text) }
    let zone = "\(match.6 ?? "+00")\(match.7 ?? "00")"
    let fraction = match.5.flatMap { Double("0.\($0.dropFirst())") } ?? 0
    return seconds("\(match.1)\(match.2)\(match.3) \(match.4 ?? "00:00") \(zone)").map {
      $0 + fraction
    }
  }

  /// By libcurl's reader of the dates in HTTP and mail, which knows English only, and no half of a day.
  private static func seconds(_ text: String) -> Date? {
    // A weekday adds nothing to a date.
    var text = text.replacing(/^\p{L}+\.?\s*,\s*/, with: "").replacing(/\bSept\b\.?/, with: "Sep")
    let half = /\b(\d{1,2})(:\d\d(?::\d\d)?)\s*([AaPp])\.?[Mm]\b\.?/
    if let match = text.firstMatch(of: half), let hour = Int(match.1), (1...12).contains(hour) {
      let ofDay = hour % 12 + (match.3.lowercased() == "p" ? 12 : 0)
      text.replaceSubrange(match.range, with: (ofDay < 10 ? "0" : "") + "\(ofDay)\(match.2)")
    }
    // The end of a day is the beginning of the next one.
    let end = /\s24:00\b/
    let isEnd = text.contains(end)
    let seconds = curl_getdate(text.replacing(end, with: " 00:00"), nil)
    guard seconds != -1 else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + (isEnd ? 86_400 : 0))
  }
}
