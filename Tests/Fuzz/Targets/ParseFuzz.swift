import OverscrollGraphics
import OverscrollPaths

/// Arbitrary bytes as path data: parsed and measured.
///
/// Error positions are within the data, all numbers are finite, and the data before an error gives
/// the same path.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let (path, error) = PathDataParser.parsePrefix(bytes)
  if let error { precondition(error.offset >= 0 && error.offset <= count, "offset outside") }
  precondition(path.end.x.isFinite && path.end.y.isFinite, "end is not finite")
  if let bounds = path.bounds {
    precondition(bounds.x.isFinite && bounds.y.isFinite, "bounds are not finite")
    precondition(bounds.width.isFinite && bounds.height.isFinite, "bounds are not finite")
  }
  precondition(path.length.isFinite, "length is not finite")
  // Nothing after an error has an effect.
  let (prefix, _) = PathDataParser.parsePrefix(Array(bytes[..<(error?.offset ?? count)]))
  precondition(prefix == path, "the data before the error gives another path")
  return 0
}
