extension IdentityLexicon {
  /// The words of a package's facts in Serbian.
  static let serbian = IdentityLexicon(
    code: "sr", netQuantity: "нето количина, нето маса, neto masa",
    drainedWeight: "оцеђена маса, oceđena masa",
    bestBefore: """
      najbolje upotrebiti do, upotrebiti do, upotrebljivo do, najbolje upotrijebiti do, rok trajanja,
      најбоље употребити до, употребити до, употребљиво до, најбоље употријебити до, рок трајања
      """,
    lot: "број лота, лот број, broj lota", production: "datum proizvodnje, датум производње",
    joiners: "sa, са, и, без")
}
