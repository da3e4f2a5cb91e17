import Foundation
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPaths
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import OverscrollUserDefaults  // for UserDefaultsStore alone
import Testing
import UIKit

/// Compiles and runs the Swift code of the migration guides; every line must occur here.
@MainActor
@Suite struct MovingGuideSnippets {
  @Test func thePiecesOfTheGuidesMakeControls() throws {
    try ListScene.run { scene in
      for piece in Screen.Piece.allCases {
        try Screen(scene.list).show(piece)
        scene.list.overscroll.removeAll()
      }
      #expect(scene.list.contentInset == .zero)
    }
  }

  /// MJRefresh's refreshing block returns long before the answer.
  @Test(arguments: [Screen.Piece.mjBlock, .mjKeptRun])
  fileprivate func aRunThatABlockBeganEndsWithTheAnswer(_ piece: Screen.Piece) throws {
    try ListScene.run { scene in
      let screen = Screen(scene.list)
      try screen.show(piece)
      let control = try #require(scene.list.overscroll.refresh)
      control.begin()
      scene.finger.wait(1)
      #expect(control.isRunning)
      screen.api.answer()
      scene.finger.wait(0.1)
      #expect(control.phase == .finishing(.succeeded))
    }
  }

  @Test func aSilentFooterTakesNoRoomAndLoadsBeforeTheEnd() throws {
    try ListScene.run { scene in
      let screen = Screen(scene.list)
      try screen.show(.mjSilent)
      #expect(scene.list.contentInset == .zero && screen.api.calls == 0)
      scene.finger.scroll(to: 4_000 - 640 - 484, animated: false)
      scene.finger.wait(0.1)
      #expect(screen.api.calls == 1 && scene.list.contentInset == .zero)
    }
  }

  @Test func theLinesOfTheTablesSetWhatTheySay() {
    ListScene.run { scene in
      let screen = Screen(scene.list)
      let header = scene.list.overscroll.add(.mj)
      let footer = scene.list.overscroll.add(.mjAutoFooter)
      screen.set(header, footer)
      #expect(header.phase == .running && header.title(for: .running) == "Loading")
      #expect(footer.style?.behavior.lead == .points(484))
      screen.end(header, footer)
      #expect(header.isHidden && scene.list.overscroll.loadMore == nil)
    }
  }

  @Test func aBinderOfTheScrollViewBeginsAndEnds() {
    ListScene.run { scene in
      let control = scene.list.overscroll.add(.mj)
      control.onBegin = { _ in }
      let isRefreshing = Reactive(base: scene.list).isRefreshing
      isRefreshing.onNext(true)
      #expect(control.isRunning)
      isRefreshing.onNext(false)
      #expect(!control.isRunning)
    }
  }

  @Test func mjShowsAFailureOnlyWhereATitleDoes() throws {
    try ListScene.run { scene in
      let header = scene.list.overscroll.add(.mj)
      #expect(header.title(for: .finishing(.failed)) == header.title(for: .idle))
      let screen = Screen(scene.list)
      try screen.show(.mjTitles)
      let titled = try #require(scene.list.overscroll.refresh)
      #expect(titled.title(for: .finishing(.failed)) == "No connection")
      #expect(titled.title(for: .finishing(.succeeded)) == titled.title(for: .idle))
    }
  }

  nonisolated private static let guides = ["EGO", "CLL", "MJRefresh", "MRefresh", "YQ", "System"]

