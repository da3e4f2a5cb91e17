import Foundation
import OverscrollClassics
import OverscrollHosting
import OverscrollPlace
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Where what is read is in each frame of a history, and why it has moved (R17).
///
/// What is read is the first article that begins in the visible part, followed by its identifier.
@MainActor
final class FrameMeter {
  /// Why what is read moved in a frame, or that it did not.
  enum Reason: String, CaseIterable {
    case still, finger, toolkit, app, motion, unexplained
  }

  private(set) var frames: [Reason: Int] = [:]
  /// The unexplained frames, each with what was measured.
  private(set) var wrong: [String] = []

  private let reader: RandomReader
  private let world: UIKitWorld
  private let scene: ListScene
  private let list: ArticleList
  private let listener = Listener()
  private let controls: [PullControl]
  private var answers: [(run: PullControl.Run, frames: Int, answer: RandomReader.Answer)] = []
  private var lateRows: [(frames: Int, count: Int, isTop: Bool)] = []
  private var runCount = 0
  private var nextID = 10_000
  private var input: SimulatedInput?
  private var topInset: CGFloat = 20
  private var bottomInset: CGFloat = 30
  /// What the reader or the app does, or did last.
  private var doing = ""

  private var read: (id: Int, place: CGFloat)?
  private var travel: (touch: CGFloat, motion: CGFloat) = (0, 0)
  private var lastStep: CGFloat = 0
  private var lastMotion: CGFloat = 0
  /// Whether UIKit had scrolled past an end in the last frame, before rows that were measured there moved the end.
  private var hasLeftRange = false
  private var wasMoving = false
  /// The offset before, and whether it was past an end of the content.
  private var before: (offset: CGFloat, isPastEnd: Bool) = (0, false)
  /// Whether the app has asked for a movement in this frame.
  private var isApp = false
  /// How far UIKit has moved the content in answer to an inset of the app, if there was one in this frame.
  private var answered: CGFloat?

  /// A device pixel, at the two pixels per point of these tests.
  private let pixel = ListScene.pixel

  /// Plays a history in a world of its own.
  static func play(_ reader: RandomReader) -> FrameMeter {
    UIKitWorld.run(policy: reader.policy) { world in
      let meter = FrameMeter(reader, world)
      for action in reader.actions { meter.perform(action) }
      for _ in 0..<120 { meter.frame() }
      return meter
    }
  }

  private init(_ reader: RandomReader, _ world: UIKitWorld) {
    self.reader = reader
    self.world = world
    list = ArticleList(1_000..<1_060, isCollection: reader.isCollection)
    list.articles.areEstimated = reader.keepsPlace
    scene = ListScene(world, list: list.view, top: 20, bottom: 30)
    list.fill()
    world.step()
    let controls = list.view.overscroll
    let refresh: [PullStyle] = [.arrow, .mj, .ring]
    let more: [PullStyle] = [.ring.loadMore, .mjBackFooter, .mjAutoFooter]
    let first: PullStyle = reader.isChat ? .ring.loadMore : refresh[reader.style]
    self.controls = [
      controls.add(first, at: .top, delegate: listener),
      controls.add(more[reader.style], at: .bottom, delegate: listener),
    ]
    list.view.contentOffset.y = reader.isChat ? 900 : -20
    let articles = list.articles
    if reader.keepsPlace { controls.keepPlace { articles.ids[$0.item] } }
    world.step()
    begin()
  }

  // MARK: The reader and the app

  private func perform(_ action: RandomReader.Action) {
    doing = action.description
    switch action {
    case .drag(let points, let frames):
      touch()
      let way = CGPoint(x: 0, y: points / CGFloat(frames))
      for _ in 0..<frames { frame { self.input?.move(by: way) } }
      letGo()
    case .hold(let frames):
      touch()
      for _ in 0..<frames { frame() }
      letGo()
    case .wait(let frames):
      for _ in 0..<frames { frame() }
    case .grow(let item, let points):
      let index = index(near: item)
      list.articles.growth[list.articles.ids[index], default: 0] += points
      change(isAbove: isAbove(index)) { self.list.reload() }
    case .insert(let item, let count):
      insert(count, at: index(near: item))
    case .remove(let item, let count):
      let index = index(near: item)
      let last = min(index + count, list.articles.ids.count - 20)
      guard last > index else { break }
      let isRead = list.articles.ids[index..<last].contains { $0 == read?.id }
      list.articles.ids.removeSubrange(index..<last)
      change(isAbove: isAbove(index)) { self.list.reload() }
      if isRead { isApp = true }
    case .inset(let isTop, let points):
      let before = list.view.contentOffset.y
      if isTop {
        list.view.contentInset.top += points - topInset
        topInset = points
      } else {
        list.view.contentInset.bottom += points - bottomInset
        bottomInset = points
      }
      answered = list.view.contentOffset.y - before
    case .turn:
      isApp = true
      let (upright, wide) = (CGSize(width: 390, height: 640), CGSize(width: 700, height: 390))
      list.view.frame.size = list.view.frame.size == wide ? upright : wide
      list.reload()
    case .refresh:
      if !reader.isChat { controls[0].begin() }
      isApp = true
    case .scroll(let share):
      let range = max(0, list.view.contentSize.height - list.view.bounds.height)
      list.view.setContentOffset(CGPoint(x: 0, y: share * range), animated: false)
      isApp = true
    }
    frame()
  }

