import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A picture shows a complete pull, is self-contained, and is small.
@Suite struct PreviewTests {
  private func picture(_ arguments: String...) throws -> String {
    let run = try ToolRun(["preview"] + arguments, in: Folder())
    #expect(run.code == 0 && run.error == "")
    return run.output
  }

  /// The standard behavior arms at 64 points, the pull is a quarter longer, 80, and 56 are held open.
  ///
  /// The loop begins with the first movement.
  @Test func theRowsGoWhereTheBehaviorSays() throws {
    let text = try picture("--indicator", "ring")
    let places = try stops(of: "rows", in: text).map(\.value)
    #expect(places.allSatisfy { $0 >= 0 } && places.min() ?? 9 < 5)
    #expect(places.max() == 80)
    let held = places.filter { abs($0 - 56) < 0.05 }
    #expect(held.count >= 2)
  }

  /// A picture has 20 moments a second.
  @Test(arguments: ["arrow", "drop", "liquid", "wave", "morph", "field"])
  func thereIsARoomWithALookAtEveryInstant(style: String) throws {
    let text = try picture("--style", style)
    let places = try stops(of: "rows", in: text)
    let rule = try #require(text.components(separatedBy: ".rows{animation:rows ").last)
    let seconds = try #require(Double(rule.prefix { $0 != "s" }))
    let rests = zip(places, places.dropFirst()).filter { $0.value < 0.5 && $1.value < 0.5 }
    let rest = rests.reduce(0) { $0 + $1.1.share - $1.0.share } * seconds / 100
    #expect(rest <= 0.1, "\(rest)")
  }

  /// The traces contain the displacements, computed by hand.
  @Test func aTraceIsShownAsItWasRecorded() throws {
    let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Traces")
    func rows(_ name: String) throws -> [Double] {
      let file = traces.appendingPathComponent("\(name).trace").path
      let text = try picture("--style", "arrow", "--trace", file)
      return try stops(of: "rows", in: text).map(\.value)
    }
    let refresh = try rows("refreshes-past-trigger")
    #expect(abs((refresh.max() ?? 0) - 68.731) < 0.05)
    #expect(refresh.filter { abs($0 - 56) < 0.05 }.count >= 2)
    #expect(refresh.first == 0 && refresh.last == 0)
    let native = try rows("native-refresh")
    #expect(native.first == 0 && native.last == 0)
  }

  @Test(arguments: ["articles", "load-more", "history", "floor"])
  func aSceneMovesWithinHalfASecond(scene: String) throws {
    let text = try picture("--indicator", "ring", "--scene", scene)
    let places = try stops(of: "rows", in: text)
    let rule = try #require(text.components(separatedBy: ".rows{animation:rows ").last)
    let seconds = try #require(Double(rule.prefix { $0 != "s" }))
    let moved = try #require(places.first { abs($0.value - places[0].value) > 1 })
    #expect(moved.share * seconds / 100 <= 0.5)
    #expect(rule.contains("s linear 0s infinite"))
  }

  /// The list is 216 points long and has 6 rows of 56; the standard load-more has 44 points of room.
  @Test func aLoadMoreIsShownAtTheEndOfTheRows() throws {
    let text = try picture("--indicator", "ring", "--scene", "load-more")
    let places = try stops(of: "rows", in: text).map(\.value)
    #expect(places.first == 0 && places.last == 0)
    let held = places.filter { abs($0 - (216 - 6 * 56 - 44)) < 0.5 }
    #expect(held.count >= 2)
    #expect(try stops(of: "news", in: text).map(\.value).first == 0)
  }

  /// The list is 216 points long and shows the last of 6 messages of 56.
  @Test func noMessageMovesWhenHistoryArrives() throws {
    let text = try picture("--indicator", "ring", "--scene", "history")
    let places = try stops(of: "rows", in: text)
    let news = try #require(try stops(of: "news", in: text).first { $0.value > 0 })
    let before = try #require(places.last { $0.share <= news.share })
    let after = try #require(places.first { $0.share >= news.share })
    #expect(abs(before.value - after.value) < 1 && before.value > -50)
    #expect(places.first?.value == 216 - 6 * 56 && places.last?.value == 216 - 6 * 56)
  }

  @Test func theFloorCoversTheListAndLeavesIt() throws {
    let text = try picture("--indicator", "ring", "--scene", "floor")
    let places = try stops(of: "page-of-app", in: text).map(\.value)
    #expect(places.first == -216 && places.last == -216)
    #expect(places.max() == 0)
    #expect(try stops(of: "rows", in: text).map(\.value).max() == 216)
  }

  @Test func aTraceHasASceneOfItsOwn() throws {
    let run = try ToolRun(
      ["preview", "--style", "ring", "--scene", "floor", "--trace", "a.trace"],
      in: Folder()
    )
    #expect(run.code != 0)
    #expect(run.error.contains("--scene and --trace exclude each other"))
  }

  @Test func aTraceWithoutAPullOfARefreshIsRefused() throws {
    let folder = try Folder()
    for (text, reason) in [
      ("part start loadMore standard\n0 attached", "has no refresh at its start"),
      ("part start refresh standard\n0 attached", "has no touch and no request to show"),
      (
        "part start refresh standard\n0 attached\n0 contactBegan 1 0\n99 woke",
        "lasts longer than 60 seconds"
      ),
      (
        "part start refresh standard\n0 attached\n0 contactBegan 1 0",
        "shows no pull at the top"
      ),
    ] {
      _ = try folder.write("a.trace", "overscroll-trace 1\nsession vertical engine\n\(text)\n")
      let run = try ToolRun(["preview", "--style", "ring", "--trace", "a.trace"], in: folder)
      #expect(run.code == 2)
      #expect(run.error.contains(reason), "\(run.error)")
    }
  }

