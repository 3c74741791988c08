import Dispatch

/// A thread for tasks that must go on while other tests block the threads of the language's pool.
final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "labelscan.test.loopback")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
