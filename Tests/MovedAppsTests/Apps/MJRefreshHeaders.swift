import OverscrollUIKit
import OverscrollUserDefaults
import UIKit

// The headers of MJRefresh's example app, in its order.
extension TableScreen {
  func headerAsItComes() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.lastUpdatedStore = UserDefaultsStore(key: timeKey)
    header.begin(scrollsToEdge: true)
  }

  func headerWithImages() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.setBunImages()
    header.begin(scrollsToEdge: true)
  }

  func headerWithoutTime() {
    var style = PullStyle.mj
    style.texts = .title
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.fadesWithPull = true
    header.begin(scrollsToEdge: true)
  }

  func headerWithoutTexts() {
    var style = PullStyle.mj
    style.texts = .none
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.setBunImages()
    header.begin(scrollsToEdge: true)
  }

  func headerInOwnTexts() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.titles = { phase in
      switch phase {
      case .idle, .pulling, .finishing, .exhausted: "Down for the news"
      case .armed: "Up for the news"
      case .running: "Here they come"
      }
    }
    header.titleFont = .systemFont(ofSize: 15)
    header.detailFont = .systemFont(ofSize: 14)
    header.titleColor = .red
    header.detailColor = .blue
    header.begin(scrollsToEdge: true)
  }

  func ownHeader() {
    var style = PullStyle.mj
    style.behavior.arm.distance = 50
    style.behavior.fire.distance = 50
    style.behavior.hold.distance = 50
    style.behavior.indicatorExtent = 50
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.indicatorView = LampView()
    header.begin(scrollsToEdge: true)
  }
}

extension PullControl {
  /// The example's drawing of a boy who eats a steamed bun.
  func setBunImages() {
    setImages(Assets.bun, for: .pull)
    setImages(Assets.bites, for: .armed)
    setImages(Assets.bites, for: .run)
  }
}

/// A control of an app's own: a label in a color that follows the pull, and a lamp.
final class LampView: UIView, PullIndicatorView {
  let label = UILabel()
  let lamp = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 16, weight: .bold)
    label.textAlignment = .center
    addSubview(label)
    addSubview(lamp)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    lamp.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 10, width: 20, height: 20)
  }

  func update(_ progress: PullProgress) {
    let share = min(1, progress.fraction)
    label.textColor = UIColor(
      red: 1 - share / 2,
      green: 0.5 - share / 2,
      blue: share / 2,
      alpha: 1
    )
    switch progress.phase {
    case .idle, .pulling, .finishing:
      label.text = "Pull me"
      lamp.backgroundColor = .clear
    case .armed:
      label.text = "Let me go"
      lamp.backgroundColor = .orange
    case .running:
      label.text = "Wait for me"
      lamp.backgroundColor = .orange
    case .exhausted:
      label.text = "Nothing left"
      lamp.backgroundColor = .clear
    }
  }

  func start() {}

  func stop(_ outcome: Outcome) {}
}
