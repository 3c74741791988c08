/// The cost of reading a word where another is meant, in tenths of a wrong letter.
enum WordDamage {
  /// Two letters read for one, or one for two, as small print runs together: "rn" for "m".
  private static let pairs: [(first: UInt16, second: UInt16, letter: UInt16)] = [
    ("rn", "m"), ("nn", "m"), ("ni", "m"), ("in", "m"), ("vv", "w"), ("cl", "d"), ("ci", "d"),
    ("ii", "u"), ("li", "u"), ("il", "u"), ("ri", "n"), ("ii", "n"), ("li", "h"),
  ].flatMap { pair, letter in
    let folded = LetterFolding.fold(pair)
    return LetterFolding.fold(letter).map { (folded[0], folded[1], $0) }
  }

  /// Whether two words have the same first letter, or `read` has two letters for that of `meant`.
  static func open(_ read: [UInt16], like meant: [UInt16]) -> Bool {
    read.first == meant.first
      || pairs.contains {
        $0.letter == meant.first && read.count > 1 && read[0] == $0.first && read[1] == $0.second
      }
  }

  /// Returns the cost of `read` where `meant` is printed, `nil` where it is more than `most`.
  ///
  /// Behind a stem other letters may follow.
  static func cost(
    of read: ArraySlice<UInt16>, for meant: ArraySlice<UInt16>, isStem: Bool, within most: Int
  ) -> Int? {
    read.withUnsafeBufferPointer { read in
      meant.withUnsafeBufferPointer { meant in
        cost(of: read[...], for: meant[...], isStem: isStem, within: most)
      }
    }
  }

  /// The letters of a word from one place on, without a count of references.
  private typealias Letters = Slice<UnsafeBufferPointer<UInt16>>

  private static func cost(
    of read: Letters, for meant: Letters, isStem: Bool, within most: Int
  ) -> Int? {
    var read = read
    var meant = meant
    while let letter = read.first, letter == meant.first {
      read.removeFirst()
      meant.removeFirst()
    }
    guard let next = meant.first else {
      if isStem || read.isEmpty { return 0 }
      let rest = read.reduce(0) { $0 + Int(LetterConfusion.omission(of: $1)) }
      return rest <= most ? rest : nil
    }
    var best: Int?
    func consider(_ own: Int, _ read: Letters, _ meant: Letters) {
      let allowed = (best.map { $0 - 1 } ?? most) - own
      guard allowed >= 0, let rest = cost(of: read, for: meant, isStem: isStem, within: allowed)
      else { return }
      best = own + rest
    }
    if let letter = read.first {
      consider(confusion(of: letter, with: next), read.dropFirst(), meant.dropFirst())
      let (secondRead, secondMeant) = (read.dropFirst().first, meant.dropFirst().first)
      for (first, second, single) in pairs {
        if next == single, letter == first, secondRead == second {
          consider(Int(LetterConfusion.alikeCost), read.dropFirst(2), meant.dropFirst())
        }
        if letter == single, next == first, secondMeant == second {
          consider(Int(LetterConfusion.alikeCost), read.dropFirst(), meant.dropFirst(2))
        }
      }
      consider(Int(LetterConfusion.omission(of: letter)), read.dropFirst(), meant)
    }
    consider(omission(of: next), read, meant.dropFirst())
    return best
  }

  /// The cost of a letter that was not read. Models without the Cyrillic і and ї leave them out.
  private static func omission(of letter: UInt16) -> Int {
    letter == 0x456 || letter == 0x457
      ? Int(LetterConfusion.alikeCost) : Int(LetterConfusion.omission(of: letter))
  }

  /// The cost of reading `letter` where `meant` is printed. A sign within a word may be any letter.
  private static func confusion(of letter: UInt16, with meant: UInt16) -> Int {
    if letter == FoodSymbols.unknown { return Int(LetterConfusion.alikeCost) }
    let row = Int(LetterConfusion.place(of: letter)) * LetterConfusion.places
    return Int(LetterConfusion.table[row + Int(LetterConfusion.place(of: meant))])
  }
}
