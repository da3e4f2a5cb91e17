// Changes a scroll view's offset a number of times, to be counted by a tool that counts
// instructions. Benchmarks/count.py runs it twice with different numbers: the difference is what the
// changes cost. What the watcher `floor` allocates is the double's own share.
//
//     HostCost content ring 10000
//     HostCost steady all 600      # once for each look
//     HostCost looks               # the names of all looks, which are watchers
import OverscrollIndicators
import OverscrollUIKit
import UIKit

let arguments = CommandLine.arguments
if arguments.dropFirst() == ["looks"] {
  for look in BuiltinIndicator.allCases { print(look) }
} else if arguments.count == 4, let scene = Scene(rawValue: arguments[1]),
  let watchers = Watcher.named(arguments[2]), let changes = Int(arguments[3])
{
  // The runtime looks up generic types in tables, which grow with the types used. Every watcher
  // runs once before, so that all use the same tables.
  for watcher in [Watcher.floor, .blank, .look(.ring)] { run(.frames, watcher, 2) }
  for watcher in watchers { run(scene, watcher, changes) }
} else {
  fatalError("usage: HostCost scene watcher changes, or HostCost looks")
}

/// Changes the offset, during a touch unless a run is in progress.
///
/// Time passes only if frames are drawn. A run never ends: its handler is not resumed here.
@MainActor
func run(_ scene: Scene, _ watcher: Watcher, _ changes: Int) {
  UIKitWorld.run { world in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 390, height: 44_000)
    window.addSubview(list)
    window.makeKeyAndVisible()
    let sink = Sink()
    let observation = watcher.watch(list, sink)
    world.step()
    if scene == .running {
      list.overscroll.refresh?.begin()
    } else {
      let finger = SimulatedInput(.touch, at: CGPoint(x: 195, y: 320), in: list)
      finger.move(by: CGPoint(x: 0, y: 1))
    }
    for step in 0..<changes {
      if let offset = scene.offset(at: step) { list.contentOffset.y = offset }
      if scene.isSeen { world.step() }
    }
    print("\(list.contentOffset.y) \(sink.sum) \(observation == nil)")
  }
}
