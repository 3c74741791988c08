import Digests
import Evaluation
import Foundation
import LabelImaging
import LabelModel
import LabelScan
import LabelTestSupport
import PhotoReading
import Testing
import TextRecognition

@Suite struct KeptReadingsTests {
  private static let reader = KeptReadings.Reader(
    program: String(repeating: "a", count: 64), engine: String(repeating: "b", count: 64))

  /// A folder with one small photo, `photo.png`, and where its readings are kept.
  private struct Scene {
    let folder: TemporaryFolder
    var photo: String { folder.file("photo.png") }
    var kept: String { folder.file("kept") }

    init() throws {
      folder = try TemporaryFolder()
      try write(level: 200)
    }

    func write(level: UInt8) throws {
      let image = GrayImage(width: 2, height: 2, pixels: [level, level, level, level])
      try Data(encodePNG(image)).write(to: URL(fileURLWithPath: photo))
    }

    func reading() throws -> PhotoReading {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: photo)))
      return PhotoReading(
        file: "old.png", sha256: try #require(sha256(bytes)), size: PixelSize(width: 2, height: 2),
        page: RecognizedPage(
          source: "old.png", lines: [TextLine(words: ["6,5", "%"].map { Word(text: $0) })]),
        barcodes: [], cpuSeconds: 1, peakMemoryBytes: 1,
        engine: EngineVersion(
          labelscan: "0", name: "label", version: "0", tesseract: nil, models: ["label"]))
    }

    func open(_ reader: KeptReadings.Reader = reader, anyBuild: Bool = false) throws -> KeptReadings
    {
      try KeptReadings(in: kept, reader: reader, takesAnyBuild: anyBuild)
    }

    func file() throws -> String {
      let names = try FileManager.default.contentsOfDirectory(atPath: kept)
      return kept + "/" + (try #require(names.first))
    }
  }

  @Test("A kept reading is found again under the photo's present name")
  func found() throws {
    let scene = try Scene()
    #expect(try scene.open().reading(ofPhoto: scene.photo, as: "new.png") == .absent)
    try scene.open().keep(scene.reading())
    var wanted = try scene.reading()
    wanted.file = "new.png"
    wanted.page.source = "new.png"
    #expect(try scene.open().reading(ofPhoto: scene.photo, as: "new.png") == .found(wanted))
  }

  @Test("A changed photo, model or setting has no reading")
  func changed() throws {
    let scene = try Scene()
    try scene.open().keep(scene.reading())
    var other = Self.reader
    other.engine = String(repeating: "c", count: 64)
    #expect(try scene.open(other).reading(ofPhoto: scene.photo, as: "photo.png") == .absent)
    try scene.write(level: 100)
    #expect(try scene.open().reading(ofPhoto: scene.photo, as: "photo.png") == .absent)
    #expect(try scene.open().reading(ofPhoto: scene.photo + ".gone", as: "gone") == .absent)
  }

  @Test("A reading of another build is taken only where that is asked for, and replaced otherwise")
  func otherBuild() throws {
    let scene = try Scene()
    try scene.open().keep(scene.reading())
    var build = Self.reader
    build.program = String(repeating: "d", count: 64)
    #expect(try scene.open(build).reading(ofPhoto: scene.photo, as: "old.png") == .absent)
    #expect(
      try scene.open(build, anyBuild: true).reading(ofPhoto: scene.photo, as: "old.png")
        == .found(scene.reading()))
    try scene.open(build).keep(scene.reading())
    #expect(try scene.open().reading(ofPhoto: scene.photo, as: "old.png") == .absent)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scene.kept).count == 1)
  }

  @Test(
    "A damaged file is a reading that is not there, with a warning",
    arguments: ["", "{", "[]", #"{"schema":"labelscan/kept-reading/1"}"#, "\u{0}"])
  func damaged(content: String) throws {
    let scene = try Scene()
    try scene.open().keep(scene.reading())
    let file = try scene.file()
    try Data(content.utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      try scene.open().reading(ofPhoto: scene.photo, as: "old.png")
        == .damaged(
          "the kept reading \(file) cannot be read or is damaged; the photo is read again"))
    try scene.open().keep(scene.reading())
    #expect(
      try scene.open().reading(ofPhoto: scene.photo, as: "old.png") == .found(scene.reading()))
  }

  @Test("A file under another photo's name, or a folder in its place, is not taken")
  func misnamed() throws {
    let scene = try Scene()
    var other = try scene.reading()
    try scene.open().keep(other)
    let file = try scene.file()
    other.sha256 = String(repeating: "0", count: 64)
    try scene.open().keep(other)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: scene.file(), toPath: file)
    #expect(
      try scene.open().reading(ofPhoto: scene.photo, as: "old.png")
        == .damaged(
          "the kept reading \(file) is of another photo or reader than its name says; "
            + "the photo is read again"))
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(
      try scene.open().reading(ofPhoto: scene.photo, as: "old.png")
        == .damaged(
          "the kept reading \(file) is no file of a reading's size; the photo is read again"))
  }

  @Test("A file in the folder's place is refused with its name")
  func noFolder() throws {
    let scene = try Scene()
    let error = KeptReadingsError.noFolder(
      path: scene.photo, reason: "another file or folder has its name")
    #expect(throws: error) { try KeptReadings(in: scene.photo, reader: Self.reader) }
    #expect(
      error.description
        == "no readings can be kept in \(scene.photo) (another file or folder has its name); "
        + "name a folder that may be written")
  }

  @Test("A reading that cannot be written is named with the system's reason")
  func notKept() throws {
    let scene = try Scene()
    let readings = try scene.open()
    // A folder has the place of the reading's file.
    try readings.keep(scene.reading())
    let file = try scene.file()
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(
      atPath: file + "/full", withIntermediateDirectories: true)
    #expect(throws: KeptReadingsError.notKept(path: file, reason: "it cannot be written")) {
      try readings.keep(scene.reading())
    }
  }

  @Test("The reader's digest changes with the model's bytes, the settings and Tesseract's version")
  func reader() throws {
    let folder = try TemporaryFolder()
    func reader(
      model: String = "m", tesseract: String? = nil, settings: [String] = []
    ) throws -> KeptReadings.Reader {
      try Data(model.utf8).write(to: URL(fileURLWithPath: folder.file("x.traineddata")))
      return try KeptReadings.Reader(
        workers: WorkerSettings(arguments: [], count: 1),
        engine: EngineVersion(
          labelscan: "0", name: tesseract.map { _ in "tesseract" } ?? "label", version: "0",
          tesseract: tesseract, models: ["x"]),
        modelFolders: ["/no/such/folder", folder.path], settings: settings)
    }
    let first = try reader()
    #expect(try reader() == first)
    #expect(first.program.count == 64)
    let others = try [reader(model: "n"), reader(tesseract: "5.4"), reader(settings: ["budget 1"])]
    #expect(Set(others.map(\.engine) + [first.engine]).count == 4)
    // libtesseract may read other scripts' words though it is not loaded yet.
    #expect(try reader(tesseract: tesseractOfBuild).engine == first.engine)
    #expect(others.allSatisfy { $0.program == first.program })
    #expect(
      throws: KeptReadingsError.noDigest(
        path: "y.traineddata", reason: "it is in no folder of models")
    ) {
      _ = try KeptReadings.Reader(
        workers: WorkerSettings(arguments: [], count: 1),
        engine: EngineVersion(
          labelscan: "0", name: "label", version: "0", tesseract: nil, models: ["y"]),
        modelFolders: [folder.path], settings: [])
    }
  }

  @Test("An evaluation takes the kept reading, and reads again what is damaged")
  func evaluates() async throws {
    let scene = try Scene()
    let scanner = LabelScanner(
      .init(
        reader: .workers(
          WorkerSettings(
            executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: 1,
            startTimeLimit: Patience.duration),
          timeLimit: Patience.duration)))
    let truth = TruthLabel(
      file: "photo.png", subject: .petFood, nutrients: ["fat": PrintedValue(7)])
    func outcome() async throws -> Evaluator.Outcome {
      let evaluator = Evaluator(scanner, kept: try scene.open())
      return try #require(
        try await evaluator.outcomes(of: [truth], in: scene.folder.path, jobs: 1).first)
    }
    let first = try await outcome()
    #expect(first.label.cost != nil && !first.label.isReused)
    let second = try await outcome()
    #expect(second.label.cost == nil && second.label.isReused)
    #expect(second.reading == first.reading)
    try Data("{".utf8).write(to: URL(fileURLWithPath: scene.file()))
    let third = try await outcome()
    #expect(third.warning?.contains("is damaged") == true)
    #expect(third.label.cost != nil)
    #expect(try await outcome().label.isReused)
    await scanner.shutDown()
  }

  @Test("Records of an earlier run are judged, and the photos show the causes of losses")
  func judgesRecords() async throws {
    let scene = try Scene()
    try scene.open().keep(scene.reading())
    let scanner = LabelScanner(
      .init(
        reader: .workers(
          WorkerSettings(
            executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: 1,
            startTimeLimit: Patience.duration),
          timeLimit: Patience.duration)))
    let truth = TruthLabel(
      file: "photo.png", subject: .petFood,
      nutrients: [
        "fat": PrintedValue(Decimal(65) / 10, "%"), "protein": PrintedValue(10, "%"),
        "ash": PrintedValue(2, "%"),
      ])
    let record = ScorableRecord(
      file: "photo.png", nutrients: ["protein": ScorableRecord.Accepted(PrintedValue(10, "%"))],
      forReview: [ScorableRecord.Unaccepted("ash", PrintedValue(2, "%"))])
    let evaluator = Evaluator(scanner, kept: try scene.open())
    let outcomes = try await evaluator.outcomes(
      of: [truth], in: scene.folder.path, judging: RecordsByFile([("photo.png", record)]), jobs: 1)
    let label = try #require(outcomes.first?.label)
    #expect(label.judgement.right.map(\.nutrient) == ["protein"])
    #expect(label.lost == ["fat": .nameNotMatched, "ash": .notTrusted])
    await scanner.shutDown()
  }
}
