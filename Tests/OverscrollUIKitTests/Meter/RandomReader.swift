import OverscrollTestSupport
import UIKit

/// A random reader and app: what they do in one history, all of it made of a seed.
///
/// Every number is drawn before the history is played, so that an action can be left out and the others stay.
struct RandomReader {
  /// What one of them does, and for how many frames.
  enum Action: CustomStringConvertible {
    /// A finger moves the content, and lets go.
    case drag(points: CGFloat, frames: Int)
    /// A finger comes down, stays, and lets go.
    case hold(frames: Int)
    case wait(frames: Int)
    /// An item so many before or after the one that is read becomes longer.
    case grow(item: Int, points: CGFloat)
    /// Items come so many before or after the one that is read.
    case insert(item: Int, count: Int)
    case remove(item: Int, count: Int)
    /// A bar or a keyboard changes an inset.
    case inset(isTop: Bool, points: CGFloat)
    case turn
    case refresh
    /// The app scrolls to a share of the content.
    case scroll(share: CGFloat)

    var description: String {
      switch self {
      case .drag(let points, let frames): "drag \(points) in \(frames)"
      case .hold(let frames): "hold \(frames)"
      case .wait(let frames): "wait \(frames)"
      case .grow(let item, let points): "item \(item) grows by \(points)"
      case .insert(let item, let count): "insert \(count) at \(item)"
      case .remove(let item, let count): "remove \(count) at \(item)"
      case .inset(let isTop, let points): "\(isTop ? "top" : "bottom") inset \(points)"
      case .turn: "turn"
      case .refresh: "refresh"
      case .scroll(let share): "scroll to \(share)"
      }
    }
  }

  /// How a run is answered: after so many frames, with so many rows, which come so many frames after its end.
  struct Answer {
    var frames: Int
    var rows: Int
    var lateness: Int
    var fails: Bool
  }

  let seed: UInt64
  let policy: UIKitPolicy
  let isCollection: Bool
  let keepsPlace: Bool
  /// Whether the list begins with older content, which a load-more at the top brings.
  let isChat: Bool
  /// Which of the styles the controls have.
  let style: Int
  var actions: [Action] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    let policies = UIKitPolicy.pairwise
    policy = random.below(4) == 0 ? UIKitPolicy() : policies[random.below(policies.count)]
    keepsPlace = random.below(2) == 0
    // Without a kept place a list moves what it measures, which is its own.
    isCollection = keepsPlace && random.below(2) == 0
    isChat = random.below(3) == 0
    style = random.below(3)
    for _ in 0..<12 { actions.append(Self.action(&random)) }
  }

  private static func action(_ random: inout SeededGenerator) -> Action {
    func points(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(random.number(in: range).rounded())
    }
    switch random.below(20) {
    case 0...3: return .drag(points: points(-700...700), frames: 3 + random.below(10))
    case 4...6: return .drag(points: points(-700...100), frames: 3 + random.below(6))
    case 7: return .drag(points: points(-150...300), frames: 20 + random.below(40))
    case 8: return .hold(frames: 1 + random.below(30))
    case 9...11: return .wait(frames: 1 + random.below(100))
    case 12, 13: return .grow(item: random.below(9) - 4, points: points(1...300))
    case 14: return .insert(item: random.below(9) - 4, count: 1 + random.below(20))
    case 15: return .remove(item: random.below(9) - 4, count: 1 + random.below(5))
    case 16: return .inset(isTop: random.below(2) == 0, points: points(0...300))
    case 17: return .refresh
    case 18: return random.below(2) == 0 ? .turn : .wait(frames: 10)
    default: return .scroll(share: CGFloat(random.number(in: 0...1)))
    }
  }

  /// The answer to a run, counted from 0.
  func answer(_ run: Int) -> Answer {
    var random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(run))
    return Answer(
      frames: random.below(4) == 0 ? 0 : random.below(120),
      rows: random.below(5) == 0 ? 0 : random.below(41),
      lateness: random.below(2) == 0 ? 0 : random.below(30),
      fails: random.below(6) == 0
    )
  }

  var description: String {
    let list = (isChat ? "chat, " : "") + (isCollection ? "collection" : "table")
    let place = keepsPlace ? "a kept place" : "no place"
    return "history \(seed), \(list), \(place), style \(style), \(policy): "
      + actions.map(\.description).joined(separator: "; ")
  }

  /// The shortest history that is still as wrong: without halves, quarters, and so on to single actions.
  func reduced(_ isWrong: (RandomReader) -> Bool) -> RandomReader {
    var best = self
    var size = max(1, actions.count / 2)
    while size >= 1 {
      var start = 0
      while start < best.actions.count {
        var next = best
        next.actions.removeSubrange(start..<min(start + size, next.actions.count))
        if isWrong(next) { best = next } else { start += size }
      }
      size /= 2
    }
    return best
  }
}
