import Foundation
import Overscroll

// What the app allows a part to begin. Separate file, because the engine asks for none of it.
extension HostedPart {
  /// Whether no gesture starts a run now.
  package var isBarred: Bool {
    isBusy || isPullRefused || isClosing || isLastLoad
  }

  @inline(never)  // with `send` saves 5 KB of an app
  package func sendIsBarred() {
    send(.externalLoadingChanged(edge, isLoading: isBarred))
  }

  /// Asks the app whether a gesture that begins may start a run.
  func gestureBegins() {
    guard startsByPull else { return }
    // Copied, because the closure may replace itself.
    guard let allowsPull = callbacks.allowsPull, !allowsPull() else { return }
    refuseGesture()
  }

  /// Lets the present gesture start no run by a pull.
  func refuseGesture() {
    guard startsByPull else { return }
    isPullRefused = true
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
    guard isPullRefused else { return }
    isPullRefused = false
    sendIsBarred()
  }

  /// Refreshes a list that appears, if its last refresh is too old.
  ///
  /// An attempt that has failed counts, so that a server that fails is not asked at each appearance.
  @inline(never)  // saves 3 KB of an app
  func refreshIfOld() {
    guard let age = maximumAge, role == .refresh, let list else { return }
    let now = list.clock.date
    guard wordSettings.isOlder(than: age, now: now) else { return }
    if let last = attempts.lastFailure, abs(now.timeIntervalSince(last)) <= age { return }
    begin(by: .program)
  }
}
