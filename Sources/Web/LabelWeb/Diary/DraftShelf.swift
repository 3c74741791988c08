import FoodDiary
import Foundation

/// The drafts that people look at, until they log them; the oldest go first.
actor DraftShelf {
  /// A draft and the day that it is for.
  struct Entry {
    var draft: Draft
    var day: LocalDay
  }

  private var drafts: [String: Entry] = [:]
  private var order: [String] = []

  /// The most drafts that are remembered.
  private static let most = 200

  /// Keeps a draft.
  ///
  /// - Returns: its key, which nobody can guess.
  func keep(_ entry: Entry) -> String {
    let key = UUID().uuidString.lowercased()
    drafts[key] = entry
    order.append(key)
    if order.count > Self.most { drafts[order.removeFirst()] = nil }
    return key
  }

  /// Takes a draft off the shelf: it can be logged once. `nil` when it was logged, or is forgotten.
  func take(_ key: String) -> Entry? {
    order.removeAll { $0 == key }
    return drafts.removeValue(forKey: key)
  }

  /// Puts a draft back that could not be logged.
  func putBack(_ key: String, _ entry: Entry) {
    drafts[key] = entry
    order.append(key)
  }
}
