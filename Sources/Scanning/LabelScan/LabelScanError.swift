import PhotoReading

/// The reason why a scanner made no record.
public enum LabelScanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list of photos is empty.
  case noPhotos
  /// A photo's path is a folder's.
  case isFolder(path: String)
  /// Two photos are the same file, or hold the same bytes.
  case samePhotoTwice(first: String, second: String)
  /// No photo could be read; the failures in the photos' order.
  case unreadable([FailedPhoto])
  /// Photos cannot be read at all: a recognition model is missing, for example.
  case noReader(reason: String)
  /// A batch needs worker processes, and the scanner reads in this process.
  case noWorkers
  /// The folder of photos cannot be listed.
  case cannotList(reason: String)
  /// A photo in memory could not be written to the temporary file that a worker process reads.
  case noTemporaryFile(reason: String)
  /// The task was cancelled.
  case cancelled

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .noPhotos: "there are no photos; give at least one"
    case .isFolder(let path):
      "\(path) is a folder; give its photos, or records(in:) the folder"
    case .samePhotoTwice(let first, let second):
      "\(first) and \(second) are the same photo; give each photo once"
    case .unreadable(let failures):
      failures.map(\.failure.message).joined(separator: "; ")
    case .noWorkers: "a batch reads in worker processes; give the scanner Reader.workers"
    case .noReader(let reason), .cannotList(let reason): reason
    case .noTemporaryFile(let reason):
      "a photo in memory cannot be given to a worker process: \(reason); make room in the folder of "
        + "temporary files"
    case .cancelled: "reading was stopped"
    }
  }
}
