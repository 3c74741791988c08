extension IdentityLexicon {
  /// The words of a package's facts in Polish.
  static let polish = IdentityLexicon(
    code: "pl", netQuantity: "masa netto, zawartość netto, waga netto, objętość netto",
    drainedWeight: "masa netto po odsączeniu, masa po odsączeniu, masa odsączona",
    bestBefore: """
      najlepiej spożyć przed, najlepiej spożyć przed końcem, należy spożyć do,
      termin przydatności, data minimalnej trwałości
      """,
    lot: "numer partii, nr partii", production: "data produkcji, wyprodukowano dnia",
    joiners: "i, z, w, ze, do, bez, na, o, oraz")
}
