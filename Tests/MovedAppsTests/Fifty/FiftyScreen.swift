import UIKit

/// What the screens of an app have in common, before its move and after.
class FiftyScreen: UITableViewController, SelectorPerforming {
  private(set) var loads: [String] = []
  private(set) var rows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addControls()
  }

  func addControls() {}
  func loaded(hasMore: Bool) {}
  func reload() { loads.append("reload") }
  func next() { loads.append("next") }

  /// Handles the answer of the app's server.
  func answer(rows: Int, hasMore: Bool) {
    self.rows = rows
    tableView.reloadData()
    loaded(hasMore: hasMore)
  }

  nonisolated func perform(named name: String, with object: Any?, with other: Any?) {
    MainActor.assumeIsolated {
      if name == "reload" { reload() } else { next() }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
}

/// As in RxSwift, as far as the app uses it.
struct Reactive<Base> {
  let base: Base
}

@MainActor
struct Binder<Value> {
  private let binding: (Value) -> Void

  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  func onNext(_ value: Value) { binding(value) }
}
