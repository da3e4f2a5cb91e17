import Foundation
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// An app that writes its insets during runs, in random orders: any number of its own, and any change of
/// the sum.
///
/// The numbers are whole pixels of a screen of one, two or three pixels a point, or tenths of a point.
@MainActor
@Suite struct InsetOrderTests {
  private static let orders: Int = {
    let text = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_ORDERS"]
    return text.flatMap { Int($0) } ?? (TestExtent.current == .all ? 4_000 : 200)
  }()

  /// Arbitrary fractions where the app states its inset by `overscroll.contentInset`.
  @Test(arguments: [false, true])
  func theAppsNumbersStandAfterEveryOrder(_ areStated: Bool) {
    let policies = UIKitPolicy.pairwise
    for seed in 0..<Self.orders {
      UIKitWorld.run(policy: policies[seed % policies.count]) { world in
        var order = InsetOrder(world, seed: UInt64(seed), areStated: areStated)
        order.play()
        let list = order.scene.list
        let inset = list.contentInset
        #expect(
          !areStated || list.overscroll.contentInset.top == order.top.own,
          "order \(seed)"
        )
        #expect(
          inset.top.isAbout(order.top.own) && inset.bottom.isAbout(order.bottom.own),
          "order \(seed), \(world.policy): \(order.steps.joined(separator: ", "))"
        )
      }
    }
  }
}

/// One side of the app's own inset, as the app sees it.
private struct AppInset {
  let side: WritableKeyPath<UIEdgeInsets, CGFloat>
  var own: CGFloat
  private var before: CGFloat

  init(_ side: WritableKeyPath<UIEdgeInsets, CGFloat>, _ own: CGFloat) {
    self.side = side
    self.own = own
    before = own
  }

  enum Write: CaseIterable {
    /// A number of the app's own: the present one, the one before, or any.
    case same, earlier, any
    /// A change of the sum: any, or one that undoes the last.
    case change, undo
  }

  /// Writes to a list as an app would, and returns a description.
  @MainActor
  mutating func write(
    _ write: Write,
    to list: UIScrollView,
    _ random: inout SeededGenerator,
    isStated: Bool
  ) -> String {
    let part = CGFloat([1, 2, 3, 10][random.below(4)])
    let number =
      isStated
      ? CGFloat(random.below(1_000_000_007)) / 3_141_592
      : CGFloat(random.below(Int(part) * 400)) / part
    let present = own
    switch write {
    case .same: break
    case .earlier, .undo: own = before
    case .any, .change: own = number
    }
    switch (write, isStated) {
    case (.same, true), (.earlier, true), (.any, true):
      list.overscroll.contentInset[keyPath: side] = own
    case (.change, true), (.undo, true):
      list.overscroll.contentInset[keyPath: side] += own - present
      own = list.overscroll.contentInset[keyPath: side]
    case (.same, false), (.earlier, false), (.any, false): list.contentInset[keyPath: side] = own
    case (.change, false), (.undo, false): list.contentInset[keyPath: side] += own - present
    }
    before = present
    return "\(write) \(own)"
  }
}

/// A list whose inset the app writes in layouts.
private final class WritingList: UIScrollView {
  var onLayout: ((WritingList) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }
}

/// A random sequence of the app's writes and a run's events.
@MainActor
private struct InsetOrder {
  let scene: ListScene
  var top = AppInset(\.top, 100.25)
  var bottom = AppInset(\.bottom, 60.25)
  /// The steps so far, for a message.
  var steps: [String] = []
  private var random: SeededGenerator
  private let list = WritingList()
  private let listener = Listener()
  private let loader = Listener()
  // The default follows the scroll, so that the share is any fraction of its points.
  private let style = PullStyle.arrow
  private let areStated: Bool

  init(_ world: UIKitWorld, seed: UInt64, areStated: Bool) {
    self.areStated = areStated
    random = SeededGenerator(seed: seed)
    scene = ListScene(world, list: list, top: 100.25, bottom: 60.25)
    list.contentInsetAdjustmentBehavior = .always
  }

  mutating func play() {
    list.overscroll.add(style, delegate: listener)
    let footer = PullStyle.arrow.loadMore
    if random.below(2) == 0 { list.overscroll.add(footer, delegate: loader) }
    for _ in 0..<(4 + random.below(12)) { step() }
    // Ends or removes everything in progress.
    list.onLayout = nil
    if random.below(2) == 0 {
      steps.append("remove")
      list.overscroll.refresh?.remove()
      list.overscroll.loadMore?.remove()
    } else {
      steps.append("end")
      list.overscroll.refresh?.end()
      list.overscroll.loadMore?.remove()
    }
    scene.finger.up()
    scene.finger.wait(0.1)
    scene.finger.wait(2.5)
  }

  private mutating func step() {
    switch random.below(12) {
    case 0:
      steps.append("begin")
      list.overscroll.refresh?.begin()
    case 1:
      steps.append("pull")
      scene.finger.up()
      scene.finger.pull(220, over: 0.2)
    case 2:
      steps.append("end")
      list.overscroll.refresh?.end(random.below(2) == 0 ? .succeeded : .failed)
    case 3:
      steps.append("cancel")
      list.overscroll.refresh?.cancel()
    case 4:
      steps.append("add again")
      list.overscroll.refresh?.remove()
      list.overscroll.add(style, delegate: listener)
    case 5:
      let inset = CGFloat([0, 47, 59][random.below(3)])
      steps.append("safe area \(inset)")
      scene.window.safeArea.top = inset
    case 6:
      steps.append("scroll")
      scene.finger.scroll(to: CGFloat(random.below(400)) - 100, animated: false)
    case 7:
      steps.append("write in layouts")
      let (top, bottom) = (top.own, bottom.own)
      list.onLayout = { [areStated] list in
        let inset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        if areStated { list.overscroll.contentInset = inset } else { list.contentInset = inset }
      }
      list.setNeedsLayout()
    default: write()
    }
    // From no time, for the same turn, to long enough for a motion to end.
    let wait = [0, 0, 0.02, 0.1, 0.5][random.below(5)]
    if wait > 0 { scene.finger.wait(wait) }
  }

  private mutating func write() {
    // Stops the writing in layouts, which would overwrite the value written here.
    list.onLayout = nil
    let write = AppInset.Write.allCases[random.below(AppInset.Write.allCases.count)]
    if random.below(3) == 0 {
      steps.append("bottom: " + bottom.write(write, to: list, &random, isStated: areStated))
    } else {
      steps.append("top: " + top.write(write, to: list, &random, isStated: areStated))
    }
  }
}
