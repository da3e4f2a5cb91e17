import UIKit

extension Article {
  /// The content of a cell.
  @MainActor var row: UIListContentConfiguration {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = headline
    row.secondaryText = summary
    return row
  }
}
