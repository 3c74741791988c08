import LabelModel
import Languages

/// The facts of a product beside its values: allergens, the package, and a database's statements.
struct FactSheet {
  let record: ProductRecord
  let language: PageLanguage

  /// The values for the template `product`.
  var values: [String: Any] {
    let wording = language.wording
    let package = wording.packageFacts(of: record).joined(separator: ", ")
    let database = record.catalog.map { DatabaseFacts($0, wording: wording) }
    let (scores, facts) = (database?.scores ?? [], database?.facts ?? [])
    return [
      "sort": sort, "package": language.capitalized(package), "hasPackage": !package.isEmpty,
      "allergens": allergens,
      "computedEnergy": energy ?? "", "hasEnergy": energy != nil,
      "refused": refused, "hasRefused": !refused.isEmpty, "refusedHead": wording(.rejected),
      "hasDatabase": !scores.isEmpty || !facts.isEmpty,
      "databaseHead":
        "\(language.capitalized(wording.name(of: Source.api))) (\(record.catalog?.service ?? ""))",
      "databaseScores": scores.joined(separator: ", "),
      "databaseFacts": facts.map {
        ["title": language.capitalized($0.title), "text": $0.text]
      },
    ]
  }

  /// The amounts that rules refused, each with its source and the reason.
  ///
  /// Those that are offered for review are shown there. A person knows what they refused.
  private var refused: [String] {
    let wording = language.wording
    return record.rejected.filter { value in
      value.rule != .personAcceptsValue
        && !record.forReview.contains {
          $0.nutrient == value.nutrient && $0.quantity == value.quantity && $0.basis == value.basis
        }
    }.map { value in
      language.capitalized(wording.name(of: value.nutrient))
        + " \(language.amount(value.quantity)) (\(wording.name(of: value.source))): "
        + wording.sentence(value.message)
    }
  }

  /// `pet food, wet`; empty where the kind of product is unknown.
  private var sort: String {
    guard let subject = record.subject else { return "" }
    let kind = language.wording(subject == .petFood ? .petFood : .food)
    return
      ([kind] + [record.foodType.map { language.wording.name(of: $0.value) }].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// A line of allergens that are in it, and one of traces, each where there are any.
  private var allergens: [[String: String]] {
    let wording = language.wording
    let names = ShownAllergens(record, wording: wording)
    let contained =
      names.areKnownToBeNone ? wording(.noneNamed) : names.contained.joined(separator: ", ")
    return [
      (wording(.allergens), contained),
      (wording(.mayContain), names.traces.joined(separator: ", ")),
    ].filter { !$0.1.isEmpty }.map { ["title": $0.0, "text": $0.1] }
  }

  /// `Energy by calculation 506.5 kcal per 100 g`.
  private var energy: String? {
    record.energy.map {
      "\(language.wording(.computedEnergy)) \(language.wording.numbers.number("\($0.kcalPer100g)")) kcal "
        + language.wording.name(of: Basis.per100g)
    }
  }
}
