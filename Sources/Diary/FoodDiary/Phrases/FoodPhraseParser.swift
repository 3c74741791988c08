/// Understands what people type into a food diary: `150g chicken breast, 3 eggs and toast`.
///
/// A phrase with two meanings is declined with a reason, never guessed. Nothing is converted:
/// amounts and units stay as stated. Time grows with the length of the phrase and no faster.
package struct FoodPhraseParser: Sendable {
  /// Longest phrase, in characters (Unicode scalars): far more than a day's meals take.
  package static let maximumLength = 2_000
  /// Most foods in a phrase.
  package static let maximumFoods = 40

  /// The language of the phrases; `nil` to find it from the words of each.
  package var language: FoodPhraseLanguage?

  /// The keys of known names with commas.
  private let names: Set<String>

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - language: the language of the phrases; `nil` to find it from the words of each. Phrases
  ///     without such words are English then.
  ///   - names: names of known foods. A comma within one of them divides no foods.
  package init(language: FoodPhraseLanguage? = nil, names: [String] = []) {
    self.language = language
    self.names = Set(names.filter { $0.contains(",") }.map(PhraseNameJoiner.key))
  }

  /// Returns the foods that `phrase` names.
  package func parse(_ phrase: String) -> ParsedPhrase {
    guard phrase.unicodeScalars.prefix(Self.maximumLength + 1).count <= Self.maximumLength else {
      return .declined(.tooLong)
    }
    do throws(FoodPhraseDecline) {
      return .items(try foods(in: phrase))
    } catch {
      return .declined(error)
    }
  }

  private func foods(in phrase: String) throws(FoodPhraseDecline) -> [PhrasedFood] {
    let scores = FoodPhraseLanguage.allCases.map { (language: $0, score: score(phrase, $0)) }
    let best = scores.map(\.score).max() ?? 0
    let candidates = scores.filter { $0.score == best }.map(\.language)
    if let language {
      let score = scores.first { $0.language == language }?.score ?? 0
      // Words that two languages share, and names of foreign foods, are no proof.
      if let other = candidates.first, best >= (score == 0 ? 4 : score + 6) {
        throw .otherLanguage(other)
      }
      return try foods(in: phrase, PhraseLexicon.of(language))
    }
    return try agreed(phrase, candidates)
  }

  /// The foods of a phrase that could be in several languages, when it says the same in all.
  private func agreed(
    _ phrase: String, _ candidates: [FoodPhraseLanguage]
  ) throws(FoodPhraseDecline) -> [PhrasedFood] {
    var agreed: [PhrasedFood]?
    var declined: FoodPhraseDecline?
    for candidate in candidates {
      do throws(FoodPhraseDecline) {
        let foods = try self.foods(in: phrase, PhraseLexicon.of(candidate))
        guard let earlier = agreed else {
          agreed = foods
          continue
        }
        let isSame =
          earlier.map(\.portion) == foods.map(\.portion)
          && earlier.map(\.name) == foods.map(\.name)
        if !isSame { declined = .unclearLanguage(candidates) }
      } catch {
        declined = declined ?? error
      }
    }
    switch (agreed, declined) {
    case (let foods?, nil): return foods
    case (nil, let declined?): throw declined
    default: throw .unclearLanguage(candidates)
    }
  }

  /// The weight of the evidence in `phrase` for a language.
  private func score(_ phrase: String, _ language: FoodPhraseLanguage) -> Int {
    let lexicon = PhraseLexicon.of(language)
    var scanner = PhraseScanner(phrase, lexicon: lexicon)
    let reader = PhraseReader(text: scanner.scan(), lexicon: lexicon).withDishes()
    // Each word once: a repeated name is no further evidence.
    var words: Set<String> = []
    for token in reader.tokens where token.kind == .word || token.kind == .name {
      // "à" is folded to an English article, but is no article.
      let isAccented = reader.text.scalars[token.start..<token.end].contains { !$0.isASCII }
      if language != .english || !isAccented { words.insert(token.key) }
    }
    return words.reduce(0) { $0 + (lexicon.vocabulary[$1] ?? 0) }
  }

  private func foods(
    in phrase: String, _ lexicon: PhraseLexicon
  ) throws(FoodPhraseDecline) -> [PhrasedFood] {
    var scanner = PhraseScanner(phrase, lexicon: lexicon)
    let reader = PhraseReader(text: scanner.scan(), lexicon: lexicon).withDishes()
    try reader.refuseVetoed()
    let parts = try PhraseSplitter(reader: reader).parts()
    var readings: [(reading: PhraseItemReader.Reading, part: PhrasePart)] = []
    let joiner = PhraseNameJoiner(reader: reader, names: names)
    var index = 0
    while index < parts.count {
      if let (food, part, next) = try joiner.food(at: index, of: parts) {
        readings.append((.foods([food]), part))
        index = next
        continue
      }
      let reading = try PhraseItemReader(reader: reader).read(parts[index].range)
      if reading != .nothing { readings.append((reading, parts[index])) }
      index += 1
    }
    if let food = try amountAfterComma(readings, reader) { return [food] }
    var foods: [PhrasedFood] = []
    for (reading, part) in readings {
      guard case .foods(let some) = reading else {
        throw readings.count == 1 ? .nothingToEat : .unclearOwner(reader.text.text(part.range))
      }
      foods += some
    }
    if foods.isEmpty { throw .nothingToEat }
    guard foods.count <= Self.maximumFoods else { throw .tooManyFoods }
    return foods
  }

  /// `chicken breast, 150 g`: when nothing else is named, the amount has one owner.
  private func amountAfterComma(
    _ readings: [(reading: PhraseItemReader.Reading, part: PhrasePart)], _ reader: PhraseReader
  ) throws(FoodPhraseDecline) -> PhrasedFood? {
    guard readings.count == 2, case .foods(let foods) = readings[0].reading, foods.count == 1,
      var food = foods.first, food.portion == nil,
      case .amount(let amount) = readings[1].reading, amount.form == .measured,
      let unit = amount.unit, readings[1].part.joint == .comma
    else { return nil }
    let whole = reader.text.text(
      readings[0].part.range.lowerBound..<readings[1].part.range.upperBound)
    do throws(PortionError) {
      food.portion = try Portion(amount.value, unit)
    } catch {
      throw FoodPhraseDecline(error, whole)
    }
    food.text = whole
    return food
  }
}
