import CAdwaita
import Foundation
import News

// GTK needs a synchronous entry point: after an `await`, the main actor would leave its thread.

/// Ends the program with one line.
func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("GTKNews: \(reason)\n".utf8))
  exit(1)
}

guard CommandLine.arguments.count == 2, let address = URL(string: CommandLine.arguments[1]),
  address.isWeb
else { fail("give the address of an Atom feed, for example http://127.0.0.1:8080/feed.atom") }
guard gtk_init_check() != 0 else { fail("there is no display") }
adw_init()

do {
  let folder = URL(filePath: String(cString: g_get_user_data_dir())).appending(path: "gtk-news")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let store = try ArticleStore(path: folder.appending(path: "news.sqlite").path(), feed: address)
  let window = NewsWindow(NewsReader(address, store) { try await FeedClient().load($0, etag: $1) })
  let loop = g_main_loop_new(nil, 0)
  window.widget.on("destroy") { g_main_loop_quit(loop) }
  window.start()
  g_main_loop_run(loop)
} catch {
  fail("\(error)")
}
