import Dispatch
import PhotoReading
import TextRecognition

/// Reads photos in this process, each on a thread of its own.
actor InProcessReader: PhotoService {
  nonisolated let width: Int
  private let makeEngine: LabelScanner.EngineMaker
  private var idle: [ReaderThread] = []
  private var busy = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Creates a reader of `width` photos at a time; an engine is made when it is needed.
  init(width: Int, makeEngine: @escaping LabelScanner.EngineMaker) {
    self.width = max(1, width)
    self.makeEngine = makeEngine
  }

  func read(_ photo: Photo) async throws(LabelScanError) -> PhotoReading {
    await waitForTurn()
    let thread = idle.popLast() ?? ReaderThread(makeEngine)
    defer {
      idle.append(thread)
      endTurn()
    }
    return try await thread.read(photo)
  }

  func engine() async throws(LabelScanError) -> EngineVersion {
    await waitForTurn()
    let thread = idle.popLast() ?? ReaderThread(makeEngine)
    defer {
      idle.append(thread)
      endTurn()
    }
    return try await thread.version()
  }

  func shutDown() { idle = [] }

  private func waitForTurn() async {
    guard busy == width else {
      busy += 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  private func endTurn() {
    if waiters.isEmpty { busy -= 1 } else { waiters.removeFirst().resume() }
  }
}

/// A photo reader with a thread: an engine serves one thread at a time.
///
/// `@unchecked Sendable`: blocks on the serial queue alone touch `reader`.
private final class ReaderThread: @unchecked Sendable {
  private let makeEngine: LabelScanner.EngineMaker
  private let queue = DispatchQueue(label: "photo")
  private var reader: PhotoReader?

  init(_ makeEngine: @escaping LabelScanner.EngineMaker) { self.makeEngine = makeEngine }

  func read(_ photo: Photo) async throws(LabelScanError) -> PhotoReading {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.readNow(photo)) }
    }
    return try result.get()
  }

  /// Returns the programs and models of the engine.
  func version() async throws(LabelScanError) -> EngineVersion {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.madeReader().map(\.version)) }
    }
    return try result.get()
  }

  private func readNow(_ photo: Photo) -> Result<PhotoReading, LabelScanError> {
    madeReader().flatMap { reader in
      do throws(PhotoFailure) {
        switch photo.content {
        case .file(let path): return .success(try reader.read(path, as: photo.name))
        case .bytes(let bytes): return .success(try reader.read(bytes, as: photo.name))
        }
      } catch {
        return .failure(.unreadable([FailedPhoto(name: photo.name, failure: error)]))
      }
    }
  }

  /// Returns the reader, which is made at its first use.
  private func madeReader() -> Result<PhotoReader, LabelScanError> {
    if let reader { return .success(reader) }
    do throws(RecognitionError) {
      let made = PhotoReader(engine: try makeEngine())
      reader = made
      return .success(made)
    } catch {
      return .failure(.noReader(reason: error.description))
    }
  }
}
