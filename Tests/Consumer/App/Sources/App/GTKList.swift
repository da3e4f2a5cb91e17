// The GTK code of the pages. An app that shows it enables the package trait in its own manifest.

import OverscrollGTK

#if GTK
func addControls(to scrolled: OpaquePointer, for feed: Feed) {
  // taken from README.md, In GTK
}
#endif
