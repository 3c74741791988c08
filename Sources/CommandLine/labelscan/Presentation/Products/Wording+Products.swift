import Languages
import ProductChoice

// Answers to changes of products and of the list. English has sentences, other languages the words of pages, and signs.
extension Wording {
  /// The entry as it was marked: `#1 oat milk is bought`, `#1 [x] Hafermilch`.
  func marked(_ item: ShoppingItem) -> String {
    let name = terminalSafe(item.name)
    guard isEnglish else { return "#\(item.id) \(item.isDone ? "[x]" : "[ ]") \(name)" }
    return "#\(item.id) \(name) \(item.isDone ? "is bought" : "is to be bought")"
  }

  /// The number of entries that were removed from the list.
  func removed(entries count: Int) -> String {
    isEnglish
      ? "\(count == 1 ? "1 entry" : "\(count) entries") removed"
      : "\(self(DiaryWord.shoppingList)): −\(count)"
  }

  /// The mark that a product has now.
  func marked(_ product: ProductArgument, isFavourite: Bool) -> String {
    guard isEnglish else {
      return "\(product): "
        + (isFavourite ? "★ \(self(PageWord.favourites))" : "☆ \(self(PageWord.noFavourite))")
    }
    return "\(product) is \(isFavourite ? "a favourite" : "no favourite")"
  }

  /// The product that was removed.
  func removed(_ product: ProductArgument) -> String {
    isEnglish
      ? "\(product) removed, with its scans" : "\(product): \(self(PageWord.productDeleted))"
  }

  /// The number of scans that were removed.
  func removed(scans count: Int) -> String {
    isEnglish ? "\(counted(count, "scan")) removed" : "\(self(PageWord.scansKept)): −\(count)"
  }
}
