import Overscroll
import OverscrollGraphics
import OverscrollIndicators

/// A pull drawn as SVG: animated, or as a strip of its stages.
///
/// The picture is self-contained: no script, no font, no other file. It follows the viewer's light
/// or dark setting. With reduced motion, or without support for animations, it shows the armed
/// state. The same look produces the same bytes.
struct PullPicture {
  private let name: String
  private let style: PullStyle
  private let pull: Pull
  private let list: ListFrame
  private let strip: FrameStrip

  /// Draws the frames of a pull.
  ///
  /// - Parameters:
  ///   - name: The list's title.
  ///   - style: Texts and colors, and the height of the indicator.
  ///   - look: The look to draw instead of the style's own indicator.
  ///   - texts: The texts.
  ///   - list: The list.
  ///   - pull: The pull.
  init(
    _ name: String,
    _ style: PullStyle,
    _ look: some PullIndicator,
    _ texts: PictureTexts,
    _ list: ListFrame,
    _ pull: Pull
  ) {
    self.name = name
    self.style = style
    self.pull = pull
    self.list = list
    let extent = style.behavior.indicatorExtent
    strip = FrameStrip(
      pull.moments.map { Self.frame($0, look, texts) },
      pitch: (extent + 20).rounded()
    )
    stages = pull.keyMoments.map { ($0, Self.frame($0, look, texts)) }
  }

  /// The list's title.
  private var title: String { list.scene.title ?? name }

  private let stages: [(moment: Pull.Moment, frame: DrawnFrame)]

  private static func frame(
    _ moment: Pull.Moment,
    _ look: some PullIndicator,
    _ texts: PictureTexts
  ) -> DrawnFrame {
    var list = DisplayList()
    // As in hosts: without visible room, nothing is drawn.
    if moment.isVisible { look.draw(moment.input, into: &list) }
    return DrawnFrame(list, texts, in: moment.input.phase, after: moment.input.previousPhase)
  }

  /// The complete pull in a loop.
  var moving: String {
    let still = stages.count > 1 ? stages[1].moment : pull.moments[0]
    let index = pull.moments.firstIndex { $0.time == still.time } ?? 0
    let (definitions, frames) = strip.markup
    let indicator = Markup.element("g", [("class", "place")] + Self.at(still.position)) {
      Markup.element("g", [("clip-path", "url(#room)")]) {
        Markup.element("g", [("class", "strip")] + Self.at(frameTrack.values[index])) { frames }
      }
    }
    let rows = Markup.element("g", [("class", "rows")] + Self.at(still.displacement)) {
      list.rows
        + Markup.element("g", [("class", "news"), ("opacity", "0")]) { list.news }
    }
    let page = still.page.map { position in
      Markup.element("g", [("class", "page-of-app")] + Self.at(position)) { list.page }
    }
    let finger = Markup.element("g", [("class", "finger")] + Self.at(shown(still.finger ?? 0))) {
      list.finger
    }
    let tracks =
      [placeTrack, frameTrack, rowsTrack, newsTrack, fingerTrack, touchTrack] + pageTracks
    return document(
      width: list.width + 20,
      height: list.height + 20,
      css: motion(tracks),
      definitions: definitions + list.screen + room,
      content: list.card(
        title,
        behind: (page ?? "") + (isInFront ? "" : indicator),
        rows: rows,
        front: (isInFront ? indicator : "", finger)
      )
    )
  }

  /// Its stages side by side.
  var filmstrip: String {
    let height = list.height
    let step = list.width + 16
    var content = ""
    for (index, stage) in stages.enumerated() {
      let (moment, frame) = stage
      let indicator = Markup.element("g", Self.at(moment.position)) {
        Markup.element("g", [("clip-path", "url(#room)")]) {
          frame.shapes.map { $0.markup(opacity: $0.opacity) }.joined()
        }
      }
      let rows = Markup.element("g", Self.at(moment.displacement)) {
        list.rows + (index > 2 ? list.news : "")
      }
      let finger = moment.finger.map { travel in
        Markup.element("g", Self.at(shown(travel))) { list.finger }
      }
      let card = list.card(
        title,
        behind: isInFront ? "" : indicator,
        rows: rows,
        front: (isInFront ? indicator : "", finger ?? "")
      )
      let caption = Markup.element(
        "text",
        [
          ("x", Markup.number(10 + list.width / 2)),
          ("y", Markup.number(height + 34)),
          ("class", "caption"),
        ]
      ) { Self.caption(moment) }
      let place = "translate(\(Markup.number(Double(index) * step)) 0)"
      content += Markup.element("g", [("transform", place)]) { card + caption } + "\n"
    }
    return document(
      width: Double(stages.count) * step + 4,
      height: height + 46,
      css: "",
      definitions: list.screen + room,
      content: content
    )
  }

