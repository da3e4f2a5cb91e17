#if os(Linux)
import OverscrollPlace
import OverscrollUIKit
import OverscrollUIKitTestSupport
import UIKit

/// A list of articles in which a place is kept, and where each article is on the screen.
@MainActor
final class PlaceScene {
  enum Kind: CaseIterable, Sendable {
    case table
    case collection
  }

  let scene: ListScene
  let place: PullControls.Place<Int>
  private let content: ArticleList

  /// Makes a list with bars of 20 points above and 30 below it.
  init(
    _ world: UIKitWorld,
    _ kind: Kind = .table,
    count: Int = 100,
    staysAtTop: Bool = false
  ) {
    content = ArticleList(1_000..<1_000 + count, isCollection: kind == .collection)
    scene = ListScene(world, list: content.view, top: 20, bottom: 30)
    content.fill()
    world.step()
    content.view.contentOffset.y = -20
    let articles = content.articles
    place = content.view.overscroll.keepPlace(staysAtTop: staysAtTop) { articles.ids[$0.item] }
    world.step()
  }

  var world: UIKitWorld { scene.world }
  var articles: Articles { content.articles }
  var list: UIScrollView { content.view }

  /// The visible edge, in the content.
  var edge: CGFloat { list.contentOffset.y + 20 }

  /// From the visible edge to an article, in points; nil if the list does not have it.
  func distance(of id: Int) -> CGFloat? {
    content.screenPlace(of: id).map { $0 - 20 }
  }

  /// The first article that begins in the visible part, which is the one that is read.
  var reading: Int? {
    articles.ids.first { (distance(of: $0) ?? -1) >= -0.5 }
  }

  func reload() { content.reload() }

  /// Scrolls as a reader does, a screen at most at a time, so that rows are measured on the way.
  func read(to offset: CGFloat) {
    while abs(list.contentOffset.y - offset) > 0.5 {
      let before = list.contentOffset.y
      let step = min(max(offset - before, -300), 300)
      let most = list.contentSize.height + 30 - list.bounds.height
      list.contentOffset.y = min(max(before + step, -20), most)
      world.step()
      if abs(list.contentOffset.y - before) < 1 { return }
    }
  }

  /// The movement of what is read by a change, in points; the change is laid out without time.
  func movement(of change: () -> Void) -> CGFloat {
    guard let id = reading, let before = distance(of: id) else { return .infinity }
    change()
    world.layOutWindows()
    return distance(of: id).map { abs($0 - before) } ?? .infinity
  }
}
#endif
