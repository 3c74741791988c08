public import LabelModel

/// The certainty that a drafted entry is what was eaten.
public enum DraftConfidence: String, Hashable, Sendable, Codable {
  /// The very food, and its amounts by calculation alone; or typed by a person.
  case sure
  /// Something alike, or an amount that was estimated: to be looked at.
  case unsure
  /// Its calories are not known: to be finished by hand.
  case incomplete
}

/// An entry before it is saved.
public struct DraftItem: Hashable, Sendable {
  /// The amount as it was typed; `nil` when nothing was.
  public private(set) var asked: Portion?
  /// The food that would be saved.
  public private(set) var food: EatenFood
  /// The origin of the amounts; `nil` when nothing was found or all was typed.
  public private(set) var found: FoundFood?
  /// All foods that were found, the one that was taken first: ``Draft/apply(_:)-(String)`` chooses another with
  /// `hit=2`.
  public private(set) var hits: [FoundFood] = []
  /// The place in ``hits`` of the food that was taken last.
  public private(set) var chosenHit = 0
  /// The item's history, in sentences for a person.
  public var notes: [String]
  /// Whether amounts follow from the source by calculation alone.
  private var isExact: Bool
  /// Whether nobody but a service says how much was eaten.
  private var isEstimated = false
  /// The person's name for the food.
  private let typedName: String
  /// The fields that a person typed in place of those found.
  private var typed: Set<CountedNutrient> = []
  /// The note on a measure of unknown size whose amounts were left out; `nil` for none.
  private var vagueNote: String?

  /// Drafts what a person typed as a whole.
  public init(byHand food: EatenFood) {
    asked = food.portion
    typedName = food.name
    self.food = food
    notes = []
    isExact = true
    typed = Set(CountedNutrient.allCases)
  }

  /// Drafts a change of what was logged: another portion changes its amounts in proportion.
  public init(changing food: EatenFood) {
    asked = food.portion
    typedName = food.name
    self.food = food
    notes = []
    isExact = true
    guard let portion = food.portion else {
      typed = Set(CountedNutrient.allCases)
      return
    }
    found = FoundFood(
      name: food.name, amounts: food.amounts, per: portion, source: food.source, match: .same)
  }

  /// Drafts `asked` of the food that was found, under its own name; without one the amounts are missing.
  ///
  /// `isEstimated` is whether a service guessed the amount.
  public init(
    name: String, asked: Portion?, found: FoundFood?, others: [FoundFood] = [],
    notes: [String] = [], isEstimated: Bool = false
  ) {
    self.asked = asked
    typedName = name
    self.isEstimated = isEstimated
    self.found = found
    self.notes = notes
    hits = (found.map { [$0] } ?? []) + others
    food = EatenFood(name: found?.name ?? name, portion: asked, amounts: FoodAmounts())
    isExact = false
    scale()
  }

  /// The item's certainty. Typed amounts are sure, others are as sure as their finding. No item
  /// that looks wrong (``findings``) is sure.
  public var confidence: DraftConfidence {
    if food.amounts.energyKcal == nil { return .incomplete }
    guard findings.isEmpty else { return .unsure }
    let isByHand = CountedNutrient.allCases.allSatisfy {
      typed.contains($0) || food.amounts[$0] == nil
    }
    if isByHand { return .sure }
    return isExact && !isEstimated && found?.match == .same ? .sure : .unsure
  }

  /// Values that look wrong and may be right all the same.
  public var findings: [Finding] { food.findings }

  /// Whether the portion is one that the source's amounts were scaled to.
  fileprivate var isExactlyScaled: Bool { isExact && food.amounts.energyKcal != nil }

  fileprivate mutating func dropAmounts() {
    for nutrient in CountedNutrient.allCases where !typed.contains(nutrient) {
      food.amounts[nutrient] = nil
    }
    food.portion = asked
    food.scaling = nil
    isExact = false
    found = nil
  }

  private mutating func scale() {
    guard let found else { return }
    let scaled = ScaledAmounts(found, to: asked, typed: typedName)
    food.portion = scaled.portion
    for nutrient in CountedNutrient.allCases where !typed.contains(nutrient) {
      food.amounts[nutrient] = scaled.amounts[nutrient]
    }
    food.source = found.source
    food.scaling = scaled.words
    isExact = scaled.isExact
  }

