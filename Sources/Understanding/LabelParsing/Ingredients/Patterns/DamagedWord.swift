/// A word of a text, with the letters that its damaged print may show.
struct DamagedWord {
  /// The symbols of the text that it covers.
  let run: Range<Int>
  /// The letters. A word with signs in it is read with each as a letter, and without them: "Whe:at".
  let forms: [[UInt16]]

  /// The words in `range` of the text's characters. A digit in a word is a letter misread.
  static func all(in range: Range<Int>, of text: FoodText) -> [DamagedWord] {
    var words: [DamagedWord] = []
    var index = text.firstSymbol(of: range.lowerBound)
    func isPart(_ index: Int) -> Bool {
      index < text.symbols.count && text.positions[index] < range.upperBound
        && (FoodSymbols.isLetter(text.symbols[index]) || 48...57 ~= text.symbols[index])
    }
    while index < text.symbols.count, text.positions[index] < range.upperBound {
      let first = index
      while isPart(index) { index += 1 }
      guard first < index else {
        index += 1
        continue
      }
      let end = index
      add(first..<end, of: text, to: &words)
      // The parts of a word are words as well: "butter/milk".
      var whole = end
      while isSign(whole, of: text), isPart(whole + 1) {
        whole += 1
        while isPart(whole) { whole += 1 }
      }
      if whole > end, first == 0 || !isSign(first - 1, of: text) {
        add(first..<whole, of: text, to: &words)
      }
    }
    return words
  }

  private static func add(_ run: Range<Int>, of text: FoodText, to words: inout [DamagedWord]) {
    guard FoodSymbols.isLetter(text.symbols[run.lowerBound]) else { return }
    let letters = text.symbols[run].map {
      FoodSymbols.isLetter($0) || 48...57 ~= $0 ? $0 : FoodSymbols.unknown
    }
    let bare = letters.filter { $0 != FoodSymbols.unknown }
    words.append(
      DamagedWord(run: run, forms: bare.count < letters.count ? [letters, bare] : [letters]))
  }

  /// Whether the symbol at `index` is a sign that is printed between no two words, with no space beside it.
  private static func isSign(_ index: Int, of text: FoodText) -> Bool {
    guard index > 0, index + 1 < text.symbols.count,
      text.positions[index - 1] + 1 == text.positions[index],
      text.positions[index] + 1 == text.positions[index + 1]
    else { return false }
    return !" ,;()[]{}&+".unicodeScalars.contains(text.scalars[text.positions[index]])
      && !FoodSymbols.isLetter(text.symbols[index])
  }
}
