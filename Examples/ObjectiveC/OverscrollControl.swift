// Overscroll for Objective-C. Copy this file into an app; Documentation/Moving/ObjectiveC.md describes it.
// Its members have the names of MJRefresh's, so that a line of the app changes by the names of classes and of the
// scroll view's properties alone. In a framework, what Objective-C uses must be public.
import OverscrollClassics
import OverscrollUIKit
import OverscrollUserDefaults
import UIKit

/// What a control is doing, with the numbers of MJRefreshState; a load-more that has failed is idle.
#if canImport(ObjectiveC)
@objc
#endif
enum OverscrollState: Int {
  case idle = 1
  case pulling = 2
  case refreshing = 3
  case willRefresh = 4
  case noMoreData = 5

  init(_ phase: PullControl.Phase) {
    switch phase {
    case .idle, .pulling, .failed: self = .idle
    case .finishing(let outcome): self = outcome == .exhausted ? .noMoreData : .idle
    case .armed: self = .pulling
    case .running: self = .refreshing
    case .exhausted: self = .noMoreData
    }
  }
}

/// A header, footer or trailer for Objective-C.
///
/// It keeps its settings until a scroll view gets it.
@MainActor
#if canImport(ObjectiveC)
@objcMembers
#endif
final class OverscrollControl: NSObject, PullControlDelegate {
  // Set when a scroll view gets it, on the main thread; ending a run reads it on any thread.
  nonisolated(unsafe) private var control: PullControl?
  private let edge: ScrollEdge
  private var style: PullStyle { didSet { control?.style = style } }
  private var settings: [String: (PullControl) -> Void] = [:]
  private var titles: [OverscrollState: String] = [:]
  private weak var target: NSObject?
  private var action: Selector?
  private var beginsWhenAdded = false

  private init(
    _ style: PullStyle,
    _ edge: ScrollEdge,
    _ block: (() -> Void)?,
    _ target: NSObject? = nil,
    _ action: Selector? = nil
  ) {
    (self.style, self.edge, refreshingBlock) = (style, edge, block)
    (self.target, self.action) = (target, action)
    super.init()
    if style.behavior.role == .refresh { keepTime() }
  }

  // MARK: Making one

  static func header(withRefreshingBlock block: (() -> Void)?) -> OverscrollControl {
    OverscrollControl(.mj, .top, block)
  }

  static func header(
    withRefreshingTarget target: NSObject,
    refreshingAction action: Selector
  ) -> OverscrollControl {
    OverscrollControl(.mj, .top, nil, target, action)
  }

  /// The footer that loads when it comes into view.
  static func footer(withRefreshingBlock block: (() -> Void)?) -> OverscrollControl {
    OverscrollControl(.mjAutoFooter, .bottom, block)
  }

  static func footer(
    withRefreshingTarget target: NSObject,
    refreshingAction action: Selector
  ) -> OverscrollControl {
    OverscrollControl(.mjAutoFooter, .bottom, nil, target, action)
  }

  /// The footer that is pulled.
  static func backFooter(withRefreshingBlock block: (() -> Void)?) -> OverscrollControl {
    OverscrollControl(.mjBackFooter, .bottom, block)
  }

  static func backFooter(
    withRefreshingTarget target: NSObject,
    refreshingAction action: Selector
  ) -> OverscrollControl {
    OverscrollControl(.mjBackFooter, .bottom, nil, target, action)
  }

  static func trailer(withRefreshingBlock block: (() -> Void)?) -> OverscrollControl {
    OverscrollControl(.mjTrailer, .trailing, block)
  }

  // MARK: In a scroll view

  /// The one that a scroll view has at an edge.
  fileprivate static func find(_ edge: ScrollEdge, _ scrollView: UIScrollView) -> OverscrollControl?
  {
    scrollView.overscroll[edge]?.delegate as? OverscrollControl
  }

  fileprivate static func put(
    _ new: OverscrollControl?,
    _ edge: ScrollEdge,
    _ scrollView: UIScrollView
  ) {
    if let new { return new.add(to: scrollView) }
    scrollView.overscroll[edge]?.remove()
  }

  private func add(to scrollView: UIScrollView) {
    guard Self.find(edge, scrollView) !== self else { return }
    control?.remove()
    let control = scrollView.overscroll.add(style, at: edge, delegate: self)
    self.control = control
    // The control retains this object by the closure, as long as the scroll view has it.
    control.onBegin = { [self] _ in didBegin() }
    for apply in settings.values { apply(control) }
    if beginsWhenAdded { control.begin() }
    beginsWhenAdded = false
  }

