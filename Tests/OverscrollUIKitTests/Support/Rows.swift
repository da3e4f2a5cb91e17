import UIKit

/// The rows of a table: their number in each section, and their heights.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// Rows in each section.
  var sections: [Int]
  /// Height of a row in points, or nil for self-sizing rows.
  var height: CGFloat?
  /// Whether sections have sticky headers.
  var hasHeaders = true
  /// The height of self-sizing rows.
  var learned: CGFloat = 80

  init(sections: [Int], height: CGFloat? = 44) {
    self.sections = sections
    self.height = height
  }

  func table() -> UITableView { UITableView(frame: .zero, style: .plain) }

  /// Gives a table these rows, and keeps its offset.
  func fill(_ table: UITableView) {
    let place = table.contentOffset
    table.delegate = self
    table.dataSource = self
    table.layoutIfNeeded()
    table.contentOffset = place
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    LearningCell(height: learned)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "Section" : nil
  }

  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
}

/// A self-sizing cell.
private final class LearningCell: UITableViewCell {
  private let wanted: CGFloat

  init(height: CGFloat) {
    wanted = height
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: wanted)
  }
}
