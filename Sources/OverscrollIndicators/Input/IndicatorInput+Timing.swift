package import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

// The timing of the built-in looks. Separate file because custom looks need not share it.
extension IndicatorInput {
  /// The eased fraction, 0...1, of a change that begins `delay` seconds after the phase.
  package func eased(after delay: Double = 0, for seconds: Double) -> Double {
    smooth((secondsInPhase - delay) / seconds)
  }

  /// During a run, and in the phase of its result, how far a change has come that began `delay` seconds after the run.
  ///
  /// So a run that has its answer at once shows nothing that turns.
  package func ran(after delay: Double = 0, for seconds: Double) -> Double {
    let ran = if case .running = phase { secondsInPhase } else { secondsInPrevious }
    return smooth((ran - delay) / seconds)
  }

  /// Seconds since a run began, during it and in the phase of its result.
  package var secondsSinceRun: Double {
    if case .running = phase { secondsInPhase } else { secondsInPrevious + secondsInPhase }
  }

  /// The position in a loop with this duration, in 0..<1.
  package func turn(every seconds: Double) -> Double {
    fraction(time / seconds)
  }

  /// The opacity that replaces a rotating loop with reduced motion.
  package var breath: Double { 0.35 + 0.65 * wave(every: 1.6) }

  /// A loop with this duration from 1 to 0 and back, with ease-in-out.
  package func wave(every seconds: Double) -> Double {
    smooth((2 * turn(every: seconds) - 1).magnitude)
  }

  /// The index of a run's image: ten per second, repeating.
  ///
  /// With reduced motion it is the first.
  package func loopFrame(of count: Int) -> Int {
    if environment.reduceMotion { return 0 }
    let number = Double(count)
    // A small margin, so that rounding does not delay an image.
    return Int(fraction((10 * time + 1e-9) / number) * number)
  }

  /// The opacity of figures at rest: full for a load-more, that of moving ones for a refresh.
  ///
  /// 0 without room.
  package var presence: Double {
    // Saves 93 bytes of wasm.
    @inline(never) get { figureSide <= 0 ? 0 : role == .loadMore ? 1 : appearance }
  }

  /// The opacity of moving figures: they fade in with the pull's first quarter, or with a run.
  package var appearance: Double {
    let pulled = min(4 * progress, 1)
    switch phase {
    case .idle, .pulling, .armed, .exhausted: return pulled
    case .running: return max(pulled, eased(for: 0.2))
    case .finishing: return 1
    }
  }

  /// The fraction of the transition to the armed form, 0...1, with easing over 0.2 seconds.
  ///
  /// When a pull is no longer armed, the reverse transition takes equally long, from where it was.
  package var armedShare: Double {
    switch phase {
    case .idle, .pulling:
      guard case .armed = previousPhase else { return 0 }
      return smooth(secondsInPrevious / 0.2) * (1 - eased(for: 0.2))
    case .armed: return eased(for: 0.2)
    case .running, .finishing: return 1
    case .exhausted: return 0
    }
  }

  /// The drawn fraction of the picture, 0...1; an armed look is complete.
  package var drawnShare: Double {
    // Saves 38 bytes of wasm.
    @inline(never) get { interpolate(from: min(progress, 1), to: 1, at: armedShare) }
  }

  /// The drawn fraction of a picture, 0...1.
  package var pulledShare: Double { min(progress, 1) }
}

/// Ease-in-out: `t² (3 - 2t)`, with t clamped to 0...1.
package func smooth(_ time: Double) -> Double {
  let t = clamp(time, to: 0...1)
  return t * t * (3 - 2 * t)
}

/// The fractional part of a number, in 0..<1.
package func fraction(_ number: Double) -> Double {
  number - number.rounded(.down)
}

// How the built-in looks show a load-more.
extension IndicatorInput {
  /// The state to draw for this input.
  ///
  /// A load-more that is not pulled does not follow pulls. After a failure it keeps showing the
  /// result without animation. An exhausted one is shown without a transition.
  package var shown: IndicatorInput {
    guard role == .loadMore else { return self }
    var shown = self
    if !trigger.isPull { shown.progress = 0 }
    switch phase {
    case .idle, .pulling:
      guard !trigger.isPull, lastOutcome == .failed else { break }
      shown.phase = .finishing(.failed)
      // Complete, and with a loop that has stopped upright.
      shown.secondsInPhase = 1
      shown.time = 0.8
    case .finishing(.exhausted):
      shown.phase = .exhausted
    case .armed, .running, .finishing, .exhausted:
      break
    }
    return shown
  }

  /// Whether it waits for scrolling or a tap and has no pull to show.
  package var isWaiting: Bool {
    switch phase {
    case .idle, .pulling: role == .loadMore && !trigger.isPull
    case .armed, .running, .finishing, .exhausted: false
    }
  }

  /// Whether there is no more to load.
  package var isExhausted: Bool {
    if case .exhausted = phase { true } else { false }
  }

  /// The color of a figure at rest: plainer if it is the only thing visible and can be tapped.
  package var restSlot: PaletteSlot { isWaiting ? .secondary : .track }
}

extension Trigger {
  /// Whether pulling starts a run.
  package var isPull: Bool {
    switch self {
    case .release, .reach: true
    case .automatic, .tap, .none: false
    }
  }
}
