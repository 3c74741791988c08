import FoodDiary
import Foundation
import HTTPTypes
import LabelModel
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
    let chosen = typed?["\(number).hit"] ?? "\(item.chosenHit + 1)"
    return [
      "number": "\(number)", "name": item.food.name,
      "typedName": typed.map { $0["\(number).name"] ?? "" } ?? item.food.name,
      "portion": typed.map { $0["\(number).portion"] ?? "" }
        ?? language.shownPortion(item.food.portion),
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
      "oldHit": "\(item.chosenHit + 1)",
      "hits": item.hits.enumerated().map { index, hit in
        ["value": "\(index + 1)", "name": words(for: hit), "isChosen": "\(index + 1)" == chosen]
          as [String: Any]
      },
      "history": history(of: item).map { ["text": $0] },
      "findings": item.findings.map {
        ["text": language.capitalized(language.wording.sentence($0.message))]
      },
    ]
  }

  /// The hit with its calories: `Toast, rye · 300 kcal / 100 g`.
  private func words(for hit: FoundFood) -> String {
    guard let energy = hit.amounts.energyKcal else { return hit.title }
    let amount = "\(hit.title) · \(language.number(energy, of: .energyKcal)) kcal"
    return hit.per == nil ? amount : "\(amount) / \(language.shownPortion(hit.per))"
  }

  /// The source of the amounts and the remarks on them.
  private func history(of item: DraftItem) -> [String] {
    let source =
      item.confidence == .incomplete && item.found == nil
      ? "" : language.wording.name(of: item.food.source)
    let origin = [source, language.wording.sentence(item.origin)].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return ([origin] + item.notes.map(language.wording.sentence)).filter { !$0.isEmpty }
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
      }
      if let name = form["\(number).name"], name != item.food.name {
        changes.append("\(number).name=\(name)")
      }
      let portion = form["\(number).portion"] ?? ""
      if !portion.isEmpty, portion != language.shownPortion(item.food.portion) {
        changes.append("\(number).portion=\(language.plainPortion(portion))")
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

  /// Whether a change brought another food in the place of the one that was shown.
  func hasOtherFood(than shown: Draft) -> Bool {
    draft.items.map(\.chosenHit) != shown.items.map(\.chosenHit)
  }

  /// Refuses a portion that a person typed and that the amounts cannot be scaled to.
  ///
  /// - Throws: ``WebProblem`` for such a portion without calories of its own.
  func checkPortions(typedInto shown: Draft) throws(WebProblem) {
    let isUnlike = zip(draft.items, shown.items).contains { changed, before in
      changed.asked != before.asked && changed.asked != changed.food.portion
    }
    if isUnlike { throw WebProblem(.unprocessableContent, .portionIsUnlike) }
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