  @Test(arguments: guides)
  nonisolated func everySwiftLineOfAGuideStandsHere(_ guide: String) throws {
    let page = "Documentation/Moving/\(guide).md"
    // Scripts/check-swiftui.sh compiles these.
    let forSwiftUI = Set(try Snippets(page, below: "## SwiftUI").snippets.joined())
    let shown = try Snippets(page)
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing().filter { !forSwiftUI.contains($0) } == [])
  }

  /// The last code of the column "Now"; a row may say that nothing is needed.
  @Test(arguments: [("MJRefresh", 30), ("System", 9)])
  nonisolated func everyLineOfATableStandsHereAndHasATest(_ guide: String, _ count: Int) throws {
    let rows = try MovedLine.rows(of: guide)
    let codes = rows.compactMap(\.code)
    #expect(codes.count >= count)
    #expect(try Snippets(lines: codes).missing() == [])
    let tests = try Self.tests()
    #expect(rows.map(\.test).filter { !tests.contains("func \($0)(") } == [])
  }

  /// The code of all tests.
  nonisolated private static func tests() throws -> String {
    let folder = Snippets.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  /// The page for Objective-C has a file of its own, with tests beside it, and the one of the originals no code.
  @Test nonisolated func everyGuideIsListed() throws {
    let folder = Snippets.root.appendingPathComponent("Documentation/Moving")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(pages) == Set(Self.guides + ["ObjectiveC", "Originals"]))
  }
}

/// A row of a guide's table with the columns Before, Now and Test.
private struct MovedLine {
  let code: String?
  let test: String

