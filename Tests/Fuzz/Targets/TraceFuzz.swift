import OverscrollTrace

/// Arbitrary bytes as a trace: parsed, or rejected with a position; a parsed trace is written and
/// parsed again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let trace = try? Trace(bytes) else { return 0 }
  let again = try? Trace(trace.text)
  precondition(again == trace, "does not read back equal")
  return 0
}
