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
  /// The words of all languages are made ready while the first photo is read.
  private let builder: Task<RecordBuilder, Never>
  private let reader: any PhotoService
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
  /// - Throws: ``LabelScanError``: an empty list, a folder, the same photo twice, photos none of which can be
  ///   read, or no engine to read with.
  public func record(of photos: [Photo]) async throws(LabelScanError) -> ProductRecord {
    let (readings, failures) = try await read(photos)
    guard !readings.isEmpty else { throw .unreadable(failures) }
    return await record(from: readings, failures: failures)
  }

  /// Returns the records of all photos in a folder and the folders in it, one a photo, in the order of their
  /// names.
  ///
  /// Photos are read while the caller works, but no more than the reader takes at a time.
  public func records(in folder: String) -> PhotoRecords { PhotoRecords(folder, scanner: self) }

  /// Returns the record of a text that another engine recognised.
  ///
  /// Values stay in the record, with a `null` basis and a finding, where the text does not say what they refer to.
  public func record(ofText page: RecognizedPage) async -> ProductRecord {
    await builder.value.record(fromText: page).record
  }

  /// Returns the record of one product from readings of its photos.
  ///
  /// - Parameters:
  ///   - readings: what was read, a photo each.
  ///   - failures: further photos of the product, by name, that could not be read.
  /// - Returns: the record.
  public func record(
    from readings: [PhotoReading], failures: [String: PhotoFailure] = [:]
  ) async -> ProductRecord {
    let ready = await builder.value
    guard let lookupTimeLimit else {
      return await ready.record(from: readings, failures: failures).record
    }
    return await LookupDeadline.within(lookupTimeLimit) {
      await ready.record(from: readings, failures: failures).record
    }
  }

  /// Returns what one photo shows, nothing interpreted.
  ///
  /// - Throws: ``LabelScanError/unreadable(_:)`` when this photo cannot be read,
  ///   ``LabelScanError/noReader(reason:)`` when none can.
  public func reading(of photo: Photo) async throws(LabelScanError) -> PhotoReading {
    try await reader.read(photo)
  }

  /// Ends worker processes, and lets go of engines.
  public func shutDown() async { await reader.shutDown() }

  /// How many photos are read at a time.
  var width: Int { reader.width }

  /// Reads photos of one product, in their order.
  private func read(
    _ photos: [Photo]
  ) async throws(LabelScanError) -> (readings: [PhotoReading], failures: [String: PhotoFailure]) {
    try Self.check(photos)
    let results = await withTaskGroup(
      of: (Int, Result<PhotoReading, LabelScanError>).self
    ) { group in
      for (index, photo) in photos.enumerated() {
        group.addTask {
          do throws(LabelScanError) {
            return (index, .success(try await reading(of: photo)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results: [Int: Result<PhotoReading, LabelScanError>] = [:]
      for await (index, result) in group { results[index] = result }
      return results
    }
    var readings: [PhotoReading] = []
    var failures: [String: PhotoFailure] = [:]
    for (_, result) in results.sorted(by: { $0.key < $1.key }) {
      switch result {
      case .success(let reading): readings.append(reading)
      case .failure(.unreadable(let failed)): failures.merge(failed) { first, _ in first }
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

  /// Checks a list of photos before any is read.
  private static func check(_ photos: [Photo]) throws(LabelScanError) {
    guard !photos.isEmpty else { throw .noPhotos }
    var names: [String: String] = [:]
    for photo in photos {
      guard case .file(let path) = photo.content else { continue }
      guard !isFolder(path) else { throw .isFolder(path: path) }
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      if let first = names.updateValue(photo.name, forKey: file) {
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
