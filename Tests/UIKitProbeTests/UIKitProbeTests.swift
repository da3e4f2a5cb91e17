#if canImport(UIKit)
import Testing
import UIKit

@MainActor @Suite struct UIKitProbeTests {
  /// Printed line by line, for the log of the first run on a Mac.
  @Test func theAnswersArePrinted() {
    let answers = UIKitProbe().answers()
    for answer in answers { print("probe: \(answer.name) = \(answer.value)") }
    #expect(Set(answers.map(\.name)).count == answers.count)
  }

  #if OVERSCROLL_UIKIT_DOUBLE
  /// A probe must find the answers that the double was configured with, or it would be useless for
  /// UIKit.
  @Test(arguments: UIKitPolicy.motionCombinations + UIKitPolicy.pairwise)
  func theProbeFindsThePolicyOfTheDouble(policy: UIKitPolicy) {
    let told = Mirror(reflecting: policy).children.map { ($0.label, "\($0.value)") }
    UIKitWorld.run(policy: policy) { _ in
      for answer in UIKitProbe().answers() {
        let expected = told.first { $0.0 == answer.name }?.1
        #expect(answer.value == expected, "\(answer.name)")
      }
    }
  }
  #endif
}

/// Probes UIKit's undocumented behavior, as far as possible without a touch.
///
/// The same code runs on Apple's UIKit and on the test double. The answers have the names of the
/// double's policy, so the first run on a Mac gives its defaults. Behavior that only a real drag
/// shows (a bounce, a deceleration, the end of a pan) is not probed.
@MainActor
struct UIKitProbe {
  struct Answer {
    let name: String
    let value: String
  }

  func answers() -> [Answer] {
    [
      Answer(name: "insetAtRest", value: insetAtRest()),
      Answer(name: "safeAreaAtRest", value: safeAreaAtRest()),
      Answer(name: "observersBeforeDelegate", value: "\(observersBeforeDelegate())"),
      Answer(name: "notifiesEqualSets", value: "\(notifiesEqualSets())"),
      Answer(name: "contentShrinkClamps", value: "\(contentShrinkClamps())"),
      Answer(name: "boundsOriginNotifies", value: "\(boundsOriginNotifies())"),
      Answer(name: "alwaysBounceAdjustsInsets", value: "\(alwaysBounceAdjustsInsets())"),
      Answer(name: "resizeClamps", value: "\(resizeClamps())"),
      Answer(name: "insetWriteReportsScroll", value: "\(insetWriteReportsScroll())"),
    ]
  }

  /// A view of 300 by 400 points in a window, with content of 300 by 1000.
  private func stage(_ body: (UIScrollView) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 1000)
    view.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    body(view)
    window.isHidden = true
  }

  private func insetAtRest() -> String {
    var answer = ""
    stage { view in
      view.contentOffset.y = 0
      view.contentInset.top = 60
      view.layoutIfNeeded()
      answer = view.contentOffset.y == -60 ? "stick" : "clamp"
    }
    return answer
  }

  private func safeAreaAtRest() -> String {
    var answer = ""
    stage { view in
      view.contentInsetAdjustmentBehavior = .always
      view.layoutIfNeeded()
      view.contentOffset.y = -view.adjustedContentInset.top
      view.window?.rootViewController?.additionalSafeAreaInsets.top = 60
      view.window?.layoutIfNeeded()
      answer = view.contentOffset.y == -view.adjustedContentInset.top ? "stickAtStart" : "clamp"
    }
    return answer
  }

  private func observersBeforeDelegate() -> Bool {
    var answer = false
    stage { view in
      let order = CallOrder()
      view.delegate = order
      let observation = view.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { order.calls.append("observer") }
      }
      view.contentOffset.y = 10
      answer = order.calls.first == "observer"
      observation.invalidate()
    }
    return answer
  }

  private func notifiesEqualSets() -> Bool {
    count { view in view.contentOffset = view.contentOffset } > 0
  }

  private func boundsOriginNotifies() -> Bool {
    count { view in view.bounds.origin.y = 50 } > 0
  }

  private func insetWriteReportsScroll() -> Bool {
    count { view in view.contentInset.bottom = 70 } > 0
  }

  /// The number of calls to offset observers for a change made at an offset of 200.
  private func count(_ change: (UIScrollView) -> Void) -> Int {
    var result = 0
    stage { view in
      view.contentOffset.y = 200
      let order = CallOrder()
      let observation = view.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { order.calls.append("observer") }
      }
      change(view)
      result = order.calls.count
      observation.invalidate()
    }
    return result
  }

  private func contentShrinkClamps() -> Bool {
    var answer = false
    stage { view in
      view.contentOffset.y = 600
      view.contentSize.height = 700
      view.layoutIfNeeded()
      answer = view.contentOffset.y == 300
    }
    return answer
  }

  private func resizeClamps() -> Bool {
    var answer = false
    stage { view in
      view.contentOffset.y = 600
      view.frame.size.height = 500
      view.layoutIfNeeded()
      answer = view.contentOffset.y == 500
    }
    return answer
  }

  private func alwaysBounceAdjustsInsets() -> Bool {
    var answer = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 40
    window.rootViewController = controller
    window.isHidden = false
    let view = UIScrollView(frame: controller.view.bounds)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize = CGSize(width: 300, height: 100)
    view.alwaysBounceVertical = true
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    answer = view.adjustedContentInset.top > 0
    window.isHidden = true
    return answer
  }
}

/// The order of the calls.
@MainActor
private final class CallOrder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("delegate") }
}
#endif
