#if !hasFeature(Embedded)
/// Prints the fingerprints of the seeds given as arguments, as decimal numbers, one a line.
@main
enum Command {
  static func main() {
    for argument in CommandLine.arguments.dropFirst() {
      print(UInt64(argument).map(overscroll_fingerprint) ?? 0)
    }
  }
}
#endif
