/// Beginnings of words for a pet food's type in its name or brand (docs/rules.md, rule 5).
///
/// The first ones are the specification's. The others are everyday words of the EU's languages for food of this type alone.
extension PetFoodWords {
  /// Words of wet food.
  package static let wet: WordList = """
    canned, wet, pâté, gravy, mousse, pouch, nassfutter, feuchtfutter, feuchtnahrung, gelée, terrine, humide, húmedo,
    húmeda, húmido, húmida, umido, umida, natvoer, våtfoder, vådfoder, våtfôr, märkäruoka, mokra, mokré
    """
  /// Words of dry food.
  package static let dry: WordList = """
    kibble, dry, biscuit, crunch, trockenfutter, trockennahrung, croquette, crocchett, croccantin, croquetas,
    croquetes, pienso, droogvoer, torrfoder, tørfoder, tørrfôr, kuivaruoka, száraztáp, sucha, suché
    """
}
