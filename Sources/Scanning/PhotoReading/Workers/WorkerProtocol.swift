/// The number of the protocol between a worker and who drives it.
///
/// A worker writes a ``WorkerGreeting`` line. It answers each ``WorkerRequest`` line on its
/// standard input with one ``WorkerAnswer`` line on its standard output. It answers in order, until
/// its input ends. Lines are JSON objects in UTF-8; `schema/worker-protocol-1.md` describes them.
/// The number grows when an old driver would misunderstand a new worker. New optional keys do not
/// change it.
public let workerProtocol = 1

/// The first line of a worker.
public struct WorkerGreeting: Hashable, Sendable, Codable {
  /// The protocol it speaks.
  public var `protocol`: Int
  /// The engine, `nil` when the worker cannot read.
  public var engine: EngineVersion?
  /// The reason why it cannot read, for example missing recognition models.
  public var error: WorkerFault?
  /// The abilities that it has dropped; `nil` from workers that do not state them.
  public var confinement: [WorkerConfinement]?
  /// Its resident memory with everything loaded, in bytes; `nil` where the system does not say.
  public var residentBytes: Int?
  /// The commit of its build, ``labelscanCommit``; `nil` where the build named none.
  public var commit: String?

  /// Creates a greeting.
  public init(
    engine: EngineVersion? = nil, error: WorkerFault? = nil,
    confinement: [WorkerConfinement]? = nil, residentBytes: Int? = nil
  ) {
    self.protocol = workerProtocol
    commit = labelscanCommit
    self.engine = engine
    self.error = error
    self.confinement = confinement
    self.residentBytes = residentBytes
  }
}

/// A failure that a worker states.
public struct WorkerFault: Error, Hashable, Sendable, Codable {
  /// A word for programs.
  public var code: String
  /// A sentence for people.
  public var message: String

  /// Creates a fault.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// Asks a worker to read one photo.
public struct WorkerRequest: Hashable, Sendable, Codable {
  /// Chosen by the driver; the answer repeats it.
  public var id: Int
  /// The path of the photo.
  public var photo: String
  /// The photo's name in the reading; the path when absent.
  public var file: String?
  /// Whether only the digest of the file is asked for: `true` or absent.
  public var digest: Bool?
  /// The answer that a worker that makes records gives: a record when absent.
  public var answer: Answer?
  /// The content of the file: a photo when absent.
  public var content: Content?

  /// An answer other than a record.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// The reading of the photo.
    case reading
  }

  /// A content other than a photo.
  public enum Content: String, Hashable, Sendable, Codable {
    /// Readings of one product's photos, one JSON object a line; their record is asked for.
    case readings
  }

  /// Creates a request.
  public init(
    id: Int, photo: String, file: String? = nil, digest: Bool? = nil, answer: Answer? = nil,
    content: Content? = nil
  ) {
    self.id = id
    self.photo = photo
    self.file = file
    self.digest = digest
    self.answer = answer
    self.content = content
  }
}

/// A worker's answer: a reading, a record, a digest or a failure.
public struct WorkerAnswer: Hashable, Sendable, Codable {
  /// The request's number; `nil` when the request could not be understood.
  public var id: Int?
  /// The reading.
  public var reading: PhotoReading?
  /// The record as one line of JSON, from a worker that makes records.
  ///
  /// A text within the answer, so that a driver in any language has the exact bytes of `records.jsonl`.
  public var record: String?
  /// The reason why there is no reading.
  public var failure: PhotoFailure?
  /// The SHA-256 of the file, where only that was asked for.
  public var digest: String?
  /// The worker's resident memory now, in bytes; `nil` where the system does not say.
  public var residentBytes: Int?

  /// Creates an answer.
  public init(
    id: Int?, reading: PhotoReading? = nil, record: String? = nil, failure: PhotoFailure? = nil,
    digest: String? = nil, residentBytes: Int? = nil
  ) {
    self.id = id
    self.reading = reading
    self.record = record
    self.failure = failure
    self.digest = digest
    self.residentBytes = residentBytes
  }
}
