/// Words that join an ingredient to the next one.
package enum IngredientLinks {
  /// Words of all languages; a list ends with none of them.
  package static let words: WordList = """
    and, of, from, with, und, aus, mit, von, et, de, du, des, avec, e, di, del, con, y, com, do, da, en, van,
    met, og, med, af, och, av, ja, i, z, ze, a, și, din, cu, и, от, с, και, από, és, ir, iš, un, no, ar, in, iz,
    od, sa, agus
    """
}
