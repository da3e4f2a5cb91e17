import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// What holds for the drawing of every look from one moment to the next, and for every command.
@Suite struct ContinuityTests {
  /// A path that is painted has nothing of the one before it, nor of another look.
  @Test(arguments: BuiltinIndicator.allCases)
  func everyPathBeginsAnew(look: BuiltinIndicator) {
    for input in EveryLookTests.instants {
      var isPainted = true
      for command in look.list(input) {
        switch command {
        case .beginPath: isPainted = false
        case .fill, .stroke: isPainted = true
        case .move, .line, .quadratic, .cubic, .close:
          #expect(!isPainted, "\(input)")
          if isPainted { return }
        case .save, .restore, .transform, .opacity, .text, .image: break
        }
      }
    }
  }

  /// The last moment of a phase, and the first of the one that follows it.
  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let before: IndicatorInput
    let after: IndicatorInput
  }

  static let changes: [Change] = [false, true].flatMap { isStill in
    [
      Change(
        description: "a full pull arms, still: \(isStill)",
        before: instant(.pulling, progress: 1, seconds: 3, reduceMotion: isStill),
        after: at(.armed, after: .pulling, isStill)
      ),
      Change(
        description: "an armed pull runs, still: \(isStill)",
        before: instant(.armed, seconds: 3, time: 1.6, reduceMotion: isStill),
        after: at(.running, after: .armed, time: 1.6, isStill)
      ),
    ]
      // The answer of a request that has begun under the finger.
      + [1.6, 2.3].map { time in
        Change(
          description: "a run is over at once at \(time) s, still: \(isStill)",
          before: instant(.armed, seconds: 3, time: time, reduceMotion: isStill),
          after: at(.finishing(.succeeded), after: .running, for: 0, time: time, isStill)
        )
      }
      + [Outcome.succeeded, .failed, .cancelled].flatMap { outcome in
        [1.9, 2.3].map { time in
          Change(
            description: "a run \(outcome) at \(time) s, still: \(isStill)",
            before: instant(.running, seconds: 3, time: time, reduceMotion: isStill),
            after: at(.finishing(outcome), after: .running, time: time, isStill)
          )
        }
      }
  }

  private static func at(
    _ phase: Phase,
    after previous: Phase,
    for duration: Double = 3,
    time: Double = 0,
    _ isStill: Bool
  ) -> IndicatorInput {
    var input = instant(phase, seconds: 0, time: time, reduceMotion: isStill)
    (input.previousPhase, input.secondsInPrevious) = (previous, duration)
    return input
  }

  /// The lines of two looks take the color of the result at once.
  @Test(arguments: BuiltinIndicator.ours, changes)
  func noPhaseBeginsWithAJump(look: BuiltinIndicator, change: Change) {
    let isResult = if case .finishing = change.after.phase { true } else { false }
    let hasColors = !isResult || ![.ring, .tick].contains(look)
    let (before, after) = (look.picture(change.before), look.picture(change.after))
    #expect(
      Ground(before, hasColors: hasColors).difference(to: Ground(after, hasColors: hasColors))
        < 0.03
    )
  }

  /// Three tenths of a second after it has begun, a run is its loop.
  @Test(
    arguments: BuiltinIndicator.ours.filter { ![.wave, .liquid].contains($0) },
    [false, true]
  )
  func aRunIsSoonItsLoop(look: BuiltinIndicator, isStill: Bool) {
    for time in [0.3, 1.1, 2] {
      let soon = instant(.running, seconds: 0.31, time: time, reduceMotion: isStill)
      let later = instant(.running, seconds: 5, time: time, reduceMotion: isStill)
      #expect(Ground(look.picture(soon)).difference(to: Ground(look.picture(later))) < 0.01)
    }
  }
}

/// What is seen of a picture at points four points apart: the strength of each color.
private struct Ground {
  private var strengths: [Float]
  private static let side = 14

  init(_ picture: Picture, hasColors: Bool = true) {
    strengths = Array(repeating: 0, count: Self.side * Self.side * PaletteSlot.allCases.count)
    for (slot, place) in zip(PaletteSlot.allCases, 0...) {
      for ink in picture.seen(slot) { paint(ink, hasColors ? place : 0) }
    }
  }

  private mutating func paint(_ ink: Picture.Ink, _ slot: Int) {
    for row in 0..<Self.side {
      let y = Double(row) * 4 + 2
      for column in 0..<Self.side {
        let x = Double(column) * 4 + 2
        let share = ink.width > 0 ? stroke(ink, x, y) : fill(ink, x, y)
        guard share > 0 else { continue }
        let index = (slot * Self.side + row) * Self.side + column
        strengths[index] += (1 - strengths[index]) * Float(share * ink.opacity)
      }
    }
  }

  /// 1 on a line, falling to 0 within two points of its side.
  private func stroke(_ ink: Picture.Ink, _ x: Double, _ y: Double) -> Double {
    var nearest = Double.infinity
    for line in ink.lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / square)) : 0
        let (u, v) = (x - a.x - along * dx, y - a.y - along * dy)
        nearest = min(nearest, u * u + v * v)
      }
    }
    return max(0, min(1, (ink.width / 2 + 2 - nearest.squareRoot()) / 2))
  }

  /// By the sum of the turns of all subpaths.
  private func fill(_ ink: Picture.Ink, _ x: Double, _ y: Double) -> Double {
    var turns = 0
    for line in ink.lines {
      for (a, b) in zip(line, line.dropFirst() + line.prefix(1)) where (a.y <= y) != (b.y <= y) {
        let across = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        if across > x { turns += a.y <= y ? 1 : -1 }
      }
    }
    return turns == 0 ? 0 : 1
  }

  /// The share of what is seen that is not the same in both.
  func difference(to other: Ground) -> Float {
    let pairs = zip(strengths, other.strengths)
    let all = pairs.reduce(0) { $0 + max($1.0, $1.1) }
    return all == 0 ? 0 : pairs.reduce(0) { $0 + abs($1.0 - $1.1) } / all
  }
}
