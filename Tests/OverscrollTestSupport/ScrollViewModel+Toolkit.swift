import Overscroll

/// How content moves in a toolkit; apart, because no host ever sees the inside of one.
///
/// Constants are those published for UIScrollView: band 0.55, deceleration 0.998 a millisecond,
/// bounce rate 10 a second.
extension ScrollViewModel {
  private static let band = 0.55
  private static let bounceRate = 10.0
  private static let decelerationRate = 2.002

  /// The direction in which going outwards at the refresh's edge moves a finger.
  var direction: Double { edge == .start ? 1 : -1 }

  var insetAtStart: Double { baseStart + contributionAtStart }

  var insetAtEnd: Double { baseEnd + contributionAtEnd }

  /// The offset at rest at the refresh's edge, without our contribution.
  var baseRest: Double {
    edge == .start ? -baseStart : max(-baseStart, extent + baseEnd - viewport)
  }

  /// The offsets at which content rests.
  var restingRange: ClosedRange<Double> {
    let first = -insetAtStart
    return first...max(first, extent + insetAtEnd - viewport)
  }

  var isPastEdge: Bool { !restingRange.contains(offset) }

  var isHeldByEngine: Bool { displacement != 0 }

  mutating func stayInRange() {
    offset = min(max(offset, restingRange.lowerBound), restingRange.upperBound)
  }

  mutating func advance(by seconds: Double) {
    time += seconds
    if finger == nil { moveFreely(for: seconds) }
    if hasFrames { send(.frame) }
    if let wakeAt, wakeAt <= time {
      self.wakeAt = nil
      send(.woke)
    }
  }

  /// Moves the finger and what it holds.
  mutating func moveFinger(by points: Double) {
    guard let position = finger.map({ $0 + points }) else { return }
    finger = position
    let before = offset
    switch toolkit {
    case .bouncing:
      moveStretched(by: points)
      send(.contactMoved(id: 1, position: position))
    case .stopping:
      let wasHeld = session.holdsGesture
      send(.contactMoved(id: 1, position: position))
      if !wasHeld, !session.holdsGesture {
        offset -= points
        stayInRange()
      }
    }
    if offset != before { reportMovement() }
  }

  /// Un-stretches the present offset, moves it, stretches it again.
  private mutating func moveStretched(by points: Double) {
    let range = restingRange
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let raw = viewport / Self.band * (1 / (1 - past / viewport) - 1)
    let slack =
      offset < range.lowerBound ? range.lowerBound - raw : min(offset, range.upperBound) + raw
    let target = slack - points
    if target < range.lowerBound {
      offset = range.lowerBound - stretched(range.lowerBound - target)
    } else if target > range.upperBound {
      offset = range.upperBound + stretched(target - range.upperBound)
    } else {
      offset = target
    }
  }

  private func stretched(_ raw: Double) -> Double {
    (1 - 1 / (raw * Self.band / viewport + 1)) * viewport
  }

  private mutating func moveFreely(for seconds: Double) {
    guard let velocity = freeVelocity else { return }
    let before = offset
    if isPastEdge {
      bounce(for: seconds, velocity)
    } else {
      offset += velocity * seconds
      freeVelocity = abs(velocity) < 5 ? nil : velocity * decay(Self.decelerationRate * seconds)
      if toolkit.bounce == .engine, isPastEdge {
        stayInRange()
        freeVelocity = nil
      }
    }
    if offset != before { reportMovement() }
  }

  /// One step of a critically damped spring to the nearest resting place.
  private mutating func bounce(for seconds: Double, _ velocity: Double) {
    let range = restingRange
    let rest = offset < range.lowerBound ? range.lowerBound : range.upperBound
    let distance = offset - rest
    let slope = velocity + Self.bounceRate * distance
    let decay = decay(Self.bounceRate * seconds)
    offset = rest + (distance + slope * seconds) * decay
    freeVelocity = slope * decay - Self.bounceRate * (offset - rest)
    if abs(offset - rest) < 0.3 {
      offset = rest
      freeVelocity = nil
    }
  }

  /// e^-power for the small powers of one frame, by its series.
  private func decay(_ power: Double) -> Double {
    var sum = 1.0
    var term = 1.0
    for index in 1...20 {
      term *= -power / Double(index)
      sum += term
    }
    return sum
  }
}
