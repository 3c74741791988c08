extension IdentityLexicon {
  /// The words of a package's facts in Malay.
  static let malay = IdentityLexicon(
    code: "ms", netQuantity: "kandungan bersih", drainedWeight: "berat toskan",
    bestBefore: "baik sebelum, tarikh luput, gunakan sebelum, guna sebelum",
    lot: "nombor lot, kod kelompok",
    production: "tarikh dikilang, tarikh pengeluaran", joiners: "dengan")
}
