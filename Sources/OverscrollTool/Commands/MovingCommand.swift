/// `moving`: lists the lines of an app that use MJRefresh, each with ours.
struct MovingCommand {
  static let help = """
    Lists the lines of an app that use MJRefresh, each with the line of ours.

    usage: overscroll-tool moving FOLDER [-o FILE]

      FOLDER   its files that end in .swift, .m, .mm and .h are read, and none is changed
      -o FILE  write to a file

    Prints each line as FILE:LINE: TEXT, and below it ours, as in Documentation/Moving/MJRefresh.md;
    Objective-C has the same members by the file of ObjectiveC.md beside it. A line that this tool does
    not know has a question mark. At the end are their numbers.

    """

  private let arguments: Arguments

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(words, options: ["-o"])
    try arguments.expectOperands(1, "the folder of an app")
  }

  func run() throws(Failure) -> Bool {
    let files = try InputFolder.files(
      in: arguments.operands[0],
      endings: ["swift", "m", "mm", "h"]
    )
    var output = try Output(to: arguments.value("-o"))
    var (lines, unknown, usingFiles) = (0, 0, 0)
    for file in files {
      let (name, bytes) = try InputFile.read(file)
      let text = String(decoding: bytes, as: UTF8.self)
      guard Self.names.contains(where: text.contains) else { continue }
      usingFiles += 1
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let ours = Self.ours(for: String(line)) else { continue }
        lines += 1
        if ours == Self.nothing { unknown += 1 }
        let trimmed = String(line.drop { $0 == " " || $0 == "\t" })
        try output.write("\(name):\(index + 1): \(trimmed)\n    \(ours)\n")
      }
    }
    try output.write(
      "\(lines) lines in \(usingFiles) files; \(unknown) that this tool does not know\n"
    )
    try output.finish()
    return true
  }

  /// What a file has that uses MJRefresh.
  private static let names = [
    "MJRefresh", "mj_header", "mj_footer", "mj_trailer", "headerEndRefreshing",
  ]
  private static let nothing = "?"

  /// Ours for a line; nil for a line that does not use MJRefresh.
  private static func ours(for line: String) -> String? {
    let lower = line.lowercased().filter { !$0.isWhitespace }
    let found = table.first { row in
      row.0.split(separator: " ").allSatisfy { lower.contains($0) }
    }
    if let found {
      let isFooter = lower.contains("footer") && !lower.contains("header")
      guard isFooter, found.1.hasPrefix("header.") else { return found.1 }
      return "footer" + found.1.dropFirst("header".count)
    }
    return lower.contains("mjrefresh") || lower.contains("mj_") ? nothing : nil
  }

  /// What a line contains, in small letters and without spaces, and ours; the first row counts.
  private static let table: [(String, String)] = [
    ("#import mjrefresh", "#import \"MyApp-Swift.h\""),
    ("import mjrefresh", "import OverscrollUIKit"),
    ("observe state", "header.onPhase = { [weak self] phase in self?.show(phase) }"),
    ("statelabel hidden nomoredata", "footer.style?.behavior.whenExhausted = .hide"),
    ("state == nomoredata", "if footer.phase == .exhausted { return }"),
    ("state == refreshing", "if header.isRunning { return }"),
    ("header.state = refreshing", "header.begin()"),
    ("header.state = idle", "scrollView.overscroll.refresh?.end()"),
    ("footer.state = nomoredata", "scrollView.overscroll.loadMore?.end(.exhausted)"),
    ("footer.state = idle", "scrollView.overscroll.loadMore?.end()"),
    ("mj_footer hidden", "footer.style?.behavior.emptyContent = .hide"),
    ("footer.hidden", "footer.style?.behavior.emptyContent = .hide"),
    ("footer.ishidden", "footer.style?.behavior.emptyContent = .hide"),
    ("arrowview hidden", "header.arrowImage = UIImage()"),
    ("refreshingblock?()", "header.begin(scrollsToEdge: false)"),
    ("refreshingblock()", "header.begin(scrollsToEdge: false)"),
    ("refreshingblock=", "header.onBegin = { [weak self] _ in self?.load() }"),
    ("headerendrefreshing", "scrollView.overscroll.refresh?.end()"),
    ("footerendrefreshing", "scrollView.overscroll.loadMore?.end()"),
    (
      "addheader callback",
      header
    ),
    (
      "addfooter callback",
      footer
    ),
    ("header backgroundcolor", "header.backgroundColor = .white"),
    ("gifview frame", above),
    ("statelabel frame", above),
    ("onlyrefreshperdrag", "footer.style?.behavior.budgetPerDrag = 1"),
    ("autotriggertimes", "footer.style?.behavior.budgetPerDrag = 1"),
    ("refreshingtarget", "header.setTarget(self, action: #selector(load(_:sender:)))"),
    ("endrefreshingwithnomoredata", "scrollView.overscroll.loadMore?.end(.exhausted)"),
    ("noticenomoredata", "scrollView.overscroll.loadMore?.end(.exhausted)"),
    ("resetnomoredata", "scrollView.overscroll.loadMore?.resetExhausted()"),
    ("footer beginrefreshing", "scrollView.overscroll.loadMore?.begin()"),
    ("beginrefreshing", "scrollView.overscroll.refresh?.begin()"),
    ("footer endrefreshing", "scrollView.overscroll.loadMore?.end()"),
    ("endrefreshing", "scrollView.overscroll.refresh?.end()"),
    ("refreshingtitlehidden", "footer.hidesRunningTitle = true"),
    ("header isrefreshing", "if header.isRunning { return }"),
    ("footer isrefreshing", "if footer.isRunning { return }"),
    ("mj_header = nil", "header.isHidden = true"),
    ("mj_footer = nil", "footer.remove()"),
    ("triggerautomaticallyrefreshpercent", "footer.style?.behavior.lead = .points(484)"),
    ("lastupdatedtimelabel hidden", "header.style?.texts = .title"),
    ("statelabel hidden", "header.style?.texts = .none"),
    ("statelabel font", "header.titleFont = .systemFont(ofSize: 15)"),
    ("statelabel color", "header.titleColor = .systemRed"),
    ("settitle for .", titles),
    ("settitle forstate", titles),
    ("setimages", "header.setImages(images, duration: 0.6, for: .run)"),
    ("automaticallychangealpha", "header.fadesWithPull = true"),
    ("ignoredscrollviewcontentinset", "header.style?.behavior.ignoredInset = 20"),
    ("lastupdatedtimekey", "header.lastUpdatedStore = UserDefaultsStore(key: \"news\")"),
    ("automaticallyrefresh=", "footer.style?.behavior.trigger = .tap"),
    ("mjrefreshconfig", "PullControls.defaults.language = .ko"),
    ("class mjrefresh", "extension PullStyle"),
    ("binder base", "Binder(base) of the scroll view"),
    ("reactive mjrefresh", "extension Reactive where Base: UIScrollView"),
    ("mjrefreshbacknormalfooter", back),
    ("mjrefreshbackgiffooter", back),
    ("mjrefreshbackstatefooter", back),
    (
      "mjrefreshauto footer",
      footer
    ),
    ("mjrefresh trailer", "scrollView.overscroll.add(.mjTrailer, at: .trailing)"),
    (
      "mjrefresh header",
      header
    ),
    ("mj_header=", header),
    (
      "mj_footer=",
      footer
    ),
    ("mj_header", "scrollView.overscroll.refresh"),
    ("mj_footer", "scrollView.overscroll.loadMore"),
    ("mj_trailer", "scrollView.overscroll[.trailing]"),
    ("mjrefreshcomponent", "PullControl"),
    ("mj_h=", "indicatorExtent, arm, fire and hold of the behavior"),
  ]

  private static let header =
    "scrollView.overscroll.add(.mj).onBegin = { [weak self] _ in self?.load() }"
  private static let footer =
    "scrollView.overscroll.add(.mjAutoFooter).onBegin = { [weak self] _ in self?.load() }"
  private static let above =
    "header.imageArrangement = .init(isAboveTexts: true, size: CGSize(width: 60, height: 60))"
  private static let titles = "header.titles = { $0 == .running ? \"Loading\" : nil }"
  private static let back =
    "scrollView.overscroll.add(.mjBackFooter).onBegin = { [weak self] _ in self?.load() }"
}
