// https://developer.apple.com/documentation/objectivec/selector `#selector` needs the Objective-C
// runtime; here a selector is a name, and the object maps it to a method.

public struct Selector: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// The double's own: an object with methods that can be called by name.
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a name, which may take fewer arguments.
  func perform(named name: String, with object: Any?, with other: Any?)
}

extension NSObject {
  // https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    perform(selector, with: object, with: nil)
  }

  // https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
  @discardableResult
  public func perform(
    _ selector: Selector,
    with object: Any?,
    with other: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let performer = self as? any SelectorPerforming else {
      preconditionFailure("an unrecognized selector: \(selector.name)")
    }
    performer.perform(named: selector.name, with: object, with: other)
    return nil
  }
}

// https://developer.apple.com/documentation/uikit/uicontrol

@MainActor
open class UIControl: UIView {
  private var registered: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registered.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let valueChanged = Event(rawValue: 1 << 12)
  }
}

// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: NSObject {
  let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview

/// A spinner that shows nothing; its styles are used as names of sizes.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}

// https://developer.apple.com/documentation/uikit/uilabel

@MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  open var textColor: UIColor! = .label
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  // https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The double's metrics: half the point size per character, 1.2 times the point size per line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let whole = CGFloat(text.count) * font.pointSize / 2
    let available = numberOfLines == 1 || size.width <= 0 ? whole : min(size.width, whole)
    let needed = available > 0 ? Int(ceil(whole / available)) : 1
    let lines = numberOfLines == 0 ? needed : min(needed, numberOfLines)
    return CGSize(width: min(whole, available), height: CGFloat(lines) * font.lineHeight)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private func contentChanged() { invalidateIntrinsicContentSize() }
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case natural
}
