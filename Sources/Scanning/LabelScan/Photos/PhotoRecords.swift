import BatchProcessing
public import LabelModel
public import PhotoReading

/// The records of the photos in a folder, in the order of their names.
///
/// Each iteration reads the folder anew. It holds as many photos in hand as the scanner reads at a
/// time. It begins another one when the caller takes a record.
public struct PhotoRecords: AsyncSequence, Sendable {
  /// A photo with its record, or the reason that it has none.
  public struct Element: Sendable {
    /// The photo's path in the folder.
    public var file: String
    /// The record, or the photo's failure.
    public var result: Result<ProductRecord, PhotoFailure>
  }

  private let folder: String
  private let scanner: LabelScanner

  init(_ folder: String, scanner: LabelScanner) {
    self.folder = folder
    self.scanner = scanner
  }

  /// Begins to read the folder.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(folder, scanner) }

  /// Gives the records one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var walk: PhotoWalk
    private let scanner: LabelScanner
    private let inHand = PhotosInHand()

    init(_ folder: String, _ scanner: LabelScanner) {
      walk = PhotoWalk(folder)
      self.scanner = scanner
    }

    /// Returns the next photo with its record or failure, `nil` after the last.
    ///
    /// - Throws: ``LabelScanError`` when the folder cannot be listed, no photo can be read, or the task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(LabelScanError) -> Element? {
      while inHand.tasks.count < scanner.width, let found = try nextPhoto() {
        let scanner = scanner
        inHand.tasks.append(Task { await Self.element(of: found, scanner) })
      }
      guard !inHand.tasks.isEmpty else { return nil }
      let result = await inHand.tasks.removeFirst().value
      guard !Task.isCancelled else { throw .cancelled }
      return try result.get()
    }

    private mutating func nextPhoto() throws(LabelScanError) -> FoundPhoto? {
      do throws(BatchError) {
        return try walk.next()
      } catch {
        throw .cannotList(reason: error.description)
      }
    }

    private static func element(
      of found: FoundPhoto, _ scanner: LabelScanner
    ) async -> Result<Element, LabelScanError> {
      switch found {
      case .failure(let file, let failure):
        return .success(Element(file: file, result: .failure(failure)))
      case .photo(let path, let file):
        do throws(LabelScanError) {
          let reading = try await scanner.reading(of: .file(path, name: file))
          let record = await scanner.record(from: [reading])
          return .success(Element(file: file, result: .success(record)))
        } catch {
          guard case .unreadable(let failures) = error, let failure = failures.first?.failure else {
            return .failure(error)
          }
          return .success(Element(file: file, result: .failure(failure)))
        }
      }
    }
  }
}

/// The photos that are begun and not taken, the first begun first; they are cancelled with the iterator.
private final class PhotosInHand {
  var tasks: [Task<Result<PhotoRecords.Element, LabelScanError>, Never>] = []

  deinit {
    for task in tasks { task.cancel() }
  }
}
