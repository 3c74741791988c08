extension PhotoFailure {
  /// The codes that more than one module names.
  package enum Code {
    /// Reading took longer than its limit.
    package static let timedOut = "timedOut"
    /// The worker process ended by itself.
    package static let workerExited = "workerExited"
    /// The worker process gave an answer outside its protocol.
    package static let workerGarbled = "workerGarbled"
    /// The libraries for films are not installed.
    package static let noClipLibrary = "noClipLibrary"
    /// Memory did not suffice for a frame of a film.
    package static let outOfMemory = "outOfMemory"
    /// No digest of the file can be made.
    package static let noDigest = "noDigest"
    /// A picture of a step cannot be written.
    package static let debugPictureNotWritten = "debugPictureNotWritten"
    /// No record was made of the readings.
    package static let noRecord = "noRecord"
    /// JSON cannot hold the record.
    package static let recordNotWritable = "recordNotWritable"

    /// The codes of failures that may not be the file's: later, or on another machine, it may be read.
    package static let notOfFile: Set<String> = [
      timedOut, workerExited, workerGarbled, noClipLibrary, outOfMemory, noDigest,
    ]
  }
}
