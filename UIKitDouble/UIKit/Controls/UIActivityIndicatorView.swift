// https://developer.apple.com/documentation/uikit/uiactivityindicatorview

/// A spinner that shows nothing; its styles are used as names of sizes.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
