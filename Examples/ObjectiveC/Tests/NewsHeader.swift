import UIKit

enum MJRefreshState: Int {
  case idle = 1
  case pulling
  case refreshing
  case willRefresh
  case noMoreData
}

/// The class of NewsHeader.m, because the double has no Objective-C.
final class NewsHeader: UIView {
  let label = UILabel()

  var state = MJRefreshState.idle {
    didSet {
      guard state != oldValue else { return }
      switch state {
      case .idle: label.text = "Pull for news"
      case .pulling: label.text = "Let go for news"
      case .refreshing, .willRefresh, .noMoreData: label.text = "Loading news"
      }
    }
  }

  var pullingPercent: CGFloat = 0 {
    didSet { label.alpha = pullingPercent }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = bounds
    super.layoutSubviews()
  }
}
