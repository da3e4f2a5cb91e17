import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What is read, over random changes of the content at random moments: at rest, under the finger, in a throw.
@MainActor
@Suite struct RandomPlaceTests {
  /// No change moves what is read by more than a pixel, half a point here: 1,000 histories of twelve changes.
  @Test func noChangeMovesWhatIsRead() {
    let count = TestExtent.current.part(of: 1_000)
    var largest: CGFloat = 0
    var worst = ""
    var changes = 0
    for seed in 0..<UInt64(count) {
      var generator = SeededGenerator(seed: seed)
      let policy = UIKitPolicy.pairwise.randomElement(using: &generator) ?? UIKitPolicy()
      let kind = PlaceScene.Kind.allCases[Int(seed % 2)]
      UIKitWorld.run(policy: policy) { world in
        let place = PlaceScene(world, kind, count: Int.random(in: 30...120, using: &generator))
        var history = History(place, generator)
        for _ in 0..<12 {
          history.move()
          let change = history.change()
          changes += 1
          if history.movement > largest {
            largest = history.movement
            worst = "\(change) in history \(seed), \(kind), \(policy)"
          }
        }
      }
    }
    #expect(largest <= ListScene.pixel, "\(worst)")
    print("the largest movement by \(changes) changes: \(largest) points \(worst)")
  }
}

/// One history: a reader who moves, and changes of the content.
@MainActor
private struct History {
  private let place: PlaceScene
  private var generator: SeededGenerator
  private var isTouched = false
  private var next = 10_000
  private(set) var movement: CGFloat = 0

  private enum Change: CaseIterable {
    case insertAbove, insertAnywhere, append, remove, filter, image, images, textSize, width, header
  }

  init(_ place: PlaceScene, _ generator: SeededGenerator) {
    self.place = place
    self.generator = generator
  }

  /// The reader jumps, drags and keeps the finger down, throws, or waits.
  mutating func move() {
    if isTouched {
      place.scene.finger.up()
      isTouched = false
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let most = max(0, place.list.contentSize.height - place.list.bounds.height)
      place.list.contentOffset.y = CGFloat.random(in: 0...max(1, most), using: &generator)
      place.world.step()
    case 1:
      place.scene.finger.down()
      place.scene.finger.drag(CGFloat.random(in: -300...300, using: &generator), over: 0.1)
      isTouched = true
    case 2:
      place.scene.finger.down()
      place.scene.finger.drag(CGFloat.random(in: -300...300, using: &generator), over: 0.1)
      place.scene.finger.up()
      place.world.step()
    default:
      place.scene.finger.settle()
    }
  }

  /// Changes the content and measures how far what is read moves on the screen.
  mutating func change() -> String {
    movement = 0
    let change = Change.allCases.randomElement(using: &generator) ?? .append
    let ids = place.articles.ids
    guard let id = place.reading, let before = place.distance(of: id) else { return "" }
    let isAtTop = place.edge <= 0.5
    make(change)
    place.world.layOutWindows()
    // At the top what is new is to be seen.
    guard !isAtTop else { return "" }
    let left = Set(place.articles.ids)
    let place = ids.firstIndex(of: id) ?? 0
    guard let read = ids[place...].first(where: left.contains) else { return "" }
    measure(read, before)
    return "\(change)"
  }

  private mutating func measure(_ read: Int, _ before: CGFloat) {
    guard let after = place.distance(of: read) else { return }
    // Content cannot rest past its ends.
    let list = place.list
    let wanted = list.contentOffset.y + after - before
    let end = max(-20, list.contentSize.height + 30 - list.bounds.height)
    let isOutOfReach = wanted > end || wanted < -20
    if !isOutOfReach { movement = abs(after - before) }
  }

  private mutating func make(_ change: Change) {
    let articles = place.articles
    switch change {
    case .insertAbove: insert(at: 0)
    case .insertAnywhere: insert(at: Int.random(in: 0...articles.ids.count, using: &generator))
    case .append: insert(at: articles.ids.count)
    case .remove:
      for _ in 0..<Int.random(in: 1...5, using: &generator) where articles.ids.count > 20 {
        articles.ids.remove(at: Int.random(in: 0..<articles.ids.count, using: &generator))
      }
    case .filter:
      let kept = articles.ids.filter { _ in Int.random(in: 0..<10, using: &generator) < 7 }
      if kept.count > 20 { articles.ids = kept }
    case .image: grow()
    case .images: for _ in 0..<5 { grow() }
    case .textSize: articles.textSize = CGFloat.random(in: 0.8...2, using: &generator)
    case .width:
      place.list.frame.size =
        Bool.random(using: &generator)
        ? CGSize(width: 700, height: 390) : CGSize(width: 390, height: 640)
    case .header:
      let height = CGFloat.random(in: 0...300, using: &generator).rounded()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      (place.list as? UITableView)?.tableHeaderView = header
    }
    place.reload()
  }

  private mutating func insert(at index: Int) {
    let count = Int.random(in: 1...30, using: &generator)
    place.articles.ids.insert(contentsOf: next..<next + count, at: index)
    next += count
  }

  private mutating func grow() {
    guard let id = place.articles.ids.randomElement(using: &generator) else { return }
    place.articles.growth[id] = CGFloat.random(in: 0...300, using: &generator).rounded()
  }
}
