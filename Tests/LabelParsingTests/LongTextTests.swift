import LabelModel
import LabelParsing
import Testing

@Suite("Text with more words than a label")
struct LongTextTests {
  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  @Test("Understands the stretch that states most, also of one long line")
  func longLine() {
    let filler = words(String(repeating: "Zeile eines Buches ", count: LabelParser.mostWords))
    let panel = words("Nährwerte pro 100 g Fett 12 g Kohlenhydrate 60 g Eiweiss 8 g")
    let other = words("Salz 2 g Ballaststoffe 3 g")
    let parser = LabelParser()
    let alone = parser.parse(
      RecognizedPage(plainText: panel.joined(separator: " "), source: ""))
    for place in [0, LabelParser.mostWords - 20, 6_789] {
      var line = filler
      line.insert(contentsOf: panel, at: place)
      let text = (line + other).joined(separator: " ")
      let found = parser.parse(RecognizedPage(plainText: text, source: ""))
      #expect(found.readings.map(\.quantity) == alone.readings.map(\.quantity), "at \(place)")
    }
  }

  /// A file of 60,000 such words took a minute, since each value was compared with all others of its row.
  @Test("Words that are all at one place take no longer than others", .timeLimit(.minutes(30)))
  func pile() {
    let phrases = words("Fat 12 g Protein 7 g Sugars 5 g Salt 1.2 g Carbohydrate 33 g")
    let lines = (0..<600).map { line in
      (0..<100).map { (phrases[($0 + line) % phrases.count], 20, 40) }
    }
    let label = LabelParser().parse(page(lines))
    #expect(!label.readings.isEmpty)
    #expect(label.readings.count < LabelParser.mostWords)
  }

  /// 20,000 such names took ten seconds, since each was compared with all others of its line.
  @Test("A word of many names takes no longer than many words", .timeLimit(.minutes(30)))
  func longWord() {
    let text = String(repeating: "Fat/Fett/", count: 60_000)
    let tokens = LabelParser().tokens(of: RecognizedPage(plainText: text, source: ""))
    #expect(tokens.names.contains { $0.isChosen })
    #expect(tokens.names.count >= 60_000)
  }

  /// This took five seconds, since the print behind each name was made a text again for each column.
  @Test("Many names of one line take no longer than others", .timeLimit(.minutes(30)))
  func manyColumns() {
    let names = words("Protein Fat Fibre Salt Sugars")
    let lines = (0..<68).map { line in
      (0..<90).map { column -> (String, Int, Int) in
        let text = line < 8 ? names[column % names.count] : "\(line % 10).\(column % 10) g"
        return (text, 60 * column, 4 * line)
      }
    }
    let label = LabelParser().parse(page(lines))
    #expect(!label.readings.isEmpty)
  }
}
