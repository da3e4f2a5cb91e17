#if os(Linux)
import OverscrollTestSupport
import Testing

/// Convention 3: each stage reads only the stages before it, and one loop connects the stages.
@Suite struct FlowTests {
  private let engine: EngineSources

  init() throws {
    engine = try EngineSources()
  }

  @Test func FLOW_noStageNamesALaterOne() {
    #expect(engine.upwardNames() == [])
  }

  @Test func FLOW_noFunctionComesBackToItself() {
    #expect(engine.recursion() == nil)
  }

  /// Verifies the two tests above: they must fail for the earlier design, restored in two places.
  @Test func FLOW_aStageThatAsksALaterOneIsFound() throws {
    let old = "let overscroll = scene.content.overscroll(at: edge)\n    smallest"
    let new = "let overscroll = motion.presentGap(at: edge)\n    smallest"
    let changed = try #require(engine.replacing(old, in: "Phases/Phases.swift", by: new))
    #expect(changed.upwardNames() == ["Phases/Phases.swift names presentGap of Motion"])
  }

  @Test func FLOW_aMotionThatGoesOnByItselfIsFound() throws {
    let old = "jumpToEnd(&scene)\n      return true"
    let new = "jumpToEnd(&scene)\n      part.process(.arrived, &shared)\n      return true"
    let file = "Motion/ContentMotion+Settling.swift"
    let changed = try #require(engine.replacing(old, in: file, by: new))
    let way = try #require(changed.recursion())
    #expect(way.contains("Part.process") && way.contains("ContentMotion.settle"))
    #expect(changed.upwardNames() == ["\(file) names process of Session"])
  }

  @Test func FLOW_theWholeEngineIsRead() {
    #expect(engine.files.count > 40)
    let folders = Set(engine.files.keys.map { String($0.split(separator: "/")[0]) })
    #expect(folders == Set(EngineSources.stages.joined() + ["Session.swift"]))
  }
}
#endif
