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
#endif
