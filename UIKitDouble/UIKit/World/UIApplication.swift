import Foundation

// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    CurrentWorld.value.notification("UIApplicationWillEnterForegroundNotification")
  }
}

// https://developer.apple.com/documentation/foundation/nslog

/// Shadows Foundation's function where only UIKit is imported: stores log messages in the world.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  let line = String(format: format, arguments: arguments)
  MainActor.assumeIsolated { UIKitWorld.current.logged.append(line) }
}

// https://developer.apple.com/documentation/foundation/nsuseractivity
// Of Foundation in Apple's systems, and missing on Linux.

/// What the user is doing, to be continued later.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
