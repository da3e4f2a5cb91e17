import OverscrollGraphics
import OverscrollPaths

/// Any part of any path: the first two bytes set its start and end, the rest is path data.
///
/// Its numbers are finite, and its length is at most its fraction of the total.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard count > 2 else { return 0 }
  // From slightly before the path to slightly after it.
  let from = Double(bytes[0]) / 250 - 0.01
  let to = Double(bytes[1]) / 250 - 0.01
  let path = PathDataParser.parsePrefix(Array(bytes[2...])).path
  let measured = MeasuredPath(path)
  let part = path.trimmed(from: from, to: to)
  precondition(part.end.x.isFinite && part.end.y.isFinite, "end is not finite")
  precondition(part.length.isFinite, "length is not finite")
  let share = max(0, min(to, 1) - max(from, 0))
  // Far from the origin the precision of coordinates is low, and so is that of the ends.
  let bounds = path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
  let reach = max(bounds.x.magnitude, bounds.y.magnitude, bounds.maxX, bounds.maxY)
  // Squares of lengths far below 1e-150 underflow.
  let allowed = (share + 1e-4) * measured.length * (1 + 1e-4) + 1e-9 * reach + 1e-150
  precondition(part.length <= allowed, "part is too long")
  if let place = measured.place(atLength: from * measured.length) {
    precondition(place.point.x.isFinite && place.point.y.isFinite, "place is not finite")
    precondition(place.tangent.x.magnitude <= 1.000_001, "tangent is too long")
    precondition(place.tangent.y.magnitude <= 1.000_001, "tangent is too long")
  }
  return 0
}
