import Foundation

extension String {
  /// The text without control characters, with single spaces, and without empty lines.
  var tidied: String {
    split(whereSeparator: \.isNewline).map { line in
      let words = line.unicodeScalars.filter {
        $0 == "\t" || $0.properties.generalCategory != .control
      }
      return String(String.UnicodeScalarView(words))
        .split { $0 == " " || $0 == "\t" }
        .joined(separator: " ")
    }
    .filter { !$0.isEmpty }
    .joined(separator: "\n")
  }

  /// A text of one line.
  var line: String { tidied.replacing("\n", with: " ").shortened(to: 500) }

  /// The text without its end if it is long: GTK lays long texts out slowly.
  func shortened(to count: Int) -> String { self.count > count ? prefix(count) + "…" : self }

  /// The text as Pango's markup.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The address of a link; nil unless it leads to the web.
  func address(_ base: URL?) -> URL? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    return url.isWeb ? url : nil
  }
}

extension URL {
  /// Whether this is an address that the reader opens: `http` or `https`, with a host.
  package var isWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// The address with the user and the password of another one, or without them.
  package func with(loginOf other: URL?) -> URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    let login = other.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    parts?.percentEncodedUser = login?.percentEncodedUser
    parts?.percentEncodedPassword = login?.percentEncodedPassword
    return parts?.url ?? self
  }
}
