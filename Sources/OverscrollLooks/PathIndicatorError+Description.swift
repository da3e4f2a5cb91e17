// Separate file: Embedded Swift does not print numbers in texts.
#if !hasFeature(Embedded)
internal import OverscrollPaths

extension PathIndicatorError: CustomStringConvertible {
  /// Why the outline cannot be used, in one sentence.
  public var description: String {
    switch self {
    case .pathData(let error): error.description
    case .empty: "Nothing of the outline is visible."
    }
  }
}
#endif
