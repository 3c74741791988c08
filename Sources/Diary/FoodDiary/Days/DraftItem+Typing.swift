extension DraftItem {
  /// Sets a field from what a person typed.
  mutating func set(_ field: String, _ value: String) throws(InvalidEntry) {
    func problem(_ reason: String) -> InvalidEntry {
      InvalidEntry(problems: [.init(String(field.prefix(40)), reason)])
    }
    let nutrient = CountedNutrient.allCases.first { $0.word == field || $0.rawValue == field }
    switch (field, nutrient) {
    case (_, let nutrient?):
      if value.allSatisfy(\.isWhitespace) {
        food.amounts[nutrient] = nil
      } else {
        food.amounts[nutrient] = try readAmount(value, of: nutrient).get()
      }
      typed.insert(nutrient)
      takeTypedPortion()
      noteTyping()
    case ("hit", _):
      guard let number = Int(value.filter { $0 != " " }), choose(number) else {
        throw problem(
          hits.count > 1
            ? "there is no hit \(value.prefix(20)); give a number from 1 to \(hits.count)"
            : "there is no other hit to choose")
      }
    case ("name", _):
      let problems = EatenFood.problems(ofName: value)
      guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
      food.name = value
    case ("portion", _):
      guard let portion = Portion(typed: value) else {
        throw problem("\"\(value.prefix(40))\" is no portion; write it as 150 g or 2 slices")
      }
      take(portion)
    case ("unit", _):
      guard let one = Portion(typed: "1 \(value)") else {
        let known = PortionUnit.allCases.map(\.rawValue).joined(separator: ", ")
        throw problem("\"\(value.prefix(40))\" is no unit; use one of \(known)")
      }
      guard let amount = (asked ?? food.portion)?.amount,
        let portion = try? Portion(amount * one.amount, one.unit)
      else {
        throw problem("there is no amount that it could be of; set the portion")
      }
      take(portion)
    default:
      throw problem(
        "no such field; use name, portion, unit, hit, calories, protein, carbohydrates or fat")
    }
  }

  /// Says which amounts are a person's.
  mutating func noteTyping() {
    guard !typed.isEmpty, let found else { return }
    if typed.count == CountedNutrient.allCases.count {
      food.source = .manual
      origin = []
    } else {
      origin =
        ScaledAmounts(found, to: asked, typed: typedName).origin
        + [.byHand(CountedNutrient.allCases.filter(typed.contains))]
    }
  }
}
