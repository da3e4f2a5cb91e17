// What a file for Objective-C uses of Overscroll, without Overscroll: its modules were not built for Objective-C.

@_exported public import UIKit

public enum ScrollEdge: Sendable {
  case top
  case bottom
  case trailing
}

public struct Threshold { public var distance: Double }
public struct Hold { public var distance: Double }

public enum Role { case refresh }
public enum Trigger {
  case automatic
  case tap
}
public enum Lead { case points(Double) }
public enum Room {
  case show
  case hide
}

public struct Behavior {
  public var role: Role
  public var indicatorExtent: Double
  public var arm: Threshold
  public var fire: Threshold
  public var hold: Hold
  public var resting: Double
  public var ignoredInset: Double
  public var trigger: Trigger
  public var lead: Lead
  public var budgetPerDrag: Int
  public var whenExhausted: Room
}

public enum Texts {
  case none
  case title
  case titleAndDetail
}

public struct PullStyle {
  public static var mj: PullStyle { fatalError() }
  public static var mjAutoFooter: PullStyle { fatalError() }
  public static var mjBackFooter: PullStyle { fatalError() }
  public static var mjTrailer: PullStyle { fatalError() }
  public var behavior: Behavior
  public var texts: Texts
}

public struct PullProgress {
  public enum Phase {
    case idle
    case pulling
    case armed
    case running
    case finishing
    case exhausted
  }

  public var fraction: Double
  public var phase: Phase
}

@MainActor public protocol PullIndicatorView: UIView {
  func update(_ progress: PullProgress)
  func start()
  func stop(_ outcome: PullControl.Outcome)
}

@MainActor public protocol PullControlDelegate: AnyObject {
  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase)
  func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone)
}

// A class and not a structure, so that its variables need no bodies.
@MainActor public final class PullControl {
  public enum Outcome: Sendable {
    case succeeded
    case failed
    case exhausted
  }
  public enum Phase: Sendable {
    case idle
    case pulling
    case armed
    case running
    case finishing(Outcome)
    case failed
    case exhausted
  }
  public enum Milestone: Sendable {
    case opened
    case closingBegan
    case closed
  }
  public enum ImagePhase: Sendable {
    case pull
    case armed
    case run
  }
  public struct Run {}
  public struct ImageArrangement: Sendable {
    public init(isAboveTexts: Bool = false, size: CGSize? = nil) {}
  }

  public var style: PullStyle?
  public var delegate: (any PullControlDelegate)?
  public var onBegin: ((Run) -> Void)?
  public var progress: PullProgress?
  public var scrollView: UIScrollView?
  public var isRunning = false
  public var isHidden = false
  public var fadesWithPull = false
  public var hidesRunningTitle = false
  public var mayRunTogether = false
  public var labelInset: Double?
  public var titles: (@MainActor (Phase) -> String?)?
  public var lastUpdatedText: (@MainActor (Date?) -> String)?
  public var lastUpdatedStore: UserDefaultsStore?
  public var titleFont: UIFont?
  public var titleColor: UIColor?
  public var detailFont: UIFont?
  public var detailColor: UIColor?
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
  public var arrowImage: UIImage?
  public var imageArrangement = ImageArrangement()
  public var indicatorView: (any PullIndicatorView)?
  @discardableResult public func begin() -> Run? { nil }
  public func remove() {}
  public func resetExhausted() {}
  nonisolated public func end(_ outcome: Outcome = .succeeded) {}
  public func setImages(_ images: [UIImage], duration: Double?, for phase: ImagePhase) {}
}

@MainActor public struct PullControls {
  public subscript(edge: ScrollEdge) -> PullControl? { nil }
  public func add(
    _ style: PullStyle,
    at edge: ScrollEdge,
    delegate: any PullControlDelegate
  ) -> PullControl {
    PullControl()
  }
}

extension UIScrollView {
  public var overscroll: PullControls { PullControls() }
}

public struct UserDefaultsStore {
  public init(key: String) {}
}
