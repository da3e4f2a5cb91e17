/// The double's own: a touch on the screen, or a scroll gesture on a trackpad.
///
/// It finds the gestures under it as UIKit does: the innermost scroll view that can move in that
/// direction wins, others only if a delegate allows simultaneous recognition.
@MainActor
public final class SimulatedInput {
  public enum Kind: Sendable {
    case touch
    /// The trackpad of an iPad, of which nothing is recorded: it feels like a touch.
    case trackpad
    /// A scroll by the pointer on Mac Catalyst.
    case pointer

    var feel: ScrollFeel {
      switch self {
      case .touch, .trackpad: .touch
      case .pointer: .pointer
      }
    }
  }

  public let kind: Kind
  private let world: UIKitWorld
  private let root: UIView
  private let target: UIView?
  private let candidates: [UIPanGestureRecognizer]
  private var active: [UIPanGestureRecognizer] = []
  private var point: CGPoint
  private var swallowed = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  private var isOver = false
  private let began: TimeInterval
  /// Seconds before its first movement.
  private var stood = 0.0
  /// Whether the view under the touch keeps it, so that nothing scrolls.
  private var isKept = false
  /// The sheet that has taken the touch.
  private var sheet: SheetPresentation?

  /// Points before a movement becomes a drag; they do not move the content.
  private static let slop: CGFloat = 10
  /// Seconds that a touch stands still before the view under it gets it; a drag then takes it from that view only if
  /// the scroll view may.
  private static let delay = 0.15

  /// Begins a touch, or a scroll, at a point of a view.
  public init(_ kind: Kind, at start: CGPoint, in view: UIView) {
    self.kind = kind
    world = view.world
    root = view.root
    point = view.convert(start, to: view.root)
    target = root.hitTest(point, with: nil)
    began = world.now
    var found: [UIPanGestureRecognizer] = []
    var step = target
    while let current = step {
      found += current.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
      step = current.superview
    }
    candidates = found.filter(\.isEnabled)
    samples = [(world.now, point)]
    let tracks = kind == .touch || world.policy.wheelCountsAsTracking
    for candidate in candidates {
      candidate.input = self
      candidate.start(at: point)
      (candidate.view as? UIScrollView)?.touchCame(kind.feel, countsAsTracking: tracks)
    }
  }

  /// Fingers on the screen; a second one moves with the first.
  public var fingers = 1 {
    didSet { if fingers < 2 { for pan in candidates { (pan.view as? UIScrollView)?.endPinch() } } }
  }

  /// Moves two fingers apart, or with a factor below 1 together: the content zooms around them.
  public func pinch(by factor: CGFloat) {
    guard !isOver else { return }
    fingers = 2
    let lists = candidates.lazy.compactMap { $0.view as? UIScrollView }
    guard let list = lists.first(where: { $0.canZoom }) else { return }
    list.pinch(by: factor, around: list.convert(point, from: root))
  }

  var touchCount: Int { kind == .touch && !isOver ? fingers : 0 }

  /// Whether a gesture has recognized the movement.
  public var isDragging: Bool { !active.isEmpty }

  /// Moves by a distance in points; time is advanced separately.
  public func move(by way: CGPoint) {
    guard !isOver else { return }
    if swallowed == .zero { stood = world.now - began }
    point = CGPoint(x: point.x + way.x, y: point.y + way.y)
    samples.append((world.now, point))
    samples.removeAll { $0.time < world.now - DragSpeed.span - 1e-9 }
    for candidate in candidates { candidate.point = point }
    var way = way
    sheet?.move(by: way)
    if isKept { return }
    if active.isEmpty, sheet == nil {
      swallowed = CGPoint(x: swallowed.x + way.x, y: swallowed.y + way.y)
      let distance = (swallowed.x * swallowed.x + swallowed.y * swallowed.y).squareRoot()
      guard distance >= SimulatedInput.slop - 1e-9 else { return }
      let share = max(0, distance - SimulatedInput.slop) / distance
      way = CGPoint(x: swallowed.x * share, y: swallowed.y * share)
      let first = candidates.first(where: mayBegin)?.view as? UIScrollView
      sheet = SheetPresentation(taking: swallowed, over: target, of: first)
      if sheet == nil { beginDragging() }
    }
    let speed = DragSpeed(samples, now: world.now).told
    for pan in active {
      pan.speed = speed
      let view = pan.view as? UIScrollView
      pan.state = .changed
      // A change may have ended the gesture, for example by disabling scrolling.
      if active.contains(where: { $0 === pan }) { view?.drag(by: turned(way, into: view)) }
    }
  }

  /// Ends the touch or the scroll.
  public func end() {
    guard !isOver else { return }
    let speed = DragSpeed(samples, now: world.now)
    let released = active
    if fingers > 1 { for pan in candidates { (pan.view as? UIScrollView)?.endPinch() } }
    sheet?.end(speed: speed.present)
    let isStill = abs(swallowed.x) + abs(swallowed.y) < SimulatedInput.slop
    let isTarget = isKept || active.isEmpty && sheet == nil && isStill
    active = []
    finish(except: released)
    for pan in released {
      pan.speed = speed.told
      let view = pan.view as? UIScrollView
      if world.policy.panEndsBeforeScrolling {
        pan.state = .ended
        view?.endDrag(speed.ofContent.mapped { turned($0, into: view) })
      } else {
        view?.endDrag(speed.ofContent.mapped { turned($0, into: view) })
        pan.state = .ended
      }
    }
    guard isTarget, kind == .touch else { return }
    let touches = Set([UITouch(at: point)])
    target?.touchesBegan(touches, with: nil)
    target?.touchesEnded(touches, with: nil)
  }

