import Foundation
public import LabelModel
public import PhotoReading
import ProductLookup

/// Makes product records of photos of labels, and of texts that another engine recognised.
///
/// It is the entrance of this package for programs:
///
///     let scanner = LabelScanner()
///     let record = try await scanner.record(of: ["front.jpg", "back.heic"])
///
/// One scanner serves many tasks at a time. Call ``shutDown()`` at the end where worker processes read.
public struct LabelScanner: Sendable {
  /// The tables of all languages are built while the first photo is read.
  private let builder: Task<RecordBuilder, Never>
  let reader: any PhotoService
  private let lookupTimeLimit: Duration?

  /// Creates a scanner. Models are loaded and processes started when the first photo is read.
  public init(_ configuration: Configuration = Configuration()) {
    builder = Task.detached {
      RecordBuilder(
        options: configuration.options, source: configuration.source,
        analyst: configuration.analyst)
    }
    lookupTimeLimit = configuration.lookupTimeLimit
    reader =
      switch configuration.reader {
      case .inProcess(let count, let engine): InProcessReader(width: count, makeEngine: engine)
      case .workers(let settings, let timeLimit): WorkerReader(settings, timeLimit: timeLimit)
      }
  }

  /// Returns the record of one product, from photos of its front, back or barcode.
  ///
  /// A photo that cannot be read is a finding of the record, as long as another one can.
  ///
  /// - Throws: ``LabelScanError`` for an empty list, a folder, or the same photo twice. It throws,
  ///   too, if no photo can be read, or there is no engine to read with.
  public func record(of photos: [Photo]) async throws(LabelScanError) -> ProductRecord {
    let (readings, failures) = try await read(photos)
    guard !readings.isEmpty else { throw .unreadable(failures) }
    return await record(from: readings, failures: failures)
  }

  /// Returns the records of all photos in a folder and the folders in it, one a photo. They are in
  /// the order of their names.
  ///
  /// Photos are read while the caller works, but no more than the reader takes at a time.
  public func records(in folder: String) -> PhotoRecords { PhotoRecords(folder, scanner: self) }

  /// Returns the record of a text that another engine recognised.
  ///
  /// Values stay in the record, with a `null` basis and a finding, where the text does not state
  /// their basis.
  public func record(ofText page: RecognizedPage) async -> ProductRecord {
    await builder.value.record(fromText: page).record
  }

  /// Returns the record of one product from readings of its photos.
  ///
  /// - Parameters:
  ///   - readings: what was read, a photo each.
  ///   - failures: further photos of the product that could not be read.
  /// - Returns: the record.
  public func record(
    from readings: [PhotoReading], failures: [FailedPhoto] = []
  ) async -> ProductRecord {
    await builtRecord(from: readings, failures: failures).record
  }

  /// Returns the record of one product from readings of its photos, with what was understood of each photo.
  ///
  /// - Parameters:
  ///   - readings: what was read, a photo each.
  ///   - failures: further photos of the product that could not be read.
  /// - Returns: the record and the labels.
  public func builtRecord(
    from readings: [PhotoReading], failures: [FailedPhoto] = []
  ) async -> BuiltRecord {
    let ready = await builder.value
    guard let lookupTimeLimit else {
      return await ready.record(from: readings, failures: failures)
    }
    return await LookupDeadline.within(lookupTimeLimit) {
      await ready.record(from: readings, failures: failures)
    }
  }

  /// Returns what one photo shows, nothing interpreted.
  ///
  /// - Throws: ``LabelScanError/unreadable(_:)`` when this photo cannot be read,
  ///   ``LabelScanError/noReader(reason:)`` when none can.
  public func reading(of photo: Photo) async throws(LabelScanError) -> PhotoReading {
    try await reader.read(photo)
  }

  /// Returns what each of several photos shows, or why it cannot be read, in the photos' order.
  public func readings(of photos: [Photo]) async -> [Result<PhotoReading, LabelScanError>] {
    Task.detached { await builder.value.prepareForPhotos() }
    let tasks = photos.map { photo in Task { await result(of: photo) } }
    return await withTaskCancellationHandler {
      var results: [Result<PhotoReading, LabelScanError>] = []
      for task in tasks { results.append(await task.value) }
      return results
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }

  /// Returns the programs and models that read photos, so that a missing one is known before the work.
  ///
  /// - Throws: ``LabelScanError/noReader(reason:)`` when no photo can be read.
  public func engine() async throws(LabelScanError) -> EngineVersion { try await reader.engine() }

  /// Ends worker processes, and lets go of engines.
  public func shutDown() async { await reader.shutDown() }

  /// The number of photos that are read at a time.
  var width: Int { reader.width }

  /// Reads photos of one product, in their order.
  private func read(
    _ photos: [Photo]
  ) async throws(LabelScanError) -> (readings: [PhotoReading], failures: [FailedPhoto]) {
    try Self.check(photos)
    var readings: [PhotoReading] = []
    var failures: [FailedPhoto] = []
    for result in await self.readings(of: photos) {
      switch result {
      case .success(let reading): readings.append(reading)
      case .failure(.unreadable(let failed)): failures += failed
      case .failure(let error): throw error
      }
    }
    var names: [String: String] = [:]
    for reading in readings {
      if let first = names.updateValue(reading.file, forKey: reading.sha256) {
        throw .samePhotoTwice(first: first, second: reading.file)
      }
    }
    return (readings, failures)
  }

  private func result(of photo: Photo) async -> Result<PhotoReading, LabelScanError> {
    do throws(LabelScanError) {
      return .success(try await reading(of: photo))
    } catch {
      return .failure(error)
    }
  }

  /// Checks a list of photos before any is read.
  private static func check(_ photos: [Photo]) throws(LabelScanError) {
    guard !photos.isEmpty else { throw .noPhotos }
    // Keyed by bytes: two paths that are one text in Unicode are two files.
    var names: [[UInt8]: String] = [:]
    for photo in photos {
      guard case .file(let path) = photo.content else { continue }
      guard !isFolder(path) else { throw .isFolder(path: path) }
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      if let first = names.updateValue(photo.name, forKey: Array(file.utf8)) {
        throw .samePhotoTwice(first: first, second: photo.name)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
