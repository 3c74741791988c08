extension IdentityLexicon {
  /// The words of a package's facts in Italian.
  static let italian = IdentityLexicon(
    code: "it",
    netQuantity: """
      peso netto, peso netto totale, contenuto netto, contenuto netto totale, quantità netta,
      quantità netta totale, quantità nominale
      """,
    drainedWeight: "peso sgocciolato, peso netto sgocciolato",
    bestBefore: """
      da consumarsi preferibilmente entro, da consumarsi preferibilmente entro il,
      da consumarsi preferibilmente entro fine, da consumare preferibilmente entro,
      da consumarsi entro, da utilizzare entro, data di scadenza, scadenza, da consumare entro,
      da consumare entro il, termine minimo di conservazione, tmc
      """,
    lot: "lotto, n lotto, numero di lotto",
    production: "prodotto il, confezionato il, data di produzione, data di confezionamento",
    joiners:
      "e, di, con, da, in, per, al, alla, alle, allo, ai, agli, senza, del, della, dei, delle",
    productionBeforeDate: "prodotto, confezionato, confezionamento, imbottigliato")
}