  static func rows(of guide: String) throws -> [MovedLine] {
    let page = Snippets.root.appendingPathComponent("Documentation/Moving/\(guide).md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    var hasTests = false
    return lines.compactMap { line in
      if !line.hasPrefix("|") || line.hasPrefix("| Before |") {
        hasTests = line.hasSuffix("| Test |")
      }
      let cells = line.components(separatedBy: " | ")
      guard hasTests, cells.count > 2, let test = codes(in: cells[cells.count - 1]).last else {
        return nil
      }
      let code = codes(in: cells[cells.count - 2]).first { $0.contains(" ") || $0.contains("(") }
      return MovedLine(code: code, test: test)
    }
  }

  private static func codes(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

/// What an app has that calls back.
@MainActor
private final class API {
  private(set) var calls = 0
  private var finish: (() -> Void)?
  func load(_ finish: @escaping () -> Void) {
    calls += 1
    self.finish = finish
  }
  func answer() { finish?() }
}

@MainActor
private final class Feed {
  func reload() async throws {}
  func next() async throws -> Bool { false }
}

/// An app's list, as in the guides.
@MainActor
private final class Screen: NSObject, PullControlDelegate {
  enum Piece: CaseIterable {
    case ego, egoInColors, egoFooter, cll, cllBehind, mrefresh, outlines, parts, mrefreshChanged
    case yq, mjBlock, mjKeptRun, mj, mjSilent, mjTitles, mjDefaults, system
  }

  let api = API()
  private let feed = Feed()
  private let scrollView: UIScrollView
  private let ownView = OwnView()
  private let images = [UIImage(), UIImage()]
  private let loadingImages = [UIImage(), UIImage()]
  private var isLoading = true
  private var phase = PullControl.Phase.idle
  private var tableView: UIScrollView { scrollView }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func show(_ phase: PullControl.Phase) { self.phase = phase }

  func load() {
    api.load { [scrollView] in
      scrollView.overscroll.refresh?.end()
    }
  }

  func loadMore() {}

  func show(_ piece: Piece) throws {
    switch piece {
    case .ego:
      scrollView.overscroll.onRefresh(.ego, for: self) { vc in try await vc.feed.reload() }
      scrollView.overscroll.refresh?.begin()
    case .egoInColors:
      var style = PullStyle.ego(.corrected, arrow: .gray)
      style.light.foreground = 0x333333
      let control = scrollView.overscroll.add(style, delegate: self)
      control.lastUpdatedStore = UserDefaultsStore(
        key: "news.lastUpdated",
        lineKey: "EGORefreshTableView_LastRefresh"
      )
    case .egoFooter:
      let footer = scrollView.overscroll.add(.ego.loadMore)
      footer.style?.behavior = .backLoadMore
      footer.onBegin = { [weak self] _ in self?.loadMore() }
    case .cll:
      scrollView.overscroll.onRefresh(.cll, for: self) { vc in try await vc.feed.reload() }
      scrollView.overscroll.onLoadMore(.cllFooter, for: self) { vc in
        try await vc.feed.next() ? .succeeded : .exhausted
      }
    case .cllBehind:
      var style = PullStyle.cll
      style.behavior.placement = .superviewLayer
      scrollView.overscroll.add(style, delegate: self)
    case .mrefresh:
      scrollView.overscroll.onRefresh(.mrefresh, for: self) { vc in try await vc.feed.reload() }
    case .outlines:
      let outlines = MRefreshPathIndicator(pathData: Array("M0 0L100 0L100 100".utf8), depth: 2)
      scrollView.overscroll.add(.mrefresh, delegate: self).indicator = outlines
    case .parts:
      let arrow = try Path(data: "M0 0L100 0L100 100")
      let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      var parts = MRefreshPathIndicator([
        PathIndicator.Part(Path(circle)), PathIndicator.Part(arrow, from: 0.4),
      ])
      parts.lineWidth = 2
      parts.stroke = .accent
      parts.fill = .track
      scrollView.overscroll.add(.mrefresh, delegate: self).indicator = parts
    case .mrefreshChanged:
      var style = PullStyle.mrefresh
      style.behavior.startDistance = 20
      style.behavior.arm = PullStyle.Threshold(100, .exceeded)
      style.behavior.fire = style.behavior.arm
      style.behavior.hold = PullStyle.Hold(80)
      style.behavior.opening = .curve(.easeInOut, seconds: 0.3)
      style.behavior.closing = .curve(.easeInOut, seconds: 0.3)
      style.behavior.ignoredInset = 8
      let control = scrollView.overscroll.add(style, delegate: self)
      control.indicatorView = ownView
    case .yq:
      scrollView.overscroll.onRefresh(.yq, for: self) { vc in try await vc.feed.reload() }
      #if canImport(ObjectiveC)
      scrollView.overscroll.add(.yq).setTarget(self, action: #selector(reloadByTarget))
      #endif
    case .mjBlock:
      scrollView.overscroll.add(.mj).onBegin = { [weak self] _ in self?.load() }
    case .mjKeptRun:
      scrollView.overscroll.add(.mj).onBegin = { [weak self] run in
        self?.api.load { run.end() }
      }
    case .mj:
      scrollView.overscroll.onRefresh(.mj, for: self) { vc in try await vc.feed.reload() }
      scrollView.overscroll.onLoadMore(.mjAutoFooter, for: self) { vc in
        try await vc.feed.next() ? .succeeded : .exhausted
      }
    case .mjSilent:
      var silent = PullStyle.mjAutoFooter
      silent.behavior.lead = .points(484)
      silent.behavior.resting = 0
      silent.texts = .none
      scrollView.overscroll.add(silent).onBegin = { [weak self] _ in self?.load() }
    case .mjTitles:
      scrollView.overscroll.add(.news).titles = { phase in
        phase == .finishing(.failed) ? "No connection" : nil
      }
    case .mjDefaults:
      let usual = PullControls.defaults
      let loadingImages = loadingImages
      PullControls.defaults.refreshStyle = .mj
      PullControls.defaults.language = .ko
      PullControls.onAdd = { control in
        control.titleFont = .systemFont(ofSize: 15)
        control.setImages(loadingImages, duration: 0.6, for: .run)
      }
      let control = scrollView.overscroll.onRefresh {}
      #expect(control.style == .mj && control.images[.run] == loadingImages)
      (PullControls.defaults, PullControls.onAdd) = (usual, nil)
    case .system:
      tableView.overscroll.add(.arrow).onBegin = { [weak self] _ in self?.load() }
      guard let control = tableView.overscroll.refresh else { return }
      control.onBegin = { [weak self] _ in self?.load() }
      control.begin(callsAction: false)
      tableView.overscroll.refresh?.end()
      control.begin()
      control.titles = { $0 == .running ? "Loading" : nil }
      control.titleFont = .systemFont(ofSize: 13)
      control.tintColor = .red
      control.style?.behavior.minimumRunning = 1
      if isLoading { control.begin(callsAction: false) } else { control.end() }
      if control.isRunning { return }
    }
  }

  /// The lines of MJRefresh's table that change a control.
  func set(_ header: PullControl, _ footer: PullControl) {
    let images = images
    footer.style?.behavior.emptyContent = .hide
    header.arrowImage = UIImage()
    header.onPhase = { [weak self] phase in self?.show(phase) }
    footer.style?.behavior.whenExhausted = .hide
    header.onBegin = { [weak self] _ in self?.load() }
    header.backgroundColor = .white
    header.imageArrangement = .init(isAboveTexts: true, size: CGSize(width: 60, height: 60))
    footer.style?.behavior.budgetPerDrag = 1
    #if canImport(ObjectiveC)
    header.setTarget(self, action: #selector(load(_:sender:)))
    #endif
    footer.style?.behavior.lead = .points(484)
    header.style?.texts = .title
    header.style?.texts = .none
    header.titleFont = .systemFont(ofSize: 15)
    header.titleColor = .systemRed
    header.titles = { $0 == .running ? "Loading" : nil }
    header.setImages(images, duration: 0.6, for: .run)
    header.fadesWithPull = true
    header.style?.behavior.ignoredInset = 20
    header.lastUpdatedStore = UserDefaultsStore(key: "news")
    footer.hidesRunningTitle = true
    footer.style?.behavior.trigger = .tap
    header.begin()
    header.begin(scrollsToEdge: false)
    scrollView.overscroll.refresh?.begin()
  }

  /// The lines that end something.
  func end(_ header: PullControl, _ footer: PullControl) {
    scrollView.overscroll.loadMore?.end()
    scrollView.overscroll.loadMore?.end(.exhausted)
    scrollView.overscroll.loadMore?.resetExhausted()
    header.isHidden = true
    footer.remove()
    if header.isRunning { return }
    if footer.phase == .exhausted { return }
    scrollView.overscroll.add(.mjAutoFooter).onBegin = { [weak self] _ in self?.load() }
    scrollView.overscroll[.bottom]?.remove()
  }

  #if canImport(ObjectiveC)
  @objc private func reloadByTarget() {
    scrollView.overscroll.refresh?.end()
  }

  @objc private func load(_ list: UIScrollView, sender: Any) {
    (sender as? PullControl)?.end()
  }
  #endif
}

struct News: PullControl.LastUpdatedStore {
  let loaded: Date

  var lastUpdated: Double? {
    get { loaded.timeIntervalSince1970 }
    nonmutating set {}
  }
}

private final class OwnView: UIView, PullIndicatorView {
  func update(_ progress: PullProgress) {}
  func start() {}
  func stop(_ outcome: PullControl.Outcome) {}
}

extension PullStyle {
  static var news: PullStyle {
    var style = PullStyle.mj
    style.texts = .title
    return style
  }
}

/// As in RxSwift.
struct Reactive<Base> {
  let base: Base
}

@MainActor
struct Binder<Value> {
  private let binding: (Value) -> Void

  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  func onNext(_ value: Value) { binding(value) }
}

extension Reactive where Base: UIScrollView {
  @MainActor
  var isRefreshing: Binder<Bool> {
    Binder(base) { scrollView, isRefreshing in
      if isRefreshing {
        scrollView.overscroll.refresh?.begin()
      } else {
        scrollView.overscroll.refresh?.end()
      }
    }
  }

  @MainActor
  var isLoadingMore: Binder<Bool> {
    Binder(base) { scrollView, isLoading in
      if isLoading {
        scrollView.overscroll.loadMore?.begin()
      } else {
        scrollView.overscroll.loadMore?.end()
      }
    }
  }
}
