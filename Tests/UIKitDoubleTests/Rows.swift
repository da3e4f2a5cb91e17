import UIKit

/// Rows whose cells have one height.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  let height: CGFloat

  init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    Cell(height: height)
  }

  private final class Cell: UITableViewCell {
    let height: CGFloat

    init(height: CGFloat) {
      self.height = height
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }
}
