/// The script of a text whose model reads some of its letters as Latin ones: "APAXIC" for "АРАХІС".
enum TextScript {
  /// Letters of a Latin word at least that is meant in the other script. It is set by hand, as the next one.
  private static let leastLetters = 4
  /// Letters of the other script for each Latin one at least.
  private static let leastShare = 2
  private static let latinI: UInt16 = 0x69
  private static let cyrillicI: UInt16 = 0x456

  /// Returns `symbols` with each word in one script, as far as letters look alike.
  ///
  /// A word of both scripts is settled. A Latin word is turned where all its letters have a twin. Most of the text is in
  /// the other script then. The number of symbols stays the same.
  static func settled(_ symbols: [UInt16]) -> [UInt16] {
    guard let script = script(of: symbols) else { return symbols }
    var settled = symbols
    var index = 0
    while index < symbols.count {
      let first = index
      while index < symbols.count, FoodSymbols.isLetter(symbols[index]) { index += 1 }
      if first < index {
        settled.replaceSubrange(first..<index, with: word(symbols[first..<index], script))
      } else {
        index += 1
      }
    }
    return settled
  }

  /// The script beside Latin that most letters are of, `nil` where few are.
  private static func script(of symbols: [UInt16]) -> LetterFolding.Script? {
    var latin = 0
    var greek = 0
    var cyrillic = 0
    for symbol in symbols where FoodSymbols.isLetter(symbol) {
      switch LetterFolding.Script(symbol) {
      case .latin: latin += 1
      case .greek: greek += 1
      case .cyrillic: cyrillic += 1
      }
    }
    guard latin > 0, max(greek, cyrillic) >= leastShare * latin else { return nil }
    return cyrillic >= greek ? .cyrillic : .greek
  }

  private static func word(
    _ word: ArraySlice<UInt16>, _ script: LetterFolding.Script
  ) -> [UInt16] {
    let latin = word.count { LetterFolding.Script($0) == .latin }
    guard latin > 0 else { return Array(word) }
    if latin == word.count {
      guard word.count >= leastLetters,
        let turned = LetterFolding.twin(of: word.map { twin(of: $0, in: script) }, in: script)
      else { return Array(word) }
      return turned
    }
    var letters = Array(word)
    LetterFolding.settleScript(&letters)
    let isSettled = letters.contains { LetterFolding.Script($0) == .cyrillic }
    return isSettled ? letters.map { twin(of: $0, in: .cyrillic) } : letters
  }

  /// The letter і, whose twin only some languages in Cyrillic have.
  private static func twin(of letter: UInt16, in script: LetterFolding.Script) -> UInt16 {
    script == .cyrillic && letter == latinI ? cyrillicI : letter
  }
}
