internal import Overscroll

/// A named behavior in a trace, which overrides can change.
protocol BehaviorName: Named {
  /// The behavior of this name.
  var behavior: Behavior { get }
}

/// The named behaviors of a refresh.
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

  /// The name of a behavior, or of the base that it is written as a change of.
  static func nearest(to behavior: Behavior) -> RefreshWord {
    allCases.first { $0.behavior == behavior } ?? .standard
  }
}

/// The named behaviors of a load-more.
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

  /// The name of a behavior, or of the base that it is written as a change of.
  static func nearest(to behavior: Behavior) -> LoadMoreWord {
    let usual: LoadMoreWord = behavior.trigger == .automatic ? .standard : .back
    return allCases.first { $0.behavior == behavior } ?? usual
  }
}
