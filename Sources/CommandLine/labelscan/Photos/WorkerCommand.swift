import ArgumentParser
import Foundation
import LabelScan

/// `labelscan worker`: reads photos for another process.
struct WorkerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Read photos for another program: JSON requests in, JSON readings or records out.",
    discussion: """
      Writes a greeting line {"protocol": \(workerProtocol), "engine": {…}}. It then answers each line of standard \
      input until the input ends. A request is {"id": 1, "photo": "PATH"}. The answer is {"id": 1, "reading": {…}} \
      or {"id": 1, "failure": {"stage", "code", "message"}}. With --records an answer holds the whole record, \
      {"id": 1, "record": "LINE"}, a line as batch --offline writes it. The worker asks no \
      database. schema/worker-protocol-1.md describes the protocol. Start the worker with \
      OMP_THREAD_LIMIT=1 in its environment: libtesseract is slower with threads.
      """)

  @OptionGroup var engine: EngineOptions

  @Option(
    help: ArgumentHelp(
      "Seconds of processor time after which no more text is looked for in a photo.",
      valueName: "seconds"))
  var budget: Double = 8

  @Flag(help: "Read barcodes only, with more patience; no recognition model is needed.")
  var barcodesOnly = false

  @Flag(help: "Answer with whole records in place of readings.")
  var records = false

  @OptionGroup var label: LabelOptions

  func validate() throws {
    guard records || (label.petFoodLimits.file == nil && label.languages.isEmpty && !label.estimate)
    else {
      throw ValidationError("--limits, --language and --estimate are for records; add --records")
    }
    guard !(records && barcodesOnly) else {
      throw ValidationError("--records and --barcodes-only exclude each other; give one")
    }
    guard budget > 0, budget <= 86_400 else {
      throw ValidationError("--budget is \(budget); give more than 0, at most 86400 seconds")
    }
  }

  func run() async throws {
    let chosen: ChosenEngine
    let options: RecordOptions
    do throws(CommandFailure) {
      chosen = try engine.chosen()
      options = try label.recordOptions()
    } catch {
      complain(error.description)
      throw error.status.exitCode
    }
    let fault: WorkerFault?
    do throws(WorkerServiceError) {
      fault = try await onAThread { () throws(WorkerServiceError) in
        try serve(chosen, options)
      }
    } catch {
      complain(error.description)
      throw ExitStatus.internalFault.exitCode
    }
    if let fault {
      complain(fault.message)
      throw ExitStatus.unavailable.exitCode
    }
  }

  private func serve(
    _ chosen: ChosenEngine, _ options: RecordOptions
  ) throws(WorkerServiceError) -> WorkerFault? {
    try WorkerService(
      memoryLimit: chosen.memoryLimit << 20,
      writing: chosen.debugFolder.map { .folder($0) } ?? .nowhere
    ).serve(makingRecords: records ? OfflineRecords(options).line : nil) {
      () throws(WorkerFault) -> any PhotoReadingEngine in
      let settings = chosen.recognition(budget: budget)
      return barcodesOnly ? BarcodePhotoReader(settings) : try PhotoReader(settings)
    }
  }

  /// Runs `work` on a thread of its own: it blocks, and on one processor tasks have a single thread.
  private func onAThread(
    _ work: @escaping @Sendable () throws(WorkerServiceError) -> WorkerFault?
  ) async throws(WorkerServiceError) -> WorkerFault? {
    let result: Result<WorkerFault?, WorkerServiceError> = await withCheckedContinuation { done in
      Thread.detachNewThread {
        done.resume(returning: Result { () throws(WorkerServiceError) in try work() })
      }
    }
    return try result.get()
  }
}
