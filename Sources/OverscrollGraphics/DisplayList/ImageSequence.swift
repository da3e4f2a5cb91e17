/// What a sequence of images shows; the host holds the images.
///
/// More sequences may be added.
public enum ImageSequence: UInt8, CaseIterable, Sendable {
  /// The pull, from its first frame at rest to its last where it arms.
  case pull
  /// A run, over and over.
  case run

  /// The word for this sequence in the text form and in a host's tables.
  package var name: String {
    switch self {
    case .pull: "pull"
    case .run: "run"
    }
  }
}
