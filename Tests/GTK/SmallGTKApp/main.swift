#if GTK
import CGtk
import OverscrollGTK

// The least that an app of the library has in GTK: a refresh and a load-more with the look that is the default.
guard gtk_init_check() != 0, let scrolled = gtk_scrolled_window_new() else {
  fatalError("no display")
}
let controls = PullControls(OpaquePointer(scrolled))
controls.onRefresh {}
controls.onLoadMore { .exhausted }
#else
print("built without GTK")
#endif
