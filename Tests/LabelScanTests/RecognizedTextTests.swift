import LabelModel
import LabelScan
import PhotoReading
import Testing

@Suite struct RecognizedTextTests {
  private static let panel = """
    Analytical constituents: Crude protein 10.5 %, crude fat 6.5 %,
    crude fibre 0.5 %, crude ash 2.1 %, moisture 79 %
    """

  @Test("A text's record names the text, and no engine but ours")
  func record() async {
    let page = RecognizedPage(plainText: Self.panel, source: "can.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.origin == .text("can.txt"))
    #expect(record.nutrients.count == 5)
    #expect(record.engine == EngineInfo(labelscan: labelscanVersion))
  }
}
