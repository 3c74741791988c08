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
    "The share of the dry matter, and other words, leave the constituents as fed",
    arguments: [
      "Analytical constituents: crude protein 9 %, crude fat 5 %, dry matter 21 %.",
      "Analytical constituents: crude protein 9 %, crude fat 5 %. Store in a dry place.",
      "Analytical constituents, DMK GmbH: crude protein 9 %, crude fat 5 %.",
      "Typical analysis: DM: 92 %, crude protein 30 %, crude fat 15 %.",
    ])
  func asFed(text: String) {
    #expect(bases(text)[.protein] == .asFed)
  }
}
