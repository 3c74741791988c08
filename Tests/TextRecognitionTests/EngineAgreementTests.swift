import LabelImaging
import LabelModel
import LabelTestSupport
import Testing
import TextRecognition

/// Holds both engines' texts of our model to each other.
@Suite("Both engines with one model")
struct EngineAgreementTests {
  private static let folders = RecognitionSettings.standardFolders(
    environment: [:], program: #filePath)
  private static let photos = [
    "pet-us-can.jpg", "pet-de-flat.jpg", "food-de-table.jpg", "food-us-dark-can.jpg",
    "pet-en-tilt15.jpg", "pet-es-turned180.jpg",
  ]

  private func page(_ photo: String, by engine: RecognitionEngine) throws -> RecognizedPage {
    let settings = RecognitionSettings(
      modelFolders: Self.folders, model: "label", engine: engine,
      timeLimit: Double(Patience.seconds))
    return try TextReader(settings: settings)
      .read(decodeGray(contentsOf: Repository.samples + "/" + photo), source: photo).page
  }

  // The two thresholds see other ink, and so find some other lines.
  @Test("Read the same words of a photo, each prepared in its own way", arguments: photos)
  func photosAgree(photo: String) throws {
    let own = try page(photo, by: .label)
    var others = try page(photo, by: .tesseract).words.map(\.text)
    let sure = own.words.filter { ($0.confidence?.value ?? 0) >= 0.8 }
    let shared = sure.count { word in
      guard let index = others.firstIndex(of: word.text) else { return false }
      others.remove(at: index)
      return true
    }
    #expect(sure.count >= 20)
    #expect(Double(shared) >= 0.8 * Double(sure.count), "\(shared) of \(sure.count)")
  }

  @Test(
    "Find the same words in the same places", arguments: ["pet-en-tilt15.jpg", "pet-us-can.jpg"])
  func placesAgree(photo: String) throws {
    let own = try page(photo, by: .label).words
    let other = try page(photo, by: .tesseract).words
    let once = own.filter { word in
      word.text.count >= 5 && own.count { $0.text == word.text } == 1
    }
    var compared = 0
    for word in once {
      let same = other.filter { $0.text == word.text }
      guard same.count == 1, let box = word.box, let otherBox = same[0].box else { continue }
      compared += 1
      let height = Double(box.height)
      #expect(abs(box.centerX - otherBox.centerX) < height, "\(word.text)")
      #expect(abs(box.centerY - otherBox.centerY) < 0.5 * height, "\(word.text)")
    }
    #expect(compared >= 10)
  }

  @Test("Read the same text on the same pictures of lines", arguments: photos.prefix(3))
  func linesAgree(photo: String) throws {
    let image = try decodeGray(contentsOf: Repository.samples + "/" + photo)
    let (search, scale) = image.forSearch()
    let pyramid = ImagePyramid(image)
    let strips = LineFinder().findLines(on: search).lines.filter { !$0.isVertical }.compactMap {
      LineImage($0.scaled(by: scale), from: pyramid, shape: .standard)?.picture
    }
    let label = try TextReader(
      settings: RecognitionSettings(modelFolders: Self.folders, model: "label")
    ).model
    let own = try #require(NetworkEngine(model: label)).read(strips)
    let other = try TesseractEngine(model: label).read(strips)
    let sure = own.indices.filter { index in
      !own[index].isEmpty && own[index].allSatisfy { $0.confidence.value >= 0.8 }
    }
    let same = sure.count { own[$0].map(\.text) == other[$0].map(\.text) }
    #expect(sure.count >= 5)
    #expect(Double(same) >= 0.95 * Double(sure.count), "\(same) of \(sure.count)")
  }
}
