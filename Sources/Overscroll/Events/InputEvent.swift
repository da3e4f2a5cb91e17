/// Something that happened to a scroll view, and when.
///
/// A host makes them, and gives them to an app that records a trace. Replaying a list of events gives
/// the same phases, effects and numbers, bit for bit, on x86-64 and in wasm.
public struct InputEvent: Equatable, Sendable {
  /// Seconds on a monotonic clock.
  ///
  /// A time before that of the last event is clamped to it.
  @usableFromInline package var time: Double
  /// What happened.
  @usableFromInline package var kind: Kind

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - time: Seconds, finite.
  ///   - kind: What happened.
  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen to a scroll view.
  ///
  /// Positions, deltas and distances are points along the axis, growing towards the content's end.
  @usableFromInline package enum Kind: Equatable, Sendable {
    // Indirect, because a behavior is ten times the size of the numbers.
    /// A part was added or received another behavior, or (with nil) was removed.
    indirect case configured(Edge, Behavior?)
    /// Any other event, identified by its code.
    case raw(RawEvent)
  }
}

/// A named constructor for every kind of event.
extension InputEvent.Kind {
  /// A finger or a pressed pointer came down, and the host's axis lock assigned it to this axis.
  package static func contactBegan(id: Int, position: Double) -> Self {
    .raw(RawEvent(.contactBegan, number: id, x: position))
  }

  /// The contact moved; the position is absolute.
  package static func contactMoved(id: Int, position: Double) -> Self {
    .raw(RawEvent(.contactMoved, number: id, x: position))
  }

  /// The contact was lifted.
  package static func contactEnded(id: Int) -> Self {
    .raw(RawEvent(.contactEnded, number: id))
  }

  /// The system cancelled the contact; this never starts a run.
  package static func contactCancelled(id: Int) -> Self {
    .raw(RawEvent(.contactCancelled, number: id))
  }

  /// Fingers on a touchpad began to scroll.
  ///
  /// Plain wheel notches are not gestures.
  package static var wheelBegan: Self { .raw(RawEvent(.wheelBegan)) }

  /// The touchpad scrolled; a positive delta moves content towards its end, as a finger would.
  package static func wheelMoved(delta: Double, isMomentum: Bool) -> Self {
    .raw(RawEvent(.wheelMoved, flag: isMomentum, x: delta))
  }

  /// The fingers left the touchpad.
  package static var wheelEnded: Self { .raw(RawEvent(.wheelEnded)) }

  /// The scroll metrics changed.
  ///
  /// `isOwnWrite` is true if the host changed them while performing an effect.
  package static func scrolled(_ metrics: ScrollMetrics, isOwnWrite: Bool) -> Self {
    .raw(RawEvent(.scrolled, flag: isOwnWrite, metrics: metrics))
  }

  /// The content's length changed.
  ///
  /// `insertedBefore` is how many points of the difference lie before what is being read (negative
  /// if points were removed), or nil if unknown.
  package static func contentChanged(extent: Double, insertedBefore: Double?) -> Self {
    .raw(RawEvent(.contentChanged, flag: insertedBefore != nil, x: extent, y: insertedBefore ?? 0))
  }

  /// The control was added to a visible scroll view; send its metrics first.
  package static var attached: Self { .raw(RawEvent(.attached)) }

  /// The scroll view became visible.
  package static var shown: Self { .raw(RawEvent(.shown)) }

  /// The scroll view became hidden, for example by a tab change or a screen presented on top.
  package static var hidden: Self { .raw(RawEvent(.hidden)) }

  /// The control was removed from its scroll view; its insets and displacement are removed.
  package static var detached: Self { .raw(RawEvent(.detached)) }

  /// The reduced-motion setting, the screen scale or the layout direction changed.
  package static func environmentChanged(_ environment: Environment) -> Self {
    .raw(
      RawEvent(
        .environmentChanged,
        number: Int(environment.direction.rawValue),
        flag: environment.reduceMotion,
        x: environment.scale
      )
    )
  }

  /// A run was requested by something other than a pull, now or after a delay in seconds.
  ///
  /// A delayed one begins as if it were requested then. A run that begins before, a cancellation,
  /// removal of the part and detaching drop it, and another delayed one takes its place.
  package static func beginRequested(
    _ edge: Edge,
    by source: BeginSource,
    after delay: Double = 0
  ) -> Self {
    .raw(RawEvent(.beginRequested, edge: edge, number: Int(source.rawValue), x: delay))
  }

  /// The app started or stopped loading outside of a run; while it loads, nothing arms or begins.
  package static func externalLoadingChanged(_ edge: Edge, isLoading: Bool) -> Self {
    .raw(RawEvent(.externalLoadingChanged, edge: edge, flag: isLoading))
  }

  /// The action of a run returned, threw or was ended by the app.
  package static func actionFinished(_ edge: Edge, _ run: RunToken, _ outcome: Outcome) -> Self {
    .raw(
      RawEvent(
        .actionFinished,
        edge: edge,
        number: Int(truncatingIfNeeded: run.number),
        outcome: outcome
      )
    )
  }

  /// The answer to the request that a pull has begun is there, or the request has failed.
  ///
  /// The run that takes it over then ends as soon as its action does; see ``Effect/Order/prefetch(_:)``.
  package static func prefetchFinished(_ edge: Edge, _ run: RunToken) -> Self {
    .raw(RawEvent(.prefetchFinished, edge: edge, number: Int(truncatingIfNeeded: run.number)))
  }

  /// The app requested cancellation of the present run.
  package static func cancelRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.cancelRequested, edge: edge))
  }

  /// The app reported that there may be more to load again.
  package static func resetRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.resetRequested, edge: edge))
  }

  /// The app reported that there is no more to load, although no run has found it.
  ///
  /// During a run it does nothing: the run's outcome says whether there is more. At an edge without a part it applies
  /// to the part that is configured next.
  package static func exhaustRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.exhaustRequested, edge: edge))
  }

  /// The host has scrolled to a run that had begun out of view, to hold it open.
  ///
  /// It moves the content to the hold if it is not there. Without a run, or under a finger, it does
  /// nothing.
  package static func uncoverRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.uncoverRequested, edge: edge))
  }

  /// Whether a refresh and a load-more may run at the same time has changed.
  ///
  /// Runs that are already current are not changed.
  package static func concurrencyChanged(_ concurrency: Concurrency) -> Self {
    .raw(RawEvent(.concurrencyChanged, flag: concurrency == .independent))
  }

  /// The app, a key or a screen reader requested to open or close the floor.
  ///
  /// It does not open during a run or under a finger, nor where the behavior has none.
  package static func floorRequested(_ edge: Edge, isOpen: Bool) -> Self {
    .raw(RawEvent(.floorRequested, edge: edge, flag: isOpen))
  }

  /// A frame is about to be drawn, as requested by an effect.
  package static var frame: Self { .raw(RawEvent(.frame)) }

  /// The time of a wake effect was reached.
  package static var woke: Self { .raw(RawEvent(.woke)) }
}
