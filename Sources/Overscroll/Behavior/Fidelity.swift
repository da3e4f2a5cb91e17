/// How closely the behavior of an old control is followed where it can be improved.
///
/// Either way the old controls' defects (stuck indicators, lost insets, runs that start twice,
/// crashes) are not on offer. What differs, and why, is listed in `Documentation/Originals.md`.
public enum Fidelity: UInt8, CaseIterable, Sendable {
  /// As it was meant: the same distances and times, without the known oddities.
  case corrected
  /// As it was, to the decimal: thresholds, strictness, timing and geometry.
  case original
}
