import UIKit

/// A collection with a section header that stays at the visible top.
final class PinnedHeaderCollection: UICollectionView {
  let header = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(header)
    let top = max(0, contentOffset.y + adjustedContentInset.top)
    header.frame = CGRect(x: 0, y: top, width: bounds.width, height: 30)
  }
}
