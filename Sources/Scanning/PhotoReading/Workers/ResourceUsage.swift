import Foundation

/// The resources that this process has used up to now.
enum ResourceUsage {
  /// Processor time and the greatest resident memory.
  static var now: (seconds: Double, peakBytes: Int) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    // Linux counts in KiB.
    let peak = status("VmHWM") ?? usage.ru_maxrss * 1024
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), peak)
  }

  /// The memory that is resident now, in bytes; `nil` where `/proc` is not mounted.
  static var residentBytes: Int? { status("VmRSS") }

  /// A figure of this program's memory, in bytes; `nil` where `/proc` is not mounted.
  ///
  /// `getrusage` counts the process before it became this program, too. A worker that a program of
  /// 300 MB starts would seem to need 300 MB.
  private static func status(_ name: String) -> Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
