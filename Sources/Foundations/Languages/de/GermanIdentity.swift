extension IdentityLexicon {
  /// The words of a package's facts in German.
  static let german = IdentityLexicon(
    code: "de",
    netQuantity: "nettofüllmenge, nettogewicht, füllmenge, nettoinhalt, netto, inhalt",
    drainedWeight: "abtropfgewicht",
    bestBefore: """
      mindestens haltbar bis, mindestens haltbar bis ende, mindesthaltbarkeitsdatum, mhd,
      zu verbrauchen bis, verwendbar bis, haltbar bis, mind haltbar bis
      """,
    lot: "charge, chargen nr, chargennummer, los nr, losnummer",
    production: """
      hergestellt am, herstellungsdatum, verpackt am, abgepackt am, abgefüllt am, röstdatum
      """,
    joiners: "und, mit, ohne, aus, auf, für, im, in, von, vom, zum, zur, der, die, das, mit extra",
    productionBeforeDate: """
      hergestellt, produziert, verpackt, abgepackt, abgefüllt, geröstet
      """
  )
}
