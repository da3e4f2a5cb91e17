import OverscrollUIKit
import UIKit

/// The images of MJRefresh's example app: a steamed bun that is pulled, and eaten.
enum Bun {
  static let pulled = images(60)
  static let eaten = images(3)

  static func images(_ count: Int) -> [UIImage] {
    (0..<count).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }
  }
}

extension PullControl {
  func setBunImages() {
    setImages(Bun.pulled, for: .pull)
    setImages(Bun.eaten, for: .run)
  }
}
