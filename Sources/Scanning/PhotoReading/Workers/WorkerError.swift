/// The reason why a worker gave no reading.
public enum WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No worker can be started; every photo would fail alike.
  case cannotStart(String)
  /// The photo took longer than its limit; the worker was killed.
  case timedOut(Duration)
  /// The worker was ended by a signal while it read the photo, twice.
  case crashed(signal: Int32)
  /// The worker ended by itself while it read the photo, twice.
  case exited(code: Int32)
  /// The worker answered something that is no answer, twice.
  case garbled
  /// The worker is fine and says why the photo has no reading.
  case unreadable(PhotoFailure)
  /// The caller was cancelled; the worker was killed.
  case cancelled

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .cannotStart(let reason): "no worker process can be started: \(reason)"
    case .timedOut(let limit):
      "reading took longer than \(limit.formatted) and was stopped; allow more with --time-limit"
    case .crashed(let signal):
      "the worker process crashed (signal \(signal)) reading this photo, twice; "
        + "the photo may be damaged or larger than the memory limit allows"
    case .exited(let code):
      "the worker process ended (code \(code)) while reading this photo, twice; "
        + "the photo may be damaged"
    case .garbled:
      "the worker process gave an answer that is no reading, twice; "
        + "check that it is of the same version as this program"
    case .unreadable(let failure): failure.message
    case .cancelled: "reading was stopped"
    }
  }

  /// Whether the worker ended by itself, or had to be ended, for another reason than time. (What takes
  /// too long once takes too long again.)
  package var endedWorker: Bool {
    switch self {
    case .crashed, .exited, .garbled: true
    case .cannotStart, .timedOut, .unreadable, .cancelled: false
    }
  }

  /// The failure of the photo, `nil` when the photo is not to blame.
  public var photoFailure: PhotoFailure? {
    switch self {
    case .unreadable(let failure): failure
    case .timedOut:
      PhotoFailure(stage: .worker, code: PhotoFailure.Code.timedOut, message: description)
    case .crashed: PhotoFailure(stage: .worker, code: "workerCrashed", message: description)
    case .exited:
      PhotoFailure(stage: .worker, code: PhotoFailure.Code.workerExited, message: description)
    case .garbled:
      PhotoFailure(stage: .worker, code: PhotoFailure.Code.workerGarbled, message: description)
    case .cannotStart, .cancelled: nil
    }
  }
}

extension Duration {
  /// Seconds with at most one decimal, below that milliseconds: `30 s`, `0.5 s`, `50 ms`.
  var formatted: String {
    guard self >= .milliseconds(100) else {
      return "\(components.attoseconds / 1_000_000_000_000_000) ms"
    }
    let tenths = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
