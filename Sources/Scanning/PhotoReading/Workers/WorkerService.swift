import Foundation
import ProcessMemory
import SystemPackage

/// The worker's side of the protocol: reads requests, lets an engine work, writes answers.
public struct WorkerService: Sendable {
  /// The limit of the process's address space, in bytes. Beyond it allocations fail and the process ends.
  public var memoryLimit: Int?
  /// The places where the process may make files.
  public var writing: Writing
  /// The longest request that is read, in bytes: a path of 4 KiB, twice, escaped sixfold.
  static let longestRequest = 64 * 1024

  /// The largest freed block that is kept for the next photo, in bytes. Whole pictures of a camera go back to the system.
  ///
  /// With 1 and 16 MiB a photo takes 4 % more processor time. With 4 and 16 MiB page faults take 2 % more.
  private static let largestKept: Int32 = 8 << 20
  /// The free memory at a heap's end that is kept at most, in bytes. Both numbers are set by hand.
  ///
  /// With 48 MiB a worker keeps 23 MiB more between photos, and its peak is 14 MiB higher.
  private static let mostKept: Int32 = 24 << 20

  /// Creates a service.
  public init(memoryLimit: Int? = nil, writing: Writing = .nowhere) {
    self.memoryLimit = memoryLimit
    self.writing = writing
  }

  /// The places where a worker may make files.
  public enum Writing: Hashable, Sendable {
    /// Nowhere.
    case nowhere
    /// In this folder and those in it.
    case folder(String)
    /// Wherever its user may.
    case anywhere
  }

  /// Makes the record of one product's photos, as one line of JSON.
  public typealias RecordMaker = ([PhotoReading]) throws(PhotoFailure) -> String

  /// Serves standard input until it ends.
  ///
  /// Standard output is kept for the protocol: text that C libraries print there goes to standard
  /// error. The process ends when its parent has died, even while an engine hangs. From now on it
  /// can make no connection, start no program and write no file outside its places. The system may
  /// offer less, and the greeting states the confinement.
  ///
  /// An engine that cannot be made is told in the greeting, after which nothing is answered.
  ///
  /// - Parameters:
  ///   - makeRecord: makes the record of a photo; `nil` answers with the reading itself.
  ///   - makeEngine: makes the engine, once the process is confined.
  /// - Returns: The engine's fault, `nil` when it could be made.
  /// - Throws: ``WorkerServiceError``.
  public func serve(
    makingRecords makeRecord: RecordMaker? = nil,
    _ makeEngine: () throws(WorkerFault) -> any PhotoReadingEngine
  ) throws(WorkerServiceError) -> WorkerFault? {
    let output = try reserveStandardOutput()
    let confinement = WorkerConfinement.confine(writing: writing)
    endWithParent()
    keep_freed_memory(Self.largestKept, Self.mostKept)
    if let memoryLimit { try limitMemory(to: memoryLimit) }
    var input = LineReader(.standardInput, longest: Self.longestRequest)
    let engine: any PhotoReadingEngine
    do {
      engine = try makeEngine()
    } catch {
      try write(WorkerGreeting(error: error, confinement: confinement), to: output)
      // Whoever reads the greeting closes our input; leaving earlier could lose it.
      while try next(of: &input) != nil {}
      return error
    }
    try write(
      WorkerGreeting(
        engine: engine.version, confinement: confinement,
        residentBytes: ResourceUsage.residentBytes),
      to: output)
    while let line = try next(of: &input) {
      var answer = answer(line, engine, makeRecord)
      answer.residentBytes = ResourceUsage.residentBytes
      try write(answer, to: output)
    }
    return nil
  }

  private func next(of input: inout LineReader) throws(WorkerServiceError) -> [UInt8]? {
    do throws(LineReader.Failure) {
      return try input.next()
    } catch {
      throw switch error {
      case .tooLong: .requestTooLong
      case .unreadable(let reason): .cannotRead(reason.description)
      }
    }
  }

