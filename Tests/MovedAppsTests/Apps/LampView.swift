import OverscrollUIKit
import UIKit

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

  func stop(_ outcome: PullControl.Outcome) {}
}
