internal import Overscroll
internal import OverscrollMath

// How the built-in looks move. In a file of its own because a person's own look need not move so.
extension IndicatorInput {
  /// The eased share, 0...1, of a change that begins `delay` seconds after the phase did.
  func eased(after delay: Double = 0, for seconds: Double) -> Double {
    smooth((secondsInPhase - delay) / seconds)
  }

  /// How far a loop of so many seconds has come, in 0..<1.
  func turn(every seconds: Double) -> Double {
    fraction(time / seconds)
  }

  /// The opacity that stands for a turning loop when less motion is wanted.
  var breath: Double { 0.35 + 0.65 * wave(every: 1.6) }

  /// A loop that goes from 1 to 0 and back, slow at both ends.
  ///
  /// - Parameters:
  ///   - seconds: How long it takes.
  ///   - late: How far it is behind the clock, as a share of the loop.
  /// - Returns: Where it is, 0...1.
  func wave(every seconds: Double, late: Double = 0) -> Double {
    smooth((2 * fraction(time / seconds - late) - 1).magnitude)
  }

  /// Which of so many images of a run is shown: ten a second, over and over.
  ///
  /// With less motion it is the first.
  func loopFrame(of count: Int) -> Int {
    if environment.reduceMotion { return 0 }
    let number = Double(count)
    // A hair more, so that rounding holds no image back at the moment it is due.
    return Int(fraction((10 * time + 1e-9) / number) * number)
  }

  /// How visible what rests is: a load-more fully, a refresh as far as what moves; not at all
  /// without room.
  var presence: Double {
    // Saves 93 bytes of wasm.
    @inline(never) get { figureSide <= 0 ? 0 : role == .loadMore ? 1 : appearance }
  }

  /// How visible what moves is: it comes in with the first quarter of the pull, or with a run.
  var appearance: Double {
    let pulled = min(4 * progress, 1)
    switch phase {
    case .idle, .pulling, .armed, .exhausted: return pulled
    case .running: return max(pulled, eased(for: 0.2))
    case .finishing: return 1
    }
  }

  /// How far the look has turned to its armed form, 0...1, in an eased fifth of a second.
  ///
  /// An armed pull that comes back turns back just as long, from where turning had come.
  var armedShare: Double {
    switch phase {
    case .idle, .pulling:
      guard case .armed = previousPhase else { return 0 }
      return smooth(secondsInPrevious / 0.2) * (1 - eased(for: 0.2))
    case .armed: return eased(for: 0.2)
    case .running, .finishing: return 1
    case .exhausted: return 0
    }
  }

  /// The share of the picture that the pull has drawn, 0...1; an armed look is complete.
  var drawnShare: Double {
    interpolate(from: min(progress, 1), to: 1, at: armedShare)
  }
}

/// Eases a share of the time at both ends: `t² (3 - 2t)`, with t held to 0...1.
func smooth(_ time: Double) -> Double {
  let t = clamp(time, to: 0...1)
  return t * t * (3 - 2 * t)
}

/// What a number has beyond the next whole number below it, in 0..<1.
func fraction(_ number: Double) -> Double {
  number - number.rounded(.down)
}
