import OverscrollTrace

/// Making a run that fails shorter, so that what is printed is nearly only what matters.
extension RandomRun {
  /// The shortest run found that still does not hold, and what it is, for a person to read.
  ///
  /// Leaves out pieces of half the length, then of a quarter and so on, for as long as something
  /// still goes wrong (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
  /// IEEE TSE 28, 2002, without its complements).
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
        if RandomRunHost.play(shorter).invariants.violation != nil {
          shortest = shorter
          isShorter = true
        } else {
          index += size
        }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
    let host = RandomRunHost.play(shortest, keepsTrace: true)
    let lines = [
      "\(host.invariants.violation ?? "nothing"), seed \(seed), \(concurrency)",
      host.trace.map(TraceWriter.text) ?? "",
      host.unwritable.joined(separator: "\n"),
    ]
    return lines.joined(separator: "\n")
  }
}
