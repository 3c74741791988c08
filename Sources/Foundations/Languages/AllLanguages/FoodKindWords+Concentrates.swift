/// Words that tell a concentrate of juice from a juice.
///
/// EU 2001/112/EC, Annex I, calls "from concentrate" a juice that is made up with water again.
extension FoodKindWords {
  /// Beginnings of the words for a concentrate and for concentrated.
  package static let concentrated: WordList = """
    concentr, konzentr, koncentr, konsentr, kontsentr, geconcentr, ikkoncentr, zageszcz, zgosc, ugusc, zahust,
    suritett, suritmeny, tiiviste, sabiez, sutirst, þykkni, tiuch, концентр, сгъст, συμπυκν
    """
  /// Words between a juice and the concentrate that it is made of.
  package static let from: WordList = """
    from, aus, base, basis, partir, da, puro, uit, van, fra, från, av, af, z, ze, iz, od, din, no, iš, от, από, ur, as,
    minn, úr
    """
  /// Endings of a concentrate's word that say the same in Hungarian, Finnish and Estonian.
  package static let fromEndings: WordList = "ből, stä, dist"
}
