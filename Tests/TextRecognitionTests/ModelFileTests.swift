import Foundation
import LabelTestSupport
import Testing
import TextRecognition

@Suite("Choosing a model")
struct ModelFileTests {
  @Test("A missing model is named with the folders searched and what to install")
  func namesMissingModel() {
    let error = RecognitionError.modelNotFound(model: "fin", folders: ["/nowhere"])
    #expect(throws: error) {
      try TextReader(settings: RecognitionSettings(modelFolders: ["/nowhere"], model: "fin"))
    }
    #expect(
      error.description == "no fin.traineddata in /nowhere; install tesseract-ocr-fin or name "
        + "the folder that holds it with --tessdata")
  }

  @Test("A damaged model file is refused, not used")
  func refusesDamagedModel() throws {
    let folder = try TemporaryFolder()
    try Data("no model".utf8).write(to: folder.url.appendingPathComponent("bad.traineddata"))
    #expect(throws: RecognitionError.modelNotLoaded(model: "bad", folder: folder.path)) {
      try TextReader(settings: RecognitionSettings(modelFolders: [folder.path], model: "bad"))
    }
  }

  @Test("A pipe in the place of a model's file is refused, not waited for")
  func refusesPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe.traineddata"
    #expect(mkfifo(path, 0o600) == 0)
    let error = RecognitionError.modelIsNoFile(path: path)
    #expect(throws: error) {
      try TextReader(settings: RecognitionSettings(modelFolders: [folder.path], model: "pipe"))
    }
    #expect(
      error.description
        == "\(path) is no regular file; put the model's file there, or name another "
        + "folder with --tessdata")
  }

  @Test("A folder in the place of a model's file is refused")
  func refusesFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/label.traineddata"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: RecognitionError.modelIsNoFile(path: path)) {
      try TextReader(settings: RecognitionSettings(modelFolders: [folder.path]))
    }
  }

  @Test("A weaker model that reads because ours is missing is named")
  func namesStandIn() throws {
    let folder = try TemporaryFolder()
    var settings = RecognitionSettings(modelFolders: [folder.path])
    #expect(settings.standIn == nil)
    try Data().write(to: folder.url.appendingPathComponent("eng.traineddata"))
    #expect(settings.standIn == "eng")
    settings.model = "eng"
    #expect(settings.standIn == nil)
    settings.model = nil
    try Data().write(to: folder.url.appendingPathComponent("label.traineddata"))
    #expect(settings.standIn == nil)
  }

  @Test(
    "Names that reach for other files are refused", arguments: ["", "/etc/x", "a b", "eng+deu"])
  func refusesInvalidNames(name: String) {
    #expect(throws: RecognitionError.invalidModelName(name)) {
      try TextReader(settings: RecognitionSettings(modelFolders: ["/nowhere"], model: name))
    }
  }

  @Test("Folders are searched in the order: chosen, environment, program's own, system")
  func ordersFolders() throws {
    let folders = RecognitionSettings.standardFolders(
      chosen: "/chosen",
      environment: ["LABELSCAN_TESSDATA": "/mine", "TESSDATA_PREFIX": "/prefix"],
      program: #filePath)
    #expect(folders.prefix(2) == ["/chosen", "/mine"])
    let own = try #require(folders.firstIndex { $0.hasSuffix("/Models") })
    let prefix = try #require(folders.firstIndex(of: "/prefix"))
    let system = try #require(folders.firstIndex(of: "/usr/share/tesseract-ocr/5/tessdata"))
    #expect(own < prefix && prefix < system)
  }
}
