// One import gives an app the control and the words it is set up with.
@_exported import Overscroll
@_exported import OverscrollIndicators
