import LabelModel

extension IngredientLexicon {
  /// Basque: the allergens of EU 1169/2011, annex II.
  static let basque = IngredientLexicon(
    code: "eu",
    headings: "osagaiak, osagai zerrenda, osagaien zerrenda",
    common: """
      ura, azukrea, azukre, gatza, irina, olioa, ekilore*, oliba*, palma olioa, almidoia, legamia, ozpina, espeziak,
      usain*, aroma, aromak, naturala, eta, azidoa, zukua, hautsa, estraktua, kontzentratua, kakao*, haragia, behi*,
      txerri*, oilasko*, tomate*, tipula*, baratxuri*, piper*, patata*, arto*, arroz*, sirope*, haziak, lezitina*,
      fruta*, barazki*, limoi*, bainila, pektina, itsas gatza
      """,
    ends: """
      kontserbatu, kontserbazioa, gordetzeko, gorde leku, leku fresko, hozkailuan, ireki ondoren, kontsumitu,
      hobe da, nutrizio informazioa, elikadura informazioa, batez besteko balioak, ekoizlea, ekoiztua, fabrikatzailea,
      banatzailea, jatorria, pisu garbia, eduki garbia, prestatzeko, erabilera, alergenoak, lote zenbakia
      """,
    contains: "dauka, dauzka, daukate, alergenoak",
    mayContain: """
      izan dezake, izan ditzake, eduki dezake, eduki ditzake, aztarnak izan ditzake, arrastoak izan ditzake,
      aztarnak eduki ditzake, arrastoak eduki ditzake
      """,
    negations: "ez",
    freeOf: "ez dauka, ez du, gabe, gabea, gabekoa",
    freeEnds: "gabe, gabea, gabeko, gabekoa",
    ofWhich: "horietatik",
    additiveClasses: [
      .acidityRegulator:
        "azidotasun erregulatzailea, azidotasunaren erregulatzailea, azidotasun zuzentzailea",
      .antioxidant: "antioxidatzailea, antioxidatzaileak",
      .colour: "koloratzailea, koloratzaileak",
      .emulsifier: "emultsionatzailea, emultsionatzaileak, emulgentea, emulgenteak",
      .flavourEnhancer: "zapore areagotzailea, zapore indartzailea",
      .preservative: "kontserbatzailea, kontserbatzaileak, kontserbagarria",
      .raisingAgent: "gasifikatzailea, gasifikatzaileak, harrotzailea",
      .stabiliser: "egonkortzailea, egonkortzaileak",
      .sweetener: "gozagarria, gozagarriak, edulkoratzailea",
      .thickener: "loditzailea, loditzaileak",
    ],
    allergens: [
      .gluten: """
      gari, garia, gariaren, garizko, gari irina, garagar*, oloa, oloaren, olo maluta*, zekale*, espelta*, gluten,
      glutena, glutenaren, glutendun*, malta
      """,
      .crustaceans:
        "krustazeo*, otarrainxka*, otarrain*, ganba, ganbak, izkira*, karramarro*, abakando*",
      .egg: "arrautza*, maionesa*",
      .fish:
        "arrain*, hegaluze*, antxoa*, bakailao*, legatz*, izokin*, atun, atuna, sardina*, berdel*",
      .peanuts: "kakahuete*",
      .soy: "soja, soia, sojaren, soiaren",
      .milk: """
      esne, esnea, esnearen, esneki*, esnegain*, esne gaingabetua, gazta, gaztak, gaztaren, gaztai*, gurin, gurina, jogurt*,
      laktosa*, gazur*, kaseina*, kazeina*
      """,
      .nuts:
        "fruitu lehor*, almendra*, hurrak, hurra, intxaur*, anakardo*, pistatxo*, pekan*, makadamia*",
      .celery: "apio, apioa, apioaren",
      .mustard: "ziape*, mostaza*",
      .sesame: "sesamo*",
      .sulphites: "sulfito*, *sulfito*, sufre dioxido*",
      .lupin: "lupin*, eskuzuri*",
      .molluscs: "molusku*, muskuilu*, txipiroi*, olagarro*, txirla*, almeja*",
    ],
    falseFriends: [
      .gluten: "glutenik gabe*, gari beltza*",
      .milk: """
      koko esne*, soja esne*, almendra esne*, olo esne*, arroz esne*, landare esne*, laktosarik gabe*, kakao gurin*
      """,
      .nuts: "intxaur muskatu*, muskatu intxaur*, koko intxaur*, lur intxaur*",
      .egg: "arrautzarik gabe*",
    ],
    possibleWarnings: "aztarnak, arrastoak, lantegi berean, fabrika berean",
    traceTails: """
      izan dezake, izan ditzake, eduki dezake, eduki ditzake, aztarnak izan ditzake, arrastoak izan ditzake
      """)
}
