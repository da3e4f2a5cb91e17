#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// Convention 3: each stage reads only the stages before it, and one loop connects the stages.
///
/// A word search: to call or read a later stage, a function needs a value of one of its types, so the
/// type's name occurs in the file, or an extension in a later stage's folder brings the call along.
@Suite struct FlowTests {
  /// The folders in the order of the stages; all may read the first ones.
  private static let stages = [
    ["Behavior", "Events"], ["World"], ["Phases"], ["Reactions"], ["Session"],
  ]

  /// The text of each file without its comments, by its path in the engine's folder.
  private var files: [String: String] = [:]

  init() throws {
    let root = Snippets.root.appendingPathComponent("Sources/Overscroll")
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      files[path] = text.replacing(#/\/\/.*/#, with: "")
    }
  }

  /// Each file that names or extends a type of another stage that it may not, as a sentence.
  private var findings: Set<String> {
    let declaration = #/(?m)^(?:\w+ )*(?:struct|enum|class|protocol|typealias) (\w+)/#
    var stageOfType: [String: Int] = [:]
    for (path, text) in files {
      for match in text.matches(of: declaration) {
        stageOfType[String(match.1)] = Self.stage(path)
      }
    }
    var findings: Set<String> = []
    for (path, text) in files {
      for match in text.matches(of: #/(extension )?\b(\w+)/#) {
        guard let stage = stageOfType[String(match.2)] else { continue }
        if stage > Self.stage(path) { findings.insert("\(path) names \(match.2)") }
        // It would give the stage of the type a function that reads this one.
        if match.1 != nil, stage < Self.stage(path) {
          findings.insert("\(path) extends \(match.2)")
        }
      }
    }
    return findings
  }

  private static func stage(_ path: String) -> Int {
    stages.firstIndex { $0.contains(String(path.prefix { $0 != "/" })) } ?? -1
  }

  @Test func FLOW_noStageNamesALaterOne() {
    #expect(findings == [])
  }

  /// Verifies the test above: it must fail for code that would bring the stages out of order.
  @Test(arguments: [
    ("World/World.swift", "func read(_ it: borrowing Phases) {}", "names Phases"),
    ("Reactions/Reactions.swift", "func settle(_ part: inout Part) {}", "names Part"),
    ("Session/Part.swift", "extension Phases { mutating func go() {} }", "extends Phases"),
  ])
  func FLOW_aStageThatAsksALaterOneIsFound(path: String, code: String, finding: String) throws {
    var changed = self
    changed.files[path] = try #require(files[path]) + code
    #expect(changed.findings == ["\(path) \(finding)"])
  }

  @Test func FLOW_theWholeEngineIsRead() {
    #expect(files.count > 40)
    #expect(Set(files.keys.map { String($0.prefix { $0 != "/" }) }) == Set(Self.stages.joined()))
  }
}
#endif
