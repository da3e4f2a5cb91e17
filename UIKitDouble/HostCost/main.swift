// Changes a scroll view's offset a number of times, to be counted by a tool that counts
// instructions. Scripts/count.py runs it twice with different numbers: the difference is what the
// changes cost, of which the double's own share is the floor.
//
//     HostCost content header 10000
import OverscrollUIKit
import UIKit

let arguments = CommandLine.arguments
guard arguments.count == 4, let scene = Scene(rawValue: arguments[1]),
  let watcher = Watcher(rawValue: arguments[2]), let changes = Int(arguments[3])
else {
  fatalError("usage: HostCost scene watcher changes")
}
run(scene, watcher, changes)

/// Changes the offset under a finger that is down; time passes only where the screen is drawn.
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
    let finger = SimulatedInput(.touch, at: CGPoint(x: 195, y: 320), in: list)
    finger.move(by: CGPoint(x: 0, y: 1))
    for step in 0..<changes {
      list.contentOffset.y = scene.offset(at: step)
      if scene.isSeen { world.step() }
    }
    print("\(list.contentOffset.y) \(sink.sum) \(observation == nil)")
  }
}
