extension IdentityLexicon {
  /// The languages around the Baltic and in Scandinavia.
  static let northern: [IdentityLexicon] = [
    IdentityLexicon(
      code: "sv", netQuantity: "nettovikt, nettoinnehåll, nettomängd, nettovolym",
      drainedWeight: "avrunnen vikt, avrunnen nettovikt",
      bestBefore: "bäst före, bäst före utgången av, sista förbrukningsdag",
      lot: "partinummer, batchnummer", production: "tillverkningsdatum, packdatum",
      joiners: "och, med, av, i, för, utan, på"),
    IdentityLexicon(
      code: "da", netQuantity: "nettovægt, nettoindhold, nettomængde",
      drainedWeight: "drænet vægt, drænet nettovægt",
      bestBefore: "bedst før, bedst før udgangen af, mindst holdbar til, sidste anvendelsesdato",
      lot: "batchnr, lotnr, partinr", production: "produktionsdato, pakkedato",
      joiners: "og, med, af, i, til, uden, på"),
    IdentityLexicon(
      code: "no", netQuantity: "nettovekt, nettoinnhold, nettomengde",
      drainedWeight: "avrent vekt, avrent nettovekt",
      bestBefore: "best før, best før utgangen av, siste forbruksdag",
      lot: "partinr, batchnr", production: "produksjonsdato, pakkedato",
      joiners: "og, med, av, i, til, uten, på"),
    IdentityLexicon(
      code: "fi", netQuantity: "nettopaino, sisällön määrä, nettomäärä",
      drainedWeight: "valutettu paino, valutettu nettopaino",
      bestBefore: "parasta ennen, viimeinen käyttöajankohta, viimeinen käyttöpäivä",
      lot: "eränumero", production: "valmistuspäivä, pakkauspäivä", joiners: "ja, sekä"),
    IdentityLexicon(
      code: "et", netQuantity: "netokaal, netokogus, netomass, netomaht",
      drainedWeight: "nõrutatud kaal, nõrutatud netokaal, nõrgmass",
      bestBefore: "parim enne, parim enne lõppu, kõlblik kuni",
      lot: "partii number, partii nr", production: "tootmiskuupäev, valmistamiskuupäev",
      joiners: "ja, ning"),
    IdentityLexicon(
      code: "lv", netQuantity: "neto masa, neto svars, neto daudzums, neto tilpums",
      drainedWeight: "neto masa bez šķidruma, masa bez šķidruma, notecināta masa",
      bestBefore: "ieteicams līdz, ieteicams līdz beigām, izlietot līdz, derīgs līdz",
      lot: "partijas numurs, partijas nr", production: "ražošanas datums, saražots",
      joiners: "un, ar, no, bez, ar garšu"),
    IdentityLexicon(
      code: "lt",
      netQuantity: "grynasis kiekis, grynoji masė, neto masė, neto kiekis, grynasis tūris",
      drainedWeight: "grynasis kiekis be skysčio, masė be skysčio, nusausinta masė",
      bestBefore: "geriausias iki, geriausias iki pabaigos, tinka vartoti iki, tinka iki",
      lot: "partijos numeris, partijos nr", production: "pagaminimo data, pagaminta",
      joiners: "ir, su, iš, be"),
  ]
}
