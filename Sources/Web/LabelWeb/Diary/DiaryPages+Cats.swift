import FoodDiary
import FoodFinding
import Foundation
import HTTPTypes
import Hummingbird
import LabelModel
import Languages
import ProductStore

// The cats: who they are, and what each was given.
extension DiaryPages {
  /// The products that a cat can be given, by their last scan.
  private static let catFoods = 30

  func addCats(to router: Router<some RequestContext>) {
    router.post("diary/:day/cats") { request, context in
      try await change(request, context) { _, form in
        let typed = Pet(
          name: form["name"] ?? "", weight: try Self.amount(form["weight"]) ?? 0,
          isActive: form["active"] != nil, statedNeed: try Self.amount(form["need"]))
        try diary.updatePet(named: typed.name, now: Date()) { known in
          // The form of a new cat shows nothing of a known one, so that its empty fields change nothing.
          guard let known, form["all"] == nil else { return typed }
          return Pet(
            name: typed.name, weight: typed.weight, isActive: typed.isActive || known.isActive,
            statedNeed: typed.statedNeed ?? known.statedNeed)
        }
      }
    }
    router.post("diary/:day/feed") { request, context in
      try await change(request, context) { day, form in
        guard let id = form["product"].flatMap({ Int64($0) }),
          let product = try records.product(.id(id))
        else { throw WebProblem(.unprocessableContent, .productIsMissing) }
        let record = product.record
        let title = [record.name?.value, record.brand?.value].compactMap { $0 }
        let fed = feeding(
          try Self.grams(form["grams"]), of: record,
          called: title.isEmpty ? "#\(id)" : title.joined(separator: ", "), on: day)
        guard try diary.feed(form["cat"] ?? "", fed, now: Date()) else {
          throw WebProblem(.unprocessableContent, .entryIsWrong)
        }
      }
    }
    router.post("diary/:day/feedings/delete") { request, context in
      try await change(request, context) { _, form in
        guard let id = form["feeding"].flatMap({ Int64($0) }) else { return }
        _ = try diary.delete(feeding: id, now: Date())
      }
    }
  }

  /// The cats with their last seven days.
  func catSheet(_ day: LocalDay, _ language: PageLanguage) throws -> CatSheet {
    let week = day.advanced(by: -6)...day
    return CatSheet(
      day: day,
      cats: try diary.pets().map {
        CatSheet.Cat(pet: $0, days: try diary.feedings(of: $0.name, on: week))
      },
      foods: try records.petFoods(limit: Self.catFoods), language: language)
  }

  /// The typed mass, also one with its unit: `85`, `85 g`, `3 oz`; 0 for an empty field.
  private static func grams(_ text: String?) throws -> Double {
    guard let text else { return 0 }
    guard let fed = FedMass(text, []) else { throw unreadable(text) }
    return fed.grams
  }

  private static func unreadable(_ text: String) -> WebProblem {
    WebProblem(.unprocessableContent, .amountIsUnreadable, ["text": String(text.prefix(20))])
  }

  /// The typed number; `nil` for an empty field.
  private static func amount(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    guard case .amount(let amount, nil) = TypedAmount(text) else { throw unreadable(text) }
    return NSDecimalNumber(decimal: amount).doubleValue
  }
}
