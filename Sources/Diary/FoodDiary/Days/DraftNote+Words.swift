package import Languages

extension DraftNote: CustomStringConvertible {
  /// The remark in English.
  package var description: String { Wording.english.sentence(self) }
}

extension Wording {
  /// Says a remark on a draft's item.
  package func sentence(_ note: DraftNote) -> String {
    func number(_ value: Double) -> String { numbers.number(shown(value)) }
    return switch note {
    case .scaledAs(let known): self(DiaryWord.scaledAs, ["portion": portion(known)])
    case .scaledFrom(let known): self(DiaryWord.scaledFrom, ["portion": portion(known)])
    case .notComparable(let asked, let known):
      self(DiaryWord.notComparable, ["asked": portion(asked), "known": portion(known)])
    case .densityIsUnknown(let food, let asked, let known):
      self(
        DiaryWord.densityIsUnknown,
        ["asked": portion(asked), "known": portion(known), "food": food])
    // English has words for an equation, other languages signs.
    case .cupHolds(let one):
      isEnglish ? "a cup is \(number(one)) ml" : "\(self.one(.cup)) = \(number(one)) ml"
    case .pintIsAmerican(let one, let british):
      isEnglish
        ? "a pint is taken as the US one of \(number(one)) ml, and not as the British one of \(number(british)) ml"
        : "\(self.one(.pint)) = \(number(one)) ml (US), ≠ \(number(british)) ml (UK)"
    case .servingIs(let serving):
      isEnglish
        ? "a portion is \(portion(serving)), as the source says"
        : "\(one(.portion)) = \(portion(serving))"
    case .pieceWeighs(let unit, let food, let name, let grams, let entry):
      isEnglish
        ? "1 \(name) weighs \(number(grams)) g (\(weights) \(entry))"
        : "\(one(unit)) (\(food)) = \(number(grams)) g (\(weights) \(entry))"
    case .litreWeighs(let food, let name, let grams, let entry):
      isEnglish
        ? "a litre of \(name) weighs \(number(grams)) g (\(weights) \(entry))"
        : "1 l (\(food)) = \(number(grams)) g (\(weights) \(entry))"
    case .byHand(let nutrients):
      nutrients.map { name(of: $0) }.joined(separator: ", ")
        + (isEnglish ? " " : ": ") + name(of: FoodSource.manual)
    case .ounceIsWeight: self(DiaryWord.ounceIsWeight)
    case .asSaved: self(DiaryWord.asSaved)
    case .servingIsTaken(let serving):
      self(DiaryWord.servingIsTaken, ["portion": portion(serving)])
    case .usualIsTaken(let usual): self(DiaryWord.usualIsTaken, ["portion": portion(usual)])
    case .isTooMuch(let asked, let largest):
      self(DiaryWord.isTooMuch, ["portion": portion(asked), "largest": portion(largest)])
    case .vesselIsUnknown(let vessel):
      self(DiaryWord.vesselIsUnknown, ["portion": portion(vessel)])
    case .modelRead(nil): self(DiaryWord.modelRead)
    case .modelRead(let estimate?):
      self(DiaryWord.modelEstimated, ["portion": portion(estimate)])
    case .modelFoundNothing: self(DiaryWord.modelFoundNothing)
    case .lacksCalories(let title, let source):
      self(DiaryWord.lacksCalories, ["food": "\(title) (\(name(of: source)))"])
    case .takenAs(let title): self(DiaryWord.takenAs, ["food": title])
    case .nothingIsKnown(let food): self(DiaryWord.nothingIsKnown, ["food": food])
    case .barcodeIsUnknown(let number): self(DiaryWord.barcodeIsUnknown, ["number": number])
    case .productsAreUnlike(let name, let count, let least, let most):
      self(
        DiaryWord.productsAreUnlike,
        ["food": name, "count": "\(count)", "least": "\(least)", "most": "\(most)"])
    case .declined(let reason): sentence(reason)
    case .failure(let words): words
    }
  }

  /// The remarks in one line.
  package func sentence(_ notes: [DraftNote]) -> String {
    notes.map(sentence).joined(separator: "; ")
  }

  /// One of a unit: `1 Tasse`.
  private func one(_ unit: PortionUnit) -> String { unit.pageWord.map { "1 \(self($0))" } ?? "1" }
}

/// The tables of weights.
private let weights = "USDA FoodData Central, NDB"
