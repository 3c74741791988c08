extension IdentityLexicon {
  /// The words of a package's facts in Slovenian.
  static let slovenian = IdentityLexicon(
    code: "sl", netQuantity: "neto količina, neto masa, neto teža",
    drainedWeight: "odcejena masa, neto odcejena masa, masa odcejenega",
    bestBefore: "uporabno najmanj do, uporabno najmanj do konca, porabiti do, rok uporabe",
    lot: "številka serije, serija", production: "datum proizvodnje, proizvedeno",
    joiners: "in, s, z, v, iz, za, na, brez")
}
