#if os(Linux)
import Exploration
import Foundation
import Overscroll
import OverscrollTestSupport
import Testing

/// The lists that are explored are those that hosts configure.
@Suite struct ScenariosTests {
  /// The choices of the parts of each explored list.
  private func explored(_ bounce: Bounce) -> [String: [Choices]] {
    let lists = Scenarios.all(among: [], named: nil).filter { $0.bounce == bounce }
    return Dictionary(
      uniqueKeysWithValues: lists.map { list in
        let start = list.start.map { Choices($0, at: .start) }
        return (list.name, [start, list.end.map { Choices($0, at: .end) }].compactMap(\.self))
      }
    )
  }

  private func texts(_ choices: some Sequence<Choices>) -> Set<String> {
    choices.reduce(into: []) { $0.formUnion($1.texts) }
  }

  @Test(arguments: Bounce.allCases)
  func aListWithTheChoicesOfEachStyleIsExplored(_ bounce: Bounce) {
    let found = Set(explored(bounce).values.joined())
    let missing = ShippedParts.configured(bounce).filter { !found.contains($0.value) }
    #expect(missing.keys.sorted() == [])
  }

  @Test(arguments: Bounce.allCases)
  func eachChoiceThatAHostChangesIsExplored(_ bounce: Bounce) {
    let found = texts(explored(bounce).values.joined())
    #expect(texts(ShippedParts.changed(bounce)).subtracting(found).sorted() == [])
  }

  /// The choices of lists that no style and no host makes, but an app may.
  private func ofApps(_ bounce: Bounce) -> [String: [String]] {
    var choices = [
      "front": ["refresh: movesContent 0"], "load-again": ["loadMore: whenExhausted 2"],
      "lock": ["refresh: locksContent 1"], "prefetch": ["refresh: prefetch 1"],
      "prefetch-floor": ["refresh: prefetch 1"],
    ]
    // UIKit makes it, and every vertical list is explored with both kinds of bounce.
    if bounce == .engine { choices["no-rows"] = ["loadMore: shortContent 2"] }
    return choices
  }

  @Test(arguments: Bounce.allCases)
  func noOtherChoiceIsExploredThanThoseOfHostsAndApps(_ bounce: Bounce) {
    let shipped = texts(ShippedParts.changed(bounce) + ShippedParts.configured(bounce).values)
    let beyond = explored(bounce).mapValues { texts($0).subtracting(shipped).sorted() }
    #expect(beyond.filter { !$0.value.isEmpty } == ofApps(bounce))
  }

  @Test func everyStyleIsCompared() throws {
    let file = Snippets.root.appendingPathComponent("Documentation/PublicAPI.txt")
    let symbols = try String(contentsOf: file, encoding: .utf8)
    func constants(of type: String) -> [String] {
      symbols.components(separatedBy: "\n  \(type).").dropFirst()
        .map { $0.components(separatedBy: ": ") }.filter { $0[1].hasPrefix("static ") }.map {
          $0[0]
        }
    }
    #expect(constants(of: "PullStyle").sorted() == ShippedParts.styles.keys.sorted())
    #expect(constants(of: "Behavior").sorted() == ShippedParts.behaviors.keys.sorted())
  }
}
#endif
