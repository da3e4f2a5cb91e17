/// A question that Apple's documentation leaves open, with its answers numbered from 0.
public struct PolicyQuestion: Sendable {
  /// The name of the policy's property.
  public let name: String
  public let answerCount: Int
  private let write: @Sendable (inout UIKitPolicy, Int) -> Void

  init(_ name: String, _ question: WritableKeyPath<UIKitPolicy, Bool> & Sendable) {
    self.name = name
    answerCount = 2
    write = { $0[keyPath: question] = $1 != 0 }
  }

  init<Answer: CaseIterable & Sendable>(
    _ name: String,
    _ question: WritableKeyPath<UIKitPolicy, Answer> & Sendable
  ) where Answer.AllCases == [Answer] {
    self.name = name
    answerCount = Answer.allCases.count
    write = { $0[keyPath: question] = Answer.allCases[$1] }
  }

  /// Sets one of the answers.
  ///
  /// - Parameters:
  ///   - answer: Its number, from 0 and below ``answerCount``.
  ///   - policy: The policy to change.
  public func give(_ answer: Int, to policy: inout UIKitPolicy) { write(&policy, answer) }
}
