import BarcodeReading
import Foundation
import LabelImaging
import LabelScan
import PhotoReading
import TextRecognition

/// The stages that a photo goes through, in their order.
enum Stage: String, CaseIterable {
  case decode
  case barcodes = "bar codes"
  case findLines = "find lines"
  case readLines = "read lines"
  case secondLook = "second look"
  case record
}

func seconds<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  return (result, (clock.now - start) / .seconds(1))
}

/// Takes a photo through all stages. Two stages in one call are distinguished by doing the first
/// alone.
struct StageWatch {
  let settings: RecognitionSettings
  let text: TextReader
  let photos: PhotoReader
  let builder = RecordBuilder()

  init() throws {
    settings = RecognitionSettings(
      modelFolders: RecognitionSettings.standardFolders(
        environment: ProcessInfo.processInfo.environment, program: CommandLine.arguments[0]))
    text = try TextReader(settings: settings)
    photos = try PhotoReader(settings)
  }

  func times(of path: String) async throws -> [Stage: Double] {
    var times: [Stage: Double] = [:]
    let (image, decode) = try seconds { try decodeGray(contentsOf: path) }
    times[.decode] = decode
    times[.barcodes] = seconds { readBarcodes(in: image) }.seconds
    let finding = seconds { LineFinder().findLines(on: image.forSearch().picture) }.seconds
    times[.findLines] = finding
    let reading = try seconds { try text.read(image, source: path) }.seconds
    times[.readLines] = max(0, reading - finding)
    let doubtful = DoubtfulLines()
    let twice = try seconds {
      let first = try text.read(image, source: path)
      return try text.readAgain(doubtful.lines(of: first.page), of: first)
    }.seconds
    times[.secondLook] = max(0, twice - reading)
    let read = try photos.read(path, as: path)
    let clock = ContinuousClock()
    let start = clock.now
    _ = await builder.record(from: [read])
    times[.record] = (clock.now - start) / .seconds(1)
    return times
  }
}

let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
  FileHandle.standardError.write(Data("usage: StageBenchmark PHOTO ...\n".utf8))
  exit(64)
}
let watch = try StageWatch()
// The first photo bears what is made once in a process.
_ = try? await watch.times(of: paths[0])
var all: [[Stage: Double]] = []
for path in paths {
  do {
    all.append(try await watch.times(of: path))
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
  }
}
guard !all.isEmpty else { exit(1) }
let total = all.reduce(0) { $0 + $1.values.reduce(0, +) }
print("\(all.count) photos, \(Int(1000 * total / Double(all.count))) ms each by one processor")
print("stage          median ms   mean ms   share")
for stage in Stage.allCases {
  let times = all.map { 1000 * ($0[stage] ?? 0) }.sorted()
  let sum = times.reduce(0, +)
  print(
    stage.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
      + String(
        format: "%12.1f %9.1f %6.1f %%", times[times.count / 2], sum / Double(times.count),
        100 * sum / 1000 / total))
}
