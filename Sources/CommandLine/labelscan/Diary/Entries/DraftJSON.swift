import FoodDiary
import LabelModel

/// A draft as JSON, and the meal that it became. Absent is `null`.
struct DraftJSON: Encodable {
  private struct Item: Encodable {
    private enum CodingKeys: String, CodingKey {
      case number, food, confidence, notes, findings, hits
    }

    var number: Int
    var item: DraftItem

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(item.food, forKey: .food)
      try container.encode(item.confidence, forKey: .confidence)
      try container.encode(item.notes.map(\.description), forKey: .notes)
      try container.encode(item.findings, forKey: .findings)
      try container.encode(item.hits.map(\.title), forKey: .hits)
    }
  }

  private enum CodingKeys: String, CodingKey { case summary, items, saved }

  private let draft: Draft
  private let saved: Meal?

  init(_ draft: Draft, saved: Meal?) {
    self.draft = draft
    self.saved = saved
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(draft.summary, forKey: .summary)
    try container.encode(
      draft.items.enumerated().map { Item(number: $0 + 1, item: $1) }, forKey: .items)
    try container.encode(saved, forKey: .saved)
  }
}
