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
guard words.count <= 2, let word = words.first ?? UserDefaults.standard.string(forKey: "feed")
else {
  fail("give the address of a feed, and if you like a file for a recording")
}
guard let address = URL(string: word), address.isWeb else {
  fail("the address of a feed begins with http:// or https://")
}
guard gtk_init_check() != 0 else { fail("there is no display") }
UserDefaults.standard.set(word, forKey: "feed")
let program = Program()
program.object.on("activate") {
  do {
    let folder = URL(filePath: String(cString: g_get_user_data_dir())).appending(path: "gtk-news")
    let client = FeedClient(address)
    let plain = address.with(loginOf: nil)
    let opened = try OpenedStore(in: folder, feed: plain)
    let reader = NewsReader(plain, opened.store) { try await client.load($0, $1) }
    let window = NewsWindow(reader)
    program.open(window, recordingTo: words.dropFirst().first)
    if let notice = opened.notice { window.warn(notice) }
  } catch {
    fail("\(error)")
  }
}
exit(g_application_run(program.object.cast(GApplication.self), 0, nil))
