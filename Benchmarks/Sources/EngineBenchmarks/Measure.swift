import CAllocationCounter
import CProcessorTime

/// Prints the CPU time per step in nanoseconds, for each sample.
///
/// - Parameters:
///   - name: The name of the measurement.
///   - steps: The number of steps in the work.
///   - work: The work; it runs twice before, as a warm-up.
/// - Returns: The number of allocations of all samples.
func measure(_ name: String, steps: Int, _ work: () -> Void) -> Int {
  work()
  work()
  // Enough for a median that load spikes do not affect.
  let samples = 15
  var times: [Double] = []
  times.reserveCapacity(samples)
  let before = overscroll_allocation_count()
  for _ in 0..<samples {
    let start = overscroll_processor_nanoseconds()
    work()
    times.append(Double(overscroll_processor_nanoseconds() - start) / Double(steps))
  }
  let allocations = Int(overscroll_allocation_count() - before)
  let texts = times.map { "\(($0 * 100).rounded() / 100)" }
  print(([name, "ns"] + texts).joined(separator: "\t"))
  return allocations
}
