import Foundation
import SystemPackage

extension PhotoReading {
  /// The longest line of a file of readings, in bytes. A photo full of text has some 500 kB.
  private static let longestLine = 16 << 20
  /// The most readings of one product; a batch groups a folder of photos.
  private static let mostReadings = 1_000

  /// Reads a file of readings, one JSON object a line, as a worker answers them.
  ///
  /// - Throws: ``PhotoFailure`` of the stage `open` for a file that cannot be read, or has none or too many. Its
  ///   stage is `decode` for a line that is no reading.
  static func readings(inLinesOf path: String) throws(PhotoFailure) -> [PhotoReading] {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(
        FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
    } catch {
      throw PhotoFailure(
        stage: .open, code: "noReadings", message: "\(path) cannot be read: \(error)")
    }
    defer { try? file.close() }
    var lines = LineReader(file, longest: longestLine)
    var readings: [PhotoReading] = []
    do {
      while let line = try lines.next() {
        guard readings.count < mostReadings else {
          throw PhotoFailure(
            stage: .open, code: "tooManyReadings",
            message: "\(path) has more than \(mostReadings) readings; divide it")
        }
        readings.append(try JSONDecoder().decode(PhotoReading.self, from: Data(line)))
      }
    } catch let failure as PhotoFailure {
      throw failure
    } catch {
      throw PhotoFailure(
        stage: .decode, code: "notAReading",
        message: "line \(readings.count + 1) of \(path) is no reading; give the worker's own")
    }
    guard !readings.isEmpty else {
      throw PhotoFailure(stage: .open, code: "noReadings", message: "\(path) has no reading")
    }
    return readings
  }
}

extension PhotoFailure {
  /// The failure of a worker that is asked for a record but makes readings alone.
  static let noRecords = PhotoFailure(
    stage: .worker, code: "badRequest",
    message: "this worker makes no records; start it with --records")
}
