import LabelModel
import Languages
import ProductChoice
import ProductStore

/// An entry of the list of what to buy, with the profile's answers.
struct ShoppingLine: Encodable {
  private enum CodingKeys: String, CodingKey { case id, name, barcode, bought, added, profile }

  private let item: ShoppingItem
  /// `nil` for words alone, which are not checked, and without a profile.
  private let marks: [ProfileMark]?

  /// Looks the entry's product up in the history; of a product that is not there nothing is known.
  init(
    _ item: ShoppingItem, in store: RecordStore, for profile: FoodProfile
  ) throws(CommandFailure) {
    self.item = item
    guard let gtin = item.gtin, !profile.isEmpty else {
      marks = nil
      return
    }
    let known = try storing { () throws(ProductStoreError) in try store.product(.gtin(gtin)) }
    marks = ProductChoice.marks(
      of: known?.record ?? ProductRecord(status: .unreadable), for: profile)
  }

  /// The line with its end, and one for the warnings.
  func text(_ style: TerminalStyle, _ wording: Wording) -> String {
    let box = item.isDone ? "[x]" : "[ ]"
    // A product without a name is called by its number.
    let barcode = item.gtin.map { $0.digits == item.name ? "" : "  \($0.digits)" } ?? ""
    let warnings = ProfileLines(marks ?? [], style: style, wording: wording).warnings
    return "#\(item.id) \(box) \(terminalSafe(item.name))\(barcode)\n"
      + (warnings.isEmpty || item.isDone ? "" : "    \(warnings)\n")
  }

  /// Writes every key.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item.id, forKey: .id)
    try container.encode(item.name, forKey: .name)
    try container.encode(item.gtin, forKey: .barcode)
    try container.encode(item.isDone, forKey: .bought)
    try container.encode(item.added, forKey: .added)
    try container.encode(marks, forKey: .profile)
  }
}
