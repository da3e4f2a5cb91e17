/// One answer to each question that Apple's documentation leaves open.
///
/// A host must be correct with all of them. `README.md` lists what is known about each.
public struct UIKitPolicy: Hashable, Sendable, CustomStringConvertible {
  /// What happens to an offset at rest on an edge when `contentInset` changes.
  public enum InsetAtRest: String, CaseIterable, Sendable {
    /// The offset is only clamped to the range.
    case clamp
    /// The offset follows the edge.
    case stick
  }

  /// What happens to an offset at rest when the safe area's part of the inset changes.
  public enum SafeAreaAtRest: String, CaseIterable, Sendable {
    /// At the start the offset follows the edge, where scrolling is enabled; at the end it is clamped.
    case stickAtStart
    /// The offset is only clamped to the range.
    case clamp
  }

  /// What happens to a running bounce when an inset changes.
  public enum InsetDuringBounce: String, CaseIterable, Sendable {
    /// The bounce continues to the new edge.
    case retarget
    /// The offset is clamped to the new range immediately.
    case clampNow
    /// The offset moves by the change, and the bounce continues to the new edge.
    case shiftByDelta
    /// The bounce continues to the old edge.
    case ignore
  }

  /// What happens to content past an edge, under a finger or in a bounce, when its size changes.
  public enum ContentSizeClamps: String, CaseIterable, Sendable {
    /// The offset stays.
    case no
    /// The offset is clamped to the range, from where a bounce continues.
    case yes
    /// The offset is clamped to the range, and a bounce ends.
    case andStops
  }

  // The five that affect motion.
  public var insetAtRest = InsetAtRest.clamp
  public var insetDuringBounce = InsetDuringBounce.retarget
  public var offsetSetterStopsMotion = false
  public var observersBeforeDelegate = false
  public var bouncesOffStopsMotion = true

  // The others.
  public var safeAreaAtRest = SafeAreaAtRest.stickAtStart
  public var panEndsBeforeScrolling = true
  public var notifiesEqualSets = true
  public var contentShrinkClamps = true
  public var contentSizeClamps = ContentSizeClamps.yes
  public var boundsOriginNotifies = false
  public var isDraggingInWillEnd = true
  public var insetsCountAsContent = true
  public var alwaysBounceAdjustsInsets = true
  public var displayLinksBeforeScrolling = true
  public var honorsTargetWhileOverscrolled = false
  public var resizeClamps = true
  public var panResetNotifies = false
  public var insetWriteReportsScroll = false
  public var wheelCountsAsTracking = false
  public var selfSizingKeepsRows = false
  public var reentrantOffsetStopsMotion = true
  public var bouncesWithScrollingOff = true

  public init() {}
}

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

extension UIKitPolicy {
  /// All combinations of answers to the five questions that affect motion.
  public static var motionCombinations: [UIKitPolicy] {
    var result: [UIKitPolicy] = []
    for atRest in InsetAtRest.allCases {
      for bounce in InsetDuringBounce.allCases {
        for bits in 0..<8 {
          var policy = UIKitPolicy()
          policy.insetAtRest = atRest
          policy.insetDuringBounce = bounce
          policy.offsetSetterStopsMotion = bits & 1 != 0
          policy.observersBeforeDelegate = bits & 2 != 0
          policy.bouncesOffStopsMotion = bits & 4 != 0
          result.append(policy)
        }
      }
    }
    return result
  }

  /// A small set of policies in which every two answers to two different questions occur together,
  /// deterministic.
  public static let pairwise: [UIKitPolicy] = {
    let array = CoveringArray(answerCounts: questions.map(\.answerCount))
    return array.rows.map { row in
      var policy = UIKitPolicy()
      for (question, answer) in zip(questions, row) { question.give(answer, to: &policy) }
      return policy
    }
  }()

