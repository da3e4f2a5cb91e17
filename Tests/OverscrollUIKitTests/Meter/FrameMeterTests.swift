#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing
import UIKit

/// R17 on the double, in simulated time: one minute here, as many as OVERSCROLL_SOAK_MINUTES says in `make soak`.
@MainActor
@Suite struct FrameMeterTests {
  private static let minutes: Int = {
    let text = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_MINUTES"]
    return text.flatMap { Int($0) } ?? 1
  }()

  @Test func whatIsReadMovesOnlyForAReason() {
    var frames: [FrameMeter.Reason: Int] = [:]
    var wrong: [UInt64] = []
    var seed: UInt64 = 0
    while frames.values.reduce(0, +) < Self.minutes * 3_600 {
      let meter = FrameMeter.play(RandomReader(seed: seed))
      frames.merge(meter.frames, uniquingKeysWith: +)
      if !meter.wrong.isEmpty { wrong.append(seed) }
      seed += 1
    }
    let counts = FrameMeter.Reason.allCases.map { "\(frames[$0] ?? 0) \($0)" }
    print("\(seed) histories, \(Self.minutes) minutes, frames: \(counts.joined(separator: ", "))")
    #expect(wrong.isEmpty)
    for seed in wrong.prefix(10) {
      let reader = RandomReader(seed: seed).reduced { !FrameMeter.play($0).wrong.isEmpty }
      let first = FrameMeter.play(reader).wrong.first ?? ""
      print("\(reader.description): \(first)")
    }
  }
}
#endif
