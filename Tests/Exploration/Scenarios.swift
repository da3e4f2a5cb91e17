import Overscroll
import OverscrollTestSupport

/// Every list that is explored: the behaviors with each kind of bounce, alone and together.
package enum Scenarios {
  /// The behaviors at the two edges, by name.
  private struct List {
    let name: String
    var start: Behavior?
    var end: Behavior?
    var concurrency = Concurrency.exclusive
    /// A host with native bounce configures a refresh of a vertical list differently.
    var axis = Axis.vertical
  }

  private static let lists = [
    List(name: "standard", start: .standard),
    List(name: "ego", start: .ego), List(name: "ego-original", start: .ego(.original)),
    List(name: "cll", start: .cll), List(name: "mj", start: .mj),
    List(name: "mrefresh", start: .mrefresh), List(name: "yq", start: .yq),
    List(name: "reach", start: .mrefresh(.original)),
    List(name: "offset", start: .yq(.original)),
    List(name: "horizontal", start: .standard, axis: .horizontal),
    List(name: "horizontal-yq", start: .yq, axis: .horizontal),
    List(name: "horizontal-mrefresh", start: .mrefresh, axis: .horizontal),
    List(name: "refresh-at-end", end: .standard),
    List(name: "floor", start: .standard.withFloor),
    List(name: "floor-still", start: .standard.withFloor.withoutMotion),
    List(name: "prefetch", start: .standard.with { $0.prefetch = .atFraction(0.75) }),
    List(name: "prefetch-floor", start: .standard.withFloor.with { $0.prefetch = .whenArmed }),
    List(name: "lock", start: .standard.with { $0.locksContent = true }),
    List(
      name: "delay",
      start: .standard.with {
        $0.actionDelay = 0.4
        $0.minimumRunning = 0.8
        $0.endWithContact = .defer
      }
    ),
    List(name: "front", start: .standard.with { $0.drag.movesContent = false }),
    List(name: "chat", start: .loadMore), List(name: "load-more", end: .loadMore),
    List(name: "lead", end: .loadMore.with { $0.lead = .points(300) }),
    List(name: "load-again", end: .backLoadMore.with { $0.whenExhausted = .loadAgain }),
    List(name: "no-rows", end: .loadMore.with { $0.shortContent = $0.emptyContent }),
    List(name: "back", end: .backLoadMore), List(name: "tap", end: .tapLoadMore),
    List(name: "back-still", end: .backLoadMore.withoutMotion),
    List(name: "cll-footer", end: .cllFooter), List(name: "mj-back", end: .mjBackFooter),
    List(name: "mj-auto", end: .mjAutoFooter),
    List(name: "mj-auto-original", end: .mjAutoFooter(.original)),
    List(name: "both", start: .standard, end: .loadMore),
    List(name: "both-back", start: .mj, end: .mjBackFooter),
    List(
      name: "independent",
      start: .standard,
      end: .loadMore,
      concurrency: .independent
    ),
  ]

  /// All lists with some surroundings.
  ///
  /// - Parameters:
  ///   - surroundings: What may happen besides gestures, runs and waiting.
  ///   - name: One list; nil for all.
  /// - Returns: The scenarios, one for each kind of bounce; with engine bounce the axis changes nothing, so
  ///   that a horizontal list has one.
  package static func all(
    among surroundings: [Scenario.Surroundings],
    named name: String?
  ) -> [Scenario] {
    lists.filter { name == nil || $0.name == name }.flatMap { list in
      Bounce.allCases.filter { $0 == .native || list.axis == .vertical }.map { bounce in
        Scenario(
          list.name,
          list.axis,
          bounce,
          list.concurrency,
          start: list.start,
          end: list.end,
          among: surroundings
        )
      }
    }
  }
}
