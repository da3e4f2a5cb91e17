/// The tool's help text; the commands' help texts are in their files.
enum Help {
  static let tool = """
    Reads paths, replays recorded pulls, draws animated pictures of looks, and reads apps that move.

    usage: overscroll-tool COMMAND [OPTION...]

      path       measure SVG paths: one JSON object per line
      replay     run a recorded pull and compare it with the expectations
      preview    draw a pull as an animated picture, or as a strip of its stages
      list       list the styles, indicators and languages
      moving     list the lines of an app that use MJRefresh, each with ours

      --help     this text; with a command, help for that command
      --version  the version

    A file named - is standard input. Errors are one line on standard error. Exit codes: 0 for
    success, 1 if a check failed, 2 if the command could not run.

    """
}
