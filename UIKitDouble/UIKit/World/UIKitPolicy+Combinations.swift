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
