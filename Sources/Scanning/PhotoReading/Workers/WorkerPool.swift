import Foundation

/// Worker processes that read photos: started when needed, kept warm, replaced when they fail.
///
/// A crash, a hang or a nonsensical answer costs the photo that caused it and nothing else. Call
/// ``shutDown()`` before leaving: it returns when no process is left. Processes also end when this
/// one dies without it.
public actor WorkerPool {
  /// Pauses before each attempt to start a worker. A system short of processes or memory for a
  /// moment is given time.
  private static let startPauses: [Duration] = [.zero, .milliseconds(100), .seconds(1)]

  /// The time that a new worker waits after so many ended in a row, without a photo read between
  /// them. Two are one bad photo. Many are a folder of them or a system in need, which starting a
  /// process at once would keep busy. The longest pause is a few times the time of a start.
  package static func restartPause(afterDeaths deaths: Int) -> Duration {
    deaths <= 2 ? .zero : .milliseconds(min(500, 50 << min(deaths - 3, 4)))
  }

  /// The memory that a worker may hold after a photo beyond that at its greeting, in bytes. Beyond
  /// it another one takes its place.
  ///
  /// Workers were measured after photos of 0.1 to 118 megapixels in twelve formats, whole and cut
  /// off. They had up to 50 MB more. These include the Greek and Bulgarian models, which are loaded
  /// when needed. Twice that is a library that leaks or a heap in pieces. A batch of 2 workers must
  /// remain below 400 MB.
  package static let mostKept = 96 << 20

  /// A worker that waits for a photo.
  private struct Warm {
    var process: WorkerProcess
    /// Its resident memory when it greeted, in bytes.
    var bytesAtStart: Int?

    /// Whether it has kept too much of what it read.
    func isOverfed(_ bytes: Int?) -> Bool {
      guard let bytesAtStart, let bytes else { return false }
      return bytes - bytesAtStart > mostKept
    }
  }

  private let settings: WorkerSettings
  private var idle: [Warm] = []
  private var busy = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var lastID = 0
  /// The last failure to start, and the time until which it counts.
  private var startFailure: (error: WorkerError, end: ContinuousClock.Instant)?
  private var deathsInARow = 0

  /// Creates a pool; no process is started yet.
  ///
  /// The process ignores SIGPIPE from now on. A worker that dies while it is written to must not
  /// take this one along.
  public init(_ settings: WorkerSettings) {
    self.settings = settings
    signal(SIGPIPE, SIG_IGN)
  }

  /// Reads the photo at `path`, in a worker process.
  ///
  /// Waits while all workers are busy. A photo on which the worker ends is tried again in a new
  /// worker. One that takes too long is not.
  ///
  /// - Parameters:
  ///   - path: The photo.
  ///   - file: What to call it in the reading; the path when `nil`.
  ///   - timeLimit: How long reading may take. The wait for a worker or for a processor is not included.
  ///   - tries: How many workers the photo may end.
  /// - Returns: What was read.
  /// - Throws: ``WorkerError``.
  public func read(
    _ path: String, as file: String? = nil, timeLimit: Duration, tries: Int = 2
  ) async throws(WorkerError) -> PhotoReading {
    await waitForTurn()
    defer { endTurn() }
    var tries = tries
    while true {
      do throws(WorkerError) {
        return try await attempt(path, file, timeLimit)
      } catch {
        tries -= 1
        guard error.endedWorker, tries > 0 else { throw error }
      }
    }
  }

  /// The SHA-256 of the file at `path`, in hexadecimal digits, as a worker process finds it. `nil`
  /// when it cannot be had: reading the photo then gives the reason.
  ///
  /// A file may hang its reader, for example on a network. That costs a worker then, not this
  /// process.
  package func digest(of path: String, timeLimit: Duration) async -> String? {
    await waitForTurn()
    defer { endTurn() }
    lastID += 1
    let request = WorkerRequest(id: lastID, photo: path, digest: true)
    do {
      return try await answer(to: request, timeLimit).digest
    } catch {
      return nil
    }
  }

  /// Returns the programs and models of the workers; it starts one if none has been.
  ///
  /// - Throws: ``WorkerError/cannotStart(_:)``, when no worker can be started.
  public func engine() async throws(WorkerError) -> EngineVersion {
    await waitForTurn()
    defer { endTurn() }
    let (worker, engine) = try await start()
    idle.append(worker)
    return engine
  }

  /// Ends all workers that are not reading, and returns when they are gone.
  public func shutDown() async {
    let leaving = idle
    idle = []
    for worker in leaving { await worker.process.stop() }
  }

  private func waitForTurn() async {
    guard busy == settings.count else {
      busy += 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Hands the turn to whoever waits longest.
  private func endTurn() {
    if waiters.isEmpty { busy -= 1 } else { waiters.removeFirst().resume() }
  }

  private func attempt(
    _ path: String, _ file: String?, _ timeLimit: Duration
  ) async throws(WorkerError) -> PhotoReading {
    lastID += 1
    let request = WorkerRequest(id: lastID, photo: path, file: file)
    let answer = try await answer(to: request, timeLimit)
    if let failure = answer.failure { throw .unreadable(failure) }
    guard let reading = answer.reading else { throw .garbled }
    return reading
  }

  /// Lets a warm worker answer, or a new one; one that does not is gone.
  private func answer(
    to request: WorkerRequest, _ timeLimit: Duration
  ) async throws(WorkerError) -> WorkerAnswer {
    guard !Task.isCancelled else { throw .cancelled }
    let worker: Warm
    if let warm = idle.popLast() { worker = warm } else { worker = try await start().worker }
    let answer: WorkerAnswer
    do throws(WorkerError) {
      let line = try await worker.process.exchange(encode(request), timeLimit: timeLimit)
      answer = try decode(line)
      let isResult = request.digest == true ? answer.digest != nil : answer.reading != nil
      guard answer.id == request.id, isResult != (answer.failure != nil) else {
        throw WorkerError.garbled
      }
    } catch {
      await worker.process.stop()
      if error.endedWorker { deathsInARow += 1 }
      throw error
    }
    deathsInARow = 0
    if worker.isOverfed(answer.residentBytes) {
      await worker.process.stop()
    } else {
      idle.append(worker)
    }
    return answer
  }

  /// Starts a worker and waits for its greeting.
  ///
  /// For a while a failure to start is thrown again without a new attempt. A batch thus stops
  /// instead of failing photo by photo. A server reads on when a shortage has passed.
  private func start() async throws(WorkerError) -> (worker: Warm, engine: EngineVersion) {
    var reason = ""
    do {
      try await Task.sleep(for: Self.restartPause(afterDeaths: deathsInARow))
    } catch {
      throw .cancelled
    }
    if let startFailure, startFailure.end <= .now { self.startFailure = nil }
    for pause in Self.startPauses {
      if let startFailure { throw startFailure.error }
      do { try await Task.sleep(for: pause) } catch { throw .cancelled }
      let worker = WorkerProcess(settings)
      do throws(WorkerError) {
        let line = try await worker.exchange([], timeLimit: settings.startTimeLimit)
        let greeting: WorkerGreeting = try decode(line)
        if let engine = greeting.engine, greeting.protocol == workerProtocol {
          startFailure = nil
          return (Warm(process: worker, bytesAtStart: greeting.residentBytes), engine)
        }
        let fault =
          greeting.error?.message
          ?? "it speaks protocol \(greeting.protocol) and not \(workerProtocol); "
          + "use a worker of version \(labelscanVersion)"
        note(.cannotStart(fault))
      } catch .cancelled {
        await worker.stop()
        throw .cancelled
      } catch .cannotStart(let message) {
        reason = message
      } catch {
        reason = "it did not greet: \(startDescription(of: error))"
      }
      await worker.stop()
    }
    throw note(startFailure?.error ?? .cannotStart(reason))
  }

  /// Remembers a failure to start.
  @discardableResult
  private func note(_ failure: WorkerError) -> WorkerError {
    startFailure = (failure, .now + settings.startRetryPause)
    return failure
  }

  private func startDescription(of error: WorkerError) -> String {
    switch error {
    case .crashed(let signal): "it crashed (signal \(signal))"
    case .exited(let code): "it ended (code \(code))"
    case .timedOut(let limit): "nothing came for \(limit.formatted)"
    case .garbled: "it wrote something else; is \(settings.executable) a labelscan?"
    case .cannotStart, .unreadable, .cancelled: error.description
    }
  }

  private func encode(_ request: WorkerRequest) throws(WorkerError) -> [UInt8] {
    do {
      return try JSONEncoder().encode(request) + [UInt8(ascii: "\n")]
    } catch {
      throw .unreadable(
        PhotoFailure(stage: .worker, code: "badRequest", message: "\(error)"))
    }
  }

  private func decode<Message: Decodable>(_ line: [UInt8]) throws(WorkerError) -> Message {
    do {
      return try JSONDecoder().decode(Message.self, from: Data(line))
    } catch {
      throw .garbled
    }
  }
}
