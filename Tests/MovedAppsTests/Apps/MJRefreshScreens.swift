import OverscrollClassics
import OverscrollUIKit
import UIKit

/// An app's web page, in WebKit's view.
final class PageScreen: UIViewController, WKNavigationDelegate, PullControlDelegate {
  let webView = WKWebView(frame: .zero)

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.navigationDelegate = self
    pageOfWebKit()
  }

  func pageOfWebKit() {
    let header = webView.scrollView.overscroll.add(.mj, delegate: self)
    header.setBunImages()
    header.fadesWithPull = true
    header.begin()
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { webView.reload() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.scrollView.overscroll.refresh?.end()
  }
}

/// An app's web page, in the view from before WebKit's.
final class OldPageScreen: UIViewController, OldWebViewDelegate, PullControlDelegate {
  let webView = OldWebView(frame: .zero)

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.delegate = self
    oldPage()
  }

  func oldPage() {
    let header = webView.scrollView.overscroll.add(.mj, delegate: self)
    header.setBunImages()
    header.fadesWithPull = true
    header.begin()
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { webView.reload() }

  func webViewDidFinishLoad(_ webView: OldWebView) { webView.scrollView.overscroll.refresh?.end() }
}

/// An app's collection of colors.
final class ColorsScreen: UIViewController, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private(set) var colors: [String] = []
  private(set) var details = 0
  private let server: any Server
  private let setUp: (ColorsScreen) -> () -> Void

  init(
    _ server: any Server,
    _ collectionView: UICollectionView,
    colors: Int = 0,
    _ setUp: @escaping (ColorsScreen) -> () -> Void
  ) {
    self.server = server
    self.setUp = setUp
    self.colors = (0..<colors).map { "Color \($0)" }
    self.collectionView = collectionView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    setUp(self)()
  }

  // MARK: Uses of MJRefresh's example app

  func bothEnds() {
    collectionView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewColors() }
    var style = PullStyle.mjBackFooter
    style.behavior.emptyContent = .hide
    collectionView.overscroll.onLoadMore(style, for: self) { try await $0.loadMoreColors() }
      .configure {
        $0.isAnimated = false
        $0.fadesWithPull = true
      }
    collectionView.overscroll.refresh?.begin()
  }

  func bothEndsUnderPinnedHeaders() { bothEnds() }

  func loadNewColors() async throws {
    colors.insert(contentsOf: try await server.rows(10), at: 0)
    collectionView.reloadData()
  }

  func loadMoreColors() async throws -> PullControl.LoadOutcome {
    let more = try await server.rows(5)
    collectionView.performBatchUpdates { self.colors += more }
    return .succeeded
  }

  func trailer() {
    collectionView.overscroll.onLoadMore(.mjTrailer, at: .trailing, for: self) { screen in
      screen.showDetails()
      return .succeeded
    }
  }

  func showDetails() { details += 1 }

  // MARK: Data source

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { colors.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
