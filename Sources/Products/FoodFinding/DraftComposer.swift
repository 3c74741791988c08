package import FoodDiary
import LabelModel
package import ProductLookup

/// Makes drafts of typed phrases: parses them, looks the foods up, scales their amounts.
package struct DraftComposer: Sendable {
  private let finders: [any FoodFinder]
  private let phrases: (any PhraseService)?
  private let language: FoodPhraseLanguage?

  /// The number of other foods that a person can choose from.
  private static let mostOthers = 5

  /// Looks foods up with `finders` in turn. It asks `phrases`, where given, about text that the
  /// rules here do not understand.
  package init(
    finders: [any FoodFinder], phrases: (any PhraseService)? = nil,
    language: FoodPhraseLanguage? = nil
  ) {
    self.finders = finders
    self.phrases = phrases
    self.language = language
  }

  /// Drafts what `phrase` says was eaten.
  ///
  /// A phrase that is not understood becomes one item with the whole phrase as its name. A person
  /// finishes it. Its notes give the reason.
  package func draft(_ phrase: String) async -> Draft {
    let summary = String(
      phrase.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .prefix(EatenFood.longestName))
    let names = await ownNames(aroundCommasOf: phrase)
    switch FoodPhraseParser(language: language, names: names).parse(phrase) {
    case .items(let foods):
      var items: [DraftItem] = []
      for food in foods { items.append(await item(food.name, food.portion)) }
      let vague = items.compactMap(\.vagueMeasure)
      guard !vague.isEmpty else { return Draft(summary: summary, items: items) }
      guard let phrases else {
        for index in items.indices { items[index].leaveVagueMeasure() }
        return Draft(summary: summary, items: items)
      }
      return await guessed(
        phrase, summary, FoodPhraseDecline.unclearMeasure(vague[0].description), phrases)
    case .declined(let reason):
      guard let phrases else { return byHand(summary, [.declined(reason)]) }
      return await guessed(phrase, summary, reason, phrases)
    }
  }

  /// Returns the names of own foods that have the words on both sides of a comma of `phrase`.
  private func ownNames(aroundCommasOf phrase: String) async -> [String] {
    guard phrase.utf8.count <= FoodPhraseParser.maximumLength else { return [] }
    let parts = phrase.split(separator: ",").map { nameWords(String($0)) }
    let pairs = zip(parts, parts.dropFirst()).compactMap { before, after in
      before.last.flatMap { last in after.first.map { "\(last) \($0)" } }
    }
    var names: [String] = []
    for finder in finders.compactMap({ $0 as? any OwnFoodFinder }) {
      for pair in pairs.prefix(FoodPhraseParser.maximumFoods) {
        // The search for the food itself reports a failure.
        names += ((try? await finder.foods(named: pair)) ?? []).map(\.name)
      }
    }
    return names
  }

  /// Drafts what a language model makes of a phrase that the rules decline for `reason`.
  private func guessed(
    _ phrase: String, _ summary: String, _ reason: FoodPhraseDecline,
    _ phrases: any PhraseService
  ) async -> Draft {
    do {
      let guesses = try await phrases.foods(in: phrase)
      guard !guesses.isEmpty else {
        return byHand(summary, [.declined(reason), .modelFoundNothing])
      }
      var items: [DraftItem] = []
      for guess in guesses { items.append(await item(guess)) }
      return Draft(summary: summary, items: items)
    } catch {
      return byHand(summary, [.declined(reason), .failure(error.description)])
    }
  }

  private func byHand(_ summary: String, _ notes: [DraftNote]) -> Draft {
    Draft(
      summary: summary,
      items: [DraftItem(name: summary, asked: nil, found: nil, notes: notes)])
  }

  /// Drafts what a language model made of a sentence.
  private func item(_ guess: GuessedFood) async -> DraftItem {
    let portion = guess.grams.flatMap { try? Portion($0, .gram) }
    let (found, others, notes) = await find(guess.name)
    let note = DraftNote.modelRead(portion)
    guard found?.amounts.energyKcal == nil, let energy = guess.energyKcal else {
      return DraftItem(
        name: guess.name, asked: portion, found: found, others: others, notes: [note] + notes,
        isEstimated: true)
    }
    let estimate = FoundFood(
      name: guess.name, amounts: FoodAmounts(energyKcal: energy), per: portion,
      source: .languageModel, match: .same)
    return DraftItem(
      name: guess.name, asked: portion, found: estimate, notes: [note] + notes, isEstimated: true)
  }

  /// Drafts a food that was typed, by name or barcode.
  package func item(_ name: String, _ portion: Portion?) async -> DraftItem {
    let (found, others, notes) = await find(name)
    return DraftItem(name: name, asked: portion, found: found, others: others, notes: notes)
  }

  /// Returns the first food of the same name, else the first alike one, of those with known
  /// calories. Remarks on the search come with it.
  private func find(
    _ name: String
  ) async -> (food: FoundFood?, others: [FoundFood], notes: [DraftNote]) {
    var notes: [DraftNote] = []
    var alike: [FoundFood] = []
    for finder in finders {
      do {
        let foods = try await finder.foods(named: name)
        let complete = foods.filter { $0.amounts.energyKcal != nil }
        if let same = complete.first(where: { $0.match == .same }) {
          return (same, others(than: same, in: alike + complete), notes)
        }
        notes += foods.filter { $0.amounts.energyKcal == nil && $0.match == .same }.map {
          .lacksCalories(title: $0.title, $0.source)
        }
        alike += complete
      } catch {
        // Two databases of one host fail alike.
        if !notes.contains(error.note) { notes.append(error.note) }
      }
    }
    guard let food = alike.first else {
      return (nil, [], notes + [unknown(name)])
    }
    notes.append(.takenAs(food.title))
    return (food, others(than: food, in: alike), notes)
  }

  /// Returns the note on a food without calories, with the remedy.
  private func unknown(_ name: String) -> DraftNote {
    GTIN(typed: name) == nil ? .nothingIsKnown(of: name) : .barcodeIsUnknown(name)
  }

  /// Returns the first foods with other titles or other amounts, each once.
  private func others(than food: FoundFood, in foods: [FoundFood]) -> [FoundFood] {
    var others: [FoundFood] = []
    for other in foods where others.count < Self.mostOthers {
      let isKnown = ([food] + others).contains {
        $0.title == other.title && $0.amounts == other.amounts && $0.per == other.per
      }
      if !isKnown { others.append(other) }
    }
    return others
  }
}
