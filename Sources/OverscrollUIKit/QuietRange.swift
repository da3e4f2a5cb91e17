import UIKit

/// The offsets at which scrolling tells the engine nothing, so that it need not be asked.
///
/// Deep inside the content no part can be pulled, shown or started by scrolling. The numbers the
/// range was made from are kept, because any of them ends it.
struct QuietRange {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity
  private var inset = UIEdgeInsets.zero
  private var size = CGSize.zero

  /// No offset is quiet.
  static let none = QuietRange()

  /// How far from an edge content is of interest: a fling needs a few frames to have a speed there.
  private static let margin: CGFloat = 200

  private init() {}

  /// The offsets between two limits, at the present insets and size.
  @MainActor
  init(_ scrollView: UIScrollView, low: CGFloat, high: CGFloat) {
    self.low = low + Self.margin
    self.high = high - Self.margin
    inset = scrollView.contentInset
    size = scrollView.bounds.size
  }

  /// Whether the engine need not be told of where the content is.
  @MainActor
  func contains(_ scrollView: UIScrollView, _ attachment: Attachment) -> Bool {
    let offset = scrollView.contentOffset
    let position = attachment.axis == .vertical ? offset.y : offset.x
    return position > low && position < high && scrollView.bounds.size == size
      && scrollView.contentInset == inset
  }
}

extension Attachment {
  /// Works out where scrolling is of no interest from here on.
  func updateQuietRange() {
    guard let scrollView, !session.isMovingContent else { return quiet = .none }
    let inset = scrollView.adjustedContentInset
    let length = geometry.length(scrollView.bounds.size)
    let first = Double(startShare.contribution - inset[keyPath: geometry.side(.start)])
    let share = Double(inset[keyPath: geometry.side(.end)] - endShare.contribution)
    let last = extent + share - length
    var low = -Double.infinity
    var high = Double.infinity
    for part in parts where !part.isHidden {
      let lead = part.style.behavior.reach(in: length)
      switch part.edge {
      case .start: low = first + lead
      case .end: high = last - lead
      }
    }
    if geometry.isMirrored { (low, high) = (extent - length - high, extent - length - low) }
    quiet = QuietRange(scrollView, low: CGFloat(low), high: CGFloat(high))
  }
}

extension Behavior {
  /// How many points before its edge a part begins to take an interest.
  fileprivate func reach(in viewport: Double) -> Double {
    guard trigger == .automatic else { return 0 }
    switch lead.unit {
    case .points: return max(0, lead.amount)
    case .viewports: return max(0, lead.amount * viewport)
    case .items: return 0
    }
  }
}
