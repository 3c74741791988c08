import Glibc

/// The processor time that the running thread has used.
enum ProcessorTime {
  /// In seconds, from an arbitrary start (`CLOCK_THREAD_CPUTIME_ID`).
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