  /// Takes another of the foods that were found; a person who chose it knows it to be the one.
  fileprivate mutating func choose(_ number: Int) -> Bool {
    guard hits.indices.contains(number - 1) else { return false }
    chosenHit = number - 1
    var chosen = hits[chosenHit]
    chosen.match = .same
    found = chosen
    typed = []
    food = EatenFood(name: chosen.name, portion: asked, amounts: FoodAmounts())
    scale()
    return true
  }

  /// Leaves the amounts out that a service lets be shown and not kept.
  ///
  /// - Returns: whether there were any.
  fileprivate mutating func leaveUnkept(always: Bool) -> Bool {
    guard food.source == .fatSecret, always || typed.contains(.energyKcal) else { return false }
    let portion = food.portion
    dropAmounts()
    food.portion = portion
    food.source = .manual
    return true
  }

  /// Takes the portion that a person typed, with the amounts that follow for it.
  ///
  /// A portion of known size in place of a vague measure brings the food's amounts back.
  fileprivate mutating func take(_ portion: Portion) {
    asked = portion
    isEstimated = false
    food.portion = portion
    if let note = vagueNote, !portion.unit.isVessel, typed.isEmpty {
      found = found ?? hits[chosenHit]
      vagueNote = nil
      notes.removeAll { $0 == note }
    }
    scale()
    takeTypedPortion()
    noteTyping()
  }

  /// Takes the portion as it was typed, once a person gives its calories. The food that was found
  /// cannot be scaled to it, and is no evidence of it.
  fileprivate mutating func takeTypedPortion() {
    guard let asked, found != nil, food.portion != asked, typed.contains(.energyKcal) else {
      return
    }
    for nutrient in CountedNutrient.allCases where !typed.contains(nutrient) {
      food.amounts[nutrient] = nil
    }
    food.portion = asked
    food.source = .manual
    food.scaling = nil
    found = nil
  }
}

extension DraftItem {
  /// The measure whose size is unknown for this food, such as a bowl of cereal. It has neither a
  /// source's amounts a bowl nor a weight in the table of household measures. `nil` for any other
  /// portion.
  public var vagueMeasure: Portion? {
    guard let asked, asked.unit.isVessel, !isExactlyScaled else { return nil }
    return asked
  }

  /// Leaves the amounts out that were scaled from a guess at a vessel's size, and says why.
  public mutating func leaveVagueMeasure() {
    guard let portion = vagueMeasure else { return }
    let isKnown = found != nil
    dropAmounts()
    let note =
      "how much \(portion) holds is not known; set the portion in grams, or name a language model's key"
    notes.append(note)
    if isKnown { vagueNote = note }
  }
}

/// A meal before it is logged: to be looked at, changed, and then saved or thrown away.
public struct Draft: Hashable, Sendable {
  /// The meal's name.
  public var summary: String
  /// The entries.
  public var items: [DraftItem]

  /// Creates a draft.
  public init(summary: String, items: [DraftItem]) {
    self.summary = summary
    self.items = items
  }

  /// The meal that would be saved.
  public var foods: [EatenFood] { items.map(\.food) }

  /// Leaves the amounts of services out that may not be kept. What a person typed stays.
  ///
  /// - Parameter always: whether they are left out, too, where a person gave no calories.
  /// - Returns: whether there were any.
  public mutating func leaveUnkept(always: Bool = false) -> Bool {
    items.indices.map { items[$0].leaveUnkept(always: always) }.contains(true)
  }

  /// Makes a change such as `1.calories=250`, `2.portion=120 g` or, of a draft with one item, `name=tea`.
  ///
  /// Another portion changes the amounts that were found in proportion; what was typed stays. An empty
  /// amount is one that is not known.
  ///
  /// - Throws: ``InvalidEntry`` for a change that is not understood or cannot be; nothing is changed then.
  public mutating func apply(_ change: String) throws(InvalidEntry) {
    let (index, field, value) = try parts(of: change)
    try items[index].set(field, value)
  }

