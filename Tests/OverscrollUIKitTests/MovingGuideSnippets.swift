import Foundation
import OverscrollGraphics
import OverscrollIndicators
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
  @Test func aRunThatABlockBeganEndsWithTheAnswer() throws {
    try ListScene.run { scene in
      let screen = Screen(scene.list)
      try screen.show(.mjBlock)
      let control = try #require(scene.list.overscroll.refresh)
      control.begin()
      scene.finger.wait(1)
      #expect(control.isRunning)
      screen.api.answer()
      scene.finger.wait(0.1)
      #expect(control.phase == .finishing(.succeeded))
    }
  }

  @Test func mjShowsAFailureOnlyWhereATitleDoes() throws {
    try ListScene.run { scene in
      let header = scene.list.overscroll.add(.mj)
      #expect(header.title(for: .finishing(.failed)) == header.title(for: .idle))
      let screen = Screen(scene.list)
      try screen.show(.mjHeader)
      let titled = try #require(scene.list.overscroll.refresh)
      #expect(titled.title(for: .finishing(.failed)) == "No connection")
      #expect(titled.title(for: .finishing(.succeeded)) == "Pull for news")
    }
  }

  nonisolated private static let guides = ["EGO", "CLL", "MJRefresh", "MRefresh", "YQ"]

  @Test(arguments: guides)
  nonisolated func everySwiftLineOfAGuideStandsHere(_ guide: String) throws {
    let shown = try Snippets("Documentation/Moving/\(guide).md")
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing() == [])
  }

  /// `AppSnippetTests` has the code of the page for Objective-C.
  @Test nonisolated func everyGuideIsListed() throws {
    let folder = Snippets.root.appendingPathComponent("Documentation/Moving")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(pages) == Set(Self.guides + ["ObjectiveC"]))
  }
}

/// What an app has that calls back.
@MainActor
private final class API {
  private var finish: (() -> Void)?
  func load(_ finish: @escaping () -> Void) { self.finish = finish }
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
    case ego, egoInColors, cll, cllBehind, mrefresh, outlines, parts, mrefreshChanged, yq, mjBlock,
      mj, mjDefaults, mjFooter, mjHeader, mjImages
  }

  let api = API()
  private let feed = Feed()
  private let scrollView: UIScrollView
  private let ownView = OwnView()
  private let pullImages = [UIImage()]
  private let loadingImages = [UIImage(), UIImage()]

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func showNews() {}

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
      scrollView.overscroll.add(.mj).onBegin = { [weak self] run in
        self?.api.load { run.end() }
      }
    case .mj:
      scrollView.overscroll.onRefresh(.mj, for: self) { vc in try await vc.feed.reload() }
      scrollView.overscroll.onLoadMore(.mjAutoFooter, for: self) { vc in
        try await vc.feed.next() ? .succeeded : .exhausted
      }
    case .mjDefaults:
      let usual = PullControls.defaults
      PullControls.defaults.refreshStyle = .mj
      PullControls.defaults.loadMoreStyle = .mjAutoFooter
      PullControls.defaults.language = .ko
      #expect(scrollView.overscroll.onRefresh {}.style == .mj)
      PullControls.defaults = usual
    case .mjFooter:
      var footer = PullStyle.mjAutoFooter
      footer.behavior.lead = .points(22)
      footer.behavior.budgetPerDrag = 0
      scrollView.overscroll.add(footer, delegate: self)
    case .mjHeader:
      let header = scrollView.overscroll.add(.mj, delegate: self)
      header.onMilestone = { [weak self] milestone in
        if milestone == .closed { self?.showNews() }
      }
      header.lastUpdatedStore = UserDefaultsStore(key: "news.lastUpdated")
      header.language = .ko
      header.titles = { phase in
        switch phase {
        case .finishing(.failed): "No connection"
        case .idle, .pulling, .finishing: "Pull for news"
        case .armed: "Let go for news"
        default: nil
        }
      }
      header.begin()
    case .mjImages:
      let header = scrollView.overscroll.add(.mj, delegate: self)
      header.setImages(pullImages, for: .pull)
      header.setImages(loadingImages, for: .armed)
      header.setImages(loadingImages, duration: 0.6, for: .run)
      header.titleFont = .systemFont(ofSize: 15)
      header.titleColor = .systemRed
      header.detailColor = .systemBlue
      header.fadesWithPull = true
      scrollView.overscroll.loadMore?.isExhausted = true
    }
  }

  #if canImport(ObjectiveC)
  @objc private func reloadByTarget() {
    scrollView.overscroll.refresh?.end()
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
