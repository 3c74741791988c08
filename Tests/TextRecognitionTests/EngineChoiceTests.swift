import Foundation
import LabelImaging
import LabelModel
import LabelTestSupport
import Testing
import TextRecognition

@Suite("Choosing an engine")
struct EngineChoiceTests {
  private static let folders = RecognitionSettings.standardFolders(
    environment: [:], program: #filePath)

  private func reader(
    _ engine: RecognitionEngine, model: String? = nil, folders: [String] = Self.folders
  ) throws -> TextReader {
    try TextReader(
      settings: RecognitionSettings(
        modelFolders: folders, model: model, engine: engine, timeLimit: Double(Patience.seconds)))
  }

  @Test("auto runs our model by ourselves, and a model with a dictionary by libtesseract")
  func choosesByModel() throws {
    let own = try reader(.auto)
    #expect(own.engineName == .label && own.tesseract == nil && own.model.name == "label")
    let stock = try reader(.auto, model: "eng")
    #expect(stock.engineName == .tesseract && stock.model.name == "eng")
    #expect(stock.tesseract?.hasPrefix("5.") == true)
  }

  @Test("A named engine reads whatever the model", arguments: ["label", "eng"])
  func takesTheNamedEngine(model: String) throws {
    #expect(try reader(.label, model: model).engineName == .label)
    #expect(try reader(.tesseract, model: model).engineName == .tesseract)
  }

  @Test("A text says which library read it", arguments: [RecognitionEngine.label, .tesseract])
  func namesWhatRead(engine: RecognitionEngine) throws {
    let reader = try reader(engine)
    let text = try reader.read(DrawnText.picture(["FAT 65", "SALT 379"]), source: "drawn")
    #expect(text.page.models == ["label"])
    #expect(text.page.lines.first?.text == "FAT 65")
    #expect((text.tesseract != nil) == (engine == .tesseract))
  }

  @Test(
    "Words of another script name their model, and libtesseract where it read them",
    arguments: RecognitionEngine.allCases)
  func namesOtherScripts(engine: RecognitionEngine) throws {
    let image = try decodeGray(contentsOf: Repository.samples + "/food-el-table.jpg")
    let text = try reader(engine).read(image, source: "el")
    #expect(text.page.models == ["label", "ell"])
    #expect((text.tesseract != nil) == (engine != .label))
    #expect(text.page.words.contains { $0.text.contains("πρωτε") || $0.text.contains("Πρωτε") })
  }

  @Test("A damaged model is refused by either engine, with what to do")
  func refusesDamagedModels() throws {
    let folder = try TemporaryFolder()
    try Data("no model".utf8).write(to: folder.url.appendingPathComponent("bad.traineddata"))
    let loaded = RecognitionError.modelNotLoaded(model: "bad", folder: folder.path)
    #expect(throws: loaded) { try reader(.tesseract, model: "bad", folders: [folder.path]) }
    let run = RecognitionError.modelNotRunnable(model: "bad", folder: folder.path)
    #expect(throws: run) { try reader(.label, model: "bad", folders: [folder.path]) }
    #expect(run.description.contains("give --engine tesseract"))
  }

  @Test("A model's file of 128 GiB is refused unread", arguments: RecognitionEngine.allCases)
  func refusesHugeModels(engine: RecognitionEngine) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("huge.traineddata")
    try Data().write(to: URL(fileURLWithPath: file))
    try #require(truncate(file, 128 << 30) == 0)
    let refusal: RecognitionError =
      engine == .label
      ? .modelNotRunnable(model: "huge", folder: folder.path)
      : .modelNotLoaded(model: "huge", folder: folder.path)
    #expect(throws: refusal) { try reader(engine, model: "huge", folders: [folder.path]) }
  }

  @Test("Without libtesseract its engine says which library to install")
  func needsTesseract() throws {
    let model = ModelFile(name: "label", folder: try reader(.label).model.folder)
    let error = #expect(throws: RecognitionError.self) {
      try TesseractEngine(model: model, library: nil)
    }
    #expect(error == .tesseractNotInstalled(library: "libtesseract.so.5"))
    #expect(
      error?.description == "the engine tesseract needs libtesseract.so.5, which is not installed; "
        + "install libtesseract-dev, or give --engine label")
  }
}
