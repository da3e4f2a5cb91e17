/// Every kind of event by name, with the numbers that its code has.
extension InputEvent.Kind {
  /// A finger or a pressed pointer came down and the host's axis lock gave it to this axis.
  public static func contactBegan(id: Int, position: Double) -> Self {
    .raw(RawEvent(.contactBegan, number: id, x: position))
  }

  /// The contact moved to an absolute position.
  public static func contactMoved(id: Int, position: Double) -> Self {
    .raw(RawEvent(.contactMoved, number: id, x: position))
  }

  /// The contact was lifted.
  public static func contactEnded(id: Int) -> Self {
    .raw(RawEvent(.contactEnded, number: id))
  }

  /// The system took the contact away; it never triggers anything.
  public static func contactCancelled(id: Int) -> Self {
    .raw(RawEvent(.contactCancelled, number: id))
  }

  /// Fingers on a touchpad began to scroll.
  ///
  /// Plain wheel notches are not gestures.
  public static var wheelBegan: Self { .raw(RawEvent(.wheelBegan)) }

  /// The touchpad scrolled; a positive delta moves content towards its end, as a finger would.
  public static func wheelMoved(delta: Double, isMomentum: Bool) -> Self {
    .raw(RawEvent(.wheelMoved, flag: isMomentum, x: delta))
  }

  /// The fingers left the touchpad.
  public static var wheelEnded: Self { .raw(RawEvent(.wheelEnded)) }

  /// The scroll view's numbers changed.
  ///
  /// `isOwnWrite` says that it happened while performing an effect.
  public static func scrolled(_ metrics: ScrollMetrics, isOwnWrite: Bool) -> Self {
    .raw(RawEvent(.scrolled, flag: isOwnWrite, metrics: metrics))
  }

  /// The content has another length.
  ///
  /// `insertedBefore` says how many points of the difference lie before what is being read (below 0
  /// where points went away), or nil where nobody knows.
  public static func contentChanged(extent: Double, insertedBefore: Double?) -> Self {
    .raw(RawEvent(.contentChanged, flag: insertedBefore != nil, x: extent, y: insertedBefore ?? 0))
  }

  /// The control was added to a scroll view whose numbers have been sent, and which can be seen.
  public static var attached: Self { .raw(RawEvent(.attached)) }

  /// The scroll view can be seen again.
  public static var shown: Self { .raw(RawEvent(.shown)) }

  /// The scroll view cannot be seen: a hidden tab, another screen on top.
  public static var hidden: Self { .raw(RawEvent(.hidden)) }

  /// The control was taken off its scroll view; everything it holds is given back.
  public static var detached: Self { .raw(RawEvent(.detached)) }

  /// Less motion, another screen or another reading direction.
  public static func environmentChanged(_ environment: Environment) -> Self {
    .raw(
      RawEvent(
        .environmentChanged,
        number: Int(environment.direction.rawValue),
        flag: environment.reduceMotion,
        x: environment.scale
      )
    )
  }

  /// Something other than a pull asks for a run.
  public static func beginRequested(_ edge: Edge, by source: BeginSource) -> Self {
    .raw(RawEvent(.beginRequested, edge: edge, number: Int(source.rawValue)))
  }

  /// The app started or stopped loading by itself; while it does, nothing arms or begins.
  public static func externalLoadingChanged(_ edge: Edge, isLoading: Bool) -> Self {
    .raw(RawEvent(.externalLoadingChanged, edge: edge, flag: isLoading))
  }

  /// The action of a run returned, threw or was told to end.
  public static func actionFinished(_ edge: Edge, _ run: RunToken, _ outcome: Outcome) -> Self {
    .raw(
      RawEvent(
        .actionFinished,
        edge: edge,
        number: Int(truncatingIfNeeded: run.number),
        outcome: outcome
      )
    )
  }

  /// The app wants the present run given up.
  public static func cancelRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.cancelRequested, edge: edge))
  }

  /// The app says that there may be more to load again.
  public static func resetRequested(_ edge: Edge) -> Self {
    .raw(RawEvent(.resetRequested, edge: edge))
  }

  /// A frame is about to be drawn, as asked for by an effect.
  public static var frame: Self { .raw(RawEvent(.frame)) }

  /// The time of a wake effect has come.
  public static var woke: Self { .raw(RawEvent(.woke)) }
}
