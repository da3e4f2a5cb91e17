import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// Requirements for every built-in look and for custom ones.
@Suite struct EveryLookTests {
  /// Samples from a complete pull and run.
  static let instants: [IndicatorInput] = Phase.all.flatMap { phase in
    [0, 0.25, 0.5, 0.9, 1, 1.5].flatMap { progress in
      [0, 0.05, 0.1, 0.17, 0.3, 2].flatMap { seconds in
        [false, true].map { reduceMotion in
          instant(
            phase,
            progress: progress,
            seconds: seconds,
            time: 1000 + seconds,
            reduceMotion: reduceMotion
          )
        }
      }
    }
  }

  /// Every fifth sample, a different fifth in each of five rounds.
  ///
  /// All looks, rectangles and samples would take minutes. In a short run it is every twenty-ninth.
  static func instants(inRound round: Int) -> [IndicatorInput] {
    let step = TestExtent.current == .all ? 5 : 29
    return stride(from: round % step, to: instants.count, by: step).map { instants[$0] }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func nothingIsDrawnAtRest(look: BuiltinIndicator) {
    #expect(look.list(instant(.idle, progress: 0)).isEmpty)
    #expect(look.list(instant(.pulling, progress: 0, seconds: 0)).isEmpty)
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func nothingIsDrawnWithoutRoom(look: BuiltinIndicator) {
    var input = instant(.running)
    input.width = 0
    #expect(look.list(input).isEmpty)
    input = instant(.armed)
    input.height = 0
    #expect(look.list(input).isEmpty)
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func everyInstantIsBalancedAndFinite(look: BuiltinIndicator) {
    for input in Self.instants {
      let list = look.list(input)
      #expect(Picture(list).isBalanced, "\(input)")
      #expect(list.numbers.allSatisfy { $0.magnitude < 1000 }, "\(input)")
    }
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func aLookAddsToAListWithoutClearingIt(look: BuiltinIndicator) {
    var list = DisplayList()
    list.beginPath()
    look.draw(instant(.armed), into: &list)
    #expect(list.textForm == "beginPath\n" + look.list(instant(.armed)).textForm)
  }

  @Test(arguments: BuiltinIndicator.ours)
  func everythingStaysInsideTheRectangle(look: BuiltinIndicator) throws {
    var round = 0
    for (width, height) in [(32.0, 32.0), (56, 56), (393, 56), (320, 40), (128, 128), (60, 200)] {
      for direction in LayoutDirection.allCases {
        round += 1
        for var input in Self.instants(inRound: round) {
          input.width = width
          input.height = height
          input.titleWidth = 140
          input.detailWidth = 400
          input.environment.direction = direction
          input.layer = round.isMultiple(of: 4) ? .behind : .content
          guard let bounds = look.picture(input).bounds else { continue }
          #expect(bounds.x >= -1e-4 && bounds.maxX <= width + 1e-4, "\(input)")
          #expect(bounds.y >= -1e-4 && bounds.maxY <= height + 1e-4, "\(input)")
        }
      }
    }
  }

  @Test(arguments: BuiltinIndicator.figures)
  func theFigureIsInTheMiddleAndFillsHalfTheRectangle(look: BuiltinIndicator) throws {
    for side in [16.0, 28, 64] {
      var input = instant(.pulling, progress: 1)
      input.width = 2 * side
      input.height = 2 * side
      let bounds = try #require(look.picture(input).bounds)
      #expect(bounds.center.isClose(to: Point(side, side)))
      #expect(max(bounds.width, bounds.height) <= side * 1.03)
      #expect(max(bounds.width, bounds.height) >= side * 0.7)
    }
  }

  /// No look appears larger or smaller than another: none leaves the square of 28,
  /// or in a run the one of 32, and the mark of a result has one of two sizes, alone or in a ring.
  @Test(arguments: BuiltinIndicator.figures)
  func allLooksAreOneFamily(look: BuiltinIndicator) throws {
    for (phase, half) in [(Phase.pulling, 14.001), (.armed, 14.001), (.running, 16.001)] {
      for time in [0, 0.3, 0.7, 1.1] {
        let picture = look.picture(instant(phase, time: time))
        for ink in picture.inks where ink.opacity > 0 {
          let points = ink.lines.joined()
          let reach = points.map { max(($0.x - 28).magnitude, ($0.y - 28).magnitude) }.max() ?? 0
          #expect(reach + ink.width / 2 < half, "\(phase)")
        }
      }
    }
    for (outcome, slot) in [(Outcome.succeeded, PaletteSlot.success), (.failed, .failure)] {
      for reduceMotion in [false, true] {
        let input = instant(.finishing(outcome), reduceMotion: reduceMotion)
        let mark = try #require(look.picture(input).seen(slot).first)
        let points = mark.lines.joined().map(\.x)
        let half = try #require(points.max()) - 28
        #expect(mark.width.isClose(to: 2, within: 1e-5))
        // A cross is three quarters as wide as a tick.
        let size = outcome == .failed ? half / 0.75 : half
        #expect(size.isClose(to: 8) || size.isClose(to: 5))
      }
    }
  }

  @Test(arguments: BuiltinIndicator.drawnInLines)
  func linesAreTwoPointsThickAtASizeOf28AndNeverUnderOneAndAHalf(look: BuiltinIndicator) throws {
    for (side, width) in [(28.0, 2.0), (56, 4), (21, 1.5), (16, 1.5), (10, 1.5)] {
      var input = instant(.pulling, progress: 0.5)
      input.width = 2 * side
      input.height = 2 * side
      let ink = try #require(look.picture(input).seen(.accent).first)
      #expect(ink.width.isClose(to: width, within: 1e-5))
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func theLookComesInWithTheFirstQuarterOfThePull(look: BuiltinIndicator) throws {
    for (progress, opacity) in [(0.05, 0.2), (0.125, 0.5), (0.25, 1.0), (0.8, 1.0)] {
      let picture = look.picture(instant(.pulling, progress: progress))
      // The drop is all that its picture has.
      let ink = try #require(picture.seen(look == .drop ? .accent : .track).first)
      #expect(ink.opacity.isClose(to: opacity, within: 1e-6))
      // These become stronger while the pull draws them, or are images.
      guard ![.material, .frames, .segments].contains(look) else { continue }
      for reduceMotion in [false, true] {
        let input = instant(.pulling, progress: progress, reduceMotion: reduceMotion)
        let moving = look.picture(input).seen(.accent).map(\.opacity)
        #expect(try #require(moving.max()).isClose(to: opacity, within: 1e-6))
      }
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aRunThatThePullDidNotStartFadesIn(look: BuiltinIndicator) {
    let start = instant(.running, progress: 0, seconds: 0)
    #expect(look.list(start).isEmpty)
    #expect(!look.picture(instant(.running, progress: 0, seconds: 0.2)).isBlank)
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aLongerPullDrawsMore(look: BuiltinIndicator) {
    let lengths = [0.25, 0.5, 0.75, 1].map { progress in
      look.picture(instant(.pulling, progress: progress)).seen(.accent)
        .reduce(0) { $0 + $1.length }
    }
    for (less, more) in zip(lengths, lengths.dropFirst()) { #expect(more > less * 1.1) }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func pullingBeyondTheTriggerDrawsNoMore(look: BuiltinIndicator) {
    for (phase, seconds) in [(Phase.pulling, 1.0), (.armed, 1), (.running, 0.1), (.running, 1)] {
      let full = look.list(instant(phase, progress: 1, seconds: seconds))
      #expect(look.list(instant(phase, progress: 1.5, seconds: seconds)) == full)
    }
  }

  @Test(arguments: BuiltinIndicator.ours, [false, true])
  func armedIsSeenToBeMoreThanAlmostArmed(look: BuiltinIndicator, reduceMotion: Bool) {
    let almost = instant(.pulling, progress: 0.99, reduceMotion: reduceMotion)
    let armed = instant(.armed, progress: 1.01, reduceMotion: reduceMotion)
    // Something has changed its shape, moved by half a unit or more, or is a third brighter.
    #expect(!close(look.list(almost), look.list(armed), within: 0.33))
  }

  @Test(arguments: BuiltinIndicator.ours, [false, true])
  func everyStageHasAPictureOfItsOwn(look: BuiltinIndicator, reduceMotion: Bool) {
    let stages: [Phase] = [
      .pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed), .exhausted,
    ]
    let pictures = stages.map { phase in
      look.list(instant(phase, progress: 0.9, time: 0.5, reduceMotion: reduceMotion)).textForm
    }
    #expect(Set(pictures).count == stages.count)
  }

  @Test(arguments: BuiltinIndicator.ours)
  func contentThatSettlesBackLooksLikeOneThatIsPulled(look: BuiltinIndicator) {
    for progress in [0.1, 0.6, 1] {
      let pulled = look.list(instant(.pulling, progress: progress))
      #expect(look.list(instant(.idle, progress: progress)) == pulled)
    }
  }

  // Seconds of one loop, as documented by each look or in its file.
  @Test(arguments: [
    (BuiltinIndicator.arrow, 1.0), (.ring, 1.2), (.path, 1.4), (.tick, 0.9), (.petals, 1),
    (.material, 1.4), (.frames, 2.4), (.drop, 1.2), (.wave, 3.2), (.segments, 1.2), (.liquid, 0.9),
    (.morph, 3.2), (.field, 1.6),
  ])
  func theLoopOfARunHasNoSeam(look: BuiltinIndicator, period: Double) {
    for share in [0, 0.1, 0.35, 0.5, 0.77, 0.99] {
      let first = look.list(instant(.running, seconds: 5, time: (1 + share) * period))
      let last = look.list(instant(.running, seconds: 5, time: (2 + share) * period))
      #expect(close(first, last, within: 1e-4))
      // Otherwise a look without a loop would pass.
      let other = look.list(instant(.running, seconds: 5, time: (1.3 + share) * period))
      #expect(!close(first, other, within: 0.1))
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func theReducedLoopHasNoSeamEither(look: BuiltinIndicator) {
    let first = look.list(instant(.running, time: 3.2, reduceMotion: true))
    let last = look.list(instant(.running, time: 4.8, reduceMotion: true))
    #expect(close(first, last, within: 1e-4))
  }

  @Test(arguments: BuiltinIndicator.ours)
  func withReducedMotionARunChangesOpacitiesOnly(look: BuiltinIndicator) {
    let frames = (0..<20).map { frame in
      look.list(instant(.running, time: Double(frame) / 11, reduceMotion: true))
    }
    #expect(Set(frames.map { withoutOpacities($0) }).count == 1)
    #expect(Set(frames.map(\.textForm)).count > 10)
  }

  @Test(arguments: BuiltinIndicator.ours)
  func withReducedMotionAResultChangesOpacitiesOnly(look: BuiltinIndicator) {
    // While the figure fades, then while the mark comes, then when the figure is gone.
    for times in [[0.02, 0.04, 0.06, 0.08], [0.11, 0.12, 0.13, 0.14], [0.26, 0.27, 0.28, 0.29]] {
      for outcome in [Outcome.succeeded, .failed] {
        let frames = times.map { seconds in
          look.list(instant(.finishing(outcome), seconds: seconds, time: 7, reduceMotion: true))
        }
        #expect(Set(frames.map { withoutOpacities($0) }).count == 1)
        #expect(Set(frames.map(\.textForm)).count == frames.count)
      }
    }
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func withReducedMotionNothingEverTurns(look: BuiltinIndicator) {
    for input in Self.instants where input.environment.reduceMotion {
      for map in look.picture(input).transforms {
        #expect(map.b == 0 && map.c == 0, "\(input)")
      }
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func successAndFailureDifferInShape(look: BuiltinIndicator) throws {
    for reduceMotion in [false, true] {
      let good = look.picture(instant(.finishing(.succeeded), reduceMotion: reduceMotion))
      let bad = look.picture(instant(.finishing(.failed), reduceMotion: reduceMotion))
      #expect(good.seen(.failure).isEmpty && bad.seen(.success).isEmpty)
      #expect(good.seen(.accent).isEmpty && bad.seen(.accent).isEmpty)
      // A tick is a line with a corner, a cross two lines of equal length.
      let tick = try #require(good.seen(.success).first)
      let cross = try #require(bad.seen(.failure).first)
      let corners = tick.lines.joined().reduce(into: [Point]()) { corners, point in
        if corners.last != point { corners.append(point) }
      }
      #expect(corners.count == 3 && cross.lines.count == 2)
      let lengths = cross.lines.map { $0[0].distance(to: $0[1]) }
      #expect(lengths[0].isClose(to: lengths[1]))
      #expect(crossing(cross.lines[0], cross.lines[1]).isClose(to: Point(28, 28)))
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aResultIsCompleteAfterFourTenthsOfASecondAndStays(look: BuiltinIndicator) {
    for outcome in [Outcome.succeeded, .failed] {
      // A stopped loop is static: only the time since the end matters.
      let done = look.picture(instant(.finishing(outcome), seconds: 0.4, time: 50.4))
      let later = look.picture(instant(.finishing(outcome), seconds: 9, time: 59))
      for slot in [PaletteSlot.success, .failure] {
        let (one, other) = (done.seen(slot), later.seen(slot))
        #expect(one.count == other.count)
        for (a, b) in zip(one, other) {
          #expect(a.length.isClose(to: b.length))
          #expect(zip(a.lines.joined(), b.lines.joined()).allSatisfy { $0.isClose(to: $1) })
        }
      }
      #expect(!done.seen(outcome == .succeeded ? .success : .failure).isEmpty)
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aRunThatLeftNoMoreToLoadLooksLikeOneThatWentWell(look: BuiltinIndicator) {
    for seconds in [0, 0.05, 0.2, 1] {
      for isStill in [false, true] {
        let lists = [Outcome.exhausted, .succeeded].map { outcome in
          look.list(instant(.finishing(outcome), seconds: seconds, reduceMotion: isStill))
        }
        #expect(lists[0] == lists[1])
      }
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func whereNothingCanStartTheLookIsNeverArmed(look: BuiltinIndicator) {
    for seconds in [0, 0.1, 1] {
      let picture = look.picture(instant(.exhausted, progress: 1, seconds: seconds))
      #expect(picture.seen(.accent).isEmpty)
    }
  }

  @Test(arguments: BuiltinIndicator.ours)
  func aCancelledRunLeavesNothing(look: BuiltinIndicator) {
    #expect(look.picture(instant(.finishing(.cancelled), seconds: 0.25)).isBlank)
    #expect(!look.picture(instant(.finishing(.cancelled), seconds: 0.05)).isBlank)
  }

  private func close(_ a: DisplayList, _ b: DisplayList, within tolerance: Float) -> Bool {
    a.numbers.count == b.numbers.count
      && zip(a.numbers, b.numbers).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  private func withoutOpacities(_ list: DisplayList) -> String {
    list.textForm.split(separator: "\n").map { $0.hasPrefix("opacity") ? "opacity" : $0 }
      .joined(separator: "\n")
  }

  /// The intersection of two straight lines.
  private func crossing(_ a: [Point], _ b: [Point]) -> Point {
    let u = Point(a[1].x - a[0].x, a[1].y - a[0].y)
    let v = Point(b[1].x - b[0].x, b[1].y - b[0].y)
    let w = Point(b[0].x - a[0].x, b[0].y - a[0].y)
    let t = (w.x * v.y - w.y * v.x) / (u.x * v.y - u.y * v.x)
    return Point(a[0].x + u.x * t, a[0].y + u.y * t)
  }
}
