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
