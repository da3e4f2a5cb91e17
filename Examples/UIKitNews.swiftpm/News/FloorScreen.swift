import UIKit

/// The page that a longer pull of the table brings down.
final class FloorScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "The second floor. Push it up to go back."
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
  }
}
