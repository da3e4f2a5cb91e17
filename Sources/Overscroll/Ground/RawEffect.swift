/// An effect as plain numbers: what crosses the border to a host in another language.
///
/// Swift hosts take ``Effect``s, which are made of these.
///
/// Ground: every stage may give an order.
package struct RawEffect: Equatable, Sendable {
  /// The edge whose part gives the order.
  package var edge: Edge
  /// What to do.
  package var code: EffectCode
  /// What the code says: a run's number, a phase's code, a milestone or an announcement.
  package var detail: UInt32
  /// What the code says: points, an offset or a time.
  package var value: Double

  /// Makes an effect of its numbers.
  ///
  /// - Parameters:
  ///   - edge: The edge whose part gives the order.
  ///   - code: What to do.
  ///   - detail: What the code says.
  ///   - value: What the code says.
  package init(edge: Edge, code: EffectCode, detail: UInt32 = 0, value: Double = 0) {
    self.edge = edge
    self.code = code
    self.detail = detail
    self.value = value
  }
}

/// The kinds of effects as numbers, for recordings and for hosts in another language.
package enum EffectCode: UInt8, CaseIterable, Sendable {
  /// Run the action.
  ///
  /// See ``Effect/Order/startAction(_:)``: detail is the run's number.
  case startAction
  /// Cancel the action of a run.
  ///
  /// See ``Effect/Order/cancelAction(_:)``: detail is the run's number.
  case cancelAction
  /// Change our share of the inset.
  ///
  /// See ``Effect/Order/setContribution(_:)``: value in points.
  case setContribution
  /// Draw the content away from its place.
  ///
  /// See ``Effect/Order/setDisplacement(_:)``: value in points.
  case setDisplacement
  /// Move the content offset.
  ///
  /// See ``Effect/Order/scrollTo(_:)``: value in points.
  case scrollTo
  /// Ask for frames.
  ///
  /// See ``Effect/Order/requestFrames``.
  case requestFrames
  /// Ask for no more frames.
  ///
  /// See ``Effect/Order/stopFrames``.
  case stopFrames
  /// Wake the session at a time.
  ///
  /// See ``Effect/Order/wake(at:)``: value in seconds.
  case wake
  /// Give a light tick.
  ///
  /// See ``Effect/Order/playHaptic``.
  case playHaptic
  /// Tell a screen reader.
  ///
  /// See ``Effect/Order/announce(_:)``: detail is the announcement's raw value.
  case announce
  /// Tell the app how far the indicator has opened or closed.
  ///
  /// See ``Effect/Order/reportMilestone(_:)``: detail is the milestone's raw value.
  case reportMilestone
  /// Tell the app the new phase.
  ///
  /// See ``Effect/Order/reportPhase(_:)``: detail is the phase's code.
  case reportPhase
  /// Keep the time of this run.
  ///
  /// See ``Effect/Order/storeLastUpdated``.
  case storeLastUpdated
}
