import Overscroll

/// What a picture of a list shows.
enum ListScene: String, CaseIterable {
  /// A pull at the top, which refreshes.
  case refresh
  /// The list is scrolled to its end, and gets more rows there.
  case loadMore = "load-more"
  /// A chat is scrolled to its beginning, and gets older messages there, while no message moves.
  case history
  /// A longer pull opens a page of the app.
  case floor

  /// What happens, for the picture's title.
  var words: String {
    switch self {
    case .refresh: "pulled until it refreshes"
    case .loadMore: "scrolled to its end, where it loads more"
    case .history: "a chat that loads its history above what is read"
    case .floor: "pulled until a second floor opens"
    }
  }

  /// The list's title; nil for the name of its look.
  var title: String? {
    switch self {
    case .refresh: nil
    case .loadMore: "Load more"
    case .history: "Chat history"
    case .floor: "Second floor"
    }
  }

  /// The edge of the part that is shown.
  var edge: Edge {
    switch self {
    case .refresh, .history, .floor: .start
    case .loadMore: .end
    }
  }

  /// The part's behavior with a style.
  func behavior(_ style: Behavior) -> Behavior {
    switch self {
    case .refresh: return style
    case .floor: return style.withFloor
    case .loadMore, .history:
      var behavior = Behavior.loadMore
      // Later than usual, so that the indicator is seen.
      behavior.lead = .points(0)
      return behavior
    }
  }
}
