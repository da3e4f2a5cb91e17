import OverscrollTrace

/// Traces of any bytes: read, or refused at a place; what is read is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let trace = try? TraceReader.read(bytes) else { return 0 }
  let again = try? TraceReader.read(TraceWriter.text(trace))
  precondition(again == trace, "does not read back equal")
  return 0
}
