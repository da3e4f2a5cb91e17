import CAdwaita
import Foundation
import News

// GTK needs a synchronous entry point: after an `await`, the main actor would leave its thread.

/// Ends the program with one line.
func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("GTKNews: \(reason)\n".utf8))
  exit(1)
}

let words = CommandLine.arguments.dropFirst()
guard (1...2).contains(words.count), let word = words.first else {
  fail("give the address of an Atom feed, and if you like a file for a recording")
}
guard let address = URL(string: word), address.isWeb else {
  fail("\(word) is not the address of a feed: it must begin with http:// or https://")
}
guard gtk_init_check() != 0 else { fail("there is no display") }
adw_init()

do {
  let folder = URL(filePath: String(cString: g_get_user_data_dir())).appending(path: "gtk-news")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appending(path: "news.sqlite").path(percentEncoded: false)
  let store = try ArticleStore(path: file, feed: address)
  let window = NewsWindow(NewsReader(address, store) { try await FeedClient().load($0, etag: $1) })
  let recording = words.dropFirst().first.map { window.record(to: URL(filePath: $0)) }
  let loop = g_main_loop_new(nil, 0)
  window.widget.on("destroy") { g_main_loop_quit(loop) }
  window.start()
  withExtendedLifetime(recording) { g_main_loop_run(loop) }
} catch {
  fail("\(error)")
}
