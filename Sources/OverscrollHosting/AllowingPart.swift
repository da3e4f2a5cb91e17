import Foundation
import Overscroll
import OverscrollIndicators

/// What the app allows a part to begin.
@MainActor
package struct Allowance {
  /// Whether the app is loading outside of a run.
  package var isExternallyLoading = false
  /// Returns whether a gesture that begins may start a run.
  package var allowsPull: (@MainActor () -> Bool)?
  /// Seconds after which a list that appears is refreshed; nil means never.
  package var maximumAge: Double?
  /// Whether the app refuses runs by the present gesture.
  fileprivate var isPullRefused = false

  package init() {}
}

/// A host's part, as far as the app allows what it begins.
@MainActor
package protocol AllowingPart: AnyObject {
  var edge: Edge { get }
  var style: PullStyle { get }
  var allowance: Allowance { get set }

  /// Sends an event to the engine, if the part is in a list.
  func send(_ kind: InputEvent.Kind)
  /// Requests a run, as the app can.
  func beginByProgram()
  /// Whether the last refresh is older than a time in seconds; false if the part is in no list.
  func isOlder(than age: Double) -> Bool
}

extension AllowingPart {
  /// Whether no gesture starts a run now.
  package var isBarred: Bool { allowance.isExternallyLoading || allowance.isPullRefused }

  package func sendIsBarred() {
    send(.externalLoadingChanged(edge, isLoading: isBarred))
  }

  /// Asks the app whether a gesture that begins may start a run.
  package func gestureBegins() {
    switch style.behavior.trigger {
    case .release, .reach: break
    case .automatic, .tap, .none: return
    }
    // Copied, because the closure may change the allowance.
    guard let allowsPull = allowance.allowsPull, !allowsPull() else { return }
    allowance.isPullRefused = true
    sendIsBarred()
  }

  /// Ends the refusal of a gesture: with the gesture, or with a run that something else requests.
  package func liftRefusal() {
    guard allowance.isPullRefused else { return }
    allowance.isPullRefused = false
    sendIsBarred()
  }

  /// Refreshes a list that appears, if its last refresh is too old.
  package func refreshIfOld() {
    guard let age = allowance.maximumAge, style.behavior.role == .refresh, isOlder(than: age) else {
      return
    }
    beginByProgram()
  }
}
