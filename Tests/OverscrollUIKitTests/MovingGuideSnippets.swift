import Foundation
import Overscroll
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
      for piece in Feed.Piece.allCases {
        let feed = Feed(scene.list)
        try feed.show(piece)
        scene.list.overscroll.removeAll()
      }
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: ["EGO", "CLL", "MJRefresh", "MRefresh", "YQ"])
  nonisolated func everySwiftLineOfAGuideStandsHere(_ guide: String) throws {
    let shown = try Snippets("Documentation/Moving/\(guide).md")
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing() == [])
  }
}

/// An app's list, as in the guides.
@MainActor
private final class Feed: NSObject, PullControlDelegate {
  enum Piece: CaseIterable {
    case ego, egoInColors, cll, cllBehind, mrefresh, outlines, parts, mrefreshChanged, yq, mj,
      mjDefaults, mjFooter, mjHeader, mjImages
  }

  private let scrollView: UIScrollView
  private let ownView = OwnView()
  private let pullImages = [UIImage()]
  private let loadingImages = [UIImage(), UIImage()]

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func reload() async throws {}
  func loadNext() async throws {}
  func showNews() {}
  func hasNext() async throws -> Bool { false }

  func show(_ piece: Piece) throws {
    switch piece {
    case .ego:
      scrollView.overscroll.onRefresh(.ego, for: self) { feed in try await feed.reload() }
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
      scrollView.overscroll.onRefresh(.cll, for: self) { feed in try await feed.reload() }
      scrollView.overscroll.onLoadMore(.cllFooter, for: self) { feed in
        try await feed.loadNext()
        return .succeeded
      }
    case .cllBehind:
      var style = PullStyle.cll
      style.behavior.placement = .superviewLayer
      scrollView.overscroll.add(style, delegate: self)
    case .mrefresh:
      scrollView.overscroll.onRefresh(.mrefresh, for: self) { feed in try await feed.reload() }
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
      scrollView.overscroll.onRefresh(.yq, for: self) { feed in try await feed.reload() }
      #if canImport(ObjectiveC)
      scrollView.overscroll.add(.yq).setTarget(self, action: #selector(reloadByTarget))
      #endif
    case .mj:
      scrollView.overscroll.onRefresh(.mj, for: self) { feed in try await feed.reload() }
      scrollView.overscroll.onLoadMore(.mjAutoFooter, for: self) { feed in
        try await feed.hasNext() ? .succeeded : .exhausted
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
        case .idle, .pulling, .finishing: "Pull for news"
        case .armed: "Let go for news"
        case .running, .failed, .exhausted: nil
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
  func stop(_ outcome: Outcome) {}
}
