import FoodDiary
import Foundation
import HTTPTypes
import Languages

/// A draft as a page shows it, and the changes that a form makes to it.
struct DraftSheet {
  let draft: Draft
  let language: PageLanguage
  /// The form whose changes could not be made; it is shown as it was typed.
  var typed: WebForm?

  /// The values for the template `draft`.
  var values: [String: Any] {
    [
      "heads": CountedNutrient.allCases.map { ["text": language.name(of: $0)] },
      "items": draft.items.enumerated().map { item($1, number: $0 + 1) },
    ]
  }

  private func item(_ item: DraftItem, number: Int) -> [String: Any] {
    [
      "number": "\(number)", "name": item.food.name,
      "portion": typed.map { $0["\(number).portion"] ?? "" }
        ?? language.portion(item.food.portion),
      "doubt": doubt(item.confidence), "isSure": item.confidence == .sure,
      "amounts": CountedNutrient.allCases.map { nutrient in
        let field = "\(number).\(nutrient.rawValue)"
        return [
          "field": field, "head": language.name(of: nutrient),
          "text": typed.map { $0[field] ?? "" }
            ?? language.number(item.food.amounts[nutrient], of: nutrient),
          "isKnown": item.food.amounts[nutrient] != nil,
        ] as [String: Any]
      },
      "hasHits": item.hits.count > 1,
      "hits": item.hits.enumerated().map { index, hit in
        ["value": "\(index + 1)", "name": hit.title, "isChosen": hit.title == item.found?.title]
          as [String: Any]
      },
    ]
  }

  private func doubt(_ confidence: DraftConfidence) -> String {
    switch confidence {
    case .sure: ""
    case .unsure: language(.draftUnsure)
    case .incomplete: language(.draftIncomplete)
    }
  }

  /// Returns the draft with what a person changed in its form.
  ///
  /// A field that is as it was shown changes nothing, so that no rounded amount replaces the exact one.
  ///
  /// - Throws: ``InvalidEntry`` for a change that is not understood; ``WebProblem`` for a number of two meanings.
  func changed(by form: WebForm) throws -> Draft {
    var changes: [String] = []
    for (index, item) in draft.items.enumerated() {
      let number = index + 1
      if let hit = form["\(number).hit"], hit != form["\(number).oldHit"] {
        changes.append("\(number).hit=\(hit)")
        continue
      }
      let portion = form["\(number).portion"] ?? ""
      if !portion.isEmpty, portion != language.portion(item.food.portion) {
        changes.append("\(number).portion=\(portion)")
      }
      for nutrient in CountedNutrient.allCases {
        let field = "\(number).\(nutrient.rawValue)"
        let typed = (form[field] ?? "").trimmingCharacters(in: .whitespaces)
        guard typed != language.number(item.food.amounts[nutrient], of: nutrient) else { continue }
        changes.append("\(number).\(nutrient.word)=\(typed.isEmpty ? "" : try Self.plain(typed))")
      }
    }
    var changed = draft
    try changed.apply(changes)
    return changed
  }

  private static func plain(_ typed: String) throws -> String {
    switch TypedAmount(typed) {
    case .amount(let amount, nil): return "\(amount)"
    case .ambiguous(let whole, let fraction):
      throw WebProblem(
        .unprocessableContent, .amountIsAmbiguous,
        ["text": typed, "whole": whole, "fraction": fraction])
    case .amount, .unreadable:
      throw WebProblem(
        .unprocessableContent, .amountIsUnreadable, ["text": String(typed.prefix(20))])
    }
  }
}
