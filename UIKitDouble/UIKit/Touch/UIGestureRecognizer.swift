// https://developer.apple.com/documentation/uikit/uigesturerecognizer

@MainActor
open class UIGestureRecognizer: NSObject {
  let world = UIKitWorld.current
  let observers = ObserverList()
  private let handler: ((UIGestureRecognizer) -> Void)?
  private var current = State.possible
  /// The gesture's location, in the coordinates of the root view.
  var point = CGPoint.zero
  weak var input: SimulatedInput?

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open private(set) weak var view: UIView?
  open var name: String?
  open var numberOfTouches: Int { input?.touchCount ?? 0 }

  public override init() { handler = nil }

  /// The double's own: a closure replaces target and action.
  public init(_ handler: @escaping (UIGestureRecognizer) -> Void) { self.handler = handler }

  open var isEnabled = true {
    didSet { if !isEnabled, current == .began || current == .changed { input?.cancel(self) } }
  }

  open var state: State {
    get {
      if world.recording != nil { world.recording?.last = (observers, .state) }
      return current
    }
    set {
      observers.change(.state) { current = newValue }
      if newValue != .possible { handler?(self) }
      if newValue == .ended || newValue == .cancelled || newValue == .failed {
        world.pendingResets.append(WeakReference(object: self))
      }
    }
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: view.root)
  }

  func attach(to view: UIView?) { self.view = view }

  /// Resets to the state before the gesture; a policy decides whether observers are called.
  func resetToPossible() {
    guard current == .ended || current == .cancelled || current == .failed else { return }
    if world.policy.panResetNotifies { state = .possible } else { current = .possible }
  }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }
}

// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var origin = CGPoint.zero
  var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  func start(at point: CGPoint) {
    self.point = point
    origin = point
    speed = .zero
  }
}

// https://developer.apple.com/documentation/uikit/uievent
@MainActor
open class UIEvent: NSObject {}

// https://developer.apple.com/documentation/uikit/uitouch

@MainActor
open class UITouch: NSObject {
  let point: CGPoint

  /// A touch at a point of the root view.
  init(at point: CGPoint) { self.point = point }

  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: $0.root) } ?? point
  }
}

extension UIView {
  /// The double's own: a tap in the middle of this view, or of what covers it there.
  public func tap() {
    SimulatedInput(.touch, at: CGPoint(x: bounds.midX, y: bounds.midY), in: self).end()
  }
}
