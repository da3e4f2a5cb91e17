/// The kinds of events as numbers, for recordings and for hosts in another language.
public enum EventCode: UInt8, CaseIterable, Sendable {
  /// See ``InputEvent/Kind/contactBegan(id:position:)``; number and x.
  case contactBegan
  /// See ``InputEvent/Kind/contactMoved(id:position:)``; number and x.
  case contactMoved
  /// See ``InputEvent/Kind/contactEnded(id:)``; number.
  case contactEnded
  /// See ``InputEvent/Kind/contactCancelled(id:)``; number.
  case contactCancelled
  /// See ``InputEvent/Kind/wheelBegan``.
  case wheelBegan
  /// See ``InputEvent/Kind/wheelMoved(delta:isMomentum:)``; x and flag.
  case wheelMoved
  /// See ``InputEvent/Kind/wheelEnded``.
  case wheelEnded
  /// See ``InputEvent/Kind/scrolled(_:isOwnWrite:)``; metrics and flag.
  case scrolled
  /// See ``InputEvent/Kind/contentChanged(extent:insertedBefore:)``; x, y, and flag where y counts.
  case contentChanged
  /// See ``InputEvent/Kind/attached``.
  case attached
  /// See ``InputEvent/Kind/shown``.
  case shown
  /// See ``InputEvent/Kind/hidden``.
  case hidden
  /// See ``InputEvent/Kind/detached``.
  case detached
  /// See ``InputEvent/Kind/environmentChanged(_:)``; flag for less motion, x for scale.
  case environmentChanged
  /// See ``InputEvent/Kind/beginRequested(_:by:)``; edge.
  case beginRequested
  /// See ``InputEvent/Kind/externalLoadingChanged(_:isLoading:)``; edge and flag.
  case externalLoadingChanged
  /// See ``InputEvent/Kind/actionFinished(_:_:_:)``; edge, number of the run and outcome.
  case actionFinished
  /// See ``InputEvent/Kind/cancelRequested(_:)``; edge.
  case cancelRequested
  /// See ``InputEvent/Kind/resetRequested(_:)``; edge.
  case resetRequested
  /// See ``InputEvent/Kind/frame``.
  case frame
  /// See ``InputEvent/Kind/woke``.
  case woke
}
