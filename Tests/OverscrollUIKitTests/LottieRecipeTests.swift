import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Stands in for the view of lottie-ios 4, with the markers of Examples/Lottie/pull.json.
private final class LottieAnimationView: UIView {
  struct Animation { let framerate = 60.0 }
  // Every view of UIKit has it, and the double none.
  enum ContentMode { case scaleToFill, scaleAspectFit }

  var contentMode = ContentMode.scaleToFill
  let animation: Animation? = Animation()
  private(set) var shown: [CGFloat] = []
  var currentFrame: CGFloat = 0 {
    didSet { shown.append(currentFrame) }
  }

  init(name: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }

  func frameTime(forMarker name: String) -> CGFloat? { ["pull": 0, "run": 30, "end": 90][name] }
  func durationFrameTime(forMarker name: String) -> CGFloat? {
    ["pull": 30, "run": 60, "end": 30][name]
  }

  func takeShown() -> [CGFloat] {
    defer { shown = [] }
    return shown
  }
}

extension LottieAnimationView {
  func show(_ progress: PullProgress) {
    let passed = progress.secondsInPhase * (animation?.framerate ?? 60)
    switch progress.phase {
    case .pulling, .armed: show("pull") { min(progress.fraction, 1) * $0 }
    case .running: show("run") { passed.truncatingRemainder(dividingBy: $0) }
    case .finishing(.succeeded): show("end") { min(passed, $0 - 1) }
    case .finishing, .idle, .exhausted: break
    }
  }

  private func show(_ marker: String, at position: (Double) -> Double) {
    guard let first = frameTime(forMarker: marker),
      let count = durationFrameTime(forMarker: marker)
    else { return }
    currentFrame = first + position(count)
  }
}

/// Compiles and runs the recipe for lottie-ios.
@MainActor
@Suite struct LottieRecipeTests {
  @Test nonisolated func everyLineOfTheRecipeStandsHere() throws {
    let shown = try Snippets("Documentation/Recipes.md", below: "### In UIKit")
    #expect(shown.snippets.count == 2)
    #expect(try shown.missing() == [])
  }

  @Test func aPullStepsARunRepeatsAndASuccessPlaysToItsEnd() async {
    await ListScene.run { scene in
      let gate = Gate()
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }
      let player = LottieAnimationView(name: "pull")
      player.contentMode = .scaleAspectFit
      control.setIndicatorView(player) { [weak player] in player?.show($0) }
      scene.finger.down()
      scene.finger.drag(200, over: 0.5)
      let pulled = player.takeShown()
      #expect(pulled.count > 10 && pulled == pulled.sorted() && pulled.last == 30)
      scene.finger.up()
      await letTasksRun()
      _ = player.takeShown()
      scene.finger.wait(3.5)
      let run = player.takeShown()
      #expect(run.allSatisfy { 30 <= $0 && $0 < 90 })
      #expect(zip(run, run.dropFirst()).count { $0 > $1 } == 3)
      await gate.letThrough()
      scene.finger.wait(3)
      let end = player.takeShown()
      #expect(end == end.sorted() && end.first.map { $0 >= 90 } == true && end.last == 119)
    }
  }
}
