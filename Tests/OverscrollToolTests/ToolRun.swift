import Foundation

/// One run of the built tool: its input, output and exit status.
struct ToolRun: Equatable {
  var output = ""
  var error = ""
  var code: Int32 = 0

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: Its standard input.
  ///   - folder: Its working directory.
  /// - Throws: The system's error if the tool cannot be started.
  init(_ arguments: [String], input: Data = Data(), in folder: Folder) throws {
    try self.init(Self.binary, arguments, input, folder)
  }

  /// Runs a line in a shell, with the tool on the path.
  init(shell line: String, in folder: Folder) throws {
    try self.init(Self.shell, Self.words(for: line), Data(), folder)
  }

  /// Compares with an expected run.
  init(output: String, error: String = "", code: Int32 = 0) {
    self.output = output
    self.error = error
    self.code = code
  }

  #if OVERSCROLL_NO_PROCESSES
  // Only so that the package's tests build for iOS; the tool is not tested there.
  private init(_ binary: URL, _ arguments: [String], _ input: Data, _ folder: Folder) throws {
    throw CocoaError(.featureUnsupported)
  }
  #else
  private init(_ binary: URL, _ arguments: [String], _ input: Data, _ folder: Folder) throws {
    // Files instead of pipes: without a reader, pipes would fill up and block.
    let streams = try Folder()
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = try FileHandle(forReadingFrom: streams.write("in", input))
    process.standardOutput = try FileHandle(forWritingTo: streams.write("out", Data()))
    process.standardError = try FileHandle(forWritingTo: streams.write("error", Data()))
    try process.run()
    process.waitUntilExit()
    output = try streams.read("out")
    error = try streams.read("error")
    code = process.terminationStatus
  }

  /// A shell line with the tool on the path, not started yet.
  static func process(shell line: String, in folder: Folder) -> Process {
    let process = Process()
    process.executableURL = shell
    process.arguments = words(for: line)
    process.currentDirectoryURL = folder.url
    return process
  }
  #endif

  private static let shell = URL(fileURLWithPath: "/bin/sh")

  private static func words(for line: String) -> [String] {
    ["-c", "PATH=\"\(binary.deletingLastPathComponent().path):$PATH\"; \(line)"]
  }

  /// The tool is in the same folder as the test bundle.
  private static let binary: URL = {
    let runner = URL(fileURLWithPath: CommandLine.arguments[0])
    let tools = (Bundle.allBundles.map(\.bundleURL) + [runner]).map { bundle in
      bundle.deletingLastPathComponent().appendingPathComponent("overscroll-tool")
    }
    return tools.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? tools[0]
  }()
}

/// A temporary folder for one test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The names of its files.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL {
    try write(name, Data(text.utf8))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}

/// The project's root.
let projectFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Parses JSON with Foundation instead of our own code.
func jsonObject(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}

/// Parses one JSON object per line.
func jsonLines(_ text: String) throws -> [[String: Any]] {
  try text.split(separator: "\n").map { line in
    try jsonObject(String(line)) as? [String: Any] ?? [:]
  }
}
