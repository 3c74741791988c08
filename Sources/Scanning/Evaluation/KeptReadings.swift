import Digests
import Foundation
import InputFiles
import LabelImaging
import LabelModel
package import PhotoReading
import TextRecognition

/// Readings of photos in a folder, so that an unchanged photo is not read twice by the same program.
///
/// Each reading is a JSON file named after the SHA-256 of its photo and after the reader's version.
/// One folder thus serves any number of photo folders, models and time budgets. A photo may be
/// moved or renamed. A file that cannot be used is ignored.
package struct KeptReadings: Sendable {
  /// The parts that decide whether a reading would come out the same.
  package struct Reader: Hashable, Sendable, Codable {
    /// SHA-256 of the program's file. Each build has another one, whatever was changed in it.
    package var program: String
    /// SHA-256 over Tesseract's version, the models' files and the settings.
    package var engine: String

    /// Describes a reader by the digests of its parts.
    package init(program: String, engine: String) {
      self.program = program
      self.engine = engine
    }
  }

  /// The folder's content for a photo.
  package enum Reading: Hashable, Sendable {
    /// A reading that can be used.
    case found(PhotoReading)
    /// None, or one of another program.
    case absent
    /// A file that holds no reading, with the reason in a sentence.
    case damaged(String)
  }

  /// One file.
  private struct Content: Codable {
    static let schema = "labelscan/kept-reading/1"
    var schema = Content.schema
    var reader: Reader
    var reading: PhotoReading
  }

  /// The words of a label take some 100 kB of JSON; a page full of text, a few MB.
  private static let sizeLimit = 64 << 20

  private let folder: String
  private let reader: Reader
  private let takesAnyBuild: Bool

  /// Opens `folder`, creating it if need be.
  ///
  /// - Parameters:
  ///   - folder: where the readings are.
  ///   - reader: what would read a photo now.
  ///   - takesAnyBuild: whether readings of other builds of the program are taken. They are what
  ///     this build would read if nothing in imaging, barcode reading and recognition was changed,
  ///     which only its developer can know.
  /// - Throws: ``KeptReadingsError/noFolder(path:reason:)``.
  package init(
    in folder: String, reader: Reader, takesAnyBuild: Bool = false
  ) throws(KeptReadingsError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .noFolder(path: folder, reason: fileFailureReason(of: error))
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .noFolder(path: folder, reason: String(cString: strerror(errno)))
    }
    self.folder = folder
    self.reader = reader
    self.takesAnyBuild = takesAnyBuild
  }

  /// Returns what the folder has of the photo at `path`; a reading calls the photo `file`.
  ///
  /// A photo that cannot be read is absent: reading it again says why.
  package func reading(ofPhoto path: String, as file: String) -> Reading {
    let photo: ImageFile
    do { photo = try ImageFile(contentsOf: path) } catch { return .absent }
    guard let digest = sha256(photo.bytes) else { return .absent }
    let place = place(of: digest)
    guard FileManager.default.fileExists(atPath: place) else { return .absent }
    func damaged(_ reason: String) -> Reading {
      .damaged("the kept reading \(place) \(reason); the photo is read again")
    }
    let content: Content
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? Int, size <= Self.sizeLimit
      else { return damaged("is no file of a reading's size") }
      content = try JSONDecoder().decode(
        Content.self, from: Data(contentsOf: URL(fileURLWithPath: place)))
    } catch {
      return damaged("cannot be read or is damaged")
    }
    guard content.schema == Content.schema, content.reading.sha256 == digest,
      content.reader.engine == reader.engine
    else { return damaged("is of another photo or reader than its name says") }
    guard takesAnyBuild || content.reader.program == reader.program else { return .absent }
    var reading = content.reading
    reading.file = file
    reading.page.source = file
    for place in (reading.sideways ?? []).indices {
      let turn = reading.sideways?[place].turn ?? .none
      reading.sideways?[place].source = TurnedName.name(of: file, turned: turn)
    }
    return .found(reading)
  }

  /// Keeps a reading that was just made, in place of an older one of the photo.
  ///
  /// - Throws: ``KeptReadingsError/notKept(path:reason:)``.
  package func keep(_ reading: PhotoReading) throws(KeptReadingsError) {
    let place = place(of: reading.sha256)
    do {
      let bytes = try JSONEncoder().encode(Content(reader: reader, reading: reading))
      try bytes.write(to: URL(fileURLWithPath: place), options: .atomic)
    } catch {
      throw .notKept(path: place, reason: fileFailureReason(of: error))
    }
  }

  private func place(of digest: String) -> String {
    "\(folder)/\(digest)-\(reader.engine.prefix(16)).json"
  }
}

extension KeptReadings.Reader {
  /// Describes what the workers read with.
  ///
  /// A new Leptonica or another library below the program is not noticed: delete the folder then.
  /// Where libtesseract is not the engine, its version is that of the build. It may still read the
  /// words of other scripts.
  ///
  /// - Parameters:
  ///   - workers: how workers are started; their program's file is digested, and this program's.
  ///   - engine: what they say they read with.
  ///   - modelFolders: where the models are looked for, in this order.
  ///   - settings: further settings that change what is read, each with its value.
  /// - Throws: ``KeptReadingsError/noDigest(path:reason:)`` when one of the files cannot be read.
  package init(
    workers: WorkerSettings, engine: EngineVersion, modelFolders: [String], settings: [String]
  ) throws(KeptReadingsError) {
    let programs = Set([workers.executable, WorkerSettings.thisProgram]).sorted()
    var parts = ["tesseract \(engine.tesseract ?? tesseractOfBuild)"] + settings
    for model in engine.models {
      let files = modelFolders.map { "\($0)/\(model).traineddata" }
      guard let file = files.first(where: { FileManager.default.isReadableFile(atPath: $0) })
      else {
        throw .noDigest(path: "\(model).traineddata", reason: "it is in no folder of models")
      }
      parts.append("\(model) \(try Self.digest(of: file))")
    }
    var digests: [String] = []
    for program in programs { digests.append(try Self.digest(of: program)) }
    self.init(
      program: try Self.digest(Array(digests.joined(separator: "\n").utf8), of: "the program"),
      engine: try Self.digest(Array(parts.joined(separator: "\n").utf8), of: "the engine"))
  }

  private static func digest(of path: String) throws(KeptReadingsError) -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .noDigest(path: path, reason: fileFailureReason(of: error))
    }
    return try digest(Array(bytes), of: path)
  }

  private static func digest(
    _ bytes: [UInt8], of name: String
  ) throws(KeptReadingsError) -> String {
    guard let digest = sha256(bytes) else {
      throw .noDigest(path: name, reason: "OpenSSL refuses SHA-256")
    }
    return digest
  }
}
