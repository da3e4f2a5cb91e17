/// What the tool says of itself; each command's own help stands with the command.
enum Help {
  static let tool = """
    Reads paths, replays recorded pulls and draws moving pictures of looks.

    usage: overscroll-tool COMMAND [OPTION...]

      path      measure SVG paths: one JSON object a line for each
      replay    run a recorded pull and compare it with what was expected
      preview   draw a pull as a moving picture, or as a strip of its stages
      list      name the styles, indicators and languages

      --help     this text; with a command, that command's
      --version  the version

    A file named - is standard input. Errors are one line on standard error. Exit codes: 0 when all
    is well, 1 when what was to be checked does not hold, 2 when the tool could not do its work.

    """
}
