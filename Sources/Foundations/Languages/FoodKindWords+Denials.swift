/// Words around the name of a food that is not there, or that is part of another thing's name.
extension FoodKindWords {
  /// Words before a food that is not there.
  package static let without: WordList = """
    without, no, sans, ohne, senza, sin, sem, zonder, uten, uden, utan, bez, brez, ilman, be, fără, без, χωρίς,
    non, nicht, niet, não, nem, ikke, icke, μη
    """
  /// Words behind a food that is not there.
  package static let free: WordList = """
    free, frei, freie, freier, vrij, vrije, fri, frie, fritt, fria, vaba
    """
  /// Beginnings of the words behind a sugar's name that make it another thing's: "glucose oxidase".
  package static let thingsOfSugar: WordList = """
    oxida, oxyda, ossida, oksida, isomeras, vinegar, vinaigre, aceto, vinagre, essig, colour, color,
    fibre, fiber, peas, snap, beet, alternative, substitute, replacer
    """
}
