import Dispatch
import LabelScan
import Synchronization

/// Makes the records of products for a worker, one at a time, without any database.
final class OfflineRecords {
  private let options: RecordOptions
  /// Made with the first record: the process is confined by then, and so are the threads that make it.
  private lazy var scanner = LabelScanner(LabelScanner.Configuration(options: options))

  /// Takes the options of the records.
  init(_ options: RecordOptions) {
    self.options = options
  }

  /// Returns the record of one product's photos as a line of JSON.
  ///
  /// - Throws: ``PhotoFailure`` of the stage `record` for a record that JSON cannot hold.
  func line(of readings: [PhotoReading]) throws(PhotoFailure) -> String {
    let answer = Answer()
    Task { [scanner] in
      let record = await scanner.record(from: readings)
      answer.give(Result { String(decoding: try record.jsonLine(), as: UTF8.self) })
    }
    return try answer.wait()
  }

  /// A record that a task makes and a thread waits for.
  ///
  /// The waiting thread belongs to the worker alone. Tasks have threads of their own, a single one on one processor.
  private final class Answer: Sendable {
    private let line = Mutex<Result<String, PhotoFailure>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func give(_ made: Result<String, any Error>) {
      line.withLock {
        $0 = made.mapError {
          PhotoFailure(stage: .record, code: PhotoFailure.Code.recordNotWritable, message: "\($0)")
        }
      }
      isThere.signal()
    }

    func wait() throws(PhotoFailure) -> String {
      isThere.wait()
      let noRecord = PhotoFailure(
        stage: .record, code: PhotoFailure.Code.noRecord, message: "no record was made")
      return try (line.withLock { $0 } ?? .failure(noRecord)).get()
    }
  }
}
