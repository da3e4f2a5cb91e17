/// Why a feed could not be read, in words for the user.
package enum FeedError: Error, Equatable, CustomStringConvertible {
  case unreachable(String)
  case timedOut
  /// The server's answer is neither 200 nor 304.
  case status(Int)
  /// The document is longer than this number of bytes.
  case tooLong(Int)
  /// The document is not well-formed XML.
  case malformed(line: Int)
  /// The document ends before its root element does.
  case truncated
  /// The document has a DOCTYPE, which can declare entities: their text would be lost or endless.
  case hasDocumentType
  /// The document is XML, with another root element.
  case notAtom(root: String)
  /// An entry lacks the id that RFC 4287 requires.
  case entryWithoutID(line: Int)

  package var description: String {
    switch self {
    case .unreachable(let reason): "The server cannot be reached: \(reason)."
    case .timedOut: "The server did not answer in time."
    case .status(let code): "The server answered with status \(code)."
    case .tooLong(let limit): "The feed is longer than \(limit / 1_000_000) MB."
    case .malformed(let line): "The feed is not valid XML, in line \(line)."
    case .truncated: "The feed is incomplete."
    case .hasDocumentType: "The feed has a DOCTYPE, which is not supported."
    case .notAtom("feed"): "This is not an Atom feed: its root element is not in Atom's namespace."
    case .notAtom(let root): "This is not an Atom feed: its root element is \(root)."
    case .entryWithoutID(let line): "An entry of the feed has no id, in line \(line)."
    }
  }
}
