import LabelModel

/// A line of text as symbols, each of which knows its word.
///
/// Everything that is found points to it, so that it is shared rather than copied.
final class ScannedLine: Sendable {
  /// A run of letters or a single sign; numbers and their units are ``ValueMention``s.
  struct Piece: Sendable {
    var isWord: Bool
    var range: Range<Int>
    /// The folded letters, empty for a sign.
    var letters: [UInt16]
  }

  let line: TextLine
  /// The symbols, with a space between words.
  let scalars: [Unicode.Scalar]
  /// For each symbol its word, -1 for a space.
  let words: [Int]
  /// For each word its first symbol.
  let starts: [Int]
  /// For each word how many symbols it has.
  private let counts: [Int]

  init(_ line: TextLine) {
    var scalars: [Unicode.Scalar] = []
    var words: [Int] = []
    var starts: [Int] = []
    var counts: [Int] = []
    let room = line.words.reduce(line.words.count) { $0 + $1.text.utf8.count }
    scalars.reserveCapacity(room)
    words.reserveCapacity(room)
    starts.reserveCapacity(line.words.count)
    counts.reserveCapacity(line.words.count)
    for (number, word) in line.words.enumerated() {
      if number > 0 {
        scalars.append(" ")
        words.append(-1)
      }
      starts.append(scalars.count)
      for scalar in word.text.unicodeScalars {
        scalars.append(scalar)
        words.append(number)
      }
      counts.append(scalars.count - starts[number])
    }
    self.line = line
    self.scalars = scalars
    self.words = words
    self.starts = starts
    self.counts = counts
  }

  /// The text of some symbols.
  func text(_ range: Range<Int>) -> String {
    String(scalars: scalars[range.clamped(to: scalars.indices)])
  }

  /// The place of some symbols: whole words' boxes, cut in proportion where a word is only partly in `range`.
  func box(_ range: Range<Int>) -> BoundingBox? {
    var box: BoundingBox?
    var position = range.lowerBound
    while position < min(range.upperBound, scalars.count) {
      let word = words[position]
      guard word >= 0 else {
        position += 1
        continue
      }
      let start = starts[word]
      let count = counts[word]
      let end = min(range.upperBound, start + count)
      if let whole = line.words[word].box {
        let width = Double(whole.width) / Double(max(count, 1))
        let part = BoundingBox(
          left: whole.left + Int(Double(position - start) * width), top: whole.top,
          right: whole.left + Int((Double(end - start) * width).rounded(.up)), bottom: whole.bottom)
        box = box?.union(part) ?? part
      }
      position = max(end, position + 1)
    }
    return box
  }

  /// The least confidence of the words in `range`, `nil` when the source gave none.
  func confidence(_ range: Range<Int>) -> Double? {
    var least: Double?
    var last = -1
    for position in range.clamped(to: scalars.indices) where words[position] != last {
      last = words[position]
      guard last >= 0, let value = line.words[last].confidence?.value else { continue }
      least = min(least ?? 1, value)
    }
    return least
  }

  /// The number of letters and digits in `range`.
  func letterCount(_ range: Range<Int>) -> Int {
    guard range.lowerBound < range.upperBound else { return 0 }
    return scalars[range.clamped(to: scalars.indices)].reduce(0) {
      $0 + (LetterFolding.isLetter($1) || ("0"..."9").contains($1) ? 1 : 0)
    }
  }

  /// The symbol at `position`, `nil` outside the line.
  func scalar(_ position: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  /// Splits what `values` do not cover into words and signs.
  func pieces(around values: [ValueMention]) -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    var next = 0
    while position < scalars.count {
      if next < values.count, values[next].range.lowerBound <= position {
        position = max(position, values[next].range.upperBound)
        next += 1
        continue
      }
      let limit = next < values.count ? values[next].range.lowerBound : scalars.count
      let start = position
      if isWordSymbol(position) {
        var letters: [UInt16] = []
        while position < limit, isWordSymbol(position) {
          let scalar = scalars[position]
          if let letter = DigitConfusion.letter(for: scalar) {
            letters.append(letter)
          } else {
            LetterFolding.append(scalar, to: &letters)
          }
          position += 1
        }
        LetterFolding.settleScript(&letters)
        pieces.append(Piece(isWord: true, range: start..<position, letters: letters))
      } else {
        if scalars[position] != " " {
          pieces.append(Piece(isWord: false, range: start..<(position + 1), letters: []))
        }
        position += 1
      }
    }
    return pieces
  }

  /// Letters, and the digits and strokes between letters, which are misread letters.
  private func isWordSymbol(_ position: Int) -> Bool {
    let scalar = scalars[position]
    if LetterFolding.isLetter(scalar) { return true }
    guard DigitConfusion.letter(for: scalar) != nil else { return false }
    let before = position > 0 && LetterFolding.isLetter(scalars[position - 1])
    let after = position + 1 < scalars.count && LetterFolding.isLetter(scalars[position + 1])
    guard after && (before || scalar.properties.numericType != nil) else { return false }
    return scalar != "|" || !separatesWords(position)
  }

  /// Whether a stroke is between two words, "Salz|sel", and no misread letter of one word, "mi|k".
  private func separatesWords(_ stroke: Int) -> Bool {
    let before = scalars[..<stroke].suffix(Self.leastLetters)
    let after = scalars[(stroke + 1)...].prefix(Self.leastLetters)
    return [before, after].allSatisfy {
      $0.count == Self.leastLetters && $0.allSatisfy(LetterFolding.isLetter)
    }
  }

  /// The letters on both sides of a stroke between words at least: "sel". It is set by hand.
  private static let leastLetters = 3
}

/// Digits that stand in words for letters, and letters that stand in numbers for digits.
///
/// From Open Food Facts' Robotoff (O for 0) and the slips of Tesseract's label model on real photos.
enum DigitConfusion {
  /// The letter that a digit or stroke in a word replaces.
  static func letter(for scalar: Unicode.Scalar) -> UInt16? {
    switch scalar {
    case "0": 111
    case "1", "|", "!": 108
    case "5", "$": 115
    case "8": 98
    case "6": 98
    case "9": 103
    default: nil
    }
  }

  /// The digit that a letter in a number replaces.
  static func digit(for scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "O", "o", "Q", "D": "0"
    case "I", "l", "|", "!", "i": "1"
    case "S", "s": "5"
    case "Z", "z": "2"
    case "B": "8"
    default: nil
    }
  }
}
