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