  private func answer(
    _ line: [UInt8], _ engine: any PhotoReadingEngine, _ makeRecord: RecordMaker?
  ) -> WorkerAnswer {
    let request: WorkerRequest
    do {
      request = try JSONDecoder().decode(WorkerRequest.self, from: Data(line))
    } catch {
      let message = "the request is not understood: send {\"id\": 1, \"photo\": \"path\"} in a line"
      return WorkerAnswer(
        id: nil, failure: PhotoFailure(stage: .worker, code: "badRequest", message: message))
    }
    guard request.digest != true else {
      guard let digest = sha256(ofFile: request.photo) else {
        let message =
          "no digest of \(request.photo) can be made; ask for its reading, which says why"
        return WorkerAnswer(
          id: request.id,
          failure: PhotoFailure(stage: .open, code: PhotoFailure.Code.noDigest, message: message))
      }
      return WorkerAnswer(id: request.id, digest: digest)
    }
    do throws(PhotoFailure) {
      guard request.content != .readings else {
        guard let makeRecord else { throw PhotoFailure.noRecords }
        let readings = try PhotoReading.readings(inLinesOf: request.photo)
        return WorkerAnswer(id: request.id, record: try makeRecord(readings))
      }
      let reading = try engine.read(request.photo, as: request.file ?? request.photo)
      guard let makeRecord, request.answer != .reading else {
        return WorkerAnswer(id: request.id, reading: reading)
      }
      return WorkerAnswer(id: request.id, record: try makeRecord([reading]))
    } catch {
      return WorkerAnswer(id: request.id, failure: error)
    }
  }

  private func write(
    _ message: some Encodable, to output: FileDescriptor
  ) throws(WorkerServiceError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let line = try encoder.encode(message) + [UInt8(ascii: "\n")]
      try output.writeAll(line)
    } catch {
      throw .cannotAnswer("\(error)")
    }
  }

  /// Moves standard output to a descriptor that no library knows, and its old number to standard
  /// error.
  private func reserveStandardOutput() throws(WorkerServiceError) -> FileDescriptor {
    do {
      let reserved = try FileDescriptor.standardOutput.duplicate()
      _ = try FileDescriptor.standardError.duplicate(as: .standardOutput)
      return reserved
    } catch {
      throw .cannotAnswer("\(error)")
    }
  }

  /// Limits the address space, unless a sanitizer is at work: it lays shadow memory over terabytes
  /// of it.
  private func limitMemory(to bytes: Int) throws(WorkerServiceError) {
    guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
    let space = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var limit = rlimit()
    // A limit that the user or a cluster has set may be lower, and cannot be raised.
    let most = getrlimit(space, &limit) == 0 ? limit.rlim_max : rlim_t.max
    let wanted = min(rlim_t(max(bytes, 0)), most)
    limit = rlimit(rlim_cur: wanted, rlim_max: wanted)
    guard setrlimit(space, &limit) == 0 else {
      throw .cannotLimitMemory(bytes: bytes, errno: errno)
    }
  }

  /// Starts a thread that ends the process once its parent has died.
  ///
  /// The input's other end closes when the parent dies. It closes also when a driver has sent its
  /// last request and wants the answers still. Only a new parent distinguishes the two.
  private func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&input, 1, -1) < 0 && errno == EINTR {}
      while getppid() == parent { usleep(100_000) }
      _exit(EXIT_FAILURE)
    }
  }
}

/// The reason why a worker cannot serve.
public enum WorkerServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A request is longer than any path.
  case requestTooLong
  /// Standard input cannot be read.
  case cannotRead(String)
  /// The answer cannot be written.
  case cannotAnswer(String)
  /// The system refuses the memory limit.
  case cannotLimitMemory(bytes: Int, errno: Int32)

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .requestTooLong:
      "a request line is longer than \(WorkerService.longestRequest) bytes; send one JSON object "
        + "a line"
    case .cannotRead(let reason): "standard input cannot be read: \(reason)"
    case .cannotAnswer(let reason): "the answer cannot be written to standard output: \(reason)"
    case .cannotLimitMemory(let bytes, let code):
      "memory cannot be limited to \(bytes) bytes: \(Errno(rawValue: code)); set --memory-limit "
        + "lower"
    }
  }
}
