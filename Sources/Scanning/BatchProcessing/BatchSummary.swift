public import LabelModel

/// The work that a batch has done.
public struct BatchSummary: Hashable, Sendable {
  /// Photos that were read, or are the same as one that was.
  public var read = 0
  /// Of these, the photos whose files hold the same bytes as one that was read.
  public var identical = 0
  /// Photos that failed.
  public var failed = 0
  /// Photos that an earlier run has done.
  public var doneBefore = 0
  /// Records that were written, by their status.
  public var records: [RecordStatus: Int] = [:]
  /// Photos that failed, in this run and those before it.
  public var failedInAll = 0
  /// Records of earlier runs whose products were looked up now.
  public var completed = 0
  /// Records that wait for their products to be looked up.
  public var pending = 0
  /// Records that wait for a look-up and cannot be completed: the readings of their photos are gone.
  public var withoutReadings = 0
  /// Whether it was asked to stop before the end.
  public var isStopped = false

  /// Creates the summary of a batch that has done nothing.
  public init() {}
}
