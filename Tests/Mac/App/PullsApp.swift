#if canImport(UIKit)
import SwiftUI
import UIKit

/// An app for recording pulls on a Mac: one list, in the surroundings that the argument `-scene` names.
///
/// Scripts/mac.sh builds it, and the tests in UITests pull. It is compiled on a Mac alone.
@main
struct PullsApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      Surroundings(scene: UserDefaults.standard.string(forKey: "scene") ?? "plain")
        .ignoresSafeArea()
    }
  }
}

private struct Surroundings: UIViewControllerRepresentable {
  let scene: String

  func makeUIViewController(context: Context) -> UIViewController {
    let list = PullScreen(scene)
    switch scene {
    case "large-title":
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    case "sheet":
      return SheetOwner(UINavigationController(rootViewController: list))
    default:
      return list
    }
  }

  func updateUIViewController(_ screen: UIViewController, context: Context) {}
}

/// Presents a page sheet once it is on the screen.
private final class SheetOwner: UIViewController {
  private let sheet: UIViewController

  init(_ sheet: UIViewController) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: false)
  }
}
#endif
