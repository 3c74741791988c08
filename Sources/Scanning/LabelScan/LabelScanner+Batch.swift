public import BatchProcessing

extension LabelScanner {
  /// Returns a batch of many photos that this scanner reads and makes the records of.
  ///
  /// - Parameters:
  ///   - output: the folder of the results, opened for the same `grouping`.
  ///   - grouping: which photos make a record.
  ///   - prepare: is given the products of groups before their records are made.
  ///   - keepRecord: is given each record before it is written.
  /// - Returns: the batch; nothing is read yet.
  /// - Throws: ``LabelScanError/noWorkers`` for a scanner that reads in this process: one bad photo among many would
  ///   end them all.
  public func batch(
    to output: BatchOutput, grouping: PhotoGrouping = .file, prepare: Batch.Preparation? = nil,
    keepRecord: Batch.RecordKeeper? = nil
  ) throws(LabelScanError) -> Batch {
    guard let workers = reader as? WorkerReader else { throw .noWorkers }
    return Batch(
      pool: workers.pool, output: output, grouping: grouping, jobs: workers.width,
      timeLimit: workers.timeLimit, prepare: prepare, keepRecord: keepRecord
    ) { readings in
      await record(from: readings)
    }
  }
}
