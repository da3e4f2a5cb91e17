/// Events that carry nothing but their time.
///
/// A group of their own, because telling eight empty cases from cases with a payload costs more
/// code than the rest of the look-up. Written without it: `InputEvent(time: 0, kind: .attached)`.
public enum Signal: UInt8, CaseIterable, Sendable {
  /// Fingers on a touchpad began to scroll. Plain wheel notches are not gestures.
  case wheelBegan
  /// The fingers left the touchpad.
  case wheelEnded
  /// The control was added to a scroll view whose numbers have been sent.
  case attached
  /// The scroll view can be seen.
  case shown
  /// The scroll view cannot be seen: a hidden tab, another screen on top.
  case hidden
  /// The control was taken off its scroll view; everything it holds is given back.
  case detached
  /// A frame is about to be drawn, as asked for by an effect.
  case frame
  /// The time of a wake effect has come.
  case woke
}

extension InputEvent.Kind {
  /// Fingers on a touchpad began to scroll.
  ///
  /// Plain wheel notches are not gestures.
  public static var wheelBegan: Self { .signal(.wheelBegan) }

  /// The fingers left the touchpad.
  public static var wheelEnded: Self { .signal(.wheelEnded) }

  /// The control was added to a scroll view whose numbers have been sent.
  public static var attached: Self { .signal(.attached) }

  /// The scroll view can be seen.
  public static var shown: Self { .signal(.shown) }

  /// The scroll view cannot be seen: a hidden tab, another screen on top.
  public static var hidden: Self { .signal(.hidden) }

  /// The control was taken off its scroll view; everything it holds is given back.
  public static var detached: Self { .signal(.detached) }

  /// A frame is about to be drawn, as asked for by an effect.
  public static var frame: Self { .signal(.frame) }

  /// The time of a wake effect has come.
  public static var woke: Self { .signal(.woke) }
}
