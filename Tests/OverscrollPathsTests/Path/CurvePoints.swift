import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
typealias Point = OverscrollGraphics.Point
typealias Rect = OverscrollGraphics.Rect

/// A path's outline sampled as points, computed independently of the library from the curves'
/// polynomials.
///
/// Each inner array is one subpath; a close ends it with its first point.
func points(of path: Path, steps: Int) -> [[Point]] {
  var result: [[Point]] = []
  var current = Point.zero
  func add(_ place: (Double) -> Point) {
    for step in 1...steps {
      result[result.count - 1].append(place(Double(step) / Double(steps)))
    }
    current = result[result.count - 1].last ?? current
  }
  for element in path.elements {
    let start = current
    switch element {
    case .move(let point):
      result.append([point])
      current = point
    case .line(let end):
      result[result.count - 1].append(end)
      current = end
    case .quadratic(let control, let end):
      add { t in
        let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        return Point(
          u * start.x + v * control.x + w * end.x,
          u * start.y + v * control.y + w * end.y
        )
      }
    case .cubic(let first, let second, let end):
      add { t in
        let s = 1 - t
        let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
          u * start.x + v * first.x + w * second.x + z * end.x,
          u * start.y + v * first.y + w * second.y + z * end.y
        )
      }
    case .close:
      let first = result[result.count - 1][0]
      result[result.count - 1].append(first)
      current = first
    }
  }
  return result
}

/// The sum of the distances between neighbors.
func polygonLength(_ subpaths: [[Point]]) -> Double {
  var sum = 0.0
  for points in subpaths {
    for (a, b) in zip(points, points.dropFirst()) { sum += a.distance(to: b) }
  }
  return sum
}

/// A path of a few subpaths with every kind of segment.
func randomPath(_ random: inout SeededGenerator) -> Path {
  var path = Path()
  func point() -> Point {
    Point(Double.random(in: -50...50, using: &random), Double.random(in: -50...50, using: &random))
  }
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: path.line(to: point())
      case 1: path.quadratic(point(), to: point())
      case 2: path.cubic(point(), point(), to: point())
      default:
        path.arc(
          to: point(),
          radii: Point(
            Double.random(in: 1...60, using: &random),
            Double.random(in: 1...60, using: &random)
          ),
          rotation: Double.random(in: -4...4, using: &random),
          isLarge: Bool.random(using: &random),
          isClockwise: Bool.random(using: &random)
        )
      }
    }
    if Bool.random(using: &random) { path.close() }
  }
  return path
}
