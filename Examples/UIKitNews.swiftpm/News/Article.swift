import UIKit

/// A news article.
struct Article: Codable, Hashable, Identifiable, Sendable {
  /// Its number in order of publication, from 1.
  let number: Int
  let headline: String
  let summary: String

  var id: Int { number }
}

extension Article {
  /// The content of a cell.
  @MainActor var row: UIListContentConfiguration {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = headline
    row.secondaryText = summary
    return row
  }
}
