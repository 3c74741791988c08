import Digests
import Foundation
import LabelModel
import PhotoReading

/// A worker without Tesseract for tests. It reads nothing, and misbehaves by the photo's file name
/// or its own first argument.
@main
struct FaultyWorker {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "mute": while readLine() != nil {}
    case "leave": exit(3)
    case "babble": print("Hello, world")
    case "stranger": print(#"{"protocol": 99}"#)
    case let mode:
      let service = WorkerService(
        memoryLimit: 512 << 20, writing: mode == "readonly" ? .nowhere : .anywhere)
      _ = try service.serve { () throws(WorkerFault) in
        guard mode != "modelless" else {
          throw WorkerFault(code: "modelsMissing", message: "no eng.traineddata in /nowhere")
        }
        return FaultyEngine()
      }
    }
  }
}

/// Does as the photo's name begins; the digits in it, if they are a product number, are its barcode.
private final class FaultyEngine: PhotoReadingEngine {
  let version = EngineVersion(
    labelscan: "0.0.0", name: "faulty", version: "0.0.0", tesseract: nil, models: ["faulty"])
  /// Memory that is never given back, as by a library that leaks.
  private var kept: [[UInt8]] = []

  func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading {
    let name = URL(fileURLWithPath: path).lastPathComponent
    switch name.prefix(while: { $0.isLetter }) {
    case "crash": raise(SIGSEGV)
    case "crashonce" where isFirstTime(path): kill(getpid(), SIGKILL)
    case "logged": log(path)
    case "environment":
      let names = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
      throw PhotoFailure(stage: .worker, code: "environment", message: names)
    case "break": throw PhotoFailure(stage: .worker, code: "confined", message: breakOut(path))
    case "loggedcrash":
      log(path)
      raise(SIGSEGV)
    case "hang": while true { sleep(60) }
    case "exit": exit(7)
    case "chatter": print("a C library talks on standard output")
    case "garbage": write(to: "/dev/fd/\(protocolDescriptor)", "no JSON\n")
    case "flood":
      let million = String(repeating: "x", count: 1 << 20)
      while true { write(to: "/dev/fd/\(protocolDescriptor)", million) }
    case "glutton":
      var held: [[UInt8]] = []
      while held.count < 4096 { held.append([UInt8](repeating: 1, count: 1 << 20)) }
    case "keeper": kept.append([UInt8](repeating: 1, count: WorkerPool.mostKept + (16 << 20)))
    case "frugal": kept.append([UInt8](repeating: 1, count: WorkerPool.mostKept / 2))
    case "bad":
      throw PhotoFailure(stage: .decode, code: "notAnImage", message: "\(file) is no image")
    case "slow": usleep(50_000)
    case "wait":
      _ = FileManager.default.createFile(atPath: path + ".begun", contents: nil)
      while !FileManager.default.fileExists(atPath: path + ".go") { usleep(5_000) }
    default: break
    }
    let page = RecognizedPage(
      source: file, size: PixelSize(width: 4, height: 3),
      lines: [TextLine(words: [Word(text: "\(getpid())")])], models: ["faulty"])
    let bytes = FileManager.default.contents(atPath: path)
    let digest = bytes.flatMap { sha256(Array($0)) } ?? String(repeating: "0", count: 64)
    return PhotoReading(
      file: file, sha256: digest, size: PixelSize(width: 4, height: 3),
      page: page, barcodes: GTIN(String(name.filter(\.isNumber))).map { [$0] } ?? [], cpuSeconds: 0,
      peakMemoryBytes: 0, engine: version)
  }

  /// Tries what a confined process cannot do, and says how each try ended.
  private func breakOut(_ path: String) -> String {
    func ended(_ result: Int32) -> String { result >= 0 ? "done" : "\(errno)" }
    let connection = ended(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    let local = ended(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    let file = ended(open(path + ".made", O_WRONLY | O_CREAT, 0o600))
    let changed = ended(open(path, O_WRONLY))
    let removed = ended(unlink(path))
    let read = ended(open("/proc/self/status", O_RDONLY))
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    return
      "network \(connection), local \(local), make \(file), remove \(removed), change \(changed), "
      + "read \(read), core \(limit.rlim_max)"
  }

  /// Notes in `reads.log` beside the photo that it was read.
  private func log(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let log = url.deletingLastPathComponent().appendingPathComponent("reads.log").path
    let descriptor = open(log, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    let line = Array((url.lastPathComponent + "\n").utf8)
    _ = Foundation.write(descriptor, line, line.count)
    close(descriptor)
  }

  /// The descriptor that the service keeps its output on: the first that was free.
  private var protocolDescriptor: Int { 3 }

  private func write(to path: String, _ text: String) {
    FileHandle(forWritingAtPath: path)?.write(Data(text.utf8))
  }

  /// Remembers in a file beside the photo that it was called before.
  private func isFirstTime(_ path: String) -> Bool {
    let marker = path + ".seen"
    defer { _ = FileManager.default.createFile(atPath: marker, contents: nil) }
    return !FileManager.default.fileExists(atPath: marker)
  }
}
