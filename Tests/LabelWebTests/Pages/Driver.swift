import Foundation
import LabelTestSupport

/// A running `chromedriver` of Debian.
struct Driver {
  private static let program = "/usr/bin/chromedriver"

  /// Whether Debian's packages `chromium` and `chromium-driver` are installed; `scripts/install-system` installs them.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// The port on the loopback.
  let port: Int
  private let process: Process

  /// Starts a driver; one that ends before it listens is started once more.
  ///
  /// On a cold machine under load a driver ended so, once.
  ///
  /// - Throws: ``Fault`` with all that both of them wrote.
  static func started() throws -> Driver {
    var said: [String] = []
    for _ in 0..<2 {
      switch try start() {
      case .success(let driver): return driver
      case .failure(let fault): said += fault.said
      }
    }
    throw Fault(said: said)
  }

  private static func start() throws -> Result<Driver, Fault> {
    let folder = try TemporaryFolder()
    let errors = folder.file("errors")
    guard FileManager.default.createFile(atPath: errors, contents: nil),
      let errorFile = FileHandle(forWritingAtPath: errors)
    else { throw CocoaError(.fileWriteUnknown) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errorFile
    try process.run()
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
      if let found = text.firstMatch(of: /started successfully on port (\d+)/),
        let port = Int(found.output.1)
      {
        return .success(Driver(port: port, process: process))
      }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let complaint = try String(contentsOfFile: folder.file("errors"), encoding: .utf8)
    return .failure(
      Fault(said: ["status \(process.terminationStatus)", text, complaint]))
  }

  /// Ends it, when its browsers are closed.
  ///
  /// The server under test ignores SIGTERM in this process, and the driver inherits that.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A driver that never listened.
  struct Fault: Error, CustomStringConvertible {
    /// The exit status and the words of each try.
    var said: [String]
    var description: String { "chromedriver does not listen: \(said.joined(separator: "; "))" }
  }
}
