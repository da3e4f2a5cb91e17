// Sends a number of offset changes to a session, to be counted by a tool that counts instructions.
// Benchmarks/count.py runs it twice with different numbers: the difference is what the events cost.
//
//     EventCost content header direct 10000
import Overscroll

let arguments = CommandLine.arguments
guard arguments.count == 5, let scene = Scene(rawValue: arguments[1]),
  let parts = Parts(rawValue: arguments[2]), let entry = Entry(rawValue: arguments[3]),
  let events = Int(arguments[4])
else {
  fatalError("usage: EventCost scene parts entry events")
}

run(scene, parts, entry, events)

/// In a function: accesses to globals are checked.
func run(_ scene: Scene, _ parts: Parts, _ entry: Entry, _ events: Int) {
  var session = Session(axis: .vertical, bounce: .native)
  var metrics = ScrollMetrics(offset: scene.offset(at: 0), viewport: 640, extent: 44_000)
  session.configure(.start, .standard, at: 0)
  if parts == .both { session.configure(.end, .loadMore, at: 0) }
  session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
  session.send(InputEvent(time: 0, kind: .attached))
  switch scene {
  case .content, .pulling, .drawn:
    session.send(InputEvent(time: 0, kind: .contactBegan(id: 1, position: 0)))
  case .running:
    session.send(InputEvent(time: 0, kind: .beginRequested(.start, by: .program)))
  }
  while session.nextEffect() != nil {}

  var drawn = 0.0
  for step in 0..<events {
    let time = 1 + Double(step) / 120
    metrics.offset = scene.offset(at: step)
    switch entry {
    case .none: continue
    case .direct: if !session.scroll(to: metrics, at: time) { continue }
    case .event: session.send(InputEvent(time: time, kind: .scrolled(metrics, isOwnWrite: false)))
    }
    while session.nextEffect() != nil {}
    if scene == .drawn {
      let (progress, placement) = session.progressAndPlacement(.start)
      drawn += progress.fraction + placement.position
    }
  }
  print("\(session.phase(.start)) \(drawn)")
}
