import Testing
import UIKit

@Suite struct PolicyTests {
  @Test func theFiveThatChangeMotionAreCombinedCompletely() {
    #expect(Set(UIKitPolicy.motionCombinations).count == 2 * 4 * 2 * 2 * 2)
    let defaults = UIKitPolicy()
    for policy in UIKitPolicy.motionCombinations {
      var rest = policy
      rest.insetAtRest = defaults.insetAtRest
      rest.insetDuringBounce = defaults.insetDuringBounce
      rest.offsetSetterStopsMotion = defaults.offsetSetterStopsMotion
      rest.observersBeforeDelegate = defaults.observersBeforeDelegate
      rest.bouncesOffStopsMotion = defaults.bouncesOffStopsMotion
      #expect(rest == defaults)
    }
  }

  /// Read from the policies' own properties, not from the rows they were made of.
  @Test func everyTwoAnswersMeetInOnePolicy() {
    let answers = UIKitPolicy.pairwise.map { policy in
      Mirror(reflecting: policy).children.map { "\($0.value)" }
    }
    let counts = UIKitPolicy.questions.map(\.answerCount)
    for first in counts.indices {
      for second in counts.indices.dropFirst(first + 1) {
        let seen = Set(answers.map { [$0[first], $0[second]] })
        #expect(seen.count == counts[first] * counts[second], "questions \(first) and \(second)")
      }
    }
  }

  @Test func theQuestionsAreThePropertiesOfAPolicy() {
    let properties = Mirror(reflecting: UIKitPolicy()).children.map { $0.label }
    #expect(UIKitPolicy.questions.map(\.name) == properties)
    for question in UIKitPolicy.questions {
      let policies = (0..<question.answerCount).map { answer in
        var policy = UIKitPolicy()
        question.give(answer, to: &policy)
        return policy
      }
      #expect(Set(policies).count == question.answerCount, "\(question.name)")
      #expect(policies.contains(UIKitPolicy()), "\(question.name)")
    }
  }
}

/// Rows of answers in which every two answers occur together.
@Suite struct CoveringArrayTests {
  @Test(arguments: [
    [2, 2], [2, 2, 2], [3, 2, 2], [4, 3, 2, 2], [1, 5], Array(repeating: 2, count: 16),
    [4] + Array(repeating: 2, count: 20), [5, 5, 5, 5],
  ])
  func everyTwoAnswersMeet(_ counts: [Int]) {
    let rows = CoveringArray(answerCounts: counts).rows
    for first in counts.indices {
      for second in counts.indices.dropFirst(first + 1) {
        let seen = Set(rows.map { [$0[first], $0[second]] })
        #expect(seen.count == counts[first] * counts[second])
      }
    }
    // No array is smaller than the product of the two largest questions; a greedy one is less than
    // twice that.
    let largest = counts.sorted(by: >).prefix(2).reduce(1, *)
    #expect(rows.count >= largest && rows.count <= 2 * largest + 4)
  }

  @Test func theSameCountsGiveTheSameRows() {
    let counts = [2, 4, 2, 3, 2, 2]
    #expect(CoveringArray(answerCounts: counts).rows == CoveringArray(answerCounts: counts).rows)
  }

  @Test func oneQuestionOrNoneHasNoPairs() {
    #expect(CoveringArray(answerCounts: []).rows.isEmpty)
    #expect(CoveringArray(answerCounts: [3]).rows.isEmpty)
  }
}
