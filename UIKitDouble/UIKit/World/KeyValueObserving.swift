// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/observe(_:options:changehandler:)

/// Gives every object the typed form of key-value observing.
public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // Observers are called where the key path was formed and the view can be read: on the main
    // actor.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) var result = NSKeyValueObservation.none
    MainActor.assumeIsolated {
      result = observation(of: object, keyPath, changeHandler)
    }
    return result
  }
}

@MainActor
private func observation<Object, Value>(
  of object: Object,
  _ keyPath: KeyPath<Object, Value>,
  _ changeHandler: @escaping @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  let world = UIKitWorld.current
  world.recording = KeyPathRecording()
  _ = object[keyPath: keyPath]
  let recorded = world.recording?.last
  world.recording = nil
  guard let recorded else {
    preconditionFailure("\(keyPath) does not end in a property that the double can observe")
  }
  let owner = WeakReference(object: object as AnyObject)
  let observer = Observer(key: recorded.key) {
    guard let object = owner.object as? Object else { return }
    changeHandler(object, NSKeyValueObservedChange())
  }
  recorded.list.observers.append(observer)
  return NSKeyValueObservation(observer: observer, list: recorded.list)
}

// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject {
  private let observer: Observer
  private weak var list: ObserverList?

  static var none: NSKeyValueObservation {
    NSKeyValueObservation(observer: Observer(key: .state) {}, list: nil)
  }

  init(observer: Observer, list: ObserverList?) {
    self.observer = observer
    self.list = list
  }

  public func invalidate() {
    observer.isValid = false
    list?.observers.removeAll { $0 === observer }
    list = nil
  }

  deinit { invalidate() }
}

// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
/// Empty: the host reads the new value, and asks for no other.
public struct NSKeyValueObservedChange<Value> {}

/// The observable properties of the double.
enum ObservableKey {
  case contentOffset, contentSize, contentInset, bounds, frame, center, isHidden, alpha, state
  case isScrollEnabled, alwaysBounceVertical, alwaysBounceHorizontal
}

/// The observers of one object's properties, in order of registration.
final class ObserverList {
  var observers: [Observer] = []

  /// Makes a change and calls observers after it.
  func change(_ key: ObservableKey, _ body: () -> Void) {
    let concerned = observers.isEmpty ? [] : observers.filter { $0.key == key }
    body()
    for observer in concerned where observer.isValid { observer.didChange() }
  }

  /// Calls the observers of a property, without a change made here.
  func notify(_ key: ObservableKey) { change(key) {} }
}

final class Observer {
  let key: ObservableKey
  let didChange: () -> Void
  var isValid = true

  init(key: ObservableKey, didChange: @escaping () -> Void) {
    self.key = key
    self.didChange = didChange
  }
}

/// The getters that a key path called; the last one is the property that it ends in.
struct KeyPathRecording {
  var last: (list: ObserverList, key: ObservableKey)?
}
