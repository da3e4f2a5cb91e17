import Foundation

// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    CurrentWorld.value.notification("UIApplicationWillEnterForegroundNotification")
  }
}
