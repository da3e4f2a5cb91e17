// taken from Sources/Overscroll/Overscroll.docc/WriteAHost.md, Paint
