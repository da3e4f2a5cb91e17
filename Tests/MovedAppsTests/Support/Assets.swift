/// The outlines that an app draws.
enum Assets {
  static let corner = "M0 0L100 0L100 100"
  static let tick = "M20 50L40 70L70 30"
  static let bar = "M0 100L100 100"
}
