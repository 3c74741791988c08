import Foundation
import LabelModel
import Languages
import Testing

/// A product database's statements in a person's language.
struct DatabaseFactsTests {
  private func places(_ tags: [String], _ code: String) throws -> String? {
    let statements = try #require(CatalogStatements(service: "a", countryTags: tags))
    let wording = try #require(Wording(code: code))
    return DatabaseFacts(statements, wording: wording).facts.first?.text
  }

  @Test(
    "Countries are named in the reader's language; other places stay as they are",
    arguments: [
      ("pt", "Alemanha, Turquia, Chéquia, brittany"),
      ("de", "Deutschland, Türkei, Tschechien, brittany"),
      ("en", "Germany, Türkiye, Czechia, brittany"),
    ])
  func namesCountries(code: String, expected: String) throws {
    let tags = ["en:germany", "en:turkey", "en:czech-republic", "en:brittany"]
    #expect(try places(tags, code) == expected)
  }

  @Test(
    "Tags with several words, signs and accents are found",
    arguments: [
      ("en:united-kingdom", "Vereinigtes Königreich"), ("en:cote-d-ivoire", "Côte d’Ivoire"),
      ("en:bosnia-and-herzegovina", "Bosnien und Herzegowina"), ("fr:allemagne", "allemagne"),
    ])
  func findsTags(tag: String, expected: String) throws {
    #expect(try places([tag], "de") == expected)
  }

  @Test("Every country of the EU is named by its tag")
  func knowsTheUnion() throws {
    let tags = [
      "austria", "belgium", "bulgaria", "croatia", "cyprus", "czech-republic", "denmark",
      "estonia", "finland", "france", "germany", "greece", "hungary", "ireland", "italy",
      "latvia", "lithuania", "luxembourg", "malta", "netherlands", "poland", "portugal",
      "romania", "slovakia", "slovenia", "spain", "sweden",
    ].map { "en:\($0)" }
    let names = try #require(try places(tags, "el")).components(separatedBy: ", ")
    #expect(names.allSatisfy { $0.first?.isASCII == false } && names.count == tags.count)
  }
}
