package import LabelModel
package import LabelScan
package import PhotoReading

/// Reads the photos of a truth file and judges their records.
package struct Evaluator: Sendable {
  /// One photo with everything that came of it.
  package struct Outcome: Sendable {
    /// The judgement.
    package var label: EvaluatedLabel
    /// The reading, `nil` when the photo failed.
    package var reading: PhotoReading?
    /// The record that was made of it, `nil` when the photo failed or another record was judged.
    package var record: ProductRecord?
    /// The fault of a reading that was kept, or could not be; for people.
    package var warning: String?

    /// Judges a record that was made earlier.
    package init(truth: TruthLabel, record: ScorableRecord?) {
      label = EvaluatedLabel(truth: truth, record: record)
    }

    init(
      label: EvaluatedLabel, reading: PhotoReading? = nil, record: ProductRecord? = nil,
      warning: String? = nil
    ) {
      self.label = label
      self.reading = reading
      self.record = record
      self.warning = warning
    }
  }

  private let scanner: LabelScanner
  private let kept: KeptReadings?

  /// Reads photos and makes records with `scanner`; a photo of which `kept` has a reading is not read again.
  package init(_ scanner: LabelScanner, kept: KeptReadings? = nil) {
    self.scanner = scanner
    self.kept = kept
  }

  /// Reads and judges each photo in `folder` that `truth` names, `jobs` at a time.
  ///
  /// A photo that cannot be read misses all that is printed on it.
  ///
  /// - Parameters:
  ///   - truth: what is printed on each photo.
  ///   - folder: where the photos are.
  ///   - records: records that were made earlier, by photo, to be judged in place of those of this
  ///     run; the photos then only show the causes of losses. A photo without one has none.
  ///   - jobs: how many photos are read at a time.
  ///   - progress: told of each photo that is done.
  /// - Returns: The outcomes in the order of the truth.
  /// - Throws: ``LabelScanError`` when no photo can be read or the caller was cancelled.
  package func outcomes(
    of truth: [TruthLabel], in folder: String, judging records: RecordsByFile? = nil,
    jobs: Int, progress: @Sendable (EvaluatedLabel) -> Void = { _ in }
  ) async throws(LabelScanError) -> [Outcome] {
    var outcomes = [Outcome?](repeating: nil, count: truth.count)
    do {
      try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
        var next = 0
        func addNext() {
          guard next < truth.count else { return }
          let index = next
          next += 1
          group.addTask {
            (index, try await outcome(of: truth[index], in: folder, judging: records))
          }
        }
        for _ in 0..<max(1, jobs) { addNext() }
        while let (index, outcome) = try await group.next() {
          outcomes[index] = outcome
          progress(outcome.label)
          addNext()
        }
      }
    } catch let error as LabelScanError {
      throw error
    } catch {
      throw .cancelled
    }
    return outcomes.compactMap { $0 }
  }

  private func outcome(
    of truth: TruthLabel, in folder: String, judging records: RecordsByFile?
  ) async throws(LabelScanError) -> Outcome {
    let earlier = records.map { $0[truth.file] }
    let photo: ReadPhoto
    do {
      photo = try await read(truth.file, in: folder)
    } catch {
      guard case .unreadable(let failures) = error, let failure = failures.first?.failure else {
        throw error
      }
      var label = EvaluatedLabel(truth: truth, record: earlier ?? nil, failure: failure)
      for key in label.judgement.missed { label.lost[key] = .photo }
      return Outcome(label: label)
    }
    let built = await scanner.builtRecord(from: [photo.reading])
    let record = earlier ?? ScorableRecord(built.record)
    var label = EvaluatedLabel(
      truth: truth, record: record, cost: photo.cost, isReused: photo.cost == nil)
    for key in label.judgement.missed {
      label.lost[key] = lossCause(
        of: key, in: truth, pages: [photo.reading.page], labels: built.labels, record: record)
    }
    return Outcome(
      label: label, reading: photo.reading, record: records == nil ? built.record : nil,
      warning: photo.warning)
  }

  /// A reading with what it cost, `nil` when it was made earlier.
  private struct ReadPhoto {
    var reading: PhotoReading
    var cost: ReadingCost?
    var warning: String?
  }

  private func read(_ file: String, in folder: String) async throws(LabelScanError) -> ReadPhoto {
    let path = folder + "/" + file
    var warning: String?
    switch kept?.reading(ofPhoto: path, as: file) {
    case .found(let reading): return ReadPhoto(reading: reading)
    case .damaged(let reason): warning = reason
    case .absent, nil: break
    }
    let clock = ContinuousClock()
    let start = clock.now
    let reading = try await scanner.reading(of: .file(path, name: file))
    let cost = ReadingCost(
      wallSeconds: (clock.now - start) / .seconds(1), cpuSeconds: reading.cpuSeconds,
      peakMemoryBytes: reading.peakMemoryBytes)
    if let kept {
      do throws(KeptReadingsError) { try kept.keep(reading) } catch { warning = "\(error)" }
    }
    return ReadPhoto(reading: reading, cost: cost, warning: warning)
  }
}
