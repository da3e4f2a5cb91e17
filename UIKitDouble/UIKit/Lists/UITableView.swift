// https://developer.apple.com/documentation/uikit/uitableview

/// A table with its geometry: rows, sections, sticky headers, self-sizing heights.
@MainActor
open class UITableView: UIScrollView {
  public nonisolated static let automaticDimension: CGFloat = -1

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = 44 { didSet { reloadData() } }
  open var estimatedRowHeight: CGFloat = 44
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  // https://developer.apple.com/documentation/uikit/uitableview/backgroundview
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  public let style: Style

  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      updateContentSize()
    }
  }

  private var sections: [TableSection] = []
  private var shown: [IndexPath: UITableViewCell] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Content

  open var numberOfSections: Int { sections.count }

  open func numberOfRows(inSection section: Int) -> Int { sections[section].heights.count }

  open func reloadData() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
    guard let dataSource else {
      sections = []
      updateContentSize()
      return
    }
    sections = (0..<dataSource.numberOfSections(in: self)).map { index in
      let path = { (row: Int) in IndexPath(row: row, section: index) }
      let rows = 0..<dataSource.tableView(self, numberOfRowsInSection: index)
      return TableSection(
        header: headerHeight(index),
        heights: rows.map { startHeight(at: path($0)) }
      )
    }
    updateContentSize()
    setNeedsLayout()
  }

  public enum RowAnimation: Int, Sendable {
    case none = 5
    case automatic = 100
  }

  /// Reads all rows again, as a batch does at its end.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Headers are titles of one height.
  private func headerHeight(_ section: Int) -> CGFloat {
    dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : 28
  }

  private func startHeight(at path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return asked >= 0 ? asked : estimatedRowHeight
  }

  private func isSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func updateContentSize() {
    let headerHeight = tableHeaderView?.frame.height ?? 0
    let height = sections.reduce(headerHeight) { $0 + $1.height }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: layer.bounds.width, height: headerHeight)
    let size = CGSize(width: layer.bounds.width, height: height)
    if size != contentExtent { contentSize = size }
  }

  // MARK: Geometry

  open func rect(forSection section: Int) -> CGRect {
    let above = sections[..<section].reduce(tableHeaderView?.frame.height ?? 0) { $0 + $1.height }
    return CGRect(x: 0, y: above, width: layer.bounds.width, height: sections[section].height)
  }

  /// Where the header of a section is drawn: in a plain table it sticks to the visible top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    let whole = rect(forSection: section)
    let height = sections[section].header
    var y = whole.minY
    if style == .plain {
      y = min(max(y, storedOffset.y + edgeInset.top), whole.maxY - height)
    }
    return CGRect(x: 0, y: y, width: whole.width, height: height)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let whole = rect(forSection: indexPath.section)
    let section = sections[indexPath.section]
    let above = section.heights[..<indexPath.row].reduce(section.header, +)
    let height = section.heights[indexPath.row]
    return CGRect(x: 0, y: whole.minY + above, width: whole.width, height: height)
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { visiblePaths(in: rect) }

  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  open var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] } }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let top = rectForRow(at: indexPath).minY - edgeInset.top
    setContentOffset(CGPoint(x: storedOffset.x, y: range(.vertical).clamp(top)), animated: animated)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentExtent.width != layer.bounds.width { updateContentSize() }
    let wanted = visiblePaths(in: layer.bounds)
    for (path, cell) in shown where !wanted.contains(path) {
      cell.removeFromSuperview()
      shown[path] = nil
    }
    var growthAbove: CGFloat = 0
    for path in wanted {
      if shown[path] == nil, let cell = dataSource?.tableView(self, cellForRowAt: path) {
        shown[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        growthAbove += measure(cell, at: path)
      }
      shown[path]?.frame = rectForRow(at: path)
    }
    updateContentSize()
    if growthAbove != 0, world.policy.selfSizingKeepsRows {
      place(CGPoint(x: storedOffset.x, y: storedOffset.y + growthAbove))
    }
  }

  /// Applies a cell's own height; returns how much the rows above the visible top grew by it.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    guard isSelfSizing(path) else { return 0 }
    let before = rectForRow(at: path)
    let height = cell.systemLayoutSizeFitting(CGSize(width: before.width, height: 0)).height
    guard height > 0, height != before.height else { return 0 }
    sections[path.section].heights[path.row] = height
    return before.minY < storedOffset.y + edgeInset.top ? height - before.height : 0
  }

  private func visiblePaths(in rect: CGRect) -> [IndexPath] {
    var result: [IndexPath] = []
    var y = tableHeaderView?.frame.height ?? 0
    for (index, section) in sections.enumerated() {
      y += section.header
      for (row, height) in section.heights.enumerated() {
        if y < rect.maxY, y + height > rect.minY {
          result.append(IndexPath(row: row, section: index))
        }
        y += height
      }
    }
    return result
  }

  // https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable {
    case plain
    case grouped
  }

  // https://developer.apple.com/documentation/uikit/uitableview/scrollposition
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case bottom
  }
}

private struct TableSection {
  var header: CGFloat
  var heights: [CGFloat]

  var height: CGFloat { heights.reduce(header, +) }
}

// https://developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor
public protocol UIContentConfiguration {}

// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct

/// The content of a cell, stored and not drawn.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

// https://developer.apple.com/documentation/uikit/uitableviewdatasource

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rowHeight
  }
}

// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public enum CellStyle: Int, Sendable {
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}

// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { self[0] }

  public var row: Int { self[1] }

  public var item: Int { self[1] }
}
