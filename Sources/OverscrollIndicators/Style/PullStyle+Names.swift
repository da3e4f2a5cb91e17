public import Overscroll

// Types that an app names now and then, nested, so that the import of a host brings few names.
extension PullStyle {
  /// What a pull does, and when.
  public typealias Behavior = Overscroll.Behavior
  /// Whether a control refreshes or loads more.
  public typealias Role = Overscroll.Role
  /// The distance of a pull that has an effect.
  public typealias Threshold = Overscroll.Threshold
  /// What is held open during a run.
  public typealias Hold = Overscroll.Hold
  /// How closely an original control is followed.
  public typealias Fidelity = Overscroll.Fidelity
}
