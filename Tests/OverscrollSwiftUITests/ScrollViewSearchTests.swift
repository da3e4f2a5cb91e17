import OverscrollSwiftUI
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Which scroll view a modifier finds, in the trees of views that SwiftUI makes.
///
/// SwiftUI puts a background before and an overlay after its view, on which the README of
/// SwiftUI-Introspect (https://github.com/siteline/swiftui-introspect) relies as well.
@MainActor
@Suite struct ScrollViewSearchTests {
  @Test func aListIsFoundAndNotAnotherOneOfTheSameSize() {
    Screen.run { screen in
      let list = ListView(screen.size)
      // A ZStack with a list behind and one in front of the modified list.
      screen.root.addSubviews(ListView(screen.size), screen.modified(list), ListView(screen.size))
      #expect(screen.found === list)
    }
  }

  @Test func aViewWithoutAListTakesNoneOfAnotherScreenAndFindsItsOwnLater() {
    Screen.run { screen in
      // The list of the screen that presents a sheet.
      let presenting = UIViewController()
      presenting.view.addSubview(ListView(screen.size))
      let sheet = UIViewController()
      let text = UIView(frame: screen.size)
      sheet.view.addSubview(screen.modified(text))
      screen.root.addSubviews(presenting.view, sheet.view)
      #expect(screen.found == nil)
      let list = ListView(screen.size)
      text.addSubview(list)
      screen.search.update()
      #expect(screen.found === list)
      #expect(screen.changes == 1)
    }
  }

  @Test func aStackOfAHeaderAndAListTakesTheList() {
    Screen.run { screen in
      let stack = UIView(frame: screen.size)
      let list = ListView(CGRect(x: 0, y: 120, width: 390, height: 524))
      stack.addSubviews(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120)), list)
      screen.root.addSubview(screen.modified(stack))
      #expect(screen.found === list)
    }
  }

  @Test func contentTakesTheScrollViewAroundItAndNotACarouselInIt() {
    Screen.run { screen in
      let scrollView = ListView(screen.size)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 40, width: 390, height: 160))
      carousel.contentSize = CGSize(width: 2_000, height: 160)
      content.addSubview(carousel)
      scrollView.addSubview(screen.modified(content))
      screen.root.addSubview(scrollView)
      #expect(screen.found === scrollView)
    }
  }

  @Test func aListOnAPageTakesTheListAndNotThePages() {
    Screen.run { screen in
      let pages = UIScrollView(frame: screen.size)
      pages.isPagingEnabled = true
      pages.contentSize = CGSize(width: 1_170, height: 644)
      let list = ListView(screen.size)
      pages.addSubview(screen.modified(list))
      screen.root.addSubview(pages)
      #expect(screen.found === list)
    }
  }

  /// `UIPageViewController` and a `TabView` in the style of pages, before they have one.
  @Test func pagesThatHaveNoListYetAreLeftAlone() {
    Screen.run { screen in
      let pages = UIScrollView(frame: screen.size)
      pages.isPagingEnabled = true
      screen.root.addSubview(screen.modified(pages))
      #expect(screen.found == nil)
      pages.contentSize = CGSize(width: 390, height: 644)
      screen.search.update()
      #expect(screen.found == nil)
      let list = ListView(screen.size)
      pages.addSubview(list)
      screen.search.update()
      #expect(screen.found === list && screen.changes == 1)
    }
  }

  @Test func pagesAroundAViewAreNotItsScrollView() {
    Screen.run { screen in
      let pages = UIScrollView(frame: screen.size)
      pages.contentSize = CGSize(width: 1_170, height: 644)
      pages.addSubview(screen.modified(UIView(frame: screen.size)))
      screen.root.addSubview(pages)
      #expect(screen.found == nil)
    }
  }

  @Test func theSearchEndsAtTheNearestViewControllersView() {
    Screen.run { screen in
      let outer = ListView(screen.size)
      let controller = UIViewController()
      controller.view.addSubview(screen.modified(UIView(frame: screen.size)))
      outer.addSubview(controller.view)
      screen.root.addSubview(outer)
      #expect(screen.found == nil)
    }
  }

  @Test func aReplacedListIsReplaced() {
    Screen.run { screen in
      let host = UIView(frame: screen.size)
      let (old, new) = (ListView(screen.size), ListView(screen.size))
      host.addSubview(old)
      screen.root.addSubview(screen.modified(host))
      #expect(screen.found === old)
      old.removeFromSuperview()
      host.addSubview(new)
      screen.search.update()
      #expect(screen.found === new)
    }
  }

  /// A child that swaps its views by its own state lays out neither marker.
  @Test func aListThatAppearsLaterOrAgainIsFoundWithoutALayoutOfAMarker() {
    Screen.run { screen in
      let child = UIView(frame: screen.size)
      let list = ListView(screen.size)
      screen.root.addSubview(screen.modified(child))
      screen.world.step()
      #expect(screen.found == nil)
      child.addSubview(list)
      screen.world.step()
      #expect(screen.found === list)
      list.removeFromSuperview()
      screen.world.step()
      child.addSubview(list)
      screen.world.step()
      // It has only been away.
      #expect(screen.found === list)
      #expect(screen.changes == 1)
      list.removeFromSuperview()
      screen.world.step()
      let other = ListView(screen.size)
      child.addSubview(other)
      screen.world.step()
      #expect(screen.found === other)
      #expect(screen.changes == 2)
    }
  }

  @Test func aListThatIsGoneIsReportedOnce() {
    Screen.run { screen in
      let child = UIView(frame: screen.size)
      screen.root.addSubview(screen.modified(child))
      child.addSubview(ListView(screen.size))
      screen.world.step()
      #expect(screen.found != nil)
      child.subviews.first?.removeFromSuperview()
      for _ in 0..<3 { screen.world.step() }
      #expect(screen.found == nil)
      #expect(screen.changes == 2)
    }
  }

  @Test func aSearchVisitsNoCellsAndEndsAtALimit() {
    Screen.run { screen in
      let (list, other) = (ListView(screen.size), ListView(screen.size))
      for list in [list, other] { list.addViews(20) }
      screen.root.addSubviews(other, screen.modified(list))
      #expect(screen.found === list)
      #expect(screen.search.visitCount < 10)
    }
    Screen.run { screen in
      let child = UIView(frame: screen.size)
      child.addViews(50)
      for view in child.subviews { view.addViews(50) }
      screen.root.addSubview(screen.modified(child))
      #expect(screen.found == nil)
      #expect(screen.search.visitCount == ScrollViewSearch.largestVisitCount + 1)
    }
  }

  @Test func aHorizontalControlTakesTheHorizontalList() {
    Screen.run(.leading) { screen in
      let list = UIScrollView(frame: screen.size)
      list.alwaysBounceHorizontal = true
      let column = ListView(screen.size)
      column.addSubview(screen.modified(list))
      screen.root.addSubview(column)
      #expect(screen.found === list)
    }
  }
}

