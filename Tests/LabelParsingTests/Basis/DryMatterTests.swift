import LabelModel
import LabelParsing
import Languages
import Testing

@Suite("Analyses of the dry matter")
struct DryMatterTests {
  private func bases(_ text: String) -> [Nutrient: Basis?] {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt"))
    return Dictionary(label.readings.map { ($0.nutrient, $0.basis) }) { first, _ in first }
  }

  @Test("Every language's words set the constituents on the dry matter, and not the water")
  func languages() {
    for language in LanguageLexicon.all {
      for words in language.dryMatter {
        let found = bases(
          "Analytical constituents (\(words)): crude protein 43 %, crude fat 19 %, moisture 9 %.")
        #expect(found[.protein] == .dryMatter, "\(language.code) \(words)")
        #expect(found[.fat] == .dryMatter, "\(language.code) \(words)")
        #expect(found[.moisture] == .asFed, "\(language.code) \(words)")
      }
    }
  }

  @Test(
    "The sign DM behind the heading of an analysis is one of these words",
    arguments: ["(DM)", "(% DM)", "[on DM basis]", "(as % of DM)", "on a DM basis:"])
  func sign(remark: String) {
    let found = bases("Typical analysis \(remark) crude protein 43 %, crude fat 19 %.")
    #expect(found[.protein] == .dryMatter && found[.fat] == .dryMatter)
  }

  @Test(
    "The signs of other languages are, in the heading, in brackets and behind percentages",
    arguments: [
      "Analytische Bestandteile in TS: Rohprotein 43 %, Rohfett 19 %",
      "Analytische Bestandteile (% i. TS): Rohprotein 43 %, Rohfett 19 %",
      "Analytische Bestandteile: Rohprotein 43 % TS, Rohfett 19 % TS.",
      "Constituants analytiques (% MS) : protéine brute 43 %, matières grasses brutes 19 %",
      "Componenti analitici (% s.s.): proteina grezza 43 %, grassi grezzi 19 %",
      "Analytische bestanddelen (% van de DS): ruw eiwit 43 %, ruw vet 19 %",
      "Cat food. Crude protein (% DM) 43 %, crude fat (% DM) 19 %",
    ])
  func signs(text: String) {
    let found = bases(text)
    #expect(found[.protein] == .dryMatter && found[.fat] == .dryMatter)
  }

  @Test(
    "The share of the dry matter, and other words, leave the constituents as fed",
    arguments: [
      "Analytical constituents: crude protein 9 %, crude fat 5 %, dry matter 21 %.",
      "Analytical constituents: crude protein 9 %, crude fat 5 %. Store in a dry place.",
      "Analytical constituents, DMK GmbH: crude protein 9 %, crude fat 5 %.",
      "Typical analysis: DM: 92 %, crude protein 30 %, crude fat 15 %.",
      "Analytische Bestandteile: Rohprotein 9 %, Rohfett 5 %, TS: 21 %.",
      "Analytische Bestandteile: Rohprotein 9 %, Rohfett 5 %, Feuchte 79 % TS 21 %.",
      "Typical analysis: crude protein 30 %, crude fat 15 %, methionine 1 % MSM 0.2 %.",
      "Analytische Bestandteile: Rohprotein 10 % / 50 % TS, Rohfett 5 % / 25 % TS.",
      "Analytische Bestandteile: Rohprotein 10 % (50 % TS), Rohfett 5 % (25 % TS).",
      "Rohprotein 9 %, Rohfett 5 %, Feuchtigkeit 80 %. Calcium 1,2 % TS, Phosphor 1,0 % TS",
      "Alleinfuttermittel: Rohprotein 9 %, Rohfett 5 %. Nur erhältlich (im dm)",
    ])
  func asFed(text: String) {
    #expect(bases(text)[.protein] == .asFed)
  }
}
