package import LabelModel
import Languages

/// The certainty that a drafted entry is what was eaten.
package enum DraftConfidence: String, Hashable, Sendable, Codable {
  /// The very food, and its amounts by calculation alone; or typed by a person.
  case sure
  /// Something alike, or an amount that was estimated: to be looked at.
  case unsure
  /// Its calories are not known: to be finished by hand.
  case incomplete
}

/// An entry before it is saved.
package struct DraftItem: Hashable, Sendable {
  /// The amount as it was typed; `nil` when nothing was.
  package private(set) var asked: Portion?
  /// The food that would be saved.
  package internal(set) var food: EatenFood
  /// The origin of the amounts; `nil` when nothing was found or all was typed.
  package private(set) var found: FoundFood?
  /// All foods that were found, the one that was taken first: ``Draft/apply(_:)-(String)`` chooses another with
  /// `hit=2`.
  package private(set) var hits: [FoundFood] = []
  /// The place in ``hits`` of the food that was taken last.
  package private(set) var chosenHit = 0
  /// The item's history.
  package var notes: [DraftNote]
  /// The origin of the amounts in the source's data; empty for those typed in.
  package internal(set) var origin: [DraftNote] = [] {
    didSet { food.scaling = origin.isEmpty ? nil : Wording.english.sentence(origin) }
  }
  /// Whether amounts follow from the source by calculation alone.
  private var isExact: Bool
  /// Whether nobody but a service says how much was eaten.
  private var isEstimated = false
  /// The person's name for the food.
  let typedName: String
  /// The fields that a person typed in place of those found.
  var typed: Set<CountedNutrient> = []
  /// The note on a measure of unknown size whose amounts were left out; `nil` for none.
  private var vagueNote: DraftNote?

  /// Drafts what a person typed as a whole.
  package init(byHand food: EatenFood) {
    asked = food.portion
    typedName = food.name
    self.food = food
    notes = []
    isExact = true
    typed = Set(CountedNutrient.allCases)
  }

  /// Drafts a change of what was logged: another portion changes its amounts in proportion.
  package init(changing food: EatenFood) {
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
  package init(
    name: String, asked: Portion?, found: FoundFood?, others: [FoundFood] = [],
    notes: [DraftNote] = [], isEstimated: Bool = false
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
  package var confidence: DraftConfidence {
    if food.amounts.energyKcal == nil { return .incomplete }
    guard findings.isEmpty else { return .unsure }
    let isByHand = CountedNutrient.allCases.allSatisfy {
      typed.contains($0) || food.amounts[$0] == nil
    }
    if isByHand { return .sure }
    return isExact && !isEstimated && found?.match == .same ? .sure : .unsure
  }

  /// Values that look wrong and may be right all the same.
  package var findings: [Finding] { food.findings }

  /// Whether the portion is one that the source's amounts were scaled to.
  package var isExactlyScaled: Bool { isExact && food.amounts.energyKcal != nil }

  mutating func dropAmounts() {
    for nutrient in CountedNutrient.allCases where !typed.contains(nutrient) {
      food.amounts[nutrient] = nil
    }
    food.portion = asked
    origin = []
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
    origin = scaled.origin
    isExact = scaled.isExact
  }

  /// Takes another of the foods that were found; a person who chose it knows it to be the one.
  mutating func choose(_ number: Int) -> Bool {
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
  mutating func leaveUnkept(always: Bool) -> Bool {
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
  mutating func take(_ portion: Portion) {
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
  mutating func takeTypedPortion() {
    guard let asked, found != nil, food.portion != asked, typed.contains(.energyKcal) else {
      return
    }
    for nutrient in CountedNutrient.allCases where !typed.contains(nutrient) {
      food.amounts[nutrient] = nil
    }
    food.portion = asked
    food.source = .manual
    origin = []
    found = nil
  }
}

extension DraftItem {
  /// The measure whose size is unknown for this food, such as a bowl of cereal. It has neither a
  /// source's amounts a bowl nor a weight in the table of household measures. `nil` for any other
  /// portion.
  package var vagueMeasure: Portion? {
    guard let asked, asked.unit.isVessel, !isExactlyScaled else { return nil }
    return asked
  }

  /// Leaves the amounts out that were scaled from a guess at a vessel's size, and says why.
  package mutating func leaveVagueMeasure() {
    guard let portion = vagueMeasure else { return }
    let isKnown = found != nil
    dropAmounts()
    let note = DraftNote.vesselIsUnknown(portion)
    notes.append(note)
    if isKnown { vagueNote = note }
  }
}
