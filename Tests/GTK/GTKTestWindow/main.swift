#if GTK
import CGtk
import Foundation

// GTK needs a synchronous entry point: after an `await`, the main actor would leave its thread.
guard gtk_init_check() != 0 else { fatalError("no display") }
let window = TestWindow(Options(Array(CommandLine.arguments.dropFirst())))
let loop = g_main_loop_new(nil, 0)
window.onQuit = { g_main_loop_quit(loop) }
g_main_loop_run(loop)
window.close()
#else
print("built without GTK")
#endif
