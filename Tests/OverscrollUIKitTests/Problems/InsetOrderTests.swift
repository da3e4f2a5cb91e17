import Foundation
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// An app that writes its insets during runs, in random orders.
///
/// The app's numbers are exact in binary and multiples of ten apart, so no two differ by one of our
/// contributions (56 at the top, 44 at the bottom). Its actions are limited to those that the sum
/// can distinguish: an absolute value is the present one, an earlier one, at most 80
/// lower or at most 20 higher; it subtracts at most 20, or what it had added since the control was
/// added. The refresh keeps its whole contribution, which the default reduces in a scrolled list.
@MainActor
@Suite struct InsetOrderTests {
  private static let orders: Int = {
    let text = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_ORDERS"]
    return text.flatMap { Int($0) } ?? (TestExtent.current == .all ? 4_000 : 200)
  }()

  @Test func theAppsNumbersStandAfterEveryOrder() {
    let policies = UIKitPolicy.pairwise
    for seed in 0..<Self.orders {
      UIKitWorld.run(policy: policies[seed % policies.count]) { world in
        var order = InsetOrder(world, seed: UInt64(seed))
        order.play()
        let inset = order.scene.list.contentInset
        #expect(
          inset.top == order.top.own && inset.bottom == order.bottom.own,
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
  /// The value before the last addition or subtraction, unless it was undone.
  private var undo: [CGFloat] = []
  private var isTyping = false
  private var earlier: [CGFloat] = []

  init(_ side: WritableKeyPath<UIEdgeInsets, CGFloat>, _ own: CGFloat) {
    self.side = side
    self.own = own
  }

  /// A new control does not know what the app has written before.
  mutating func forget() {
    undo = []
    earlier = []
    isTyping = false
  }

  enum Write: CaseIterable {
    case same
    case lower
    case earlier
    case higher
    case add
    case subtract
    case undo
    /// A keyboard appears or disappears: the app adds its height, and later subtracts it.
    case keyboard
  }

  /// Writes to a list as an app would, and returns a description.
  @MainActor
  mutating func write(
    _ write: Write,
    to list: UIScrollView,
    _ random: inout SeededGenerator
  ) -> String {
    let before = own
    switch write {
    case .same: break
    case .lower: own = max(0.25, own - CGFloat(10 * random.below(9)))
    case .earlier: own = earlier.last ?? own
    case .higher: own += CGFloat(10 * (1 + random.below(2)))
    case .add: own += CGFloat(10 * (1 + random.below(9)))
    case .subtract: own = max(0.25, own - CGFloat(10 * (1 + random.below(2))))
    case .undo: own = undo.popLast() ?? own
    case .keyboard:
      own += isTyping ? -300 : 300
      isTyping.toggle()
    }
    switch write {
    case .same, .lower, .earlier, .higher:
      isTyping = false
      list.contentInset[keyPath: side] = own
      undo = []
    case .add, .subtract, .undo, .keyboard:
      list.contentInset[keyPath: side] += own - before
      if write == .keyboard { undo = [] } else if write != .undo, own != before { undo = [before] }
    }
    if own != before { earlier = [before] }
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
  private let style: PullStyle = {
    var style = PullStyle.arrow
    style.behavior.hold.means = .insetAndOffset
    return style
  }()

  init(_ world: UIKitWorld, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    scene = ListScene(world, list: list, top: 100.25, bottom: 60.25)
    list.contentInsetAdjustmentBehavior = .always
  }

  mutating func play() {
    list.overscroll.add(style, delegate: listener)
    let footer = PullStyle(.arrow, role: .loadMore)
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
      top.forget()
      bottom.forget()
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
      list.onLayout = { list in
        list.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
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
      steps.append("bottom: " + bottom.write(write, to: list, &random))
    } else {
      steps.append("top: " + top.write(write, to: list, &random))
    }
  }
}
