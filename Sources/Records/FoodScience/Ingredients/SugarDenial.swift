import Languages

/// Names that hold the name of a sugar and mean none: "sugar-free chocolate", "glucose oxidase".
enum SugarDenial {
  /// Words before a sugar that is not there.
  private static let without = words(
    "without, no, sans, ohne, senza, sin, sem, zonder, uten, uden, utan, bez, ilman, be, fără, без, χωρίς"
  )
  /// Words behind a sugar that is not there.
  private static let free = words(
    "free, frei, freie, freier, vrij, vrije, fri, frie, fritt, fria, vaba")
  /// Beginnings of the words behind a sugar's name that make it another thing's.
  private static let others = words(
    """
    oxida, oxyda, ossida, oksida, isomeras, vinegar, vinaigre, aceto, vinagre, essig, colour, color, fibre, fiber, peas,
    snap, beet, alternative, substitute, replacer
    """)

  private static func words(_ list: WordList) -> [String] {
    list.phrases.flatMap(foldedWords)
  }

  /// Whether the name at `range` of `words` is denied, or part of the name of something else.
  static func denies(_ range: Range<Int>, in words: [String]) -> Bool {
    // "no added sugar"
    if words[..<range.lowerBound].suffix(2).contains(where: without.contains) { return true }
    guard let after = words[range.upperBound...].first else { return false }
    return free.contains(after) || others.contains { after.hasPrefix($0) }
  }
}
