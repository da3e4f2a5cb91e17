import CAllocationCounter
import CProcessorTime

/// Prints the processor's nanoseconds for each of a number of steps, sample by sample.
///
/// - Parameters:
///   - name: What is measured.
///   - steps: How many steps the work has.
///   - work: The work; it is done twice before, to warm up.
/// - Returns: The allocations of all samples.
func measure(_ name: String, steps: Int, _ work: () -> Void) -> Int {
  work()
  work()
  // Enough for a median that a busy moment does not move.
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
