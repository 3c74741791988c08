import Dispatch
import Synchronization

/// Threads for the work of requests, which may wait for another program's writing.
///
/// The threads of all other tasks are as few as the processors. Two requests that wait would stop the whole server.
final class RequestThreads: TaskExecutor {
  /// The threads of this process; they start with their first work.
  static let shared = RequestThreads()

  private let threads: [DispatchQueue]
  /// The pieces of work that each thread has.
  private let loads: Mutex<[Int]>

  /// The most pieces of work at a time.
  private static let most = 32

  private init() {
    // A serial queue that has work gets a thread at once; a concurrent one waits for a free thread.
    threads = (0..<Self.most).map { DispatchQueue(label: "request \($0)") }
    loads = Mutex([Int](repeating: 0, count: Self.most))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = loads.withLock { loads in
      let idlest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[idlest] += 1
      return idlest
    }
    threads[thread].async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      loads.withLock { $0[thread] -= 1 }
    }
  }
}
