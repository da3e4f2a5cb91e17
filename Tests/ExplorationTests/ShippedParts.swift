#if os(Linux)
import Overscroll
import OverscrollClassics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport

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