/// A window, and the search of one modifier in it.
@MainActor
private final class Screen {
  let size = CGRect(x: 0, y: 0, width: 390, height: 644)
  let root: UIView
  let search: ScrollViewSearch
  private(set) weak var found: UIScrollView?
  private(set) var changes = 0
  private let window: UIWindow
  private let markers: [MarkerView]

  let world: UIKitWorld

  private init(_ edge: ScrollEdge, _ world: UIKitWorld) {
    self.world = world
    search = ScrollViewSearch(along: edge)
    window = UIWindow(frame: size)
    root = UIView(frame: size)
    markers = [MarkerView(\.back, of: search), MarkerView(\.front, of: search)]
    window.addSubview(root)
    window.makeKeyAndVisible()
    search.start { [weak self] scrollView in
      self?.found = scrollView
      self?.changes += 1
    }
  }

  static func run(_ edge: ScrollEdge = .top, _ body: (Screen) -> Void) {
    UIKitWorld.run { body(Screen(edge, $0)) }
  }

  /// A view between its markers, as SwiftUI places a background and an overlay.
  func modified(_ view: UIView) -> UIView {
    let whole = UIView(frame: view.frame)
    markers[0].frame = CGRect(origin: .zero, size: view.frame.size)
    view.frame.origin = .zero
    whole.addSubviews(markers[0], view, markers[1])
    return whole
  }
}

/// A vertical list that bounces, as SwiftUI's do.
private final class ListView: UIScrollView {
  convenience init(_ frame: CGRect) {
    self.init(frame: frame)
    alwaysBounceVertical = true
  }
}

extension UIView {
  fileprivate func addSubviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  fileprivate func addViews(_ count: Int) {
    for _ in 0..<count { addSubview(UIView()) }
  }
}
