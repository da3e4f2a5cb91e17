// https://developer.apple.com/documentation/uikit/uicollectionviewlayout

@MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
/// Items of one size, as many in a line as fit, section after section; with an estimated size one in a line, each
/// as high as its cell once that is shown.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  open var estimatedItemSize = CGSize.zero
  public nonisolated static let automaticSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  /// The heights of the cells that were shown since the data was reloaded.
  var measured: [IndexPath: CGFloat] = [:]
  var isSelfSizing: Bool { estimatedItemSize != .zero && scrollDirection == .vertical }
  open var minimumInteritemSpacing: CGFloat = 10
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let end = CGRect(enclosing: frames().map { CGPoint(x: $0.frame.maxX, y: $0.frame.maxY) })
    guard !end.isNull else { return .zero }
    return scrollDirection == .vertical
      ? CGSize(width: view.layer.bounds.width, height: end.maxY + sectionInset.bottom)
      : CGSize(width: end.maxX + sectionInset.right, height: view.layer.bounds.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Written out, because Foundation's intersection also counts rectangles that only touch.
    frames().filter {
      $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX
        && $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames().first { $0.indexPath == indexPath }
  }

  private func frames() -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView else { return [] }
    if isSelfSizing { return measuredFrames(view) }
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? view.layer.bounds.width : view.layer.bounds.height
    let length = isVertical ? itemSize.width : itemSize.height
    let perLine = max(
      1,
      Int((across + minimumInteritemSpacing) / (length + minimumInteritemSpacing))
    )
    var result: [UICollectionViewLayoutAttributes] = []
    var lines = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      for item in 0..<count {
        let line = CGFloat(lines + item / perLine)
        let place = CGFloat(item % perLine)
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        attributes.frame = CGRect(
          x: isVertical
            ? sectionInset.left + place * (itemSize.width + minimumInteritemSpacing)
            : sectionInset.left + line * (itemSize.width + minimumLineSpacing),
          y: isVertical
            ? sectionInset.top + line * (itemSize.height + minimumLineSpacing)
            : sectionInset.top + place * (itemSize.height + minimumInteritemSpacing),
          width: itemSize.width,
          height: itemSize.height
        )
        result.append(attributes)
      }
      lines += (count + perLine - 1) / perLine
    }
    return result
  }

  private func measuredFrames(_ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    var y = sectionInset.top
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let height = measured[path] ?? estimatedItemSize.height
        let width = view.layer.bounds.width - sectionInset.left - sectionInset.right
        attributes.frame = CGRect(x: sectionInset.left, y: y, width: width, height: height)
        y += height + minimumLineSpacing
        result.append(attributes)
      }
    }
    return result
  }
}

extension UICollectionView {
  // https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}
