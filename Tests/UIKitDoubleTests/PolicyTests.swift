import Testing
import UIKit

@Suite struct PolicyTests {
  @Test func theFiveThatChangeMotionAreCombinedCompletely() {
    #expect(Set(UIKitPolicy.motionCombinations).count == 2 * 4 * 2 * 2 * 2)
    for policy in UIKitPolicy.motionCombinations {
      for question in UIKitPolicy.otherQuestions {
        #expect(policy[keyPath: question] == UIKitPolicy()[keyPath: question])
      }
    }
  }

  @Test func everyTwoOtherAnswersMeetInOnePolicy() {
    let questions = UIKitPolicy.otherQuestions
    let policies = UIKitPolicy.pairwise
    for (index, first) in questions.enumerated() {
      for second in questions[(index + 1)...] {
        let seen = Set(policies.map { [$0[keyPath: first], $0[keyPath: second]] })
        #expect(seen.count == 4, "\(first) with \(second)")
      }
    }
  }

  @Test func everySwitchIsAmongTheQuestions() {
    let motion = 5
    let switches = Mirror(reflecting: UIKitPolicy()).children.count
    #expect(switches == motion + UIKitPolicy.otherQuestions.count)
  }
}
