// A file of its own because both the output and the shapes of a picture are written with it.
extension Double {
  /// The shortest decimal that reads back as the same number; a whole number has no point.
  var shortestText: Substring {
    let digits = "\(self)"
    return digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]
  }
}
