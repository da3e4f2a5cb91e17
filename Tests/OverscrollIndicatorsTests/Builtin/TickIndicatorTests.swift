import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// The ring has a radius of 11 points at a size of 28, around (28, 28). The tick begins at its
// leftmost point and is as wide as the ring. The cross reaches from corner to corner of the square
// inside it. Ring and mark shrink together, until the mark has the size of every look's: the tick is
// then 16 wide, which is 8 / 11 of its size at first, and the cross 12 instead of 22 / √2, 0.7714 of it.
@Suite struct TickIndicatorTests {
  let look = TickIndicator()

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func theRingGrowsClockwiseFromTheTop(progress: Double) throws {
    let ring = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    let angle = 2 * Double.pi * progress
    #expect(try #require(ring.first).isClose(to: Point(28, 17)))
    #expect(
      try #require(ring.last).isClose(to: Point(28 + 11 * sin(angle), 28 - 11 * cos(angle)))
    )
    #expect(ring.length.isClose(to: 11 * angle, within: 0.05))
  }

  @Test(arguments: [false, true])
  func armedTheDiscIsTinted(reduceMotion: Bool) throws {
    #expect(look.picture(instant(.pulling, progress: 0.999)).seen(.accent).count == 1)
    for (seconds, opacity) in [(0.1, 0.125), (0.2, 0.25), (3, 0.25)] {
      let input = instant(.armed, progress: 0.9, seconds: seconds, reduceMotion: reduceMotion)
      let disc = try #require(look.picture(input).seen(.accent).first)
      #expect(disc.width == 0 && disc.opacity.isClose(to: opacity))
      #expect(isOnRing(disc))
    }
  }

  /// Nothing promises a success that a run may not have: all is the ring and its disc.
  @Test func noTickIsSeenBeforeTheEnd() {
    for phase in [Phase.pulling, .armed, .running] {
      #expect(look.picture(instant(phase)).inks.allSatisfy { $0.lines.count < 2 && isOnRing($0) })
    }
  }

  @Test func duringARunThreeQuartersOfTheRingTurnClockwise() throws {
    for frame in 0..<36 {
      let time = Double(frame) / 40
      let ring = try #require(look.picture(instant(.running, time: time)).seen(.accent).first)
      #expect(ring.length.isClose(to: 16.5 * .pi, within: 0.05))
      let angle = 2 * Double.pi * time / 0.9
      let start = Point(28 + 11 * sin(angle), 28 - 11 * cos(angle))
      #expect(try #require(ring.first).isClose(to: start))
    }
  }

  @Test func aRunBeginsWithTheArmedPicture() {
    let begun = look.picture(instant(.running, seconds: 0)).inks
    let armed = look.picture(instant(.armed)).inks
    #expect(begun.map(\.opacity) == armed.map(\.opacity))
    for (one, other) in zip(begun, armed) { #expect(one.length.isClose(to: other.length)) }
  }

  @Test(arguments: [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)])
  func theLoopGoesOnIntoAClosedRing(outcome: Outcome, slot: PaletteSlot) throws {
    let before = try #require(look.picture(instant(.running, time: 7.3)).seen(.accent).first)
    let ended = instant(.finishing(outcome), seconds: 0, time: 7.3)
    let after = try #require(look.picture(ended).seen(slot).first)
    #expect(after.lines == before.lines)
    let closed = instant(.finishing(outcome), seconds: 0.1, time: 7.4)
    let ring = try #require(look.picture(closed).seen(slot).first)
    #expect(ring.length.isClose(to: 22 * .pi, within: 0.05))
  }

  @Test func theTickBecomesAsLargeAsOtherMarks() throws {
    let ink = look.picture(instant(.finishing(.succeeded)))
    #expect(ink.inks.filter { !$0.lines.isEmpty && $0.length > 0 && $0.opacity > 0 }.count == 1)
    let tick = try #require(ink.seen(.success).first)
    let corners = [Point(20, 28), Point(25.6, 33.6), Point(36, 22)]
    #expect(tick.lines.count == 2)
    #expect(zip(tick.lines[0] + [tick.lines[1][1]], corners).allSatisfy { $0.isClose(to: $1) })
  }

  @Test func theCrossBecomesAsLargeAsOtherMarks() throws {
    let ink = look.picture(instant(.finishing(.failed)))
    #expect(ink.inks.filter { !$0.lines.isEmpty && $0.length > 0 && $0.opacity > 0 }.count == 1)
    let cross = try #require(ink.seen(.failure).first)
    let (low, high) = (22.0, 34.0)
    let corners = [Point(low, low), Point(high, high), Point(high, low), Point(low, high)]
    #expect(zip(cross.lines.joined(), corners).allSatisfy { $0.isClose(to: $1) })
  }

  // At half of the time, 0.25 s, half of the ring is left, and half of its way to the mark's size made,
  // with or without easing: a radius of 11 (1 + 8 / 11) / 2 or 11 (1 + 0.7714) / 2.
  @Test(arguments: [
    (Outcome.succeeded, PaletteSlot.success, 9.5, Point(18.5, 28), Point(37.5, 28)),
    (
      .failed, .failure, 9.743, Point(28 - 6.889, 28 - 6.889), Point(28 + 6.889, 28 + 6.889)
    ),
  ])
  func theRingOpensWhereTheMarkBegins(
    outcome: Outcome,
    slot: PaletteSlot,
    radius: Double,
    start: Point,
    end: Point
  ) throws {
    let inks = look.picture(instant(.finishing(outcome), seconds: 0.25)).seen(slot)
    let ring = try #require(inks.last)
    #expect(inks.allSatisfy { $0.width.isClose(to: 2, within: 1e-5) })
    #expect(isOnRing(ring, radius) && ring.length.isClose(to: radius * .pi, within: 0.05))
    #expect(try #require(ring.first).isClose(to: start))
    #expect(try #require(ring.last).isClose(to: end))
    // Over the top, so that the line goes downward at the left.
    #expect(ring.lines.joined().contains { $0.isClose(to: Point(28, 28 - radius), within: 0.3) })
  }

  // Pieces are connected if each can be reached from the first through touching pieces.
  @Test(arguments: [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)])
  func theInkIsOneConnectedLineAtEveryInstant(outcome: Outcome, slot: PaletteSlot) {
    for frame in 0...400 {
      let input = instant(.finishing(outcome), seconds: Double(frame) / 1000, time: 7)
      var pieces = look.picture(input).seen(slot).flatMap(\.lines)
      var reached = [pieces.removeFirst()]
      while let next = pieces.firstIndex(where: { piece in
        reached.contains { touch($0, piece) }
      }) {
        reached.append(pieces.remove(at: next))
      }
      #expect(pieces.isEmpty, "\(frame) ms")
    }
  }

  @Test func withReducedMotionTheRingFadesBeforeTheMark() throws {
    for (seconds, opacity) in [(0, 1.0), (0.125, 0.5)] {
      let input = instant(.finishing(.failed), seconds: seconds, reduceMotion: true)
      let ring = try #require(look.picture(input).seen(.failure).last)
      #expect(ring.opacity.isClose(to: opacity))
      #expect(ring.length.isClose(to: 22 * .pi, within: 0.05))
    }
    let end = look.picture(instant(.finishing(.failed), reduceMotion: true)).seen(.failure)
    #expect(end.count == 1 && end[0].lines.count == 2)
  }

  /// Whether two pieces meet: an end of one is on the other, or they cross.
  private func touch(_ one: [Point], _ other: [Point]) -> Bool {
    one.contains { lies($0, on: other) } || other.contains { lies($0, on: one) }
      || one.count == 2 && other.count == 2
        && side(of: other[0], one) * side(of: other[1], one) < 0
        && side(of: one[0], other) * side(of: one[1], other) < 0
  }

  /// Negative on one side of a straight line, positive on the other.
  private func side(of point: Point, _ line: [Point]) -> Double {
    let (a, b) = (line[0], line[1])
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }

  private func lies(_ point: Point, on line: [Point]) -> Bool {
    zip(line, line.dropFirst()).contains { a, b in
      let length = a.distance(to: b)
      guard length > 0 else { return point.isClose(to: a, within: 0.05) }
      let share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length / length
      let t = min(max(share, 0), 1)
      return point.isClose(to: Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), within: 0.05)
    }
  }

  private func isOnRing(_ ink: Picture.Ink, _ radius: Double = 11) -> Bool {
    ink.lines.joined().allSatisfy {
      $0.distance(to: Point(28, 28)).isClose(to: radius, within: 0.01)
    }
  }
}
