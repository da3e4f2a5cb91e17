// The look of the article *Write an indicator*.

// taken from Sources/OverscrollIndicators/OverscrollIndicators.docc/WriteAnIndicator.md, Overview, 1