  /// All questions.
  public static let questions: [PolicyQuestion] = [
    PolicyQuestion("insetAtRest", \.insetAtRest),
    PolicyQuestion("insetDuringBounce", \.insetDuringBounce),
    PolicyQuestion("offsetSetterStopsMotion", \.offsetSetterStopsMotion),
    PolicyQuestion("observersBeforeDelegate", \.observersBeforeDelegate),
    PolicyQuestion("bouncesOffStopsMotion", \.bouncesOffStopsMotion),
    PolicyQuestion("safeAreaAtRest", \.safeAreaAtRest),
    PolicyQuestion("panEndsBeforeScrolling", \.panEndsBeforeScrolling),
    PolicyQuestion("notifiesEqualSets", \.notifiesEqualSets),
    PolicyQuestion("contentShrinkClamps", \.contentShrinkClamps),
    PolicyQuestion("contentSizeClamps", \.contentSizeClamps),
    PolicyQuestion("boundsOriginNotifies", \.boundsOriginNotifies),
    PolicyQuestion("isDraggingInWillEnd", \.isDraggingInWillEnd),
    PolicyQuestion("insetsCountAsContent", \.insetsCountAsContent),
    PolicyQuestion("alwaysBounceAdjustsInsets", \.alwaysBounceAdjustsInsets),
    PolicyQuestion("displayLinksBeforeScrolling", \.displayLinksBeforeScrolling),
    PolicyQuestion("honorsTargetWhileOverscrolled", \.honorsTargetWhileOverscrolled),
    PolicyQuestion("resizeClamps", \.resizeClamps),
    PolicyQuestion("panResetNotifies", \.panResetNotifies),
    PolicyQuestion("insetWriteReportsScroll", \.insetWriteReportsScroll),
    PolicyQuestion("wheelCountsAsTracking", \.wheelCountsAsTracking),
    PolicyQuestion("selfSizingKeepsRows", \.selfSizingKeepsRows),
    PolicyQuestion("reentrantOffsetStopsMotion", \.reentrantOffsetStopsMotion),
    PolicyQuestion("bouncesWithScrollingOff", \.bouncesWithScrollingOff),
  ]

  /// The answers that differ from the defaults, for the name of a test case.
  public var description: String {
    let usual = Mirror(reflecting: UIKitPolicy())
    let differing = zip(Mirror(reflecting: self).children, usual.children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.0.label ?? "")=\($0.0.value)" }
    return differing.isEmpty ? "defaults" : differing.joined(separator: " ")
  }
}

/// A small set of rows in which every two answers to two different questions occur together.
///
/// A covering array of strength two, made greedily as in Cohen, Dalal, Fredman, Patton, "The AETG
/// system", IEEE Transactions on Software Engineering 23(7), 1997, without its random choices: a
/// row begins with the first uncovered pair, and each further question gets the answer with the
/// most new pairs; of several, the one used least so far. Questions with many answers come first.
/// The same counts always give the same rows.
public struct CoveringArray: Sendable {
  /// The answers of each row, one number per question.
  public private(set) var rows: [[Int]] = []
  private let counts: [Int]
  private var open: Set<Pair> = []
  private var uses: [[Int]]

  private struct Pair: Hashable {
    let first: Int
    let firstAnswer: Int
    let second: Int
    let secondAnswer: Int
  }

  /// Makes the rows.
  ///
  /// - Parameter answerCounts: The number of answers of each question, at least one.
  public init(answerCounts: [Int]) {
    let order = answerCounts.indices.sorted { first, second in
      (answerCounts[second], first) < (answerCounts[first], second)
    }
    counts = order.map { answerCounts[$0] }
    uses = counts.map { Array(repeating: 0, count: $0) }
    let pairs = pairs
    open = Set(pairs)
    for pair in pairs where open.contains(pair) { addRow(with: pair) }
    rows = rows.map { row in
      var inOrder = row
      for (place, question) in order.enumerated() { inOrder[question] = row[place] }
      return inOrder
    }
  }

  private var pairs: [Pair] {
    counts.indices.flatMap { first in
      counts.indices.dropFirst(first + 1).flatMap { second in
        (0..<counts[first]).flatMap { firstAnswer in
          (0..<counts[second]).map { secondAnswer in
            Pair(first: first, firstAnswer: firstAnswer, second: second, secondAnswer: secondAnswer)
          }
        }
      }
    }
  }

  private mutating func addRow(with pair: Pair) {
    var row: [Int?] = counts.map { _ in nil }
    row[pair.first] = pair.firstAnswer
    row[pair.second] = pair.secondAnswer
    for question in counts.indices where row[question] == nil {
      row[question] = bestAnswer(to: question, in: row)
    }
    let answers = row.map { $0 ?? 0 }
    for (question, answer) in answers.enumerated() {
      open.subtract(met(by: answer, to: question, in: row))
      uses[question][answer] += 1
    }
    rows.append(answers)
  }

  private func bestAnswer(to question: Int, in row: [Int?]) -> Int {
    var best = (answer: 0, count: -1, uses: 0)
    for answer in 0..<counts[question] {
      let count = met(by: answer, to: question, in: row).count
      let uses = uses[question][answer]
      if (count, -uses) > (best.count, -best.uses) { best = (answer, count, uses) }
    }
    return best.answer
  }

  /// The uncovered pairs of an answer with the answers of a row.
  private func met(by answer: Int, to question: Int, in row: [Int?]) -> [Pair] {
    row.enumerated().compactMap { other, otherAnswer in
      guard let otherAnswer, other != question else { return nil }
      let pair =
        other < question
        ? Pair(first: other, firstAnswer: otherAnswer, second: question, secondAnswer: answer)
        : Pair(first: question, firstAnswer: answer, second: other, secondAnswer: otherAnswer)
      return open.contains(pair) ? pair : nil
    }
  }
}
