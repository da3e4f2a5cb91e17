import MJRefresh
import UIKit

final class PlainHeader: MJRefreshNormalHeader {
  override func prepare() {
    super.prepare()
    lastUpdatedTimeLabel?.isHidden = true
    arrowView?.isHidden = true
    isAutomaticallyChangeAlpha = true
    stateLabel?.font = .systemFont(ofSize: 13)
    stateLabel?.textColor = .gray
    setTitle("Pull for news", for: .idle)
    setTitle("Let go for news", for: .pulling)
    setTitle("Loading news", for: .refreshing)
  }
}

final class BunHeader: MJRefreshGifHeader {
  override func prepare() {
    super.prepare()
    mj_h = 84
    lastUpdatedTimeLabel?.isHidden = true
    setImages(Bun.pulled, for: .idle)
    setImages(Bun.eaten, duration: 0.3, for: .refreshing)
  }

  override func placeSubviews() {
    super.placeSubviews()
    gifView?.frame = CGRect(x: (mj_w - 60) / 2, y: 0, width: 60, height: 60)
    stateLabel?.frame = CGRect(x: 0, y: 60, width: mj_w, height: 24)
  }
}
