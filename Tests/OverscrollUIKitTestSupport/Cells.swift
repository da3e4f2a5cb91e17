#if canImport(UIKit)
import UIKit

/// Forty cells of a collection, all alike.
@MainActor
package final class Cells: NSObject, UICollectionViewDataSource {
  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 40 }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
#endif
