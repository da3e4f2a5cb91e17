/// The fingerprint of 300 made-up pulls.
///
/// - Parameter seed: What they are made up from.
/// - Returns: The same number on every platform and in every build, or something is wrong.
@_expose(wasm, "overscroll_fingerprint")
@_cdecl("overscroll_fingerprint")
public func overscroll_fingerprint(_ seed: UInt64) -> UInt64 {
  Replay.fingerprint(ofPulls: 300, seed: seed)
}
