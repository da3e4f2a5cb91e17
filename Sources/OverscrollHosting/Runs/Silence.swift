package import Overscroll

/// Which run calls no action, because the app has asked for its motion alone.
package enum Silence {
  case none
  /// Any run but this one, while a run is being requested.
  case runAfter(RunToken?)
  case run(RunToken?)

  package func covers(_ token: RunToken) -> Bool {
    switch self {
    case .none: false
    case .runAfter(let present): token != present
    case .run(let run): token == run
    }
  }
}