  private static func caption(_ moment: Pull.Moment) -> String {
    switch moment.input.phase {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .running: "running"
    case .exhausted: "exhausted"
    case .finishing(let outcome): "\(outcome)"
    }
  }

  private static func at(_ points: Double) -> [(String, String?)] {
    [("transform", Markup.down(points))]
  }

  /// A distance of the finger, in the proportion that keeps it on the card.
  private func shown(_ travel: Double) -> Double {
    let longest = pull.moments.compactMap(\.finger).max() ?? 0
    return longest > list.reach ? travel * list.reach / longest : travel
  }

  /// Where the picture begins in its loop, so that several on a page do not move in step.
  ///
  /// A scene is told from its beginning.
  private var begin: Double {
    guard list.scene == .refresh else { return 0 }
    let number = title.utf8.reduce(0) { (31 * $0 + Int($1)) % 97 }
    return -pull.duration * Double(number) / 97
  }

  private var isInFront: Bool { pull.moments[0].layer == .front }

  /// The indicator's rectangle.
  private var room: String {
    Markup.element("clipPath", [("id", "room")]) {
      Markup.element(
        "rect",
        [
          ("width", Markup.number(list.width)),
          ("height", Markup.number(style.behavior.indicatorExtent)),
        ]
      )
    }
  }

  private func document(
    width: Double,
    height: Double,
    css: String,
    definitions: String,
    content: String
  ) -> String {
    let size = (Markup.number(width), Markup.number(height))
    let words = "A list with the look \(name), \(list.scene.words)"
    let parts = [
      Markup.element("title", []) { Markup.escaped(words) },
      Markup.element("style", []) { ListFrame.css(style) + list.css + css },
      Markup.element("defs", []) { definitions },
      content,
    ]
    let attributes: [(String, String?)] = [
      ("xmlns", "http://www.w3.org/2000/svg"),
      ("viewBox", "0 0 \(size.0) \(size.1)"),
      ("width", size.0),
      ("height", size.1),
    ]
    return Markup.element("svg", attributes) { "\n" + parts.joined(separator: "\n") + "\n" } + "\n"
  }
}

// The animated values, each as a track: frames step, other values are interpolated.
extension PullPicture {
  private func motion(_ tracks: [Track]) -> String {
    let rules = Dictionary(grouping: tracks, by: \.target).sorted { $0.key < $1.key }
      .map { target, tracks in
        let list = tracks.map { $0.animation(seconds: pull.duration, from: begin) }
          .joined(separator: ",")
        return ".\(target){animation:\(list)}\n"
      }
    return tracks.map { $0.keyframes + "\n" }.joined() + rules.joined()
      + "@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n"
  }

  private var placeTrack: Track {
    .down("place", pull.moments.map(\.position))
  }

  private var frameTrack: Track {
    .down("strip", strip.order.map { -Double($0) * strip.pitch }, .sudden)
  }

  private var rowsTrack: Track { .down("rows", pull.moments.map(\.displacement)) }

  /// The page of the floor, if there is one.
  private var pageTracks: [Track] {
    let places = pull.moments.compactMap(\.page)
    return places.isEmpty ? [] : [.down("page-of-app", places)]
  }

  private var fingerTrack: Track {
    var last = 0.0
    let travel = pull.moments.indices.map { index in
      // A touch fades in where it begins.
      let soon = pull.moments[index...].prefix(Self.fade + 1)
      last = soon.lazy.compactMap(\.finger).first ?? last
      return last
    }
    return .down("finger", travel.map(shown))
  }

  private var touchTrack: Track {
    .opacity("touch", of: "finger", softened(pull.moments.map { $0.finger == nil ? 0 : 1 }))
  }

  /// What the run brought: from its result until shortly before the picture ends.
  private var newsTrack: Track {
    let run = pull.moments.firstIndex { $0.input.phase == .running } ?? 0
    let begin = pull.moments[run...].firstIndex { $0.input.phase != .running } ?? 0
    let end = pull.moments.count - 8
    let values = pull.moments.indices.map { $0 > begin + 3 && $0 < end ? 1.0 : 0 }
    return .opacity("news", of: "news", softened(values))
  }

  /// The moments that a fade takes.
  private static let fade = 3

  /// Fades in and out briefly instead of stepping.
  private func softened(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      let near = max(0, index - Self.fade)...min(values.count - 1, index + Self.fade)
      return values[near].reduce(0, +) / Double(near.count)
    }
  }
}
