/// The kinds of events as numbers, for recordings and for hosts in another language.
@usableFromInline
package enum EventCode: UInt8, CaseIterable, Sendable {
  /// A finger or a pressed pointer came down.
  ///
  /// See ``InputEvent/Kind/contactBegan(id:position:)``: number and x.
  case contactBegan
  /// The contact moved.
  ///
  /// See ``InputEvent/Kind/contactMoved(id:position:)``: number and x.
  case contactMoved
  /// The contact was lifted.
  ///
  /// See ``InputEvent/Kind/contactEnded(id:)``: number.
  case contactEnded
  /// The system cancelled the contact.
  ///
  /// See ``InputEvent/Kind/contactCancelled(id:)``: number.
  case contactCancelled
  /// Fingers on a touchpad began to scroll.
  ///
  /// See ``InputEvent/Kind/wheelBegan``.
  case wheelBegan
  /// The touchpad scrolled.
  ///
  /// See ``InputEvent/Kind/wheelMoved(delta:isMomentum:)``: x and flag.
  case wheelMoved
  /// The fingers left the touchpad.
  ///
  /// See ``InputEvent/Kind/wheelEnded``.
  case wheelEnded
  /// The scroll metrics changed.
  ///
  /// See ``InputEvent/Kind/scrolled(_:isOwnWrite:)``: metrics and flag.
  case scrolled
  /// The content's length changed.
  ///
  /// See ``InputEvent/Kind/contentChanged(extent:insertedBefore:)``: x, y, and flag where y counts.
  case contentChanged
  /// The control was added to a scroll view.
  ///
  /// See ``InputEvent/Kind/attached``.
  case attached
  /// The scroll view became visible.
  ///
  /// See ``InputEvent/Kind/shown``.
  case shown
  /// The scroll view became hidden.
  ///
  /// See ``InputEvent/Kind/hidden``.
  case hidden
  /// The control was removed from its scroll view.
  ///
  /// See ``InputEvent/Kind/detached``.
  case detached
  /// The reduced-motion setting, the screen scale or the layout direction changed.
  ///
  /// See ``InputEvent/Kind/environmentChanged(_:)``: flag for less motion, x for scale.
  case environmentChanged
  /// A run was requested by something other than a pull.
  ///
  /// See ``InputEvent/Kind/beginRequested(_:by:after:)``: edge, source and x.
  case beginRequested
  /// The app started or stopped loading outside of a run.
  ///
  /// See ``InputEvent/Kind/externalLoadingChanged(_:isLoading:)``: edge and flag.
  case externalLoadingChanged
  /// The action of a run has ended.
  ///
  /// See ``InputEvent/Kind/actionFinished(_:_:_:)``: edge, number of the run and outcome.
  case actionFinished
  /// The app requested cancellation of the present run.
  ///
  /// See ``InputEvent/Kind/cancelRequested(_:)``: edge.
  case cancelRequested
  /// The app reported that there may be more to load again.
  ///
  /// See ``InputEvent/Kind/resetRequested(_:)``: edge.
  case resetRequested
  /// The app, a key or a screen reader requested to open or close the floor.
  ///
  /// See ``InputEvent/Kind/floorRequested(_:isOpen:)``: edge and flag.
  case floorRequested
  /// A frame is about to be drawn.
  ///
  /// See ``InputEvent/Kind/frame``.
  case frame
  /// The time of a wake effect was reached.
  ///
  /// See ``InputEvent/Kind/woke``.
  case woke
  /// The app reported that there is no more to load.
  ///
  /// See ``InputEvent/Kind/exhaustRequested(_:)``: edge.
  case exhaustRequested
  /// The host has scrolled to a run.
  ///
  /// See ``InputEvent/Kind/uncoverRequested(_:)``: edge.
  case uncoverRequested
  /// Whether a refresh and a load-more may run at the same time has changed.
  ///
  /// See ``InputEvent/Kind/concurrencyChanged(_:)``: flag where they may.
  case concurrencyChanged
}
