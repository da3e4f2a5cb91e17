internal import Overscroll

/// A behavior that a trace names and then changes by overrides.
protocol BehaviorName: Named {
  /// The behavior of this name.
  var behavior: Behavior { get }
}

/// The behaviors of a refresh that have a name.
enum RefreshWord: String, CaseIterable, BehaviorName {
  case standard
  case ego
  case egoOriginal = "ego-original"
  case cll
  case mj
  case mrefresh
  case mrefreshOriginal = "mrefresh-original"
  case yq
  case yqOriginal = "yq-original"

  var behavior: Behavior {
    switch self {
    case .standard: .standard
    case .ego: .ego
    case .egoOriginal: .ego(.original)
    case .cll: .cll
    case .mj: .mj
    case .mrefresh: .mrefresh
    case .mrefreshOriginal: .mrefresh(.original)
    case .yq: .yq
    case .yqOriginal: .yq(.original)
    }
  }

  /// The name of a behavior, or the one it is written as a change of.
  static func nearest(to behavior: Behavior) -> RefreshWord {
    allCases.first { $0.behavior == behavior } ?? .standard
  }
}

/// The behaviors of a load-more that have a name.
enum LoadMoreWord: String, CaseIterable, BehaviorName {
  case standard
  case back
  case tap
  case cll
  case mjBack = "mj-back"
  case mjAuto = "mj-auto"
  case mjAutoOriginal = "mj-auto-original"
  case mjTrailer = "mj-trailer"

  var behavior: Behavior {
    switch self {
    case .standard: .loadMore
    case .back: .backLoadMore
    case .tap: .tapLoadMore
    case .cll: .cllFooter
    case .mjBack: .mjBackFooter
    case .mjAuto: .mjAutoFooter
    case .mjAutoOriginal: .mjAutoFooter(.original)
    case .mjTrailer: .mjTrailer
    }
  }

  /// The name of a behavior, or the one it is written as a change of.
  static func nearest(to behavior: Behavior) -> LoadMoreWord {
    let usual: LoadMoreWord = behavior.trigger == .automatic ? .standard : .back
    return allCases.first { $0.behavior == behavior } ?? usual
  }
}
