// The host of the guide.

// taken from Sources/Overscroll/Overscroll.docc/WriteAHost.md
