import SwiftUI
import UIKit

/// The five screens, as tabs.
@main
struct NewsApp: App {
  var body: some Scene {
    WindowGroup {
      Screens()
    }
  }
}

/// A window, whose table comes back with it.
private struct Screens: View {
  @State private var table = TableScreen(Feed(SlowNews(BundledNews())))

  var body: some View {
    Tabs(table: table).ignoresSafeArea()
      .userActivity(TableScreen.activityType) { table.updateUserActivityState($0) }
      .onContinueUserActivity(TableScreen.activityType) { table.restoreUserActivityState($0) }
  }
}

private struct Tabs: UIViewControllerRepresentable {
  let table: TableScreen

  func makeUIViewController(context: Context) -> UITabBarController {
    let screens: [(UIViewController, symbol: String)] = [
      (table, "list.bullet"),
      (CardsScreen(feed(), along: .vertical), "square.grid.2x2"),
      (CardsScreen(feed(), along: .horizontal), "rectangle.split.3x1"),
      (PageScreen(feed()), "globe"),
      (ChatScreen(feed()), "bubble.left"),
    ]
    let tabs = UITabBarController()
    tabs.viewControllers = screens.map { screen, symbol in
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(
        title: screen.title,
        image: UIImage(systemName: symbol),
        selectedImage: nil
      )
      return navigation
    }
    return tabs
  }

  private func feed() -> Feed { Feed(SlowNews(BundledNews())) }

  func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}
