// The host of the article *Write a host*.

// taken from Sources/Overscroll/Overscroll.docc/WriteAHost.md
