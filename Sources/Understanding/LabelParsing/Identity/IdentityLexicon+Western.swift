extension IdentityLexicon {
  /// The Germanic and Romance languages of the EU's west and south, and Irish.
  static let western: [IdentityLexicon] = [
    IdentityLexicon(
      code: "en",
      netQuantity:
        "net weight, net wt, nett weight, net contents, net content, net quantity, net volume",
      drainedWeight: "drained weight, drained net weight, net drained weight",
      bestBefore: """
        best before, best before end, best by, use by, best if used by, expiry date,
        expiration date, exp date, exp
        """,
      lot: "lot, lot no, lot number, batch, batch no, batch number",
      production: """
        produced on, production date, manufactured on, manufacturing date, mfg date, packed on,
        packing date
        """,
      joiners: "and, with, of, in, for, from, without, the"),
    IdentityLexicon(
      code: "de",
      netQuantity: "nettofüllmenge, nettogewicht, füllmenge, nettoinhalt, netto, inhalt",
      drainedWeight: "abtropfgewicht",
      bestBefore: """
        mindestens haltbar bis, mindestens haltbar bis ende, mindesthaltbarkeitsdatum, mhd,
        zu verbrauchen bis, verwendbar bis, haltbar bis
        """,
      lot: "charge, chargen nr, chargennummer, los nr, losnummer",
      production: "hergestellt am, herstellungsdatum, verpackt am, abgepackt am, abgefüllt am",
      joiners: "und, mit, ohne, aus, auf, für, im, in, von, vom, zum, zur, der, die, das, mit extra"
    ),
    IdentityLexicon(
      code: "fr", netQuantity: "poids net, contenu net, quantité nette, volume net",
      drainedWeight: "poids net égoutté, poids égoutté",
      bestBefore: """
        à consommer de préférence avant, à consommer de préférence avant le,
        à consommer de préférence avant fin, à consommer jusqu'au, à consommer avant
        """,
      lot: "lot, n de lot, numéro de lot, no de lot",
      production: "fabriqué le, date de fabrication, emballé le, conditionné le",
      joiners: "et, de, à, au, aux, avec, sans, pour, du, des, en, la, le, les, sur"),
    IdentityLexicon(
      code: "it", netQuantity: "peso netto, contenuto netto, quantità netta, quantità nominale",
      drainedWeight: "peso sgocciolato, peso netto sgocciolato",
      bestBefore: """
        da consumarsi preferibilmente entro, da consumarsi preferibilmente entro il,
        da consumarsi preferibilmente entro fine, da consumare preferibilmente entro,
        da consumarsi entro, da utilizzare entro, data di scadenza, scadenza
        """,
      lot: "lotto, n lotto, numero di lotto",
      production: "prodotto il, confezionato il, data di produzione, data di confezionamento",
      joiners:
        "e, di, con, da, in, per, al, alla, alle, allo, ai, agli, senza, del, della, dei, delle"),
    IdentityLexicon(
      code: "es", netQuantity: "peso neto, contenido neto, cantidad neta",
      drainedWeight: "peso escurrido, peso neto escurrido",
      bestBefore: """
        consumir preferentemente antes de, consumir preferentemente antes del,
        consumir preferentemente antes del fin de, fecha de caducidad, caducidad,
        consumir antes de
        """,
      lot: "lote, nº lote, número de lote",
      production: "fecha de fabricación, fecha de envasado, envasado el, elaborado el",
      joiners: "y, de, con, sin, para, en, del, la, el, los, las, al"),
    IdentityLexicon(
      code: "pt", netQuantity: "peso líquido, conteúdo líquido, quantidade líquida",
      drainedWeight: "peso escorrido, peso líquido escorrido",
      bestBefore: """
        consumir de preferência antes de, consumir de preferência antes do fim de, consumir até,
        validade, data de validade
        """,
      lot: "lote, número de lote",
      production: "data de fabrico, data de produção, embalado em",
      joiners: "e, de, com, sem, para, em, do, da, dos, das"),
    IdentityLexicon(
      code: "nl", netQuantity: "nettogewicht, netto inhoud, netto hoeveelheid, inhoud",
      drainedWeight: "uitlekgewicht, netto uitlekgewicht",
      bestBefore: """
        ten minste houdbaar tot, ten minste houdbaar tot einde, tenminste houdbaar tot, tht,
        te gebruiken tot
        """,
      lot: "partijnummer, lotnummer, referentienummer van de partij",
      production: "productiedatum, verpakt op, geproduceerd op",
      joiners: "en, met, van, in, voor, zonder, op, de, het"),
    IdentityLexicon(
      code: "ga", netQuantity: "glanmheáchan, glanchainníocht",
      drainedWeight: "glanmheáchan taosctha, meáchan taosctha",
      bestBefore: "is fearr é roimh, is fearr roimh, úsáid faoin",
      lot: "baisc, baiscuimhir", production: "dáta táirgthe", joiners: "agus, le, gan, de"),
    IdentityLexicon(
      code: "mt", netQuantity: "piż nett, kwantità netta, kontenut nett",
      drainedWeight: "piż nett imsaffi, piż imsaffi",
      bestBefore: "l aħjar jintuża qabel, l aħjar jintuża sa, uża sa",
      lot: "numru tal lott", production: "data tal produzzjoni", joiners: "u, ta, bi, mingħajr"),
  ]
}
