import OverscrollGraphics

/// Arbitrary bytes as path data: parsed, measured, reversed, written and parsed again.
///
/// Error positions are within the data, all numbers are finite, and written data parses to an equal
/// path, as far as it is in the range of path data.
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
  precondition(path.reversed().reversed().length.isFinite, "turned length is not finite")
  // Arcs with radii near the end of the range have curves outside it; those are clamped.
  let (held, mistake) = PathDataParser.parsePrefix(PathDataWriter.write(path))
  precondition(mistake == nil, "cannot be read back")
  precondition(held == path || !path.allSatisfy(isInRange), "does not read back equal")
  let (again, _) = PathDataParser.parsePrefix(PathDataWriter.write(held))
  precondition(again == held, "what was held does not read back equal")
  return 0
}

private func isInRange(_ element: PathElement) -> Bool {
  func isInRange(_ points: Point...) -> Bool {
    points.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0x1.fffffep127 }
  }
  switch element {
  case .move(let point), .line(let point): return isInRange(point)
  case .quadratic(let control, let end): return isInRange(control, end)
  case .cubic(let first, let second, let end): return isInRange(first, second, end)
  case .close: return true
  }
}
