public import LabelModel
public import LabelScan
public import PhotoReading
public import ProductStore

/// What the server works with: the readers of photos, the maker of records, the database.
public struct LabelDesk: Sendable {
  var pool: WorkerPool
  var timeLimit: Duration
  var builder: RecordBuilder
  var store: RecordStore
  var limits: FieldLimits

  /// Gathers the parts.
  ///
  /// - Parameters:
  ///   - pool: the worker processes that read photos.
  ///   - timeLimit: how long reading one photo may take.
  ///   - builder: makes records of readings.
  ///   - store: the database of records.
  ///   - limits: the ranges that a changed record is checked by.
  public init(
    pool: WorkerPool, timeLimit: Duration, builder: RecordBuilder, store: RecordStore,
    limits: FieldLimits = .standard
  ) {
    self.pool = pool
    self.timeLimit = timeLimit
    self.builder = builder
    self.store = store
    self.limits = limits
  }
}
