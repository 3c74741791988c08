import Foundation
import LabelModel
import LabelScan
import LabelValidation
import Languages
import ProductLookup
import RecordAssembly
import Testing

@Suite("Messages of the stages")
struct StageMessageTests {
  /// Labels of which the stages have much to say.
  private static let labels = [
    """
    Complete dry food for cats. Analytical constituents: crude protein min. 20 %, crude fat min. 8 %,
    crude fibre 4 %, crude ash 6 %, moisture 10 %
    """,
    """
    Complete dry food for cats. Analytical constituents: crude protein 20 %, crude fat 8 %,
    crude fibre 7 %, crude ash 6 %, moisture 10 %
    """,
    """
    Nutrition per 100 g
    Energy 1046 kJ / 250 kcal
    Fat 12.5 g
    of which saturates 4.2 g
    Carbohydrate 30 g
    of which sugars 6.1 g
    Protein 5.5 g
    Salt 0.5 g
    """,
    """
    Nutrition Facts
    Amount per serving
    Calories 250
    Total Fat 12 g
    Saturated Fat 4 g
    Sodium 200 mg
    Total Carbohydrate 30 g
    Sugars 6 g
    Protein 5 g
    """,
    """
    Fat 12.5 g
    of which saturates 4.2 g
    Carbohydrate 30 g
    of which sugars 6.1 g
    Protein 5.5 g
    Salt 0.5 g
    """,
    """
    Nutrition per 100 g
    Energy 1046 kJ / 250 kcal
    Fat
    of which saturates 4.2 g
    Carbohydrate 30 g
    of which sugars x g
    Protein 5
    Salt o,S g
    """,
    """
    Nutrition per 100 g
    Energy 665 kJ / 159 kcal
    Fat 12.5 g
    of which saturates 4.2 g
    Carbohydrate 61 g
    of which sugars 3.0 g
    Protein 5.5 g
    Salt 0.069
    """,
    """
    Complete wet food for cats. Analytical constituents: crude protein 12 %, crude fat 6 %,
    crude fibre 1 %, crude ash 2 %, moisture 80 %
    """,
  ]

  /// A database without products.
  private struct NoProducts: ProductSource {
    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? { nil }
  }

  @Test("The stages give every clause its arguments")
  func areWhole() async {
    var options = RecordOptions()
    options.manual.barcode = GTIN("4006381333931")
    let builder = RecordBuilder(options: options, source: NoProducts())
    var said = panelRules.flatMap { rule in
      rule.refused.flatMap(rule.findings).map(\.message)
    }
    said += fieldRules.flatMap { rule in rule.refused.compactMap { rule.refusal(of: $0)?.message } }
    for label in Self.labels {
      let page = RecognizedPage(plainText: label, source: "a")
      said += messages(of: await builder.record(fromText: page).record)
    }
    var blurred = RecognizedPage(
      plainText: Self.labels[2] + "\nIngredients: wheat flour, sugar, palm oil, cocoa, salt.",
      source: "a")
    let last = blurred.lines.count - 1
    for word in blurred.lines[last].words.indices {
      blurred.lines[last].words[word].confidence = Confidence(0.3)
    }
    said += messages(of: await builder.record(fromText: blurred).record)
    for message in said {
      #expect(!message.clauses.isEmpty, "\(message)")
      for clause in message.clauses {
        let words = RecordWords.englishMessages[clause.code] ?? ""
        for case .argument(let parameter) in ClauseTemplate(words: words).places {
          #expect(clause.arguments[parameter] != nil, "\(clause.code) \(parameter)")
        }
      }
    }
    let codes = Set(said.flatMap(\.clauses).map(\.code))
    #expect(Self.frequent.subtracting(codes) == [])
  }

  /// Messages that these labels and the rules' examples call for.
  private static let frequent: Set<MessageCode> = [
    .valueIsUnreadable, .ingredientsAreBadlyRead, .boundsAreGuaranteed, .carbohydrateIsHigh,
    .valueIsOutOfRange, .animalIsUnknown, .basisIsUnknown, .fruitIsTakenAsZero,
    .fiberIsTakenAsZero, .amountsArePerServing,
    .noIngredientsWereRead, .ingredientsAreTooBadlyRead, .referenceIsUnknown, .barcodeIsUnknown,
    .saturatedFatIsMore, .partIsMoreThanCarbohydrates, .sugarsAndStarchAreMore,
    .addedSugarsAreMore, .saltIsNotSodium, .energiesDiffer, .energiesAreSwapped,
    .energyIsNotItsParts, .kilocaloriesAreNotTheirParts, .gramsAreTooMany, .percentsAreTooMany,
    .moistureIsOutOfBand, .databaseIsOutOfRange, .carbohydrateIsZero,
    .unitDoesNotFit, .valueIsNegative, .valueIsLessThanZero, .valueIsMoreThanFood,
  ]

  private func messages(of record: ProductRecord) -> [Message] {
    var messages = record.findings.map(\.message) + record.rejected.map(\.message)
    messages += record.forReview.map(\.reason) + record.suggestions.map(\.reason)
    if let score = record.nutriScore {
      messages += score.assumptions
      switch score.outcome {
      case .notComputable(let reason), .notApplicable(let reason): messages.append(reason)
      case .graded: break
      }
    }
    if case .notComputable(let reason) = record.nova?.outcome { messages.append(reason) }
    return messages
  }
}
