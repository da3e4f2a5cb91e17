internal import OverscrollGraphics
internal import OverscrollIndicators
internal import OverscrollLooks

/// A page's own outline, reached by its address, and the looks that draw it.
///
/// The page owns it, as it owns a view.
struct Outline {
  private struct Content {
    var path = Path()
    /// Measured when it is drawn first.
    var look: PathIndicator?
  }

  private let content: UnsafeMutablePointer<Content>

  /// Reads an address that the page passed in.
  init(at address: UnsafeMutableRawPointer) {
    content = address.assumingMemoryBound(to: Content.self)
  }

  /// Makes one without a point; it lives until it is closed.
  static func open() -> Outline {
    let content = UnsafeMutablePointer<Content>.allocate(capacity: 1)
    content.initialize(to: Content())
    return Outline(at: content)
  }

  /// Gives its memory back; its address means nothing afterwards.
  func close() {
    content.deinitialize(count: 1)
    content.deallocate()
  }

  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(content) }

  /// Goes to a point, by a line or, where a piece begins, without one.
  func add(_ point: Point, begins: Bool) {
    if begins {
      content.pointee.path.move(to: point)
    } else {
      content.pointee.path.line(to: point)
    }
  }

  /// The outline as a look of its own.
  var look: PathIndicator {
    if let look = content.pointee.look { return look }
    let look = PathIndicator(fitted: content.pointee.path)
    content.pointee.look = look
    return look
  }
}

/// Adds a point to a page's own outline, for the looks path and mrefresh.
///
/// - Parameters:
///   - outline: Its address; 0 makes one.
///   - x: Points across, in -13...13; no number frees the outline.
///   - y: Points down, in -13...13.
///   - begins: Whether a piece begins there, with no line to it.
/// - Returns: Its address, for drawing and for the next point; 0 once it is freed. All points come
///   before it is drawn.
@_cdecl("overscroll_outline")
public func overscroll_outline(
  _ outline: UnsafeMutableRawPointer?,
  _ x: Double,
  _ y: Double,
  _ begins: Bool
) -> UnsafeMutableRawPointer? {
  let outline = outline.map(Outline.init(at:)) ?? .open()
  if x.isNaN {
    outline.close()
    return nil
  }
  outline.add(Point(x, y), begins: begins)
  return outline.address
}
