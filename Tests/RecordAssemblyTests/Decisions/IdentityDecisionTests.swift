import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite("Which readings of a package's facts are accepted")
struct IdentityDecisionTests {
  private func reading<Value>(
    _ value: Value, _ confidence: Double, image: String = "a.jpg"
  ) -> IdentityReading<Value> {
    IdentityReading(
      value, confidence: Confidence(confidence), evidence: Evidence(image: image, text: "text"),
      clue: .form)
  }

  @Test("A sure name is accepted with its evidence, from whichever photo")
  func sure() {
    let decided = decideIdentity([
      LabelIdentity(), LabelIdentity(names: [reading("Beef", 0.91234, image: "b.jpg")]),
    ])
    #expect(
      decided.name
        == SourcedText(
          "Beef", source: .ocr, confidence: Confidence(0.912),
          evidence: Evidence(image: "b.jpg", text: "text")))
    #expect(decided.suggestions.isEmpty)
  }

  @Test("A doubtful reading is a suggestion, and noise is nothing")
  func doubtful() {
    let decided = decideIdentity([
      LabelIdentity(brands: [reading("Alm", 0.6), reading("SER", 0.1)])
    ])
    #expect(decided.brand == nil)
    #expect(decided.suggestions.map(\.value) == ["Alm"])
    #expect(decided.suggestions.map(\.field) == [.brand])
  }

  @Test("Names of two languages do not contradict each other: the first sure one counts")
  func languages() {
    let decided = decideIdentity([
      LabelIdentity(names: [reading("Zucker", 0.8), reading("Sucre", 0.95)])
    ])
    #expect(decided.name?.value == "Zucker")
  }

  @Test("Two sure dates contradict each other, and both are suggested")
  func contradiction() throws {
    let dates = try ["2026-03-12", "2026-09-12"].map { try #require(PrintedDate(iso: $0)) }
    let decided = decideIdentity(dates.map { LabelIdentity(bestBeforeDates: [reading($0, 0.9)]) })
    #expect(decided.bestBefore == nil)
    #expect(decided.suggestions.map(\.value) == ["2026-03-12", "2026-09-12"])
    #expect(decided.suggestions.allSatisfy { $0.reason.text == "the label has more than one" })
  }

  @Test("Of one content in two systems the metric figure counts")
  func metric() {
    let decided = decideIdentity([
      LabelIdentity(netQuantities: [
        reading(PackageQuantity(12, .ounce), 0.95), reading(PackageQuantity(340, .gram), 0.8),
      ])
    ])
    #expect(decided.netQuantity?.quantity == PackageQuantity(340, .gram))
  }

  private func record(
    _ identity: DecidedIdentity, api: String? = nil, manual: ManualValues = .none
  ) throws -> ProductRecord {
    let gtin = try #require(GTIN("4017721837194"))
    return merge(
      MergeInput(
        product: CatalogProduct(gtin: gtin, service: "test", name: api), manual: manual,
        barcodes: [gtin], identity: identity))
  }

  @Test("A name from a photo outranks the database's, a suggestion never does")
  func ranks() throws {
    let read = SourcedText("Read", source: .ocr, confidence: Confidence(0.9))
    #expect(try record(DecidedIdentity(name: read), api: "Known").name == read)
    let doubtful = DecidedIdentity(suggestions: [
      IdentitySuggestion(
        field: .name, value: "Raed", confidence: Confidence(0.6), reason: Message(text: "r"),
        evidence: Evidence(image: "a.jpg", text: "Raed"))
    ])
    let known = try record(doubtful, api: "Known")
    #expect(known.name == SourcedText("Known", source: .api))
    #expect(known.suggestions.isEmpty)
    let unnamed = try record(doubtful)
    #expect(unnamed.name == nil)
    #expect(unnamed.suggestions == doubtful.suggestions)
  }

  @Test("A person who refuses a name from a photo sees the database's")
  func refused() throws {
    let read = DecidedIdentity(name: SourcedText("Read", source: .ocr))
    let manual = ManualValues(rejections: [Rejection(.name, source: .ocr)])
    #expect(
      try record(read, api: "Known", manual: manual).name == SourcedText("Known", source: .api))
  }
}
