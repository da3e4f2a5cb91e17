#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// A state of a control that the app may read and set by a binding.
///
/// SwiftUI passes the binding with each update of a view, so its value is compared with the one last read
/// from it: a value that differs from the state need not be a wish, because the app may not know the state
/// yet, or may never take it (`.constant(false)`).
@MainActor
package final class BoundFlag {
  /// Access to a value that the app owns.
  package struct Access {
    let get: @MainActor () -> Bool
    let set: @MainActor (Bool) -> Void

    package init(
      get: @escaping @MainActor () -> Bool,
      set: @escaping @MainActor (Bool) -> Void
    ) {
      self.get = get
      self.set = set
    }
  }

  /// The binding; nil if the app does not want to know.
  var access: Access?
  /// The control's state.
  private(set) var state = false
  /// The value last read from the binding.
  private var lastRead = false
  /// Whether the state is to be reported after the update of the view.
  private var isReportPending = false

  /// Returns the state that the app has newly asked for, which then counts as the present one.
  func follow() -> Bool? {
    guard !isReportPending, let access else { return nil }
    let value = access.get()
    guard value != lastRead else { return nil }
    lastRead = value
    guard value != state else { return nil }
    state = value
    return value
  }

  /// Reports the control's state to the app, while SwiftUI updates a view only afterwards.
  func tell(_ new: Bool, isUpdating: Bool) {
    guard new != state else { return }
    state = new
    guard access != nil else { return }
    guard isUpdating else { return report() }
    guard !isReportPending else { return }
    isReportPending = true
    Task { if isReportPending { report() } }
  }

  private func report() {
    isReportPending = false
    guard let access else { return }
    access.set(state)
    lastRead = access.get()
  }
}
#endif
