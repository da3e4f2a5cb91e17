#if GTK
import CGtk
import Foundation
import OverscrollGTK

/// Prints the memory of the process after 250, 500 and 1,000 refreshes of a list.
///
/// - Returns: Whether the last 500 need less than 200 bytes each.
func measureMemory() -> Bool {
  let model: OpaquePointer = gtk_string_list_new(nil)
  for number in 0..<1000 { gtk_string_list_append(model, "Row \(number)") }
  let list = ListWindow(model, isPlain: false)
  var style = PullStyle.arrow
  style.behavior = style.behavior.withoutMotion
  style.behavior.minimumRunning = 0
  style.behavior.resultHold = 0
  guard let refresh = list.controls?.onRefresh(style, { await Task.yield() }) else { return false }
  list.frames(30)
  var kilobytes: [Int: Double] = [:]
  for number in 1...1000 {
    refresh.begin()
    repeat { list.frames(1) } while refresh.phase != .idle
    guard [250, 500, 1000].contains(number) else { continue }
    kilobytes[number] = residentKilobytes()
    line("GTK memory: after refreshes @ \(number)", "KB", [kilobytes[number] ?? 0])
  }
  list.close()
  g_object_unref(UnsafeMutableRawPointer(model))
  let growth = (kilobytes[1000] ?? 0) - (kilobytes[500] ?? 0)
  return keep(growth < 500 * 0.2, "500 refreshes need \(growth) KB")
}

/// The memory of this process, as Linux counts it.
private func residentKilobytes() -> Double {
  let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = fields?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
}
#endif
