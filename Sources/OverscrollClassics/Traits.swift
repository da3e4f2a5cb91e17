internal import OverscrollIndicators

/// The colors of an original's figures were those of its texts, so a tint colors all of them.
func tintedTraits() -> LookTraits {
  var traits = LookTraits()
  traits.tintsAllFigures = true
  return traits
}
