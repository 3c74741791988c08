/// Joins the parts of a phrase that are one food's name with commas in it: `2 slices bread, white`.
struct PhraseNameJoiner: Sendable {
  let reader: PhraseReader
  /// The keys of known names with commas.
  private let names: Set<String>
  /// The most parts of one name.
  private let mostParts: Int

  init(reader: PhraseReader, names: Set<String>) {
    self.reader = reader
    self.names = names
    mostParts = 1 + (names.map { $0.count { $0 == "," } }.max() ?? 0)
  }

  /// Returns a name as it is compared: without case, accents and signs other than commas.
  static func key(of name: String) -> String {
    name.split(separator: ",", omittingEmptySubsequences: false).map { nameKey(String($0)) }
      .joined(separator: ",")
  }

  /// The food whose name begins in the part at `index` and goes on behind its comma.
  ///
  /// - Returns: `nil` where no known food has just this name. Parts with amounts of their own are foods of their own.
  func food(
    at index: Int, of parts: [PhrasePart]
  ) throws(FoodPhraseDecline) -> (food: PhrasedFood, part: PhrasePart, next: Int)? {
    let splitter = PhraseSplitter(reader: reader)
    var end = index + 1
    while end < min(parts.count, index + mostParts), parts[end].joint == .comma,
      try !splitter.hasAmount(parts[end].range)
    {
      end += 1
    }
    let first = parts[index]
    guard end > index + 1,
      case .foods(let foods)? = try? PhraseItemReader(reader: reader).read(first.range),
      foods.count == 1, var food = foods.first,
      // "bread 60 g, white": the amount ends the name.
      reader.text.text(first.range).hasSuffix(food.name)
    else { return nil }
    for last in ((index + 1)..<end).reversed() {
      var range = parts[last].range
      try PhraseItemReader(reader: reader).dropFillers(&range)
      let name = food.name + reader.text.text(first.range.upperBound..<range.upperBound)
      guard names.contains(Self.key(of: name)) else { continue }
      let whole = first.range.lowerBound..<parts[last].range.upperBound
      food.name = name
      food.text = reader.text.text(whole)
      return (food, PhrasePart(range: whole, joint: first.joint), last + 1)
    }
    return nil
  }
}
