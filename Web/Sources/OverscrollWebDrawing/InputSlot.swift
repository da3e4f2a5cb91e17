internal import Overscroll
public import OverscrollIndicators

/// Where each number of a look's input stands, counted in doubles.
///
/// The module with the engine writes them, and the module with all looks reads them: two modules of
/// a page share no memory, so the page's script copies them.
public enum InputSlot: UInt8, CaseIterable, Sendable {
  /// The progress of the pull, without a unit.
  case progress
  /// The code of the present phase.
  case phase
  /// Seconds since the phase began.
  case secondsInPhase
  /// The code of the phase before.
  case previousPhase
  /// Seconds the phase before lasted.
  case secondsInPrevious
  /// The number of the latest run's outcome, -1 for none.
  case lastOutcome
  /// Seconds, on the clock of the engine's events.
  case time
  /// Points to draw in.
  case width
  /// Points to draw in.
  case height
  /// Points of the widest title; 0 for none.
  case titleWidth
  /// Points of the line beneath it; 0 for none.
  case detailWidth
  /// 1 where less motion is preferred.
  case reduceMotion
  /// Pixels per point.
  case scale
  /// The number of a `LayoutDirection`.
  case direction
  /// The number of a `Role`.
  case role
  /// The number of an `Edge`.
  case edge
  /// The number of a `Trigger`.
  case trigger
  /// The number of an `Axis`.
  case axis
  /// The number of a layer.
  case layer
  /// The number of a `Fidelity`.
  case fidelity
  /// How many images there are for a pull.
  case pullFrames
  /// How many images there are for a run.
  case runFrames
}

extension IndicatorInput {
  /// Writes the input as numbers.
  ///
  /// - Parameter numbers: Room for one number a slot.
  public func write(to numbers: UnsafeMutablePointer<Double>) {
    func put(_ slot: InputSlot, _ number: Double) { numbers[Int(slot.rawValue)] = number }
    put(.progress, progress)
    put(.phase, Double(phase.code))
    put(.secondsInPhase, secondsInPhase)
    put(.previousPhase, Double(previousPhase.code))
    put(.secondsInPrevious, secondsInPrevious)
    put(.lastOutcome, lastOutcome.map { Double($0.rawValue) } ?? -1)
    put(.time, time)
    put(.width, width)
    put(.height, height)
    put(.titleWidth, titleWidth)
    put(.detailWidth, detailWidth)
    put(.reduceMotion, environment.reduceMotion ? 1 : 0)
    put(.scale, environment.scale)
    put(.direction, Double(environment.direction.rawValue))
    put(.role, Double(role.rawValue))
    put(.edge, Double(edge.rawValue))
    put(.trigger, Double(trigger.rawValue))
    put(.axis, Double(axis.rawValue))
    put(.layer, Double(layer.rawValue))
    put(.fidelity, Double(fidelity.rawValue))
    put(.pullFrames, Double(pullFrames))
    put(.runFrames, Double(runFrames))
  }

  /// Reads what was written.
  ///
  /// - Parameter numbers: One number a slot. What is no number of a case counts as the first one.
  public init(from numbers: UnsafePointer<Double>) {
    func number(_ slot: InputSlot) -> Double { numbers[Int(slot.rawValue)] }
    func code(_ slot: InputSlot) -> UInt8 { UInt8(exactly: number(slot)) ?? .max }
    func phase(_ slot: InputSlot) -> Phase { Phase(code: code(slot)) ?? .idle }
    self.init(
      progress: number(.progress),
      phase: phase(.phase),
      secondsInPhase: number(.secondsInPhase),
      time: number(.time),
      width: number(.width),
      height: number(.height),
      titleWidth: number(.titleWidth),
      detailWidth: number(.detailWidth),
      environment: Environment(
        reduceMotion: number(.reduceMotion) == 1,
        scale: number(.scale),
        direction: LayoutDirection(rawValue: code(.direction)) ?? .leftToRight
      ),
      role: Role(rawValue: code(.role)) ?? .refresh,
      edge: Edge(rawValue: code(.edge)) ?? .start,
      trigger: Trigger(rawValue: code(.trigger)) ?? .release,
      lastOutcome: Outcome(rawValue: code(.lastOutcome))
    )
    previousPhase = phase(.previousPhase)
    secondsInPrevious = number(.secondsInPrevious)
    axis = Axis(rawValue: code(.axis)) ?? .vertical
    layer = IndicatorPlacement.Layer(rawValue: code(.layer)) ?? .content
    fidelity = Fidelity(rawValue: code(.fidelity)) ?? .corrected
    pullFrames = Int(number(.pullFrames))
    runFrames = Int(number(.runFrames))
  }
}
