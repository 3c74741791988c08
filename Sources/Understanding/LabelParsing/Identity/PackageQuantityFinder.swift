import Foundation
import LabelModel
import Languages

/// Finds the content of a package, and its content without the liquid.
///
/// A quantity counts by the words before it, by the sign ℮ of directive 76/211/EEC, or by its
/// figures' height. That directive sets 2 to 6 mm for them. The text around may have 1.2 mm (EU
/// 1169/2011, article 13).
struct PackageQuantityFinder {
  /// The height of the figures of a quantity alone, as a multiple of the text around.
  private static let leastHeight = 1.6
  /// The probability that a surely read quantity is the content, by its clue. All three were set by hand.
  private static let announced = 0.95
  private static let estimated = 0.92
  private static let prominent = 0.85
  /// A word's confidence at which recognition is hardly ever wrong; the models reach 0.93.
  static let sureWord = 0.9

  let page: IdentityPage
  let phrases: [IdentityPhrase]

  /// Returns the candidates, the drained weights apart, best first.
  func quantities() -> (
    net: [IdentityReading<PackageQuantity>], drained: [IdentityReading<PackageQuantity>]
  ) {
    var net: [IdentityReading<PackageQuantity>] = []
    var drained: [IdentityReading<PackageQuantity>] = []
    for (number, line) in page.lines.enumerated() {
      let mentions = QuantityScanner(line.words).mentions()
      for mention in mentions where isPossible(mention.quantity) {
        let phrase = announcement(of: mention, in: number, isAlone: mentions.count == 1)
        guard let found = reading(mention, in: number, phrase, isAlone: mentions.count == 1) else {
          continue
        }
        if phrase?.topic == .drainedWeight { drained.append(found) } else { net.append(found) }
      }
    }
    return (sorted(net), sorted(drained))
  }

  private func reading(
    _ mention: QuantityMention, in number: Int, _ phrase: IdentityPhrase?, isAlone: Bool
  ) -> IdentityReading<PackageQuantity>? {
    let line = page.lines[number]
    let isAnnounced = phrase != nil || isCalledNet(mention, in: line.words)
    var words = Array(line.words[mention.words])
    // The letter that the sign is read as is doubtful by itself. Words before the amount do not need it.
    if isAnnounced { words.removeAll { QuantityScanner.isEstimatedSign($0.text) } }
    let least = words.map { $0.confidence?.value ?? 1 }.min() ?? 0
    let certainty = min(1, least / Self.sureWord)
    let others = page.lines[number].words.enumerated()
      .filter { !mention.words.contains($0.offset) }
    let hasText = others.contains { IdentityPage.letters(of: $0.element.text) >= 3 }
    let clue: IdentityClue
    var likelihood: Double
    if isAnnounced {
      (clue, likelihood) = (.printedLabel, Self.announced)
    } else if mention.hasEstimatedSign, mention.isSignCertain || !hasText {
      (clue, likelihood) = (.estimatedSign, Self.estimated)
    } else if isAlone, others.isEmpty, page.hasPlaces, !isReference(mention.quantity) {
      // Other numbers with a unit alone are mostly those of a nutrition table.
      guard line.height >= Self.leastHeight * page.textHeight, page.lines.count >= 8,
        isRound(mention.quantity)
      else { return nil }
      (clue, likelihood) = (.prominence, Self.prominent)
    } else {
      return nil
    }
    likelihood *= certainty
    return IdentityReading(
      mention.quantity, confidence: Confidence(likelihood), evidence: page.evidence(line.words),
      clue: clue)
  }

  /// Whether "net" is right before a quantity, or behind it at the line's end: "NET 12 FL OZ", "375g NET".
  ///
  /// A word behind the quantity says what else is net: "net 5 g carbs".
  private func isCalledNet(_ mention: QuantityMention, in words: [Word]) -> Bool {
    func isNet(_ word: Word?) -> Bool {
      word.map { Self.netWords.contains(LetterFolding.fold($0.text)) } ?? false
    }
    let behind = words[mention.words.upperBound...]
    if isNet(behind.first) {
      return behind.dropFirst().allSatisfy { IdentityPage.letters(of: $0.text) == 0 }
    }
    return isNet(words[..<mention.words.lowerBound].last)
      && behind.allSatisfy { IdentityPage.letters(of: $0.text) <= 2 }
  }

