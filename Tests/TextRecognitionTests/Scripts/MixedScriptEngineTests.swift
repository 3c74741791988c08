import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Reading labels of other scripts")
struct MixedScriptEngineTests {
  /// Reads the same words on every picture.
  private final class FixedEngine: LineEngine {
    let model = ModelFile(name: "fixed", folder: "nowhere")
    let tesseract: String? = nil
    private let words: [ReadWord]

    init(_ words: [(text: String, columns: Range<Int>, confidence: Double)]) {
      self.words = words.map { word in
        ReadWord(
          text: word.text,
          box: BoundingBox(
            left: word.columns.lowerBound, top: 10, right: word.columns.upperBound, bottom: 30),
          confidence: Confidence(word.confidence))
      }
    }

    func read(_ pictures: [GrayImage]) -> [[ReadWord]] { pictures.map { _ in words } }
  }

  private let picture = GrayImage(
    width: 400, height: 48, pixels: [UInt8](repeating: 255, count: 400 * 48))

  private func read(
    ours: [(String, Range<Int>, Double)], theirs: [(String, Range<Int>, Double)],
    script: Script = .cyrillic
  ) throws -> [ReadWord] {
    try MixedScriptEngine(
      numbers: FixedEngine(ours), words: FixedEngine(theirs), script: script
    ).read(picture)
  }

  @Test("Words come from the script's model, numbers and units from ours")
  func mixes() throws {
    let words = try read(
      ours: [("Ma3HMHM", 0..<100, 0.1), ("19,6", 120..<180, 0.95), ("g", 190..<200, 0.9)],
      theirs: [("Мазнини", 2..<101, 0.9), ("19,69|", 118..<205, 0.8)])
    #expect(words.map(\.text) == ["Мазнини", "19,6", "g"])
    #expect(words[0].box.top == 0 && words[0].box.bottom == 48)
  }

  @Test("What a script's model makes of numbers and units is left out")
  func keepsNumbers() throws {
    let words = try read(
      ours: [("1978", 0..<80, 0.5), ("kJ", 90..<110, 0.4), ("kcal", 120..<180, 0.75)],
      theirs: [("ЗОВ", 0..<80, 0.9), ("К)", 90..<110, 0.95), ("Кса", 120..<180, 0.7)])
    #expect(words.map(\.text) == ["1978", "kJ", "kcal"])
  }

  @Test("Marks before a word are the edges of its cell")
  func dropsEdges() throws {
    let words = try read(
      ours: [], theirs: [("|Ἰ(Αλάτι)", 0..<80, 0.5), ("|||", 90..<100, 0.9)], script: .greek)
    #expect(words.map(\.text) == ["(Αλάτι)"])
  }

  @Test("Latin words on such a label stay as our model read them")
  func keepsLatin() throws {
    let words = try read(
      ours: [("Energy", 0..<80, 0.96), ("mega", 100..<150, 0.3)],
      theirs: [("Епегду", 0..<80, 0.6), ("мед", 100..<150, 0.31)])
    #expect(words.map(\.text) == ["Energy", "мед"])
  }
}