  private func touch() {
    let bounds = list.view.bounds
    input = SimulatedInput(.touch, at: CGPoint(x: bounds.midX, y: bounds.midY), in: list.view)
  }

  private func letGo() {
    input?.end()
    input = nil
  }

  /// The index of an article, counted from the one that is read.
  private func index(near item: Int) -> Int {
    let ids = list.articles.ids
    let present = read.flatMap { ids.firstIndex(of: $0.id) } ?? 0
    return min(max(present + item, 0), ids.count - 1)
  }

  private func isAbove(_ index: Int) -> Bool {
    let ids = list.articles.ids
    return index <= read.flatMap { ids.firstIndex(of: $0.id) } ?? 0
  }

  private func insert(_ count: Int, at index: Int) {
    let isAbove = isAbove(index)
    list.articles.ids.insert(contentsOf: nextID..<nextID + count, at: index)
    nextID += count
    change(isAbove: isAbove) { self.list.reload() }
  }

  /// Makes a change of the content, which the app may not expect to leave everything where it is.
  private func change(isAbove: Bool, _ change: () -> Void) {
    let isAtStart = list.view.contentOffset.y + topInset <= 1
    // A list that keeps no place shows at its top what is new there, and moves what is below a change.
    if isAbove, !reader.keepsPlace || isAtStart { isApp = true }
    // In a list that keeps no place, growth counts as the history that a run has been asked for.
    if reader.isChat, !reader.keepsPlace { isApp = true }
    change()
  }

  private func answerRuns() {
    for run in listener.runs.dropFirst(runCount) {
      let answer = reader.answer(runCount)
      runCount += 1
      answers.append((run, answer.frames, answer))
    }
    for index in answers.indices.reversed() {
      answers[index].frames -= 1
      guard answers[index].frames < 0 else { continue }
      let (run, _, answer) = answers.remove(at: index)
      guard run.isCurrent else { continue }
      let isTop = run.edge == .top
      if answer.fails || answer.lateness > 0 {
        run.end(answer.fails ? .failed : .succeeded)
        if !answer.fails { lateRows.append((answer.lateness, answer.rows, isTop)) }
      } else {
        bring(answer.rows, isTop: isTop)
        run.end(.succeeded)
      }
    }
    for index in lateRows.indices.reversed() {
      lateRows[index].frames -= 1
      guard lateRows[index].frames < 0 else { continue }
      let rows = lateRows.remove(at: index)
      bring(rows.count, isTop: rows.isTop)
    }
  }

  private func bring(_ count: Int, isTop: Bool) {
    guard count > 0 else { return }
    guard isTop else { return insert(count, at: list.articles.ids.count) }
    guard reader.isChat else { return insert(min(count, 5), at: 0) }
    let wasApp = isApp
    list.view.overscroll.insertBeforeReader { insert(count, at: 0) }
    isApp = wasApp
  }

  // MARK: Frames

  private var isMoving: Bool {
    guard let list = controls[0].part?.list else { return false }
    return list.engine.isMovingContent || list.runScroll.isScrolling
  }

  /// Remembers what is read, and where it is.
  private func begin() {
    // Not the list's inset, which has our share: inside of the content nothing covers that.
    let id = list.first(below: topInset - pixel)
    read = id.flatMap { id in list.screenPlace(of: id).map { (id, $0) } }
    travel = list.view.travel
    wasMoving = isMoving
    let offset = list.view.contentOffset.y
    before = (offset, isPastEnd(offset))
    isApp = false
    answered = nil
  }

  /// Lets a frame pass, with a movement of the finger, and explains what has moved.
  private func frame(_ move: () -> Void = {}) {
    answerRuns()
    world.step()
    move()
    world.layOutWindows()
    explain()
    begin()
  }

