#if os(Linux)
import Exploration
import Foundation
import Overscroll
import OverscrollClassics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import OverscrollTrace
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

/// What decides which states a part can reach: its choices, without its distances and durations.
///
/// Of a quantity only its sign is a choice: whether there is a hold, a delay, a floor. What the engine does not
/// read with the other choices is left out.
struct Choices: Hashable {
  /// The number of each choice, by its name.
  private let values: [String: Int]
  private let role: Role

  init(_ behavior: Behavior, at edge: Edge) {
    // These only move the picture.
    var unread: [Behavior.Parameter] = [
      .startDistance, .placement, .indicatorExtent, .ignoredInset,
    ]
    if behavior.role == .refresh { unread += [.shortContent, .emptyContent, .whenExhausted] }
    if behavior.trigger != .automatic { unread += [.lead, .leadUnit, .budgetPerDrag, .backOff] }
    if !behavior.floor.isEnabled {
      unread += [.floorLeave, .floorMotion, .floorStrictness, .floorCurve]
    }
    var values = ["edge": Int(edge.rawValue)]
    for parameter in Behavior.Parameter.allCases where !unread.contains(parameter) {
      let value = behavior[parameter]
      let sign = value > 0 ? 1 : value < 0 ? -1 : 0
      values["\(parameter)"] = parameter.isQuantity ? sign : Int(value)
    }
    self.values = values
    role = behavior.role
  }

  /// Each choice as text, with the role, because a refresh and a load-more are different machines.
  var texts: Set<String> { Set(values.map { "\(role): \($0.key) \($0.value)" }) }
}

/// The parts that hosts make: of every style, as each host configures it.
enum ShippedParts {
  /// Every style, by its name in `Documentation/PublicAPI.txt`; of a function, the style that is not corrected.
  static let styles: [String: PullStyle] = [
    "arrow": .arrow, "ring": .ring, "path": .path, "tick": .tick, "petals": .petals,
    "material": .material, "frames": .frames, "drop": .drop, "wave": .wave, "segments": .segments,
    "liquid": .liquid, "morph": .morph, "field": .field, "cover": .cover, "ego": .ego, "cll": .cll,
    "mj": .mj, "mrefresh": .mrefresh, "yq": .yq, "cllFooter": .cllFooter,
    "mjBackFooter": .mjBackFooter, "mjTrailer": .mjTrailer, "mjAutoFooter": .mjAutoFooter,
    "ego(_:arrow:)": .ego(.original), "cll(_:)": .cll(.original), "mj(_:)": .mj(.original),
    "mrefresh(_:)": .mrefresh(.original), "yq(_:)": .yq(.original),
    "mjAutoFooter(_:)": .mjAutoFooter(.original),
  ]

  /// Every behavior that has a name in `Documentation/PublicAPI.txt`.
  static let behaviors: [String: Behavior] = [
    "standard": .standard, "loadMore": .loadMore, "tapLoadMore": .tapLoadMore,
    "backLoadMore": .backLoadMore,
  ]

  /// The choices of every style and behavior at its usual edge, by its name and the list's axis.
  static func configured(_ bounce: Bounce) -> [String: Choices] {
    var found: [String: Choices] = [:]
    let all = behaviors.merging(styles.mapValues(\.behavior), uniquingKeysWith: { $1 })
    for (name, behavior) in all {
      for axis in Axis.allCases {
        let configured = bounce == .native ? behavior.onNativeList(axis) : behavior
        found["\(name), \(axis)"] = Choices(configured, at: usualEdge(behavior))
      }
    }
    return found
  }

  /// Their choices after what hosts change: at the other edge, without motion, with a floor, and where
  /// a load-more has had enough automatic runs or its list has no rows.
  static func changed(_ bounce: Bounce) -> [Choices] {
    let all = Array(behaviors.values) + styles.values.map(\.behavior)
    return all.flatMap { behavior in
      let edge = usualEdge(behavior)
      var parts = [(behavior.withoutMotion, edge), (behavior, edge == .start ? .end : .start)]
      switch behavior.role {
      case .refresh:
        parts += [(behavior.withFloor, edge), (behavior.withoutMotion.withFloor, edge)]
      case .loadMore:
        if behavior.trigger == .automatic {
          parts.append((behavior.with { $0.trigger = .tap }, edge))
        }
        // Only UIKit knows of rows besides the length of the content.
        if bounce == .native {
          parts.append((behavior.with { $0.shortContent = $0.emptyContent }, edge))
        }
      }
      return parts.flatMap { behavior, edge in
        Axis.allCases.map {
          Choices(bounce == .native ? behavior.onNativeList($0) : behavior, at: edge)
        }
      }
    }
  }

  private static func usualEdge(_ behavior: Behavior) -> Edge {
    behavior.role == .refresh ? .start : .end
  }
}
#endif
