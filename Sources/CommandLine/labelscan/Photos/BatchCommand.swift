import ArgumentParser
import BatchProcessing
import Foundation
import LabelScan
import ProductSources
import ProductStore

/// `labelscan batch`: a record or a named failure for every photo of a folder.
struct BatchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Make records of all photos and films in a folder.",
    discussion: """
      Writes records.jsonl, records.csv and failures.jsonl line by line into the output folder. \
      Whenever it is stopped, --resume continues with the photos that are in neither. Ctrl-C finishes \
      the photos in hand; a second Ctrl-C does not.

      A record whose product no database answered for has "lookup":"pending". --resume looks it up again \
      and reads no photo for it.

      The exit code is of the whole output: 1 as long as failures.jsonl names a photo. It is 1 also where \
      --resume had nothing left to do. A script that repeats the command thus learns of what failed.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of photos, or - for a list of files on standard input, one a line.",
      valueName: "folder"), completion: .directory)
  var folder: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the results; made if need be.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How many photos to read at a time, a process each.",
      valueName: "number"))
  var jobs: Int = WorkerOptions.processorCount

  @Option(
    help: ArgumentHelp(
      """
      Which photos make one record: each (file), all of a folder (folder), or all that show the \
      same barcode (barcode).
      """, valueName: "grouping"))
  var groupBy = GroupingArgument(.file)

  @Option(
    help: ArgumentHelp(
      """
      Read only the I-th of N parts of the photos. N machines that see the same folder read each photo \
      once.
      """, valueName: "I/N"), transform: ShardArgument.init(parsing:))
  var shard: ShardArgument?

  @Flag(help: "Go on with an earlier batch in the output folder.")
  var resume = false

  @Flag(help: "Replace an earlier batch's results.")
  var force = false

  @OptionGroup var label: LabelOptions
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var sugarService: SugarServiceOptions
  @Option(
    help: ArgumentHelp(
      "A database of records that keeps each record too, merged with what it has of the product.",
      valueName: "file"), completion: .file())
  var database: String?

  @OptionGroup var worker: WorkerOptions

  func validate() throws {
    try WorkerOptions.check(jobs: jobs)
    if resume && force {
      throw ValidationError("--resume and --force exclude each other; give one")
    }
    if shard != nil && groupBy.value == .barcode {
      throw ValidationError(
        "--shard and --group-by barcode exclude each other, since barcodes are not known before the photos "
          + "are read; leave one out")
    }
  }

  func perform() async throws(CommandFailure) {
    let interruption = Interruption()
    try checkFolder()
    let options = try label.recordOptions()
    let source = try LookupSettings(lookup).services().source(isKept: true)
      .map { PrefetchedSource($0) }
    let keep = try keeper(limits: options.limits)
    let scanner = try ChosenWorkers(worker).scanner(
      count: jobs,
      LabelScanner.Configuration(
        options: options, source: source, analyst: try sugarService.analyst(with: lookup),
        lookupTimeLimit: nil))
    let result: Result<BatchSummary, CommandFailure>
    do throws(CommandFailure) {
      result = .success(try await runBatch(scanner, source, keep, interruption.stop))
    } catch {
      result = .failure(error)
    }
    await scanner.shutDown()
    try finish(try result.get())
  }

  /// The keeper of records in the database; `nil` without one.
  private func keeper(
    limits: FieldLimits
  ) throws(CommandFailure) -> Batch.RecordKeeper? {
    guard let database else { return nil }
    let store = try StoreOptions.open(database)
    return { (record: ProductRecord) throws(ProductStoreError) in
      guard record.showsProduct else { return }
      // Photos that a stopped batch kept here, but not in its folder, are read again.
      try store.save(record, at: Date(), replacesEarlier: true) {
        combineScans(known: $0, scan: $1, limits: limits)
      }
    }
  }

  private func runBatch(
    _ scanner: LabelScanner, _ source: PrefetchedSource?, _ keep: Batch.RecordKeeper?,
    _ stop: StopRequest
  ) async throws(CommandFailure) -> BatchSummary {
    let batch = try await batch(scanner, source, keep)
    let progress = BatchProgress()
    defer { progress.finish() }
    do throws(BatchError) {
      guard folder != "-" else {
        guard let shard else {
          return try await batch.run(PhotoList(), stop: stop) { progress.note($0) }
        }
        let part = ShardedPhotos(PhotoList(), shard.value, grouping: groupBy.value)
        return try await batch.run(part, stop: stop) { progress.note($0) }
      }
      let walk = PhotoWalk(folder, excluding: output)
      guard let shard else { return try await run(batch, through: walk, progress, stop) }
      let part = ShardedPhotos(walk, shard.value, grouping: groupBy.value)
      return try await run(batch, through: part, progress, stop)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Opens the output and makes the batch; missing models are found before anything is written.
  private func batch(
    _ scanner: LabelScanner, _ source: PrefetchedSource?, _ keep: Batch.RecordKeeper?
  ) async throws(CommandFailure) -> Batch {
    let results: BatchOutput
    do throws(LabelScanError) {
      _ = try await scanner.engine()
    } catch {
      throw CommandFailure(error)
    }
    do throws(BatchError) {
      results = try BatchOutput(
        output, start: resume ? .resume : force ? .replace : .new, grouping: groupBy.value,
        shard: shard?.value)
    } catch {
      throw CommandFailure(error)
    }
    do throws(LabelScanError) {
      return try scanner.batch(
        to: results, grouping: groupBy.value, prepare: { await source?.prefetch($0) },
        keepRecord: keep)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Works through a folder, while a thread counts how many photos are in it.
  private func run(
    _ batch: Batch, through walk: some PhotoSource, _ progress: BatchProgress, _ stop: StopRequest
  ) async throws(BatchError) -> BatchSummary {
    Thread.detachNewThread { progress.expect(countPhotos(of: walk)) }
    return try await batch.run(walk, stop: stop) { progress.note($0) }
  }

  private func checkFolder() throws(CommandFailure) {
    guard !output.isEmpty else {
      throw CommandFailure(.usage, "--output is empty; name a folder for the results")
    }
    guard folder != "-" else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CommandFailure(
        .noInput,
        folder.isEmpty
          ? "the folder's name is empty; name a folder" : "no folder \(folder); check the name")
    }
    guard isFolder.boolValue else {
      throw CommandFailure(
        .noInput, "\(folder) is a file; name a folder, or use the scan command for single photos")
    }
    // One that began there earlier may go on.
    guard resume || !OutputFile.isSame(folder, output) else {
      throw CommandFailure(
        .usage,
        "--output is the folder of the photos; name another one, for example \(folder)/labelscan")
    }
    if let photo = photoInOutput {
      throw CommandFailure(
        .usage,
        "--output is a folder of photos, \(photo) among them, which would be left out; name another one, for "
          + "example \(folder)/labelscan")
    }
    do throws(BatchError) {
      try PhotoWalk.check(folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A photo in an output folder within the folder of photos, or in a folder of it. A new batch would leave it out.
  ///
  /// Hidden files and folders are never read.
  private var photoInOutput: String? {
    let (results, photos) = (resolved(output), resolved(folder))
    guard !resume, !force, results.hasPrefix(photos + "/"),
      !FileManager.default.fileExists(atPath: results + "/records.jsonl"),
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: results), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
    else { return nil }
    while let file = files.nextObject() as? URL {
      guard PhotoWalk.extensions.contains(file.pathExtension.lowercased()), !isFolder(file.path)
      else { continue }
      return file.pathComponents.suffix(files.level).joined(separator: "/")
    }
    return nil
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Says what was done, and fails if that is not everything.
  private func finish(_ summary: BatchSummary) throws(CommandFailure) {
    try labelscan.output(BatchReport(summary, folder: output, grouping: groupBy.value).text)
    guard !summary.isStopped else { throw CommandFailure(.interrupted, "") }
    // A part of a small folder may well be empty.
    let done = summary.read + summary.failed + summary.doneBefore + summary.completed
    guard shard != nil || done > 0 else {
      throw CommandFailure(
        .noInput,
        folder == "-"
          ? "the list on standard input is empty; give one path a line"
          : "there are no photos in \(folder); name a folder with JPEG, PNG, WebP, TIFF, GIF, BMP or "
            + "HEIC files")
    }
    guard summary.failedInAll == 0 else { throw CommandFailure(.someFailed, "") }
  }
}

/// The number of photos in a folder, `nil` if it cannot be listed.
private func countPhotos(of walk: some PhotoSource) -> Int? {
  var walk = walk
  var count = 0
  do {
    while try walk.next() != nil { count += 1 }
  } catch {
    // The batch itself meets the same error and reports it.
    return nil
  }
  return count
}
