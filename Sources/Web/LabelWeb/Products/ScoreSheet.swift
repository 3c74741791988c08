import Foundation
import LabelModel
import Languages
import ProductChoice

/// The scores of a product: Nutri-Score, NOVA, and the carbohydrate of a pet food.
struct ScoreSheet {
  let record: ProductRecord
  let language: PageLanguage

  /// The dry matter's carbohydrate at the end of the meter, in percent.
  private static let end = 20.0

  /// The values for the template `scores`.
  var values: [String: Any] {
    let isPetFood = record.subject == .petFood
    let grade = isPetFood ? nil : record.comparedNutriScore
    let group = isPetFood ? nil : record.comparedNova
    // A database's own score rests on its values, not on the label's.
    let database = language.wording.name(of: Source.api)
    return [
      "grades": ["A", "B", "C", "D", "E"].map {
        ["grade": $0, "isHere": $0 == grade, "letter": $0.lowercased()] as [String: Any]
      },
      "grade": grade ?? "", "hasGrade": grade != nil,
      "gradeSource": grade == nil || isGraded ? "" : database,
      "scoreNote": scoreNote ?? "", "hasScoreNote": scoreNote != nil,
      "novaSource": group == nil || isGrouped ? "" : database,
      "nova": group.map { "\($0)" } ?? "", "hasNova": group != nil,
      "novaName": group.map { language.wording.name(ofNovaGroup: $0) } ?? "",
      "meter": meter.map { [$0] } ?? [],
    ]
  }

  /// The Nutri-Score of the record's own values in a line: `Nutri-Score not computable, because salt is missing`.
  private var scoreNote: String? {
    guard let score = record.nutriScore else { return nil }
    var words = ["Nutri-Score"]
    if case .graded(let grade, _) = score.outcome { words.append(grade.rawValue) }
    words.append(language.wording.explanation(of: score))
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var isGraded: Bool {
    if case .graded? = record.nutriScore?.outcome { true } else { false }
  }

  private var isGrouped: Bool {
    if case .group? = record.nova?.outcome { true } else { false }
  }

  private var meter: [String: Any]? {
    let percent: Double
    let level: CarbohydrateLevel
    var isAbout = false
    if let carbohydrates = record.carbohydrates {
      (percent, level) = (carbohydrates.percentOfDryMatter, carbohydrates.level)
    } else if let estimate = record.estimate {
      (percent, level, isAbout) = (estimate.percentOfDryMatter, estimate.level, true)
    } else {
      return nil
    }
    var shown = Decimal()
    var exact = Decimal(percent)
    NSDecimalRound(&shown, &exact, 2, .plain)
    let number = "\(isAbout ? language.wording(.about) + " " : "")\(language.number(shown)) %"
    let width = (min(max(percent, 0), Self.end) / Self.end * 1_000).rounded() / 10
    return [
      "name": language.capitalized(language.wording.name(of: Nutrient.carbohydrates)),
      "number": number, "basis": language.wording.name(of: Basis.dryMatter),
      "level": language.wording.name(of: level), "kind": level.rawValue, "width": "\(width)",
    ]
  }
}
