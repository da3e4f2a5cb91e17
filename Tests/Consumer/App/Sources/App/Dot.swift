// The look of the guide.

// taken from Sources/OverscrollIndicators/OverscrollIndicators.docc/WriteAnIndicator.md, Overview, 1
