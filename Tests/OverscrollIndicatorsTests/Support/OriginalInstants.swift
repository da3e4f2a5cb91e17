import OverscrollIndicators
import OverscrollTestSupport

/// The sizes that the originals' looks were designed for.
enum OriginalInstants {
  static func height(of look: BuiltinIndicator) -> Double {
    switch look.original {
    case nil: 56
    case .ego: 65
    case .cll: 60
    case .mj: 54
    case .mrefresh, .yq: 50
    }
  }
}
