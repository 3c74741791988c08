import LabelParsing

extension LatticePage {
  /// The word that shows a mass or volume to be that of a serving, `nil` without one.
  ///
  /// A word for "per" is right before it, or anywhere before it in brackets: "per 2 biscuits (30 g)".
  /// Canada's labels are so (Food and Drug Regulations, B.01.401). A nutrient between them makes it an amount.
  func servingTopic(_ spot: ValueSpot, _ topics: [NameSpot]) -> NameSpot? {
    let place = spot.stretches[0]
    return topics.first { name in
      guard case .topic(let meaning) = name.kind, [.serving, .servingSize, .per].contains(meaning)
      else { return false }
      let own = name.stretches[0]
      let first = min(own.end, place.end)
      let between = first..<max(first, own.start, place.start)
      guard abs(own.end - place.start) < Self.longestServing,
        !topics.contains(where: { isNutrient($0) && between.contains($0.stretches[0].start) })
      else { return false }
      guard meaning == .per else { return name.spelling > Self.leastSpelling }
      return own.end <= place.start
        && (place.start - own.end <= Self.nextWord || spot.isInBrackets && name.length > 1)
    }
  }

  /// The word for a serving right above a mass or volume: "Per serving" over "15 g", in a narrow column.
  ///
  /// The mass is alone in its cell, and no nutrient's name is in its row.
  func servingAbove(_ spot: ValueSpot, _ names: [NameSpot]) -> NameSpot? {
    guard isAlone(spot),
      !names.contains(where: { isSureName($0) && isSameRow($0.frame, spot.frame) })
    else { return nil }
    return names.first { name in
      name.kind == .topic(.serving) && name.spelling > Self.leastSpelling
        && name.stretches[0].line.look == spot.stretches[0].line.look
        && isBelow(spot.frame, name.frame)
    }
  }

  /// Whether a mass or volume opens a statement of nutrients in running text: "30 g: energy 450 kJ".
  ///
  /// Energy is the first of a statement (EU 1169/2011, annex XV). A mass right behind a name is that nutrient's.
  func opensStatement(_ spot: ValueSpot, _ topics: [NameSpot]) -> Bool {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    func symbols(_ range: Range<Int>) -> ArraySlice<Unicode.Scalar> {
      scalars[range.clamped(to: scalars.indices)]
    }
    let opens = topics.contains { name in
      let start = name.stretches[0].start
      return name.kind == .energy && isSure(name)
        && 0...Self.longestSigns ~= start - place.end
        && symbols(place.end..<start).contains { Self.opening.contains($0) }
        && symbols(place.end..<start).allSatisfy { !$0.properties.isAlphabetic }
    }
    guard opens else { return false }
    let before = topics.filter { isSureName($0) && $0.stretches[0].end <= place.start }
      .map { $0.stretches[0].end }.max()
    return before.map { end in
      symbols(end..<place.start).contains { $0.properties.numericType != nil }
    } ?? true
  }

  /// The signs between a statement's mass and its energy.
  private static let opening = Set(":)".unicodeScalars)
  /// Symbols between a statement's mass and its energy at most.
  private static let longestSigns = 4

  /// The certainty of a word for a serving beside its size at least: more likely than not.
  private static let leastSpelling = 0.5
  /// Symbols between a word for a serving and its size at most.
  private static let longestServing = 40
  /// Symbols between two words that follow each other at most.
  private static let nextWord = 3

  /// A cell with only the size of a serving, which is stated elsewhere, heads a serving's column.
  mutating func addServingHeadings(_ spots: [ValueSpot], _ names: [NameSpot]) {
    let stated = headings.filter { $0.kind == .mass }
    let rows = names.filter(isSureName)
    for spot in spots {
      let option = spot.options[0]
      let place = spot.stretches[0]
      guard let size = option.size, servingSizes.contains(size), size.amount != 100, isAlone(spot),
        !stated.contains(where: { $0.line == place.line && $0.start == place.start }),
        !rows.contains(where: { isSameRow($0.frame, spot.frame) })
      else { continue }
      headings.append(
        Heading(
          kind: .serving, origin: .alone, frame: spot.frame, line: place.line,
          sureness: Heading.Origin.alone.sureness, confidence: option.confidence, start: place.start
        ))
    }
  }

  /// Whether a serving is said to be 100 g or 100 ml, as in "portion de 100 g".
  ///
  /// The amounts of such a column are of 100 g. Two columns "per serving, per 100 g" have no word for "of" between them.
  func isServingOfHundred(_ name: NameSpot, _ spots: [ValueSpot]) -> Bool {
    name.stretches.contains { word in
      spots.contains { spot in
        spot.isHeading
          && spot.stretches.contains { size in
            guard size.line.look == word.line.look else { return false }
            if size.line == word.line {
              return word.end <= size.start && isOf(size.line, word.end..<size.start)
            }
            return isBelow(spot.frame, name.frame) && isOf(size.line, 0..<size.start)
          }
      }
    }
  }

  /// Whether symbols of a line are a word for "of" or an opening bracket, and nothing else.
  private func isOf(_ line: LineReference, _ symbols: Range<Int>) -> Bool {
    let scalars = lines[line.look][line.line].scalars
    let between = String(
      String.UnicodeScalarView(scalars[symbols.clamped(to: scalars.indices)]))
    return Self.wordsForOf.contains(between.lowercased().filter { !$0.isWhitespace })
  }

  /// Whether a frame is in the line right below another one.
  private func isBelow(_ frame: Frame, _ other: Frame) -> Bool {
    Self.nextLine ~= drop(from: other, to: frame) / height
      && across(frame).left < across(other).right + height
      && across(frame).right > across(other).left - height
  }

  /// The words and signs between a word for a serving and its size, in the languages of the lexicon.
  private static let wordsForOf: Set<String> = [
    "(", "=", "à", "a", "af", "av", "de", "di", "da", "do", "od", "of", "på", "van", "von",
    "zu",
  ]
}
