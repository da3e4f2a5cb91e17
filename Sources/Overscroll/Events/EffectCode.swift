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
  /// Set the displacement of the content.
  ///
  /// See ``Effect/Order/setDisplacement(_:)``: value in points.
  case setDisplacement
  /// Move the content offset.
  ///
  /// See ``Effect/Order/scrollTo(_:)``: value in points.
  case scrollTo
  /// Start reporting frames.
  ///
  /// See ``Effect/Order/requestFrames``.
  case requestFrames
  /// Stop reporting frames.
  ///
  /// See ``Effect/Order/stopFrames``.
  case stopFrames
  /// Wake the session at a time.
  ///
  /// See ``Effect/Order/wake(at:)``: value in seconds.
  case wake
  /// Play a light haptic.
  ///
  /// See ``Effect/Order/playHaptic``.
  case playHaptic
  /// Post an announcement to a screen reader.
  ///
  /// See ``Effect/Order/announce(_:)``: detail is the announcement's raw value.
  case announce
  /// Report to the app how far the indicator has opened or closed.
  ///
  /// See ``Effect/Order/reportMilestone(_:)``: detail is the milestone's raw value.
  case reportMilestone
  /// Report the new phase to the app.
  ///
  /// See ``Effect/Order/reportPhase(_:)``: detail is the phase's code.
  case reportPhase
  /// Store the time of this run.
  ///
  /// See ``Effect/Order/storeLastUpdated``.
  case storeLastUpdated
  /// Report the new state of the floor to the app.
  ///
  /// See ``Effect/Order/reportFloor(_:)``: detail is its raw value.
  case reportFloor
}
