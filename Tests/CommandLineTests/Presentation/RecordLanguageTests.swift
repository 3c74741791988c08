import Foundation
import LabelModel
import Languages
import Testing
import labelscan

@Suite("Records in the reader's language")
struct RecordLanguageTests {
  @Test("The sugars of a list are said in the reader's language")
  func sugars() throws {
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.ingredients = IngredientList(
      language: "de", text: "Zucker, Dextrose", ingredients: [], needsReview: true,
      evidence: Evidence(image: "photo.jpg", text: ""))
    record.sugarAnalysis = SugarAnalysis(
      provider: .local, containsSugar: true, confidence: Confidence(0.9), totalSugarIndicators: 2,
      hiddenSugars: ["Dextrose"], sugarAlternatives: ["Xylit"], healthImpact: .high)
    let german = RecordPresentation(
      record, style: .plain, wording: try #require(Wording(code: "de"))
    ).text
    #expect(
      german.contains(
        "Zucker: 2 der Zutaten; unter anderen Namen: Dextrose; gesüßt mit Xylit; Einfluss hoch\n"))
    #expect(german.contains("Zutaten (de, schlecht gelesen)\n"))
    #expect(german.hasPrefix("Unbekanntes Produkt, unbekannte Marke\n"))
    #expect(
      RecordPresentation(record, style: .plain).text.contains(
        "Sugars: 2 of the ingredients; under other names: Dextrose; sweetened with Xylit; impact high\n"
      ))
  }

  @Test("A record is shown in the reader's language, its columns aligned")
  func record() throws {
    var record = ProductRecord(
      status: .incomplete, subject: .food, basis: .per100g,
      nutrients: [
        .fat: NutrientValue(Quantity(6, .gram), source: .ocr),
        .polyunsaturatedFat: NutrientValue(Quantity(2, .gram), source: .manual),
      ])
    record.nova = NovaGroup(.notComputable(reason: Message(.noIngredientsWereRead)))
    record.nutriScore = NutriScore(
      .graded(.d, score: 18), category: DecidedNutriScoreCategory(.general, decidedBy: .assumed),
      assumptions: [Message(.fiberIsTakenAsZero)])
    let wording = try #require(Wording(code: "de"))
    let text = RecordPresentation(record, style: .plain, wording: wording).text
    #expect(text.contains("unvollständig, Lebensmittel\n"))
    #expect(text.contains("\nWerte pro 100 g\n"))
    #expect(text.contains("\n  Fett                              6 g          Foto\n"))
    #expect(
      text.contains(
        "Nutri-Score D (Punkte 18, allgemeines Lebensmittel angenommen); "
          + "Ballaststoffe nicht angegeben, als 0 gerechnet\n"))
    #expect(text.contains("\n  mehrfach ungesättigte Fettsäuren  2 g          von Hand\n"))
  }

  @Test("Notes on the sugars are always shown, recommendations to those who understand them")
  func sugarAdvice() throws {
    var record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
    record.ingredients = IngredientList(
      text: "Mehl", evidence: Evidence(image: "photo.jpg", text: ""))
    var analysis = SugarAnalysis(
      provider: .local, containsSugar: false, confidence: Confidence(0.5), healthImpact: .low,
      recommendations: ["No sugar is listed."], warnings: [Message(.mostIngredientsAreUnknown)]
    )
    record.sugarAnalysis = analysis
    let note = "\n  Most of the ingredients are not known.\n"
    let english = RecordPresentation(record, style: .plain).text
    #expect(english.contains(note + "  No sugar is listed.\n"))
    let german = try #require(Wording(code: "de"))
    let text = RecordPresentation(record, style: .plain, wording: german).text
    #expect(text.contains("\n  Die meisten Zutaten sind nicht bekannt.\n"))
    #expect(!text.contains("No sugar is listed."))
    analysis.provider = .remote
    analysis.recommendations = ["Selten essen."]
    analysis.warnings = [Message(text: "Most of the ingredients are not known.")]
    record.sugarAnalysis = analysis
    let asked = RecordPresentation(record, style: .plain, wording: german).text
    #expect(asked.contains(note + "  Selten essen.\n"))
  }

  @Test("What decided the food type, and traces, are said in the reader's language")
  func foodTypeAndTraces() throws {
    var record = ProductRecord(
      status: .valid, subject: .petFood, basis: .asFed,
      nutrients: [
        .taurine: NutrientValue(Quantity(0, .percent), modifier: .traces, source: .ocr)
      ])
    record.foodType = DecidedFoodType(.wet, decidedBy: .scannedMoisture)
    let german = try #require(Wording(code: "de"))
    let text = RecordPresentation(record, style: .plain, wording: german).text
    #expect(text.contains("Tiernahrung, feucht (Feuchtigkeit, Foto)\n"))
    #expect(text.contains("Taurin") && text.contains(" Spuren "))
    let english = RecordPresentation(record, style: .plain).text
    #expect(english.contains("pet food, wet (moisture, photo)\n"))
    #expect(english.contains(" Traces "))
  }

  @Test("A record's amounts and dates are shown in the language's form")
  func numbers() throws {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [
        .fat: NutrientValue(Quantity(Decimal(string: "12.8") ?? 0, .gram), source: .ocr)
      ])
    record.bestBefore = SourcedText("2026-11-22", source: .ocr)
    record.netQuantity = SourcedQuantity(
      PackageQuantity(Decimal(string: "0.75") ?? 0, .litre), source: .ocr)
    let german = RecordPresentation(
      record, style: .plain, wording: try #require(Wording(code: "de"))
    ).text
    #expect(german.contains("12,8 g") && german.contains("22.11.2026"))
    #expect(german.contains("0,75 l") && !german.contains("12.8"))
    let english = RecordPresentation(record, style: .plain).text
    #expect(english.contains("12.8 g") && english.contains("2026-11-22"))
  }
}
