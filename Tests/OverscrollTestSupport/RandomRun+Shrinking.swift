import OverscrollTrace

/// Shrinks a failing run, so that the printed trace has little irrelevant content.
extension RandomRun {
  /// The shortest failing run found, as text.
  ///
  /// Removes pieces of half the length, then of a quarter and so on, as long as the run still fails
  /// (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28,
  /// 2002, without its complements).
  ///
  /// - Returns: The violation, the seed and the trace of the shortest run.
  package func explained() -> String {
    var shortest = self
    var size = steps.count
    while size >= 1 {
      var index = 0
      var isShorter = false
      while index < shortest.steps.count {
        var shorter = shortest
        shorter.steps.removeSubrange(index..<min(index + size, shortest.steps.count))
        if shorter.play().invariants.violation != nil {
          shortest = shorter
          isShorter = true
        } else {
          index += size
        }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
    let host = shortest.play(keepsTrace: true)
    let lines = [
      "\(host.invariants.violation ?? "nothing"), seed \(seed), \(concurrency)",
      host.trace.map(\.text) ?? "",
      host.unwritable.joined(separator: "\n"),
    ]
    return lines.joined(separator: "\n")
  }
}
