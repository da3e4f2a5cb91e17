/// How closely a behavior follows the original control where the original has oddities.
///
/// Neither case reproduces the originals' defects (stuck indicators, lost insets, runs that start
/// twice, crashes). `Documentation/Originals.md` lists the differences and the reasons.
public enum Fidelity: UInt8, CaseIterable, Sendable {
  /// The intended behavior: the same distances and times, without the known oddities.
  case corrected
  /// Exactly the original: thresholds, strictness, timing and geometry.
  case original
}