  private static let netWords = Set(IdentityLexicon.net.phrases.map(LetterFolding.fold))

  /// Whether a package may hold as much: 2 g to 50 kg, 5 ml to 30 l.
  private func isPossible(_ quantity: PackageQuantity) -> Bool {
    let value = quantity.value
    return switch quantity.unit {
    case .gram: value >= 2 && value <= 50_000
    case .kilogram: value <= 50
    case .millilitre: value >= 5 && value <= 30_000
    case .centilitre: value >= 2 && value <= 1_000
    case .litre: value <= 30
    case .ounce, .fluidOunce: value <= 800
    case .pound: value <= 110
    case .piece: value >= 2 && value <= 500
    }
  }

  /// Whether grams and millilitres are whole and at least 10, as a package's are and a table's often are not.
  private func isRound(_ quantity: PackageQuantity) -> Bool {
    guard quantity.unit == .gram || quantity.unit == .millilitre else { return true }
    var value = quantity.value
    var whole = Decimal()
    NSDecimalRound(&whole, &value, 0, .plain)
    return whole == quantity.value && quantity.value >= 10
  }

  /// Whether a quantity is one that nutrition tables refer to.
  private func isReference(_ quantity: PackageQuantity) -> Bool {
    quantity.value == 100 && (quantity.unit == .gram || quantity.unit == .millilitre)
      || quantity.unit == .piece
  }

  /// Returns the phrase that announces `mention`: before it on its line, or at the end of the line above.
  private func announcement(
    of mention: QuantityMention, in number: Int, isAlone: Bool
  ) -> IdentityPhrase? {
    let own = phrases.last { phrase in
      phrase.line == number && [.netQuantity, .drainedWeight].contains(phrase.topic)
        && phrase.words.upperBound <= mention.words.upperBound
        && !(mention.hasEstimatedSign && isOfEarlierAmount(phrase, mention, in: number))
    }
    if let own {
      let between = page.lines[number].words[
        min(own.words.upperBound, mention.words.lowerBound)..<mention.words.lowerBound]
      let letters = between.reduce(0) { $0 + IdentityPage.letters(of: $1.text) }
      return letters <= 2 ? own : nil
    }
    guard isAlone, mention.words.lowerBound <= 1, let above = page.lineAbove(number) else {
      return nil
    }
    // The sign ℮ is for the nominal quantity.
    let topics: Set<IdentityTopic> =
      mention.hasEstimatedSign ? [.netQuantity] : [.netQuantity, .drainedWeight]
    return phrases.last { phrase in
      phrase.line == above && topics.contains(phrase.topic)
        && page.lines[above].words[phrase.words.upperBound...].allSatisfy {
          !$0.text.contains(where: \.isNumber) && IdentityPage.letters(of: $0.text) <= 4
        }
    }
  }

  /// Whether a drained weight is printed between its words and `mention`, whose sign ℮ is that of the nominal quantity.
  private func isOfEarlierAmount(
    _ phrase: IdentityPhrase, _ mention: QuantityMention, in number: Int
  ) -> Bool {
    guard phrase.topic == .drainedWeight, phrase.words.upperBound < mention.words.lowerBound else {
      return false
    }
    return page.lines[number].words[phrase.words.upperBound..<mention.words.lowerBound]
      .contains { $0.text.contains(where: \.isNumber) }
  }

  private func sorted(
    _ readings: [IdentityReading<PackageQuantity>]
  ) -> [IdentityReading<PackageQuantity>] {
    var seen: Set<PackageQuantity> = []
    return readings.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      .map(\.element).filter { seen.insert($0.value).inserted }
  }
}
