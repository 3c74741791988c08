extension IdentityLexicon {
  /// The words of a package's facts in Romanian.
  static let romanian = IdentityLexicon(
    code: "ro",
    netQuantity: """
      greutate netă, greutate netă totală, cantitate netă, cantitate netă totală, conținut net,
      conținut net total, masă netă, volum net
      """,
    drainedWeight: "greutate netă scursă, masă netă scursă, greutate scursă",
    bestBefore: """
      a se consuma de preferință înainte de, a se consuma înainte de, expiră la,
      data expirării, a se consuma până la
      """,
    lot: "lot, număr lot, nr lot", production: "data fabricației, data producției",
    joiners: "și, cu, de, în, din, la, fără, pentru")
}