  /// A frame's time is less than half the distance between two doubles of this size.
  @Test func aPullAtAGreatTimeEnds() throws {
    let folder = try Folder()
    let text = """
      overscroll-trace 1
      session vertical engine
      part start refresh standard
      0 attached
      1e15 contactBegan 1 0
      """
    _ = try folder.write("a.trace", text + "\n")
    let run = try ToolRun(["preview", "--style", "ring", "--trace", "a.trace"], in: folder)
    #expect(run.error.contains("shows no pull at the top"), "\(run.error)")
  }

  @Test func timeRunsFromTheBeginningToTheEndOnce() throws {
    let text = try picture("--style", "arrow")
    for track in ["rows", "place", "strip", "finger", "touch", "news"] {
      let shares = try stops(of: track, in: text).map(\.share)
      #expect(shares.first == 0, "\(track)")
      #expect(shares == shares.sorted() && Set(shares).count == shares.count, "\(track)")
    }
  }

  @Test func aPictureNeedsNothingBesideItself() throws {
    for text in [try picture("--style", "arrow"), try picture("--style", "path", "--filmstrip")] {
      let reader = XMLParser(data: Data(text.utf8))
      #expect(reader.parse())
      for word in ["<script", "@import", "<image", "url(http", "href=\"http", "src="] {
        #expect(!text.contains(word), "\(word)")
      }
      // Every referenced element exists.
      for use in text.components(separatedBy: "href=\"#").dropFirst() {
        let name = use.prefix { $0 != "\"" }
        #expect(text.contains("id=\"\(name)\""), "\(name)")
      }
      #expect(text.contains("prefers-color-scheme:dark"))
      #expect(text.utf8.count < 64_000)
    }
  }

  @Test func onlyAMovingPictureMoves() throws {
    let moving = try picture("--indicator", "path")
    #expect(moving.contains("@keyframes") && moving.contains("prefers-reduced-motion:reduce"))
    let strip = try picture("--indicator", "path", "--filmstrip")
    #expect(!strip.contains("@keyframes"))
    let captions = strip.components(separatedBy: "class=\"caption\">").dropFirst()
      .map { String($0.prefix { $0 != "<" }) }
    #expect(captions == ["pulling", "armed", "running", "succeeded"])
  }

  /// The look of EGO has a blue foreground; the list is not the look's.
  @Test func theListsTitleHasTheListsColor() throws {
    let text = try picture("--style", "ego")
    #expect(text.contains("text-anchor:middle;fill:var(--name)}"))
  }

  /// Whichever font draws a text, it takes the room for which the look has placed its figure.
  @Test func everyTextIsFittedToItsWidth() throws {
    let text = try picture("--style", "mj")
    let texts = text.components(separatedBy: "<text ").dropFirst()
      .filter { !$0.contains("\"name\"") }
    #expect(!texts.isEmpty)
    for text in texts { #expect(text.prefix { $0 != ">" }.contains("textLength=")) }
  }

  @Test func picturesOnAPageAreNotInStep() throws {
    let delays = try ["ring", "tick", "petals"].map { name in
      let rule = try picture("--style", name).components(separatedBy: ".rows{animation:rows ")
      return try #require(rule.last).components(separatedBy: " infinite")[0]
        .components(separatedBy: "linear ").last
    }
    #expect(Set(delays).count == 3)
  }

  @Test func textsAreInTheLanguageAskedFor() throws {
    let english = try picture("--style", "arrow", "--filmstrip")
    #expect(english.contains("Release to refresh"))
    let chinese = try picture("--style", "arrow", "--filmstrip", "--language", "zh-Hans")
    #expect(chinese.contains("松开立即刷新") && !chinese.contains("Release"))
  }

  /// Without images this look draws petals, whose outlines are open.
  @Test func aLookOfImagesIsShownWithStandInsForThem() throws {
    let petals = ["petals", "frames"].map { style in
      try? ToolRun(["preview", "--style", style, "--filmstrip"], in: Folder()).output
        .contains(#/<path d="[^Z"]*" class="f accent"/#)
    }
    #expect(petals == [true, false])
  }

  /// A square in a group rotated by 45 degrees stands on a corner: 26 units wide, it fills the
  /// width of the figure's box in the middle.
  @Test func aFilesOutlinesAreDrawnWhereTheirTransformsPutThem() throws {
    let folder = try Folder()
    try folder.write(
      "icon.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg"><g transform="rotate(45 5 5)">
      <path transform="translate(0,0)" d="M0 0h10v10h-10z"/></g></svg>
      """
    )
    let run = try ToolRun(["preview", "--svg", "icon.svg", "--filmstrip"], in: folder)
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.contains(">icon</text>"))
    // The figure is 28 by 28 points in the middle of 160 by 56, and its outline 26: 80 and 28, plus
    // and minus 13.
    #expect(run.output.contains("M80 15L93 28L80 41L67 28Z"))
  }

  private struct Stop {
    let share: Double
    let value: Double
  }

  /// The keyframes of a track: percent and number.
  private func stops(of name: String, in text: String) throws -> [Stop] {
    let all = text.components(separatedBy: "@keyframes \(name){")
    let body = try #require(all.last).components(separatedBy: "}\n")[0]
    return body.components(separatedBy: "}").compactMap { stop in
      let parts = stop.components(separatedBy: "{")
      guard parts.count == 2 else { return nil }
      let share = parts[0] == "to" ? 100 : Double(parts[0].dropLast()) ?? .nan
      let digits = parts[1].drop { !"-0123456789".contains($0) }
        .prefix { "-.0123456789".contains($0) }
      return Stop(share: share, value: Double(digits) ?? .nan)
    }
  }
}
