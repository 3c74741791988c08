extension IdentityLexicon {
  /// The words of a package's facts in Indonesian.
  static let indonesian = IdentityLexicon(
    code: "id", netQuantity: "berat bersih, isi bersih",
    drainedWeight: "bobot tuntas, berat tuntas",
    bestBefore: "baik digunakan sebelum, kedaluwarsa, kadaluarsa", lot: "kode produksi",
    production: "tanggal produksi", joiners: "dengan")
}
