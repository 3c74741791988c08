/// Words around the name of a food that is not there, or that is part of another thing's name.
extension FoodKindWords {
  /// Words before a food that is not there.
  package static let without: WordList = """
    without, no, sans, ohne, senza, sin, sem, zonder, uten, uden, utan, bez, brez, ilman, be, fără, без, χωρίς,
    non, nicht, niet, não, nem, ikke, icke, μη, tanpa, không, sense, pa
    """
  /// Words before a food of which there is nothing at all, where the name ends with it: "sirop sans sucre".
  package static let withoutAll: WordList = """
    without, sans, ohne, senza, sin, sem, zonder, uten, uden, utan, bez, brez, ilman, be, fără, без, χωρίς,
    tanpa, không, sense, pa
    """
  /// Beginnings of the word for a melon.
  package static let melons: WordList = "melon, melão, meloen, melun, мелон, πεπόνι"
  /// Words behind a food that is not there.
  package static let free: WordList = """
    free, frei, freie, freier, freies, freien, freiem, vrij, vrije, fri, frie, fritt, fria, vaba, mentes,
    ilavesiz, içermez
    """
  /// Beginnings of the words behind a sugar's name that make it another thing's: "glucose oxidase".
  package static let thingsOfSugar: WordList = """
    oxida, oxyda, ossida, oksida, isomeras, vinegar, vinaigre, aceto, vinagre, essig, colour, color,
    fibre, fiber, peas, snap, beet, alternative, substitute, replacer
    """
  /// Words behind a sugar's name for its taste alone: "honey flavour".
  package static let flavoursBehind: WordList = """
    flavour, flavours, flavouring, flavourings, flavor, flavors, flavoring, flavorings, aroma
    """
  /// Words before a sugar's name for its taste alone: "arôme de miel", "aroma naturale di miele".
  package static let flavoursBefore: WordList = "arôme, arômes, aroma, aromas, aromi"
}
