import OverscrollClassics
import OverscrollUIKit
import UIKit

extension PullStyle {
  static var plainHeader: PullStyle {
    var style = PullStyle.mj
    style.texts = .title
    return style
  }
}

extension PullControl {
  func setPlainHeader() {
    arrowImage = UIImage()
    self.fadesWithPull = true
    titleFont = .systemFont(ofSize: 13)
    titleColor = .gray
    self.titles = { phase in
      switch phase {
      case .armed: "Let go for news"
      case .running: "Loading news"
      default: "Pull for news"
      }
    }
  }

  func setBunHeader() {
    setImages(Bun.pulled, for: .pull)
    setImages(Bun.eaten, duration: 0.3, for: .run)
    imageArrangement = .init(isAboveTexts: true, size: CGSize(width: 60, height: 60))
  }
}
