extension IdentityLexicon {
  /// The words of a package's facts in Turkish.
  static let turkish = IdentityLexicon(
    code: "tr", netQuantity: "net miktar, net ağırlık, net ağırlığı, net miktarı",
    drainedWeight: "süzme ağırlık, süzme ağırlığı",
    bestBefore: "son tüketim tarihi, tavsiye edilen tüketim tarihi, tett, skt",
    lot: "parti no, seri no, parti numarası",
    production: "üretim tarihi, imal tarihi", joiners: "ve, ile")
}
