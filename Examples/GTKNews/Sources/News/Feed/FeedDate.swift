import CNews
import Foundation

/// Reads dates of RFC 3339 and RFC 822, also without seconds, a zone or a time, and what feeds write instead.
///
/// Made once for a document: making the expressions takes much longer than reading a date. They are used where
/// a quick look finds what they are for.
struct FeedDate {
  private let iso =
    /(\d{4})-(\d\d)-(\d\d)(?:[Tt ]+(\d\d:\d\d(?::\d\d)?)([.,]\d+)?)?\s*(?:[Zz]|([+-]\d\d):?(\d\d))?/
  private let half = /\b(\d{1,2})(:\d\d(?::\d\d)?)\s*([AaPp])\.?[Mm]\b\.?/
  private let weekday = /^\p{L}+\.?\s*,\s*/
  private let september = /\bSept\b\.?/
  private let endOfDay = /\s24:00\b/

  func read(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
    // Seconds since 1970.
    if digits == text.utf8.count, (9...10).contains(digits) {
      return Double(text).map(Date.init(timeIntervalSince1970:))
    }
    guard digits == 4, let match = text.wholeMatch(of: iso)?.output else { return seconds(text) }
    let zone = "\(match.6 ?? "+00")\(match.7 ?? "00")"
    let fraction = match.5.flatMap { Double("0.\($0.dropFirst())") } ?? 0
    return seconds("\(match.1)\(match.2)\(match.3) \(match.4 ?? "00:00") \(zone)").map {
      $0 + fraction
    }
  }

  /// By libcurl's reader of the dates in HTTP and mail, which knows English only, and no half of a day.
  private func seconds(_ text: String) -> Date? {
    var text = text
    // A weekday adds nothing to a date.
    if text.utf8.contains(0x2C) { text.replace(weekday, with: "", maxReplacements: 1) }
    if text.contains("Sept") { text.replace(september, with: "Sep") }
    if hasHalf(text), let match = text.firstMatch(of: half), let hour = Int(match.1),
      (1...12).contains(hour)
    {
      let ofDay = hour % 12 + (match.3.lowercased() == "p" ? 12 : 0)
      text.replaceSubrange(match.range, with: (ofDay < 10 ? "0" : "") + "\(ofDay)\(match.2)")
    }
    // The end of a day is the beginning of the next one.
    let isEnd = text.contains("24:00") && text.contains(endOfDay)
    if isEnd { text.replace(endOfDay, with: " 00:00") }
    let seconds = curl_getdate(text, nil)
    guard seconds != -1 else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + (isEnd ? 86_400 : 0))
  }

  /// Whether there is an A or a P right before an M, or with a dot between.
  private func hasHalf(_ text: String) -> Bool {
    let letters = text.utf8.lazy.filter { $0 != 0x2E }.map { $0 | 0x20 }
    return zip(letters, letters.dropFirst()).contains { ($0 == 0x61 || $0 == 0x70) && $1 == 0x6D }
  }
}
