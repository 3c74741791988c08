extension IdentityLexicon {
  /// The words of a package's facts in Lithuanian.
  static let lithuanian = IdentityLexicon(
    code: "lt",
    netQuantity: "grynasis kiekis, grynoji masė, neto masė, neto kiekis, grynasis tūris",
    drainedWeight: "grynasis kiekis be skysčio, masė be skysčio, nusausinta masė",
    bestBefore: "geriausias iki, geriausias iki pabaigos, tinka vartoti iki, tinka iki",
    lot: "partijos numeris, partijos nr", production: "pagaminimo data, pagaminta",
    joiners: "ir, su, iš, be")
}