  private func didBegin() {
    refreshingBlock?()
    if let target, let action { _ = target.perform(action, with: self) }
  }

  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    state = OverscrollState(phase)
  }

  func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone) {
    switch milestone {
    case .opened: beginRefreshingCompletionBlock?()
    case .closed: endRefreshingCompletionBlock?()
    case .closingBegan: endRefreshingAnimationBeginAction?()
    }
  }

  /// Applies a setting, now and to each control that comes; a later one with the same name takes its place.
  private func set(_ name: String = #function, _ setting: @escaping (PullControl) -> Void) {
    settings[name] = setting
    if let control { setting(control) }
  }

  // MARK: Runs

  var refreshingBlock: (() -> Void)?
  /// Each is called once for every run.
  var beginRefreshingCompletionBlock: (() -> Void)?
  var endRefreshingAnimationBeginAction: (() -> Void)?
  var endRefreshingCompletionBlock: (() -> Void)?

  /// The action gets this object.
  func setRefreshingTarget(_ target: NSObject, refreshingAction action: Selector) {
    (self.target, self.action) = (target, action)
  }

  func beginRefreshing() {
    if let control { control.begin() } else { beginsWhenAdded = true }
  }

  func beginRefreshing(withCompletionBlock block: (() -> Void)?) {
    beginRefreshingCompletionBlock = block
    beginRefreshing()
  }

  /// Ends a run, from any thread, as the two below.
  nonisolated func endRefreshing() { control?.end() }

  /// Ends a run that has failed: it does not reset "no more", nor count as an update.
  nonisolated func endRefreshingWithFailure() { control?.end(.failed) }

  nonisolated func endRefreshingWithNoMoreData() { control?.end(.exhausted) }

  func endRefreshing(withCompletionBlock block: (() -> Void)?) {
    endRefreshingCompletionBlock = block
    endRefreshing()
  }

  func resetNoMoreData() { control?.resetExhausted() }

  /// Can be observed by its key path.
  dynamic private(set) var state = OverscrollState.idle

  var isRefreshing: Bool { control?.isRunning ?? beginsWhenAdded }

  var pullingPercent: Double { control?.progress?.fraction ?? 0 }

  var scrollView: UIScrollView? { control?.scrollView }

  var isHidden = false {
    didSet {
      let isHidden = isHidden
      set { $0.isHidden = isHidden }
    }
  }

  /// The same, for `control.hidden`.
  var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  // MARK: Appearance

  private(set) lazy var stateLabel = OverscrollElement { [weak self] in self?.labelsChanged() }
  private(set) lazy var lastUpdatedTimeLabel = OverscrollElement { [weak self] in
    self?.labelsChanged()
  }
  private(set) lazy var arrowView = OverscrollElement { [weak self] in self?.arrowChanged() }

  private func labelsChanged() {
    let (title, detail) = (stateLabel, lastUpdatedTimeLabel)
    let hasDetail = style.behavior.role == .refresh && !detail.hidden
    style.texts = title.hidden ? .none : hasDetail ? .titleAndDetail : .title
    set {
      ($0.titleFont, $0.titleColor) = (title.font, title.textColor)
      ($0.detailFont, $0.detailColor) = (detail.font, detail.textColor)
    }
  }

  private func arrowChanged() {
    let image = arrowView.hidden ? UIImage() : arrowView.image
    set { $0.arrowImage = image }
  }

  func setTitle(_ title: String?, forState state: OverscrollState) {
    titles[state] = title
    let titles = titles
    set { $0.titles = { titles[OverscrollState($0)] } }
  }

  func setImages(_ images: [UIImage], forState state: OverscrollState) {
    setImages(images, duration: 0, forState: state)
  }

  func setImages(_ images: [UIImage], duration: Double, forState state: OverscrollState) {
    let phase: PullControl.ImagePhase
    switch state {
    case .idle: phase = .pull
    case .pulling: phase = .armed
    case .refreshing, .willRefresh: phase = .run
    case .noMoreData: return
    }
    set("images of \(phase)") { $0.setImages(images, duration: duration, for: phase) }
  }

  /// Images above the texts, instead of beside them, and their size; zero is their own.
  func arrangeImages(aboveTexts isAboveTexts: Bool, size: CGSize) {
    let arrangement = PullControl.ImageArrangement(isAboveTexts: isAboveTexts, size: size)
    set { $0.imageArrangement = arrangement }
  }

  var tintColor: UIColor? { didSet { set { [tintColor] in $0.tintColor = tintColor } } }

  var backgroundColor: UIColor? {
    didSet { set { [backgroundColor] in $0.backgroundColor = backgroundColor } }
  }

  var labelLeftInset = 25.0 {
    didSet { set { [labelLeftInset] in $0.labelInset = labelLeftInset } }
  }

  var automaticallyChangeAlpha = false {
    didSet { set { [automaticallyChangeAlpha] in $0.fadesWithPull = automaticallyChangeAlpha } }
  }

  var refreshingTitleHidden = false {
    didSet { set { [refreshingTitleHidden] in $0.hidesRunningTitle = refreshingTitleHidden } }
  }

  var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey" {
    didSet { keepTime() }
  }

  private func keepTime() {
    let store = UserDefaultsStore(key: lastUpdatedTimeKey)
    set { $0.lastUpdatedStore = store }
  }

  var lastUpdatedTimeText: (@MainActor (Date?) -> String)? {
    didSet { set { [lastUpdatedTimeText] in $0.lastUpdatedText = lastUpdatedTimeText } }
  }

  /// A view that conforms to `PullIndicatorView` in a Swift extension, in the place of the look.
  var indicatorView: UIView? {
    didSet {
      let own = indicatorView as? any PullIndicatorView
      set { $0.indicatorView = own }
    }
  }

  // MARK: Behavior

  /// The height, which a subclass of MJRefresh set as `mj_h`.
  var height: Double {
    get { style.behavior.indicatorExtent }
    set {
      var behavior = style.behavior
      behavior.indicatorExtent = newValue
      (behavior.arm.distance, behavior.fire.distance) = (newValue, newValue)
      if behavior.hold.distance > 0 { behavior.hold.distance = newValue }
      if behavior.resting > 0 { behavior.resting = newValue }
      style.behavior = behavior
    }
  }

  var ignoredScrollViewContentInsetTop: Double {
    get { style.behavior.ignoredInset }
    set { style.behavior.ignoredInset = newValue }
  }

  var ignoredScrollViewContentInsetBottom: Double {
    get { style.behavior.ignoredInset }
    set { style.behavior.ignoredInset = newValue }
  }

  /// If false, the footer loads when it is tapped.
  var automaticallyRefresh: Bool {
    get { style.behavior.trigger == .automatic }
    set { style.behavior.trigger = newValue ? .automatic : .tap }
  }

  var triggerAutomaticallyRefreshPercent = 1.0 {
    didSet { style.behavior.lead = .points(44 * (1 - triggerAutomaticallyRefreshPercent)) }
  }

  /// How many loads a drag may start; -1 for any number.
  var autoTriggerTimes: Int {
    get { style.behavior.budgetPerDrag == 0 ? -1 : style.behavior.budgetPerDrag }
    set { style.behavior.budgetPerDrag = max(0, newValue) }
  }

  /// Whether a refresh and a load-more may run at the same time; it is enough if one of the two says so.
  var mayRunTogether: Bool {
    get { control?.mayRunTogether ?? false }
    set { control?.mayRunTogether = newValue }
  }

  var onlyRefreshPerDrag: Bool {
    get { autoTriggerTimes == 1 }
    set { autoTriggerTimes = newValue ? 1 : -1 }
  }

  /// Whether the footer takes no room once there is no more.
  var hidesWithoutMoreData: Bool {
    get { style.behavior.whenExhausted == .hide }
    set { style.behavior.whenExhausted = newValue ? .hide : .show }
  }
}

/// A label or the arrow, with what apps set of MJRefresh's.
@MainActor
#if canImport(ObjectiveC)
@objcMembers
#endif
final class OverscrollElement: NSObject {
  private let changed: () -> Void
  var font: UIFont? { didSet { changed() } }
  var textColor: UIColor? { didSet { changed() } }
  var image: UIImage? { didSet { changed() } }
  var hidden = false { didSet { changed() } }

  fileprivate init(_ changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }
}

#if canImport(ObjectiveC)
@objc
#endif
extension UIScrollView {
  var pullHeader: OverscrollControl? {
    get { OverscrollControl.find(.top, self) }
    set { OverscrollControl.put(newValue, .top, self) }
  }

  var pullFooter: OverscrollControl? {
    get { OverscrollControl.find(.bottom, self) }
    set { OverscrollControl.put(newValue, .bottom, self) }
  }

  var pullTrailer: OverscrollControl? {
    get { OverscrollControl.find(.trailing, self) }
    set { OverscrollControl.put(newValue, .trailing, self) }
  }
}
