import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollText
import OverscrollTrace

/// `preview`: a complete pull as an SVG picture.
struct PreviewCommand {
  static let help = """
    Draws a complete pull of a list, simulated by the engine, as an animated SVG picture.

    usage: overscroll-tool preview --indicator NAME | --style NAME | --svg FILE.svg
                                   [--scene NAME | --trace FILE.trace] [--filmstrip]
                                   [--language TAG] [-o FILE.svg]

      --indicator NAME  a look, with the standard behavior
      --style NAME      a style: its look, behavior, texts and colors
      --svg FILE.svg    the outlines of a picture's paths and shapes, drawn by the pull
      --scene NAME      refresh, which is the default; articles, the same in a wide list; load-more, at the
                        end of a list; history, at the beginning of a chat; or floor, where a longer
                        pull opens a page of the app
      --trace FILE      a recorded pull instead, of a vertical list with a refresh at its top, with
                        its own behavior; at most a minute
      --filmstrip       the stages of the pull side by side, without animation
      --language TAG    the language of its texts; default: en
      -o FILE.svg       write to a file instead of standard output

    From an SVG file it reads every shape that is drawn, with all transforms. What is not read, such as
    text, and what is left out because of a mistake is said on standard error.

    """

  private let arguments: Arguments

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(
      words,
      flags: ["--filmstrip"],
      options: ["--indicator", "--style", "--svg", "--scene", "--trace", "--language", "-o"]
    )
    try arguments.expectOperands(0, "")
    let chosen = ["--indicator", "--style", "--svg"].filter { arguments.value($0) != nil }
    guard chosen.count == 1 else {
      throw .usage("exactly one of --indicator, --style and --svg is required")
    }
    if arguments.value("--scene") != nil, arguments.value("--trace") != nil {
      throw .usage("a trace has a scene of its own: --scene and --trace exclude each other")
    }
  }

  func run() throws(Failure) -> Bool {
    let picture = try makePicture()
    var output = try Output(to: arguments.value("-o"))
    try output.write(arguments.has("--filmstrip") ? picture.filmstrip : picture.moving)
    try output.finish()
    return true
  }

  private func makePicture() throws(Failure) -> PullPicture {
    let language = try arguments.value("--language").map(Catalog.language) ?? .en
    if let name = arguments.value("--style") {
      let style = try Catalog.style(name)
      return try picture(name, style, style, language)
    }
    if let name = arguments.value("--indicator") {
      let indicator = try Catalog.indicator(name)
      return try picture(name, PullStyle(indicator), indicator, language)
    }
    let path = arguments.value("--svg") ?? "-"
    let name = path.split(separator: "/").last ?? "-"
    let title = name == "-" ? "path" : name.prefix { $0 != "." }
    return try picture(String(title), .path, try SVGDocument.read(path).indicator(), language)
  }

  private func picture(
    _ name: String,
    _ style: PullStyle,
    _ look: some PullIndicator,
    _ language: Language
  ) throws(Failure) -> PullPicture {
    var style = style
    let texts = PictureTexts(style, in: language)
    let hasImages = style.look.name == .frames
    guard let file = arguments.value("--trace") else {
      let scene = try arguments.value("--scene").map(Catalog.scene) ?? .refresh
      style.behavior = scene.behavior(style.behavior)
      let list = ListFrame(around: texts, scene: scene)
      let pull =
        scene.isRefresh
        ? try SimulatedPull(style.behavior, texts, on: list, hasImages: hasImages).pull
        : SimulatedScene(scene, style.behavior, texts, list).pull
      return PullPicture(name, style, look, texts, list, pull)
    }
    let (source, bytes) = try InputFile.read(file)
    let trace = try ReplayCommand.read(bytes, source)
    guard let behavior = trace.behavior(at: .start), behavior.role == .refresh else {
      throw .input(source, "has no refresh at its start")
    }
    style.behavior = behavior
    let list = ListFrame(around: texts, scene: .refresh)
    let pull = Pull(texts, on: list, hasImages: hasImages)
    let recorded = try RecordedPull(trace, named: source, pull)
    return PullPicture(name, style, look, texts, list, recorded.pull)
  }
}

extension Trace {
  /// The first behavior of the part at an edge; nil if there is none.
  fileprivate func behavior(at edge: Edge) -> Behavior? {
    for step in steps {
      if case .configured(edge, let behavior?) = step.event.kind { return behavior }
    }
    return nil
  }
}
