extension UIKitPolicy {
  /// All answers to the five questions that change motion, each with each.
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

  /// Policies in which every two answers of ``otherQuestions`` occur together at least once.
  ///
  /// Row by row: question *i* gets bit *r* of its number, then the same inverted. The numbers are
  /// all those of one bit length with the same count of ones, so of two different numbers each has
  /// a bit that the other lacks: both mixed pairs occur. Rows of all 0 and all 1 give equal pairs.
  public static var pairwise: [UIKitPolicy] {
    let questions = otherQuestions
    let codes = balancedCodes(count: questions.count)
    let length = codes.map { Int.bitWidth - $0.leadingZeroBitCount }.max() ?? 0
    var rows: [[Bool]] = [
      questions.map { _ in false },
      questions.map { _ in true },
    ]
    for bit in 0..<length {
      rows.append(codes.map { $0 >> bit & 1 != 0 })
    }
    return rows.map { row in
      var policy = UIKitPolicy()
      for (question, answer) in zip(questions, row) { policy[keyPath: question] = answer }
      return policy
    }
  }

  /// The questions with two answers that are not among the five about motion.
  public static var otherQuestions: [WritableKeyPath<UIKitPolicy, Bool>] {
    [
      \.panEndsBeforeScrolling, \.notifiesEqualSets, \.roundsOffsetToPixels, \.contentShrinkClamps,
      \.boundsOriginNotifies, \.isDraggingInWillEnd, \.insetsCountAsContent,
      \.alwaysBounceAdjustsInsets, \.displayLinksBeforeScrolling, \.honorsTargetWhileOverscrolled,
      \.dragNeedsSlop, \.resizeClamps, \.panResetNotifies, \.insetWriteReportsScroll,
      \.wheelCountsAsTracking, \.selfSizingKeepsRows,
    ]
  }

  /// The smallest numbers with the same count of ones, of which there are enough.
  private static func balancedCodes(count: Int) -> [Int] {
    var length = 1
    while true {
      let codes = (0..<(1 << length)).filter { $0.nonzeroBitCount == length / 2 }
      if codes.count >= count { return Array(codes.prefix(count)) }
      length += 1
    }
  }

  /// The answers that differ from the defaults, for the name of a test case.
  public var description: String {
    let usual = Mirror(reflecting: UIKitPolicy())
    let differing = zip(Mirror(reflecting: self).children, usual.children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.0.label ?? "")=\($0.0.value)" }
    return differing.isEmpty ? "defaults" : differing.joined(separator: " ")
  }
}
