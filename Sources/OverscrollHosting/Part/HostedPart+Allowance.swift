import Foundation
import Overscroll

/// What the app allows a part to begin.
package struct Allowance {
  /// Whether the app is loading outside of a run.
  package var isBusy = false
  /// Returns whether a gesture that begins may start a run.
  package var allowsPull: (@MainActor () -> Bool)?
  /// Seconds after which a list that appears is refreshed; nil means never.
  package var maximumAge: Double?
  /// When the last run failed; nil if it did not.
  var lastFailure: Date?
  /// Whether the present gesture may start no run: the app refuses it, or two fingers zoom.
  fileprivate var isPullRefused = false

  package init() {}
}

// What the app allows a part to begin. Separate file, because the engine asks for none of it.
extension HostedPart {
  /// Whether no gesture starts a run now.
  package var isBarred: Bool {
    settings.allowance.isBusy || settings.allowance.isPullRefused || isClosing
      || isLastLoad
  }

  package func sendIsBarred() {
    send(.externalLoadingChanged(edge, isLoading: isBarred))
  }

  /// Asks the app whether a gesture that begins may start a run.
  func gestureBegins() {
    guard startsByPull else { return }
    // Copied, because the closure may change the allowance.
    guard let allowsPull = settings.allowance.allowsPull, !allowsPull() else { return }
    refuseGesture()
  }

  /// Lets the present gesture start no run by a pull.
  func refuseGesture() {
    guard startsByPull else { return }
    settings.allowance.isPullRefused = true
    sendIsBarred()
  }

  private var startsByPull: Bool {
    switch style.behavior.trigger {
    case .release, .reach: true
    case .automatic, .tap, .none: false
    }
  }

  /// Ends the refusal of a gesture: with the gesture, or with a run that something else requests.
  func liftRefusal() {
    guard settings.allowance.isPullRefused else { return }
    settings.allowance.isPullRefused = false
    sendIsBarred()
  }

  /// Refreshes a list that appears, if its last refresh is too old.
  ///
  /// An attempt that has failed counts, so that a server that fails is not asked at each appearance.
  func refreshIfOld() {
    guard let age = settings.allowance.maximumAge, role == .refresh, let list else { return }
    let now = list.clock.date
    guard settings.words.isOlder(than: age, now: now) else { return }
    if let last = settings.allowance.lastFailure, abs(now.timeIntervalSince(last)) <= age { return }
    begin(by: .program)
  }
}
