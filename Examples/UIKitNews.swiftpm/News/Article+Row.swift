import UIKit

extension Article {
  /// What a cell shows of it.
  @MainActor var row: UIListContentConfiguration {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = headline
    row.secondaryText = summary
    return row
  }
}
