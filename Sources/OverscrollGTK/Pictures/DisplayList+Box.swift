#if GTK
import OverscrollGraphics

// Separate file because only GTK must know before painting how large a picture is: what it does not cover
// costs nothing.
extension DisplayList {
  /// The box that contains everything the list paints, in its coordinates; nil if that is nothing.
  package var box: Rect? {
    var ink = InkBox()
    var path = InkBox()
    var map = Transform.identity
    var saved: [Transform] = []
    for command in self {
      switch command {
      case .beginPath: path = InkBox()
      case .move(let point), .line(let point): path.add(map.apply(to: point))
      // A curve lies between its points.
      case .quadratic(let control, let end):
        for point in [control, end] { path.add(map.apply(to: point)) }
      case .cubic(let first, let second, let end):
        for point in [first, second, end] { path.add(map.apply(to: point)) }
      case .close: break
      case .fill: ink.add(path)
      case .stroke(_, let style): ink.add(path, reach: style.reach * map.largestScale)
      case .save: saved.append(map)
      case .restore: map = saved.popLast() ?? .identity
      case .transform(let inner): map = inner.then(map)
      case .opacity: break
      // Lines of some scripts are higher than their box.
      case .text(_, let box, _, _): ink.add(box, margin: box.height / 2, map)
      case .image(_, _, let box): ink.add(box, margin: 0, map)
      }
    }
    return ink.rect
  }
}

/// A box that grows around points.
private struct InkBox {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  var rect: Rect? {
    left > right ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  mutating func add(_ point: Point, reach: Double = 0) {
    left = min(left, point.x - reach)
    top = min(top, point.y - reach)
    right = max(right, point.x + reach)
    bottom = max(bottom, point.y + reach)
  }

  mutating func add(_ box: InkBox, reach: Double = 0) {
    guard box.rect != nil else { return }
    add(Point(box.left, box.top), reach: reach)
    add(Point(box.right, box.bottom), reach: reach)
  }

  mutating func add(_ box: Rect, margin: Double, _ map: Transform) {
    for x in [box.x - margin, box.maxX + margin] {
      for y in [box.y - margin, box.maxY + margin] { add(map.apply(to: Point(x, y))) }
    }
  }
}

extension StrokeStyle {
  /// How far a stroke may paint beside its path, in points.
  fileprivate var reach: Double {
    switch join {
    // Cairo cuts a corner at ten times half the width.
    case .miter: width * 5
    // A square cap reaches out to its corners.
    case .round, .bevel: width * 0.75
    }
  }
}

extension Transform {
  /// How many times as long a distance may become.
  fileprivate var largestScale: Double {
    max(abs(a) + abs(c), abs(b) + abs(d))
  }
}
#endif
