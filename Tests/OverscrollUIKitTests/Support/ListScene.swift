import Overscroll
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A list on a screen with a touch, and a record of its content's movement.
@MainActor
final class ListScene {
  let world: UIKitWorld
  let window: UIWindow
  let list: UIScrollView
  let finger: Finger
  /// The largest movement of the content per frame without a touch, in points.
  private(set) var largestStep: CGFloat = 0
  /// Whether the following frames are recorded.
  var isWatched = false
  private var last: CGFloat = 0

  /// Makes a list at rest at its top.
  init(
    _ world: UIKitWorld,
    list: UIScrollView = UIScrollView(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0
  ) {
    self.world = world
    self.list = list
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    list.frame = window.bounds
    list.contentSize = CGSize(width: 390, height: content)
    list.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    list.contentOffset.y = -top
    window.addSubview(list)
    window.makeKeyAndVisible()
    finger = Finger(on: list)
    finger.afterFrame = { [weak self] in self?.look() }
    world.step()
  }

  /// Runs a body with a list in a world of its own.
  static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    _ body: @MainActor (ListScene) throws -> Value
  ) rethrows -> Value {
    try UIKitWorld.run(policy: policy) {
      try body(ListScene($0, content: content, top: top, bottom: bottom))
    }
  }

  /// Runs an asynchronous body with a list in a world of its own.
  static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    _ body: @MainActor (ListScene) async throws -> Value
  ) async rethrows -> Value {
    try await UIKitWorld.run(policy: policy) {
      try await body(ListScene($0, content: content, top: top, bottom: bottom))
    }
  }

  /// Points of the content past the app's own top inset.
  var gap: CGFloat { -list.contentOffset.y }

  /// The indicator that is shown.
  var indicator: UIView? { list.subviews.first { $0 is IndicatorView && !$0.isHidden } }
  var shapes: [CAShapeLayer] { indicator?.shapes ?? [] }
  var labels: [UILabel] { indicator?.labels ?? [] }
  var picture: CALayer? { indicator?.picture }

  private func look() {
    if isWatched { largestStep = max(largestStep, abs(list.contentOffset.y - last)) }
    last = list.contentOffset.y
  }

  /// Starts recording.
  func watch() {
    last = list.contentOffset.y
    largestStep = 0
    isWatched = true
  }

  /// Pulls past the arm distance and releases.
  func pull(_ distance: CGFloat = 200) async {
    finger.pull(distance)
    await letTasksRun()
  }
}

extension ListScene {
  /// Positions within half a pixel are equal, at the two pixels per point of these tests.
  static let pixel: CGFloat = 0.5

  /// The content's movement without time or touch, in points.
  func movement(in body: () -> Void) -> CGFloat {
    let before = list.contentOffset.y
    body()
    return abs(list.contentOffset.y - before)
  }

  /// Resumes the handlers; nothing may move at that moment.
  func answer(_ gate: Gate, sourceLocation: SourceLocation = #_sourceLocation) async {
    let before = list.contentOffset.y
    await gate.letThrough()
    let moved = abs(list.contentOffset.y - before)
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
  }

  /// Ends the touch; nothing may move at that moment.
  func letGo(sourceLocation: SourceLocation = #_sourceLocation) async {
    let moved = movement { finger.up() }
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
    await letTasksRun()
  }

  /// Checks that a refresh left nothing: the app's insets, content at its edge, no motion.
  func expectAtRest(
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    edge: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inset = list.contentInset
    #expect(inset.top == top, sourceLocation: sourceLocation)
    // A load-more keeps its room at rest.
    let hasRoom = list.overscroll.loadMore != nil
    let isBottom = hasRoom ? inset.bottom.isAbout(bottom) : inset.bottom == bottom
    #expect(isBottom, sourceLocation: sourceLocation)
    #expect(abs(gap - (edge ?? top)) <= Self.pixel, sourceLocation: sourceLocation)
    #expect(list.overscroll.refresh?.phase ?? .idle == .idle, sourceLocation: sourceLocation)
    #expect(!world.isMoving, sourceLocation: sourceLocation)
  }
}

extension PullControls {
  /// Adds a refresh whose handler waits at a gate of its own.
  @discardableResult
  func onGatedRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top
  ) -> (gate: Gate, control: PullControl) {
    let gate = Gate()
    return (gate, onRefresh(style, at: edge) { try await gate.wait() })
  }

  /// Adds a refresh with a listener, which ends its runs.
  func addWithListener() -> (listener: Listener, control: PullControl) {
    let listener = Listener()
    return (listener, add(.arrow, delegate: listener))
  }
}

extension UIKitPolicy {
  /// The policies that a host test runs with.
  ///
  /// In a short run: the defaults, and policies in which every two answers occur together. In a
  /// full one the five questions that affect motion are also combined completely; in release, which
  /// is several times as fast, once more with the pan's end observed after the scroll view's own
  /// handling.
  nonisolated static var every: [UIKitPolicy] {
    switch TestExtent.current {
    case .short: [UIKitPolicy()] + pairwise
    case .all:
      #if DEBUG
      motionCombinations + pairwise
      #else
      motionCombinations + motionCombinationsAfterScrolling + pairwise
      #endif
    }
  }

  private nonisolated static var motionCombinationsAfterScrolling: [UIKitPolicy] {
    motionCombinations.map {
      var policy = $0
      policy.panEndsBeforeScrolling = false
      return policy
    }
  }
}

/// The rows of a table: their number in each section, and their heights.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// Rows in each section.
  var sections: [Int]
  /// Height of a row in points, or nil for self-sizing rows.
  var height: CGFloat?
  /// Whether sections have sticky headers.
  var hasHeaders = true
  /// The height of self-sizing rows.
  var learned: CGFloat = 80

  init(sections: [Int], height: CGFloat? = 44) {
    self.sections = sections
    self.height = height
  }

  func table() -> UITableView { UITableView(frame: .zero, style: .plain) }

  /// Gives a table these rows, and keeps its offset.
  func fill(_ table: UITableView) {
    let place = table.contentOffset
    table.delegate = self
    table.dataSource = self
    table.layoutIfNeeded()
    table.contentOffset = place
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    LearningCell(height: learned)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "Section" : nil
  }

  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
}

/// A self-sizing cell.
private final class LearningCell: UITableViewCell {
  private let wanted: CGFloat

  init(height: CGFloat) {
    wanted = height
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: wanted)
  }
}

/// A delegate that records all calls; a test ends the runs explicitly.
@MainActor
final class Listener: PullControlDelegate {
  private(set) var runs: [PullControl.Run] = []
  private(set) var phases: [PullControl.Phase] = []
  private(set) var milestones: [Milestone] = []
  private(set) var errors = 0

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { runs.append(run) }
  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    phases.append(phase)
  }
  func pullControl(_ control: PullControl, didReach milestone: Milestone) {
    milestones.append(milestone)
  }
  func pullControl(_ control: PullControl, didFailWith error: any Error) { errors += 1 }
}

/// A store that is cleared after the test.
final class Shelf: LastUpdatedStore {
  nonisolated(unsafe) private(set) var kept: Double?

  init(_ kept: Double? = nil) {
    self.kept = kept
  }

  var lastUpdated: Double? {
    get { kept }
    set { kept = newValue }
  }
}
