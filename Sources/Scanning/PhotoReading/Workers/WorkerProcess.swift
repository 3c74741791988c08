import Subprocess
import Synchronization

/// One running worker process and the two pipes to it.
///
/// It takes one request at a time. Once an exchange has failed the process is gone and the value is
/// of no more use.
final class WorkerProcess: Sendable {
  private struct Exchange: Sendable {
    var request: [UInt8]
    var timeLimit: Duration
    var reply: CheckedContinuation<Result<[UInt8], WorkerError>, Never>
  }

  /// The exchange in hand, and why its process was killed, if it was.
  private final class Unanswered: Sendable {
    let state = Mutex<(exchange: Exchange, failure: WorkerError?)?>(nil)
  }

  private let exchanges: AsyncStream<Exchange>.Continuation
  private let life: Task<Void, Never>

  /// Starts a process; the first exchange shows whether that worked.
  init(_ settings: WorkerSettings) {
    let (stream, continuation) = AsyncStream.makeStream(of: Exchange.self)
    exchanges = continuation
    life = Task {
      let end =
        settings.showsDiagnostics
        ? await Self.live(settings, stream, errors: .currentStandardError)
        : await Self.live(settings, stream, errors: .discarded)
      continuation.finish()
      for await late in stream { late.reply.resume(returning: .failure(end)) }
    }
  }

  /// Sends `request`, unless it is empty, and returns the next line that the worker writes.
  ///
  /// Cancelling the caller kills the process.
  func exchange(
    _ request: [UInt8], timeLimit: Duration
  ) async throws(WorkerError) -> [UInt8] {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        let exchange = Exchange(request: request, timeLimit: timeLimit, reply: reply)
        guard case .enqueued = exchanges.yield(exchange) else {
          reply.resume(returning: .failure(Task.isCancelled ? .cancelled : .exited(code: 0)))
          return
        }
      }
    } onCancel: {
      life.cancel()
    }
    return try result.get()
  }

  /// Kills the process and returns when it is gone.
  func stop() async {
    exchanges.finish()
    await life.value
  }

  /// Runs a process for as long as it answers; returns how it ended.
  private static func live(
    _ settings: WorkerSettings, _ exchanges: AsyncStream<Exchange>, errors: some ErrorOutputProtocol
  ) async -> WorkerError {
    let unanswered = Unanswered()
    let end: WorkerError
    do {
      let result = try await run(
        settings.configuration, input: .inputWriter, output: .sequence, error: errors
      ) { execution in
        var answers = AnswerReader(execution.standardOutput)
        for await exchange in exchanges {
          unanswered.state.withLock { $0 = (exchange, nil) }
          let timer = Task {
            try await ProcessorQueue.sleep(for: exchange.timeLimit) {
              ProcessorQueue.waits(of: execution.processIdentifier.value)
            }
            unanswered.state.withLock { $0?.failure = .timedOut(exchange.timeLimit) }
            try execution.send(signal: .kill)
          }
          var answer: [UInt8]?
          do throws(WorkerError) {
            answer = try await answers.next(after: exchange.request, to: execution)
          } catch {
            unanswered.state.withLock { $0?.failure = error }
          }
          timer.cancel()
          // A timer that is firing must not hit a process that reads the next photo.
          _ = await timer.result
          guard let answer, unanswered.state.withLock({ $0?.failure == nil }) else { break }
          unanswered.state.withLock { $0 = nil }
          exchange.reply.resume(returning: .success(answer))
        }
        // A worker keeps no state that it would have to save: it is killed without a question.
        await execution.teardown(using: [])
      }
      end =
        switch result.terminationStatus {
        case .exited(let code): .exited(code: code)
        case .signaled(let signal): .crashed(signal: signal)
        }
    } catch {
      end = .cannotStart("\(settings.executable): \(error)")
    }
    let failure: WorkerError = Task.isCancelled ? .cancelled : end
    if let (exchange, reason) = unanswered.state.withLock({ $0.take() }) {
      exchange.reply.resume(returning: .failure(reason ?? failure))
    }
    return failure
  }
}

/// Splits what a worker writes into lines.
private struct AnswerReader {
  /// The longest answer that is taken, in bytes. A page of 10,000 words is about 2 MB.
  private static let longest = 16 << 20

  private var chunks: SubprocessOutputSequence.Iterator
  private var received: [UInt8] = []

  init(_ output: SubprocessOutputSequence) {
    chunks = output.makeAsyncIterator()
  }

  /// Writes `request` and returns the line that follows, `nil` when the worker has ended.
  ///
  /// - Throws: ``WorkerError/garbled`` when the worker writes without end.
  mutating func next(
    after request: [UInt8],
    to execution: Execution<CustomWriteInput, SequenceOutput, some ErrorOutputProtocol>
  ) async throws(WorkerError) -> [UInt8]? {
    do {
      if !request.isEmpty { _ = try await execution.standardInputWriter.write(request) }
      var searched = 0
      while true {
        if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { received.removeSubrange(...end) }
          return Array(received[..<end])
        }
        searched = received.count
        guard searched <= Self.longest else { throw WorkerError.garbled }
        guard let chunk = try await chunks.next() else { return nil }
        chunk.withUnsafeBytes { received.append(contentsOf: $0) }
      }
    } catch WorkerError.garbled {
      throw .garbled
    } catch {
      // A broken pipe on either side: how the process ended says why.
      return nil
    }
  }
}
