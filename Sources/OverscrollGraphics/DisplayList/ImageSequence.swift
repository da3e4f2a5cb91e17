/// The purpose of a sequence of images; the host has the images.
///
/// Cases may be added in later versions.
public enum ImageSequence: UInt8, CaseIterable, Sendable {
  /// The pull, from rest to the arm distance.
  case pull
  /// A run, repeating.
  case run
}
