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
