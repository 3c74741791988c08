import ArgumentParser
import FoodDiary
import Languages

/// Fields of an entry as a person gives them.
struct EntryFieldOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What it is called.", valueName: "name"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How much it was: 150 g, 2 slices.", valueName: "amount"))
  var portion: String?

  @Option(help: ArgumentHelp("The portion's unit.", valueName: "unit"))
  var unit: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Kilocalories.", valueName: "number"))
  var calories: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Grams of protein.", valueName: "number"))
  var protein: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Grams of carbohydrates.", valueName: "number"))
  var carbohydrates: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Grams of fat.", valueName: "number"))
  var fat: String?

  /// Whether any field is given.
  var hasChange: Bool { !changes.isEmpty }

  /// Checks that a command which only changes has something to change.
  ///
  /// - Throws: `ValidationError` where no field is given.
  func requireChange() throws {
    if changes.isEmpty {
      throw ValidationError("say what to change, such as --calories 250")
    }
  }

  /// Returns `food` with these fields.
  ///
  /// - Throws: ``CommandFailure`` for fields that are not understood. It throws, too, for a portion
  ///   that the amounts cannot be scaled to, without calories of it.
  func change(_ food: EatenFood) throws(CommandFailure) -> Draft {
    var draft = Draft(summary: food.name, items: [DraftItem(changing: food)])
    try checking { () throws(InvalidEntry) in try draft.apply(changes) }
    let item = draft.items[0]
    if let asked = item.asked, item.food.portion != asked {
      throw CommandFailure(
        .badData,
        "portion: \(asked) cannot be compared with \(food.portion?.description ?? "none"); give "
          + "--calories of it, too")
    }
    return draft
  }

  /// The fields as changes of a draft with one item.
  var changes: [String] {
    // A number with a unit of its own option is one portion: scaling needs both at once.
    var whole: String?
    if let portion, let unit, !portion.isEmpty,
      portion.allSatisfy({ $0.isNumber || ".,".contains($0) })
    {
      whole = "\(portion) \(unit)"
    }
    // The portion first: amounts that are given hold for it.
    return [
      ("name", name), ("portion", whole ?? portion), ("unit", whole == nil ? unit : nil),
      ("calories", calories),
      ("protein", protein), ("carbohydrates", carbohydrates), ("fat", fat),
    ].compactMap { field, value in value.map { "\(field)=\($0)" } }
  }
}

extension DraftPresentation {
  /// The answer to a correction, in `wording`.
  static func changed(_ draft: Draft, _ wording: Wording) -> DraftPresentation {
    DraftPresentation(draft, title: "Changed", style: .forStandardOutput(), wording: wording)
  }
}
