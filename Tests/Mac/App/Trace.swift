#if canImport(UIKit)
/// A recorded pull as JSON, with the keys that TraceFile reads in the double's tests.
struct Trace: Encodable {
  struct Size: Encodable {
    var w: Double
    var h: Double
  }

  struct Event: Encodable {
    var t: Double
    var phase: String
    var y: Double
  }

  struct Call: Encodable {
    var t: Double
    var name: String
  }

  struct Ending: Encodable {
    var t: Double
    var vy: Double
    var targetY: Double
  }

  /// The inset at the top that a control or an app wrote, with the safe area, in points.
  struct Write: Encodable {
    var t: Double
    var top: Double
  }

  var name: String
  var viewport = Size(w: 0, h: 0)
  var contentSize = Size(w: 0, h: 0)
  var startOffsetY = 0.0
  var scale = 1.0
  var input: [Event] = []
  /// Time and offset (x, y) of each frame.
  var samples: [[Double]] = []
  var delegate: [Call] = []
  var willEndDragging = Ending(t: 0, vy: 0, targetY: 0)
  var writes: [Write] = []
}
#endif
