// https://developer.apple.com/documentation/uikit/uicollectionview

/// A collection with the geometry of its layout; cells exist while they are visible.
@MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { reloadData() }
  }
  // https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  private var shown: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func reloadData() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
    (collectionViewLayout as? UICollectionViewFlowLayout)?.measured = [:]
    collectionViewLayout.collectionView = self
    updateContentSize()
    setNeedsLayout()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open var visibleCells: [UICollectionViewCell] { shown.keys.sorted().compactMap { shown[$0] } }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
    var wanted = collectionViewLayout.layoutAttributesForElements(in: layer.bounds) ?? []
    if measureNewCells(wanted) {
      updateContentSize()
      wanted = collectionViewLayout.layoutAttributesForElements(in: layer.bounds) ?? []
      setNeedsLayout()
    }
    let paths = Set(wanted.map(\.indexPath))
    for (path, cell) in shown where !paths.contains(path) {
      cell.removeFromSuperview()
      shown[path] = nil
    }
    for attributes in wanted {
      let path = attributes.indexPath
      if shown[path] == nil { show(path) }
      shown[path]?.frame = attributes.frame
    }
  }

  private func show(_ path: IndexPath) {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    shown[path] = cell
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
  }

  /// Creates the cells that become visible, and applies their own sizes; returns whether any was not as estimated.
  private func measureNewCells(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.isSelfSizing else {
      return false
    }
    var isAny = false
    var growthAbove: CGFloat = 0
    for attributes in wanted where shown[attributes.indexPath] == nil {
      show(attributes.indexPath)
      guard let cell = shown[attributes.indexPath] else { continue }
      let size = cell.systemLayoutSizeFitting(attributes.frame.size)
      guard size.height > 0, size.height != attributes.frame.height else { continue }
      if attributes.frame.minY < storedOffset.y + edgeInset.top {
        growthAbove += size.height - attributes.frame.height
      }
      flow.measured[attributes.indexPath] = size.height
      isAny = true
    }
    if growthAbove != 0, world.policy.selfSizingKeepsRows {
      place(CGPoint(x: storedOffset.x, y: storedOffset.y + growthAbove))
    }
    return isAny
  }

  private func updateContentSize() {
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentExtent { contentSize = size }
  }
}

// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor
open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var representedElementCategory: UICollectionView.ElementCategory { .cell }

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

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
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}
