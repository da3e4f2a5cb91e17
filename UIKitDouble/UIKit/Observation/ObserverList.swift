/// The observable properties of the double.
enum ObservableKey {
  case contentOffset, contentSize, contentInset, bounds, frame, center, isHidden, alpha, state
  case isEnabled, isSelected, isScrollEnabled, alwaysBounceVertical, alwaysBounceHorizontal
}

/// The observers of one object's properties, in order of registration.
final class ObserverList {
  var observers: [Observer] = []

  /// Makes a change and calls observers before and after it.
  func change(_ key: ObservableKey, _ body: () -> Void) {
    let concerned = observers.isEmpty ? [] : observers.filter { $0.key == key }
    for observer in concerned where observer.isValid { observer.willChange() }
    body()
    for observer in concerned where observer.isValid { observer.didChange() }
  }

  /// Calls the observers of a property, without a change made here.
  func notify(_ key: ObservableKey) { change(key) {} }
}

final class Observer {
  let key: ObservableKey
  let willChange: () -> Void
  let didChange: () -> Void
  var isValid = true

  init(key: ObservableKey, willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
    self.key = key
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The getters that a key path called; the last one is the property that it ends in.
struct KeyPathRecording {
  var last: (list: ObserverList, key: ObservableKey)?
}
