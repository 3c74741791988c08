extension IdentityLexicon {
  /// The words of a package's facts in Croatian.
  static let croatian = IdentityLexicon(
    code: "hr", netQuantity: "neto količina, neto masa, neto težina",
    drainedWeight: "ocijeđena masa, ocijeđena neto masa, masa ocijeđenog proizvoda",
    bestBefore: "najbolje upotrijebiti do, upotrijebiti do, najbolje upotrijebiti do kraja",
    lot: "broj serije, serija", production: "datum proizvodnje, proizvedeno",
    joiners: "i, s, sa, od, u, za, bez, na")
}
