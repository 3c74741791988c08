import ArgumentParser
import BatchProcessing
import Evaluation
import LabelScan

/// `labelscan evaluate`: photos with known truth in, figures out.
struct EvaluateCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how well labels with known values are read.",
    discussion: """
      FOLDER holds photos and a truth.jsonl: one JSON object a line, such as this one.
        {"image": "can.jpg", "subject": "petFood", "basis": "asFed",
         "nutrients": {"protein": {"value": 10.5, "unit": "%"}}}
      Only values read from photos are judged. Precision is right / (right + wrong), recall right / \
      printed; a value that is wrong is also missed. No product database is asked. A record of --records or \
      --compare is the photo's whose path ends with the record's, or the other way round.

      The first figures are those of the core nutrients. "Everything accepted" adds the other nutrients, \
      the serving's column and the package's facts. There a value also needs its printed bound and \
      sign. A field on which the truth is silent is counted as unjudged. Where the truth has no \
      nutrients, every value is wrong. Where it has nothing at all, everything but the barcode is wrong.
      """)

  @Argument(
    help: ArgumentHelp("The folder with the photos.", valueName: "folder"),
    completion: .directory)
  var folder: String

  @Option(help: ArgumentHelp("The truth, in place of FOLDER/truth.jsonl.", valueName: "file"))
  var truth: String?

  @Option(
    help: ArgumentHelp(
      "Judge the records of this file, one JSON object a line; photos are read for --causes only.",
      valueName: "file"))
  var records: String?

  @Option(help: ArgumentHelp("Keep the records of this run, one a line.", valueName: "file"))
  var keepRecords: String?

  @Option(
    help: ArgumentHelp(
      "Compare with an earlier run: the records it kept with --keep-records, or a batch's.",
      valueName: "records"), completion: .file())
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "Keep readings in this folder, and take them from there when photo, program, model and settings "
        + "are the same.",
      valueName: "folder"), completion: .directory)
  var readings: String?

  @Flag(
    help: """
      Take kept readings of other builds of this program, too. That is right when imaging, bar codes \
      and recognition did not change.
      """)
  var readingsOfAnyBuild = false

  @Option(
    help: ArgumentHelp(
      "How many photos to read at a time, a process each.", valueName: "number"))
  var jobs = WorkerOptions.processorCount

  @Flag(help: "Print the figures and every label as one JSON object.")
  var json = false

  @Flag(help: "Name the cause of each missed value's loss; with --records the photos are read.")
  var causes = false

  @Flag(
    help: """
      Print totals alone, in text and JSON: no file name and no value of a single label. For photos \
      that nobody may look at.
      """)
  var totals = false

  @Option(
    help: ArgumentHelp(
      "Write a page with each photo, what was read in it, and what is printed.",
      valueName: "file"))
  var html: String?

  @OptionGroup var worker: WorkerOptions
  @OptionGroup var label: LabelOptions

  func validate() throws {
    try WorkerOptions.check(jobs: jobs)
    if records != nil, keepRecords != nil {
      throw ValidationError(
        "--records makes no records, so that --keep-records has nothing to keep")
    }
    if records != nil, readings != nil, !causes {
      throw ValidationError("--records reads no photo, so that --readings needs --causes")
    }
    if readingsOfAnyBuild, readings == nil {
      throw ValidationError("--readings-of-any-build needs --readings")
    }
    if totals, html != nil || causes && records == nil {
      throw ValidationError(
        "--totals shows no single label: leave \(html != nil ? "--html" : "--causes") out")
    }
    if readings != nil, worker.engine.debugDir != nil {
      throw ValidationError("--debug-dir needs photos to be read; leave --readings out")
    }
  }

  func perform() async throws(CommandFailure) {
    guard !folder.isEmpty else {
      throw CommandFailure(.noInput, "the folder's name is empty; name a folder")
    }
    try checkOutputs(sparing: [truthPath, records, compare].compactMap { $0 }, isWhole: false)
    let labels: [TruthLabel]
    let known: RecordsByFile?
    let before: RecordsByFile?
    do throws(EvaluationError) {
      labels = try readTruth(from: truthPath)
      if let records { known = try readRecords(from: records, of: labels) } else { known = nil }
      if let compare { before = try readRecords(from: compare, of: labels) } else { before = nil }
    } catch {
      throw CommandFailure(error)
    }
    try checkOutputs(sparing: labels.map { folder + "/" + $0.file })
    let outcomes: [Evaluator.Outcome]
    if let known, !causes {
      outcomes = labels.map { Evaluator.Outcome(truth: $0, record: known[$0.file]) }
    } else {
      outcomes = try await read(labels, judging: known)
    }
    try deliver(outcomes, before: before)
  }

  private var truthPath: String { truth ?? folder + "/truth.jsonl" }

  /// Finds out whether the files replace nothing that is read and, once all inputs are known, can be written.
  private func checkOutputs(
    sparing inputs: [String], isWhole: Bool = true
  ) throws(CommandFailure) {
    for (option, path) in [("--keep-records", keepRecords), ("--html", html)] {
      guard let path else { continue }
      if let input = inputs.first(where: { OutputFile.isSame($0, path) }) {
        throw CommandFailure(.usage, "\(option) would replace \(input); name another file")
      }
      if isWhole { try OutputFile.check(path) }
    }
  }

  /// Reads the photos; their own records are judged if `known` is `nil`.
  private func read(
    _ labels: [TruthLabel], judging known: RecordsByFile?
  ) async throws(CommandFailure) -> [Evaluator.Outcome] {
    let workers = try ChosenWorkers(worker)
    let scanner = try workers.scanner(
      count: jobs, LabelScanner.Configuration(options: try label.recordOptions()))
    let progress = BatchProgress()
    progress.expect(labels.count)
    defer { progress.finish() }
    do throws(CommandFailure) {
      let evaluator = Evaluator(scanner, kept: try await keptReadings(scanner, workers))
      let outcomes: [Evaluator.Outcome]
      do throws(LabelScanError) {
        outcomes = try await evaluator.outcomes(
          of: labels, in: folder, judging: known, jobs: jobs
        ) {
          let file = $0.truth.file
          progress.note($0.failure.map { .failed(file: file, $0) } ?? .read(file: file))
        }
      } catch {
        throw CommandFailure(error)
      }
      await scanner.shutDown()
      return outcomes
    } catch {
      await scanner.shutDown()
      throw error
    }
  }

  /// The folder of readings, if one is named; a worker is asked what it reads with.
  private func keptReadings(
    _ scanner: LabelScanner, _ workers: ChosenWorkers
  ) async throws(CommandFailure) -> KeptReadings? {
    guard let readings else { return nil }
    let engine: EngineVersion
    do throws(LabelScanError) { engine = try await scanner.engine() } catch {
      throw CommandFailure(error)
    }
    do throws(KeptReadingsError) {
      let reader = try KeptReadings.Reader(
        workers: workers.settings(count: jobs), engine: engine,
        modelFolders: workers.engine.recognition(budget: workers.budget).modelFolders,
        settings: ["budget \(workers.budget)"]
          + (workers.engine.engine == .auto ? [] : ["engine \(workers.engine.engine)"]))
      return try KeptReadings(in: readings, reader: reader, takesAnyBuild: readingsOfAnyBuild)
    } catch {
      throw CommandFailure(error)
    }
  }
}
