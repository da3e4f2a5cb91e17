import Foundation

/// Why a feed could not be read, in words for the user.
package enum FeedError: Error, Equatable, CustomStringConvertible {
  case unreachable(String)
  case timedOut
  /// The server's answer is neither 200 nor 304.
  case status(Int)
  /// The server asks to wait, with status 429 or 503.
  case busy(Int, seconds: Int)
  /// The document is longer than this number of bytes.
  case tooLong(Int)
  /// The document is not well-formed XML.
  case malformed(line: Int)
  /// The document declares entities, whose text could be endless or from elsewhere.
  case declaresEntities
  /// The document's charset does not contain ASCII, so that markup in it has other bytes.
  case charset(String)
  /// The document is a web page, which may name its feed.
  case webPage(feed: URL?)
  /// The document is of another kind.
  case otherKind(String)

  package var description: String {
    switch self {
    case .unreachable(let reason): "The server cannot be reached: \(reason)."
    case .timedOut: "The server did not answer in time."
    case .status(let code): "The server answered with status \(code)."
    case .busy(let code, let seconds):
      "The server is busy (status \(code)): try again in \(Self.wait(seconds))."
    case .tooLong(let limit): "The feed is longer than \(limit / 1_000_000) MB."
    case .malformed(let line): "The feed is not valid XML, in line \(line)."
    case .declaresEntities: "The feed declares entities, which are not supported."
    case .charset(let name): "The feed is in \(name), which is not supported."
    case .webPage(let feed?): "This is a web page; its feed is at \(feed)."
    case .webPage(nil): "This is a web page, which names no feed."
    case .otherKind(let kind): "This is neither an Atom nor an RSS feed, but \(kind)."
    }
  }

  /// A wait as a person would say it: in its largest unit, rounded up.
  private static func wait(_ seconds: Int) -> String {
    Duration.seconds(seconds).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds],
        width: .wide,
        maximumUnitCount: 1,
        fractionalPart: .hide(rounded: .up)
      )
    )
  }
}
