public import LabelModel

/// Reads the photos of a truth file and judges their records.
public struct Evaluator: Sendable {
  /// One photo with everything that came of it.
  public struct Outcome: Sendable {
    /// The judgement.
    public var label: EvaluatedLabel
    /// What was read, `nil` when the photo failed.
    public var reading: PhotoReading?
    /// The record, `nil` when the photo failed.
    public var record: ProductRecord?

    /// Judges a record that was made earlier.
    public init(truth: TruthLabel, record: ScorableRecord?) {
      label = EvaluatedLabel(truth: truth, record: record)
    }

    init(label: EvaluatedLabel, reading: PhotoReading? = nil, record: ProductRecord? = nil) {
      self.label = label
      self.reading = reading
      self.record = record
    }
  }

  private let pool: WorkerPool
  private let builder: RecordBuilder
  private let timeLimit: Duration

  /// Reads with `pool`, giving each photo `timeLimit`, and makes records with `builder`.
  public init(pool: WorkerPool, builder: RecordBuilder, timeLimit: Duration) {
    self.pool = pool
    self.builder = builder
    self.timeLimit = timeLimit
  }

  /// Reads and judges each photo in `folder` that `truth` names, `jobs` at a time.
  ///
  /// A photo that cannot be read misses all that is printed on it. `progress` is told of each photo
  /// that is done.
  ///
  /// - Returns: The outcomes in the order of the truth.
  /// - Throws: ``WorkerError`` when no worker can be started or the caller was cancelled.
  public func outcomes(
    of truth: [TruthLabel], in folder: String, jobs: Int,
    progress: @Sendable (EvaluatedLabel) -> Void = { _ in }
  ) async throws(WorkerError) -> [Outcome] {
    var outcomes = [Outcome?](repeating: nil, count: truth.count)
    do {
      try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
        var next = 0
        func addNext() {
          guard next < truth.count else { return }
          let index = next
          next += 1
          group.addTask { (index, try await outcome(of: truth[index], in: folder)) }
        }
        for _ in 0..<max(1, jobs) { addNext() }
        while let (index, outcome) = try await group.next() {
          outcomes[index] = outcome
          progress(outcome.label)
          addNext()
        }
      }
    } catch let error as WorkerError {
      throw error
    } catch {
      throw .cancelled
    }
    return outcomes.compactMap { $0 }
  }

  private func outcome(
    of truth: TruthLabel, in folder: String
  ) async throws(WorkerError) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let reading: PhotoReading
    do {
      reading = try await pool.read(
        folder + "/" + truth.file, as: truth.file, timeLimit: timeLimit)
    } catch {
      guard let failure = error.photoFailure else { throw error }
      let lost = truth.printedKeys.map { ($0, LostStage.photo) }
      return Outcome(
        label: EvaluatedLabel(
          truth: truth, record: nil, failure: failure,
          lost: Dictionary(lost) { first, _ in first }))
    }
    let elapsed = clock.now - start
    let built = await builder.record(from: [reading])
    let cost = ReadingCost(
      wallSeconds: elapsed / .seconds(1), cpuSeconds: reading.cpuSeconds,
      peakMemoryBytes: reading.peakMemoryBytes)
    var label = EvaluatedLabel(
      truth: truth, record: ScorableRecord(built.record), cost: cost)
    for key in label.judgement.missed {
      guard let printed = truth.nutrients[key] else { continue }
      label.lost[key] = stageThatLost(
        key, printed: printed, pages: reading.pages, labels: built.labels)
    }
    return Outcome(label: label, reading: reading, record: built.record)
  }
}

extension TruthLabel {
  /// The keys of the judged values that are printed.
  var printedKeys: [String] {
    scored.filter { nutrients[$0] != nil && !ambiguous.contains($0) }
  }
}
