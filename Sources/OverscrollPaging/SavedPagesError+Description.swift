// Separate file: these are the error's texts.
extension SavedPagesError: CustomStringConvertible {
  /// Why the pages are not restored, in one sentence.
  public var description: String {
    switch self {
    case .version(let number): "The pages were saved in the form of version \(number)."
    case .stale(let age): "The age of the saved pages, \(age) seconds, is not accepted."
    case .damaged: "The saved pages are damaged."
    }
  }
}