  /// Makes several changes, all or none.
  ///
  /// - Throws: ``InvalidEntry`` that names every change that is not understood or cannot be.
  public mutating func apply(_ changes: [String]) throws(InvalidEntry) {
    var changed = self
    var problems: [InvalidEntry.Problem] = []
    for change in changes {
      do throws(InvalidEntry) {
        try changed.apply(change)
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
    self = changed
  }

  private func parts(of change: String) throws(InvalidEntry) -> (Int, String, String) {
    guard let sign = change.firstIndex(of: "=") else {
      throw InvalidEntry(problems: [
        .init(String(change.prefix(40)), "no change; write it as 1.calories=250")
      ])
    }
    var field = change[..<sign]
    var number = 1
    if let dot = field.firstIndex(of: ".") {
      guard let stated = Int(field[..<dot]), stated > 0, items.indices.contains(stated - 1) else {
        throw InvalidEntry(problems: [
          .init(
            String(field.prefix(40)),
            "there is no item \(field[..<dot].prefix(20)); the draft has \(items.count)")
        ])
      }
      number = stated
      field = field[field.index(after: dot)...]
    } else if items.count != 1 {
      throw InvalidEntry(problems: [
        .init(String(field.prefix(40)), "say of which item, such as 2.\(field.prefix(40))")
      ])
    }
    let value = change[change.index(after: sign)...]
    return (number - 1, String(field.filter { $0 != " " }).lowercased(), String(value))
  }
}

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
      guard let unit = PortionUnit(word: value) else {
        let known = PortionUnit.allCases.map(\.rawValue).joined(separator: ", ")
        throw problem("\"\(value.prefix(40))\" is no unit; use one of \(known)")
      }
      guard let amount = food.portion?.amount, let portion = try? Portion(amount, unit) else {
        throw problem("there is no amount that it could be of; set the portion")
      }
      take(portion)
    default:
      throw problem(
        "no such field; use name, portion, unit, hit, calories, protein, carbohydrates or fat")
    }
  }

  /// Says which amounts are a person's.
  private mutating func noteTyping() {
    let words = CountedNutrient.allCases.filter { typed.contains($0) }.map(\.word)
    guard !words.isEmpty, found != nil else { return }
    if typed.count == CountedNutrient.allCases.count {
      food.source = .manual
      food.scaling = nil
    } else {
      let scaling = found.map { ScaledAmounts($0, to: asked, typed: typedName).words }
      food.scaling = [scaling, words.joined(separator: ", ") + " by hand"].compactMap { $0 }
        .joined(separator: "; ")
    }
  }
}

extension PortionUnit {
  /// Reads a unit's word: `g`, `slice`, `slices`.
  public init?(word: String) {
    let word = word.filter { !$0.isWhitespace }.lowercased()
    let found = Self.allCases.first {
      $0.rawValue == word || $0.word(for: 2).filter { $0 != " " } == word
    }
    guard let found else { return nil }
    self = found
  }
}

extension Portion {
  /// Reads `150 g`, `2,5dl`, `2 slices`; `nil` for anything else, and for nothing or too much of it.
  public init?(text: String) {
    guard let (amount, word) = Self.parts(of: text), let unit = PortionUnit(word: word),
      let portion = try? Portion(amount, unit)
    else { return nil }
    self = portion
  }

  /// Reads what ``init(text:)`` does, and units of all languages of phrases: `2 Scheiben`, `1 etto`.
  ///
  /// `nil`, too, for a word that two languages use for different units.
  public init?(typed text: String) {
    if let portion = Portion(text: text) {
      self = portion
      return
    }
    guard let (amount, word) = Self.parts(of: text),
      let measure = PhraseLexicon.measure(of: word),
      let portion = try? Portion(amount * measure.factor, measure.unit)
    else { return nil }
    self = portion
  }

  /// The number and the word behind it.
  private static func parts(of text: String) -> (amount: Double, word: String)? {
    let digits = text.drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." || $0 == "," }
    return typedNumber(String(digits)).map { ($0, String(text[digits.endIndex...])) }
  }
}