  /// Cancels the gesture, as the system does for a call or an alert.
  public func cancel() {
    guard !isOver else { return }
    let released = active
    active = []
    finish(except: released)
    for pan in released { cancelled(pan) }
  }

  func cancel(_ recognizer: UIGestureRecognizer) {
    guard let index = active.firstIndex(where: { $0 === recognizer }) else { return }
    cancelled(active.remove(at: index))
  }

  private func cancelled(_ pan: UIPanGestureRecognizer) {
    pan.speed = .zero
    pan.state = .cancelled
    (pan.view as? UIScrollView)?.cancelDrag()
  }

  private func finish(except released: [UIPanGestureRecognizer]) {
    isOver = true
    for candidate in candidates where !released.contains(where: { $0 === candidate }) {
      (candidate.view as? UIScrollView)?.touchLeft()
    }
  }

  private func beginDragging() {
    guard let first = candidates.first(where: mayBegin) else { return }
    isKept = keeps(first)
    if isKept { return }
    let others = candidates.filter { $0 !== first && together($0, first) && mayBegin($0) }
    active = [first] + others
    for pan in active {
      pan.state = .began
      (pan.view as? UIScrollView)?.beginDrag()
    }
    for candidate in candidates where !active.contains(where: { $0 === candidate }) {
      (candidate.view as? UIScrollView)?.touchLeft()
    }
  }

  /// Whether the view under a touch that has stood still keeps it from a pan.
  private func keeps(_ pan: UIPanGestureRecognizer) -> Bool {
    guard kind == .touch, let target, let list = pan.view as? UIScrollView, target !== list
    else { return false }
    return stood >= Self.delay - 1e-9 && !list.touchesShouldCancel(in: target)
  }

  /// A distance on the screen in the coordinates of a view, which may be upside down.
  private func turned(_ way: CGPoint, into view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (origin, end) = (view.convert(CGPoint.zero, from: root), view.convert(way, from: root))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.isEnabled, let view = pan.view else { return false }
    return view.gestureRecognizerShouldBegin(pan)
      && pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
  }

  private func together(_ a: UIPanGestureRecognizer, _ b: UIPanGestureRecognizer) -> Bool {
    func asks(_ first: UIPanGestureRecognizer, _ second: UIPanGestureRecognizer) -> Bool {
      // A scroll view is the delegate of its own pan; a subclass may override its methods.
      let delegate = first.delegate ?? first.view as? any UIGestureRecognizerDelegate
      return delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
    }
    return asks(a, b) || asks(b, a)
  }
}

/// The speed of a touch at a moment, in points per second.
struct DragSpeed {
  /// A place of the touch.
  typealias Sample = (time: TimeInterval, point: CGPoint)

  /// The speed with which the content goes on: zero after a pause of a tenth of a second.
  private(set) var present = CGPoint.zero
  /// The speed that a delegate is told, recorded: that of the last movement, even after a pause,
  /// unless that was a slow one.
  private(set) var told = CGPoint.zero
  /// The seconds over which ``present`` is the mean.
  private(set) var window: TimeInterval = 0

  /// The time, in seconds, over which a speed is measured.
  static let span: TimeInterval = 0.1
  /// A pause that is not one yet: an ended touch comes a little later than its last movement.
  private static let grace: TimeInterval = 1.0 / 60
  /// Below it nothing is told after a pause; recorded to be between 187.5 and 625.
  private static let slowestTold: CGFloat = 250

  init(_ samples: [Sample], now: TimeInterval) {
    guard let last = samples.last else { return }
    let isPause = now - last.time > Self.span
    if let first = samples.first(where: { $0.time >= last.time - Self.span - 1e-9 }) {
      let mean = Self.mean(first, last, over: last.time - first.time)
      let isSlow = max(abs(mean.x), abs(mean.y)) < Self.slowestTold
      told = isPause && isSlow ? .zero : mean
    }
    guard let first = samples.first(where: { $0.time >= now - Self.span - 1e-9 }) else { return }
    window = max(last.time - first.time, now - first.time - Self.grace)
    present = Self.mean(first, last, over: window)
  }

  /// The content's, which moves against the touch.
  var ofContent: DragSpeed {
    var opposite = self
    opposite.present = CGPoint(x: -present.x, y: -present.y)
    opposite.told = CGPoint(x: -told.x, y: -told.y)
    return opposite
  }

  /// With both speeds in other coordinates.
  func mapped(_ map: (CGPoint) -> CGPoint) -> DragSpeed {
    var mapped = self
    (mapped.present, mapped.told) = (map(present), map(told))
    return mapped
  }

  private static func mean(_ a: Sample, _ b: Sample, over time: TimeInterval) -> CGPoint {
    guard time > 0 else { return .zero }
    return CGPoint(x: (b.point.x - a.point.x) / time, y: (b.point.y - a.point.y) / time)
  }
}