  private func explain() {
    guard let read, let place = list.screenPlace(of: read.id) else {
      (lastStep, lastMotion) = (scrolled, 0)
      return count(.app)
    }
    let step = place - read.place
    let touch = list.view.travel.touch - travel.touch
    let motion = list.view.travel.motion - travel.motion
    let reason = reason(step, touch, motion)
    count(reason)
    if reason == .unexplained {
      wrong.append(
        "\(doing): moved \(step), finger \(-touch), UIKit \(-motion), before \(lastStep); "
          + "offset \(list.view.contentOffset.y) of \(list.view.contentSize.height), "
          + controls.map { "\($0.phase)" }.joined(separator: ", ")
          + (isMoving || wasMoving ? ", a motion of ours" : "")
      )
    }
    (lastStep, lastMotion) = reason == .app ? (scrolled, 0) : (step, motion)
    hasLeftRange = isPastEnd(before.offset + motion)
  }

  /// How far the content has moved in this frame, whatever has become of its rows.
  private var scrolled: CGFloat { before.offset - list.view.contentOffset.y }

  private func count(_ reason: Reason) { frames[reason, default: 0] += 1 }

  private func reason(_ step: CGFloat, _ touch: CGFloat, _ motion: CGFloat) -> Reason {
    if isApp { return .app }
    // Nothing that was read is left in view.
    if abs(touch + motion) > list.view.bounds.height - topInset - bottomInset { return .app }
    if abs(step + touch + motion + (answered ?? 0)) <= pixel {
      if touch != 0 { return .finger }
      if motion != 0 { return .toolkit }
      if answered ?? 0 != 0 { return .app }
      return hasStopped ? .unexplained : .still
    }
    if isMoving || wasMoving, follows(step) || follows(step + touch + motion) { return .motion }
    if isOutOfReach(step + touch + motion, motion) { return .app }
    if endsAtEdge, step * motion < 0, abs(step) < abs(motion) { return .toolkit }
    // At its start a list keeps no place, but in a chat.
    return !reader.isChat && list.view.contentOffset.y + topInset <= 2 * pixel ? .app : .unexplained
  }

  /// Whether a throw has stopped although it was fast, and nothing was in its way.
  private var hasStopped: Bool {
    guard abs(lastMotion) > 3, input == nil, !isMoving, !wasMoving else { return false }
    // A bounce ends at an edge, which may have come to where the content is, or goes on from where it turns.
    guard !before.isPastEnd, !isPastEnd(before.offset), !isAtEdge, !hasLeftRange,
      !list.view.isDecelerating
    else { return false }
    // Of UIKit's own answers, three stop it: to each write of an offset, to an inset in a bounce, and to content
    // that becomes shorter.
    let stops =
      reader.policy.offsetSetterStopsMotion || reader.policy.contentSizeClamps == .andStops
    return !stops && answered == nil
  }

  /// Whether a step continues the last one on a spring or curve: towards a target, and not faster than they can.
  private func follows(_ step: CGFloat) -> Bool {
    let offset = list.view.contentOffset.y + step
    let inset = list.view.adjustedContentInset
    let first = -inset.top
    let last = max(first, list.view.contentSize.height + inset.bottom - list.view.bounds.height)
    // With nothing, or with an indicator, held open.
    let targets = [first, first - 60, first + 60, last, last + 60, last - 60]
    return targets.contains { target in
      // Of the content, and so against the offset.
      let way = offset - target
      // A spring of 0.35 s: its acceleration at a distance, in a frame.
      let gain = way * 324 / 3_600
      let low = min(lastStep, 0) + min(gain, 0) - pixel
      let high = max(lastStep, 0) + max(gain, 0) + pixel
      return step >= low && step <= high
    }
  }

  /// Whether what is read could be right only if the content had rested past one of its ends, before or after UIKit has
  /// scrolled it.
  private func isOutOfReach(_ error: CGFloat, _ motion: CGFloat) -> Bool {
    let offset = list.view.contentOffset.y + error
    return isPastEnd(offset) || isPastEnd(offset - motion)
  }

  /// Whether UIKit has brought content back to an edge, from which rows measured above it cannot keep it away.
  private var endsAtEdge: Bool { before.isPastEnd && isAtEdge }

  private var isAtEdge: Bool {
    let offset = list.view.contentOffset.y
    let ends = [-list.view.adjustedContentInset.top, lastOffset]
    return ends.contains { abs(offset - $0) <= pixel }
  }

  private func isPastEnd(_ offset: CGFloat) -> Bool {
    offset < -list.view.adjustedContentInset.top - pixel || offset > lastOffset + pixel
  }

  private var lastOffset: CGFloat {
    let inset = list.view.adjustedContentInset
    return max(-inset.top, list.view.contentSize.height + inset.bottom - list.view.bounds.height)
  }
}

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
