/// How events become numbers. A file of its own, because a host in another language never needs it.
extension RawEvent {
  /// Writes an event down as numbers; nil for a configuration, which is none.
  ///
  /// - Parameter event: Any event.
  public init?(_ event: InputEvent) {
    func raw(
      _ code: EventCode,
      _ edge: Edge = .start,
      number: Int = 0,
      flag: Bool = false,
      x: Double = 0
    ) -> RawEvent {
      RawEvent(code, time: event.time, edge: edge, number: number, flag: flag, x: x)
    }
    switch event.kind {
    case .configured:
      return nil
    case .contactBegan(let id, let position):
      self = raw(.contactBegan, number: id, x: position)
    case .contactMoved(let id, let position):
      self = raw(.contactMoved, number: id, x: position)
    case .contactEnded(let id):
      self = raw(.contactEnded, number: id)
    case .contactCancelled(let id):
      self = raw(.contactCancelled, number: id)
    case .wheelBegan:
      self = raw(.wheelBegan)
    case .wheelMoved(let delta, let isMomentum):
      self = raw(.wheelMoved, flag: isMomentum, x: delta)
    case .wheelEnded:
      self = raw(.wheelEnded)
    case .scrolled(let metrics, let isOwnWrite):
      self = raw(.scrolled, flag: isOwnWrite)
      self.metrics = metrics
    case .contentChanged(let extent, let insertedBefore):
      self = raw(.contentChanged, flag: insertedBefore != nil, x: extent)
      y = insertedBefore ?? 0
    case .attached:
      self = raw(.attached)
    case .shown:
      self = raw(.shown)
    case .hidden:
      self = raw(.hidden)
    case .detached:
      self = raw(.detached)
    case .environmentChanged(let environment):
      self = raw(.environmentChanged, flag: environment.reduceMotion, x: environment.scale)
      number = environment.direction == .rightToLeft ? 1 : 0
    case .beginRequested(let edge, _):
      self = raw(.beginRequested, edge)
    case .externalLoadingChanged(let edge, let isLoading):
      self = raw(.externalLoadingChanged, edge, flag: isLoading)
    case .actionFinished(let edge, let token, let outcome):
      self = raw(.actionFinished, edge, number: Int(truncatingIfNeeded: token.number))
      self.outcome = outcome
    case .cancelRequested(let edge):
      self = raw(.cancelRequested, edge)
    case .resetRequested(let edge):
      self = raw(.resetRequested, edge)
    case .frame:
      self = raw(.frame)
    case .woke:
      self = raw(.woke)
    }
  }
}
