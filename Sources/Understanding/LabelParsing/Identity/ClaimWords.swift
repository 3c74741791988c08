import Languages

/// Words of claims about a food, which name none: "Gluten free", "Recette traditionnelle".
enum ClaimWords {
  /// Words that are a claim, and the words that only continue it.
  private typealias Claim = (words: Set<[UInt16]>, beside: Set<[UInt16]>)

  private static let claims: [Claim] = [
    claim(
      """
      recipe, recette, rezept, rezeptur, familienrezept, hausrezept, recept, receptura, ricetta, receta, receita,
      przepis, resepti, oppskrift, opskrift
      """,
      beside: """
        our, the, la, le, new, neue, nouvelle, nuova, nueva, nova, nieuwe, improved, original, originale, traditional,
        traditionnelle, traditionell, traditionelle, traditioneel, tradizionale, tradicional, tradycyjna, familiale,
        family, casera, casalinga, maison, of, and, et, und, y, e
        """),
    claim(
      "free, glutenfree, sugarfree, dairyfree, lactosefree, nutfree, source",
      beside:
        "gluten, dairy, lactose, sugar, nut, soy, soya, wheat, fibre, fiber, protein, of, and, a"
    ),
    claim(
      "ready, prêt, prête, prêts, prêtes",
      beside: "to, à, eat, cook, drink, déguster, consommer, cuire"),
    claim(
      """
      vegan, vegane, veganer, veganes, vegano, vegana, vegansk, veganistisch, vegetarian, vegetarisch, végétarien,
      vegetariano, vegetarisk, bio, organic, halal, kosher, koscher, premium, quality, qualität, qualité, qualità,
      calidad, qualidade, kwaliteit, kvalitet, jakość, glutenfrei, laktosefrei, zuckerfrei, glutenfri, laktosefri,
      glutenvrij, lactosevrij, fettarm, hausgemacht, homemade, size, familienpackung, vorteilspackung, sparpackung,
      lecker, edition, édition, edición, edizione, new, neu, nouveau, nuevo, nuovo, nieuw, novinka, nowość, uutuus, nyhet
      """,
      beside: """
        and, und, et, e, y, family, value, large, limited, limitée, limitada, limitata, einfach, top, best, finest
        """),
  ]

  /// Whether `words`, folded, are a claim: one of them is a claim's, and the others continue it.
  static func areClaim(_ words: [[UInt16]]) -> Bool {
    let words = words.filter { !$0.isEmpty }
    return claims.contains { claim in
      words.contains(where: claim.words.contains)
        && words.allSatisfy { claim.words.contains($0) || claim.beside.contains($0) }
    }
  }

  private static func claim(_ words: WordList, beside: WordList) -> Claim {
    (fold(words), fold(beside))
  }

  private static func fold(_ list: WordList) -> Set<[UInt16]> {
    Set(list.phrases.map(LetterFolding.fold))
  }
}
