import ArgumentParser
import Foundation
import LabelModel
import LabelPipeline

/// `labelscan evaluate`: photos with known truth in, figures out.
struct EvaluateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how well labels with known values are read.",
    discussion: """
      FOLDER holds photos and a truth.jsonl: one JSON object a line, such as
        {"image": "can.jpg", "subject": "petFood", "basis": "asFed",
         "nutrients": {"protein": {"value": 10.5, "unit": "%"}}}
      Only values read from photos are judged. Precision is right / (right + wrong), recall right / \
      printed; a value that is wrong is also missed. No product database is asked.
      """)

  @Argument(
    help: ArgumentHelp("The folder with the photos.", valueName: "folder"),
    completion: .directory)
  var folder: String

  @Option(help: ArgumentHelp("The truth, in place of FOLDER/truth.jsonl.", valueName: "file"))
  var truth: String?

  @Option(
    help: ArgumentHelp(
      "Judge the records of this file, one JSON object a line, and read no photo.",
      valueName: "file"))
  var records: String?

  @Option(help: ArgumentHelp("Keep the records of this run, one a line.", valueName: "file"))
  var keepRecords: String?

  @Option(
    help: ArgumentHelp(
      "How many photos to read at a time, a process each.", valueName: "number"))
  var jobs = WorkerOptions.processorCount

  @Flag(help: "Print the figures and every label as one JSON object.")
  var json = false

  @Flag(help: "Say of each missed value which stage lost it.")
  var stages = false

  @Option(
    help: ArgumentHelp(
      "Write a page with each photo, what was read in it, and what is printed.",
      valueName: "file"))
  var html: String?

  @OptionGroup var worker: WorkerOptions
  @OptionGroup var label: LabelOptions

  func validate() throws {
    try WorkerOptions.check(jobs: jobs)
    if records != nil, keepRecords != nil || stages {
      throw ValidationError(
        "--records reads no photo, so that there is nothing for --keep-records and --stages")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      try checkOutputs()
      let labels: [TruthLabel]
      let outcomes: [Evaluator.Outcome]
      do {
        labels = try readTruth(from: truthPath)
        if let records {
          let known = try readRecords(from: records)
          outcomes = labels.map { Evaluator.Outcome(truth: $0, record: known[$0.name]) }
        } else {
          outcomes = try await read(labels)
        }
      } catch let error as EvaluationError {
        throw CommandFailure(error)
      } catch let error as CommandFailure {
        throw error
      } catch {
        throw CommandFailure(.internalFault, "\(error)")
      }
      try deliver(outcomes)
    }
  }

  private var truthPath: String { truth ?? folder + "/truth.jsonl" }

  /// Finds out whether the files can be written, and replace nothing that is read.
  private func checkOutputs() throws(CommandFailure) {
    for (option, path) in [("--keep-records", keepRecords), ("--html", html)] {
      guard let path else { continue }
      try OutputFile.check(path)
      if let input = [truthPath, records].compactMap({ $0 }).first(where: {
        OutputFile.isSame($0, path)
      }) {
        throw CommandFailure(.usage, "\(option) would replace \(input); name another file")
      }
    }
  }

  private func read(_ labels: [TruthLabel]) async throws(CommandFailure) -> [Evaluator.Outcome] {
    let builder = RecordBuilder(options: try label.recordOptions())
    let pool = try worker.pool(count: jobs)
    let evaluator = Evaluator(pool: pool, builder: builder, timeLimit: worker.photoTimeLimit)
    let progress = BatchProgress()
    progress.expect(labels.count)
    defer { progress.finish() }
    do throws(WorkerError) {
      let outcomes = try await evaluator.outcomes(of: labels, in: folder, jobs: jobs) {
        let file = $0.truth.file
        progress.note($0.failure.map { .failed(file: file, $0) } ?? .read(file: file))
      }
      await pool.shutDown()
      return outcomes
    } catch {
      await pool.shutDown()
      throw CommandFailure(error)
    }
  }

  /// Gives out everything that was asked for; what cannot be written keeps nothing else back.
  private func deliver(_ outcomes: [Evaluator.Outcome]) throws(CommandFailure) {
    let report = EvaluationReport(outcomes.map(\.label))
    var failures = [
      failure { () throws(CommandFailure) in try writeRecords(outcomes) },
      failure { () throws(CommandFailure) in try show(report) },
      failure { () throws(CommandFailure) in try writePage(HTMLReport(report), outcomes) },
    ].compactMap { $0 }
    if let last = failures.popLast() {
      for failure in failures { complain(failure.description) }
      throw last
    }
    if outcomes.contains(where: { $0.label.failure != nil }) {
      throw CommandFailure(.someFailed, "")
    }
  }

  private func failure(
    of step: () throws(CommandFailure) -> Void
  ) -> CommandFailure? {
    do throws(CommandFailure) {
      try step()
      return nil
    } catch {
      return error
    }
  }

  private func show(_ report: EvaluationReport) throws(CommandFailure) {
    guard json else {
      let style = TerminalStyle.forStandardOutput()
      return try output(EvaluationPresentation(report, showsStages: stages, style: style).text)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(report) + [UInt8(ascii: "\n")]
    } catch {
      throw CommandFailure(.internalFault, "the figures cannot be written as JSON: \(error)")
    }
    try output(line)
  }

  private func writeRecords(_ outcomes: [Evaluator.Outcome]) throws(CommandFailure) {
    guard let keepRecords else { return }
    let file = try OutputFile(keepRecords)
    for record in outcomes.compactMap(\.record) { try file.append(jsonLine(of: record)) }
    try file.finish()
  }

  private func writePage(
    _ page: HTMLReport, _ outcomes: [Evaluator.Outcome]
  ) throws(CommandFailure) {
    guard let html else { return }
    let file = try OutputFile(html)
    try file.append(page.opening.utf8)
    for outcome in outcomes {
      try file.append(page.section(outcome.label, png: preview(of: outcome)).utf8)
    }
    try file.append(page.closing.utf8)
    try file.finish()
  }

  /// The annotated photo, scaled to what a page shows; `nil` for a photo that could not be read.
  private func preview(of outcome: Evaluator.Outcome) -> [UInt8]? {
    guard let reading = outcome.reading, let record = outcome.record else { return nil }
    do {
      let photo = folder + "/" + outcome.label.truth.file
      return try annotatedPhoto(photo, reading: reading, record: record, longestSide: 800)
    } catch {
      complain("no picture in the page: \(error)")
      return nil
    }
  }
}
