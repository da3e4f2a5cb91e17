#if canImport(UIKit)
import UIKit

/// Forty identical cells for a collection view.
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
