import Glibc

/// The streams that a program has from its start: input, output and messages.
enum StandardStreams {
  /// Puts a stream that cannot be used in the place of each that is closed (`>&-` of a shell).
  ///
  /// The next file, database or connection to be opened would else have the stream's number. An answer or a
  /// message would then be written into it. Reading and writing still fail, with `EBADF`.
  static func fillGaps() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken, which is this stream's (open(2)).
      _ = open("/dev/null", mode)
    }
  }
}
