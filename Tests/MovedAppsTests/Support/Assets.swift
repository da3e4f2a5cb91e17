import UIKit

/// What an app has in its catalog.
enum Assets {
  static let bun = pictures(60)
  static let bites = pictures(3)
  static let corner = "M0 0L100 0L100 100"
  static let tick = "M20 50L40 70L70 30"
  static let bar = "M0 100L100 100"

  private static func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }
  }
}
