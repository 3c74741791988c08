import Glibc

/// The files, pipes and connections that this process may have open at once.
enum OpenFiles {
  /// The fewest with which every command was seen to work, twice over: 32 were enough for four workers.
  private static let least: rlim_t = 64
  /// The number that Linux gives a process unless somebody chose another.
  private static let usual: rlim_t = 1_024

  /// Raises a low limit as far as the system allows.
  ///
  /// The libraries that start processes and serve pages end the program where a file cannot be opened.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` where fewer than 64 files may be open.
  static func allowEnough() throws(CommandFailure) {
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < least else { return }
    limit.rlim_cur = min(limit.rlim_max, usual)
    guard setrlimit(files, &limit) == 0, limit.rlim_cur >= least else {
      throw CommandFailure(
        .unavailable,
        "only \(limit.rlim_cur) files may be open at once; allow \(least) or more with ulimit -n")
    }
  }
}
