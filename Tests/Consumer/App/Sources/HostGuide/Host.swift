// The host of the article *Write a host*: each block is a file.

// taken from Sources/Overscroll/Overscroll.docc/WriteAHost.md, Send events
