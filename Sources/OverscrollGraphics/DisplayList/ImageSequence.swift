/// The purpose of a sequence of images; the host has the images.
///
/// Cases may be added in later versions.
public enum ImageSequence: UInt8, CaseIterable, Sendable {
  /// The pull, from rest to the arm distance.
  case pull
  /// A run, repeating.
  case run

  /// The name of this sequence in the text form and in a host's tables.
  package var name: String {
    switch self {
    case .pull: "pull"
    case .run: "run"
    }
  }
}
