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

  /// Ends the mode without waiting (`O_NONBLOCK`) that another program left its streams in.
  ///
  /// Otherwise a full pipe would be an error, and so would an input that has not come yet. The other program keeps its
  /// mode: a stream that is opened anew takes the place of the shared one. A socket cannot be opened anew, and is changed
  /// for both.
  static func makeWaiting() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      let flags = fcntl(stream, F_GETFL)
      var status = stat()
      guard flags >= 0, flags & O_NONBLOCK != 0, fstat(stream, &status) == 0,
        status.st_mode & S_IFMT != S_IFREG
      else { continue }
      let mode = flags & O_ACCMODE | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
      let own = open("/proc/self/fd/\(stream)", mode)
      if own >= 0 {
        dup2(own, stream)
        close(own)
      }
      _ = fcntl(stream, F_SETFL, flags & ~O_NONBLOCK)
    }
  }
}
