import LabelModel

extension IngredientLexicon {
  /// Icelandic.
  ///
  /// The allergens are those of EU 1169/2011, annex II, which Reglugerð 1294/2014 makes Icelandic law. The regulation's
  /// own text was not at hand. The names are compared with the list of Matvælastofnun, the authority for food ("Merking
  /// ofnæmis- og óþolsvalda á umbúðum matvæla"). Its page "Bindiefni" says that the word now means stabilisers alone.
  static let icelandic = IngredientLexicon(
    code: "is",
    headings: "innihald, innihaldsefni, innihaldslýsing, samsetning",
    common: """
      vatn, sykur, salt, olía, mjöl, duft, sterkja, ger, edik, krydd, sýra, safi, þykkni, bragðefni,
      náttúruleg, úr, með, og, af, kakó*, sólblómaolía, repjuolía, pálmaolía, síróp, kjöt, tómat*,
      laukur, hvítlaukur, fræ, maís*, hrísgrjón, pipar, ávext*, grænmeti, þar af, *olía, *duft,
      *sterkja, *mjöl
      """,
    ends: """
      geymist, geymsla, kælivara, eftir opnun, best fyrir, síðasti notkunardagur, síðasti neysludagur,
      næringargildi, næringaryfirlýsing, næringarinnihald, greiningarþættir, notkunarleiðbeiningar,
      framleitt, framleiðandi, framleitt af, framleitt fyrir, upprunaland, nettóþyngd, pakkað,
      innflytjandi, dreifing, ofnæmisvaldar
      """,
    contains: "inniheldur, ofnæmisvaldar",
    mayContain: """
      getur innihaldið, kann að innihalda, gæti innihaldið, getur einnig innihaldið, snefil af,
      gæti innihaldið snefil af, getur innihaldið snefil af
      """,
    negations: "ekki",
    freeOf: "inniheldur ekki, laust við, án mjólkur, án glútens, án eggja, án soja, án hneta",
    freeEnds: "laust, laus, lausar, lausir, frítt",
    ofWhich: "þar af",
    additiveClasses: [
      .acid: "sýra, sýrur",
      .acidityRegulator: "sýrustillir, sýrustillar",
      .antiCakingAgent: "kekkjavarnarefni",
      .antioxidant: "þráavarnarefni",
      .bulkingAgent: "fylliefni",
      .colour: "litarefni",
      .emulsifier: "ýruefni",
      .emulsifyingSalts: "bræðslusölt",
      .firmingAgent: "festiefni",
      .flavourEnhancer: "bragðaukandi efni, bragðaukandi",
      .flourTreatmentAgent: "mjölmeðhöndlunarefni",
      .gellingAgent: "hleypiefni",
      .glazingAgent: "húðunarefni",
      .humectant: "rakaefni",
      .modifiedStarch: "umbreytt sterkja",
      .preservative: "rotvarnarefni",
      .raisingAgent: "lyftiefni",
      .stabiliser: "stöðgari, stöðgarar, bindiefni",
      .sweetener: "sætuefni",
      .thickener: "þykkingarefni",
    ],
    allergens: [
      .gluten: """
      *hveiti*, rúgur, rúgi, rúgmjöl*, rúgsigti*, bygg*, *bygg, hafrar, hafra*, hafri, spelt*,
      *spelt, glúten*, *glúten, malt, maltþykkni*, *malt, durum*, semolina, glúteín, maltextrakt*,
      maltsíróp*
      """,
      .crustaceans: """
      krabbadýr*, krabbi, krabba*, rækja, rækjur, rækju*, humar*, humri, leturhumar*
      """,
      .egg: "egg, eggja*, eggj*, *egg, majónes*, marengs*, marens*",
      .fish: """
      fiskur, fisk*, *fiskur, lax, laxa*, túnfisk*, síld*, þorsk*, makríl*, ansjós*, sardín*,
      silung*, ýsa, ýsu*, loðna, ufsi, ufsa, bleikja, bleikju, hrogn*, steinbít*, lúða, lúðu, lýsi,
      karfi, karfa, worcestershire*, worcestersós*
      """,
      .peanuts: "jarðhnet*, hnetusmjör*",
      .soy: "soja*, *soja",
      .milk: """
      *mjólk*, rjóm*, *rjómi, smjör, smjörs*, smjörfita*, ostur, osti, osta, ostar, ostaduft*,
      *ostur, mysa, mysu*, laktós*, mjólkursyk*, jógúrt*, *jógúrt, skyr, skyr*, kasein*, *kaseinat,
      undanrenn*, súrmjólk*, áfir, ostduft, mjólkursykur*
      """,
      .nuts: """
      hneta, hnetur, hnetu, hnetum, heslihnet*, valhnet*, möndl*, mandla, kasjúhnet*, kasúhnet*,
      pekanhnet*, parahnet*, brasilíuhnet*, pistasíu*, makadamíu*, macadamia*, goðahnet*, marsipan*,
      núggat*, hnetukjarn*
      """,
      .celery: "sellerí*, *sellerí",
      .mustard: "sinnep*, dijonsinnep",
      .sesame: "sesam*, halva",
      .sulphites: "*súlfít*, brennisteinsdíoxíð*, *bísúlfít*, brennisteinstvíoxíð",
      .lupin: "lúpín*, úlfabaun*",
      .molluscs: """
      lindýr*, kræklingur, krækling*, ostrur, ostra, smokkfisk*, snigl*, hörpuskel*, bláskel*,
      hörpudisk*, ostrusós*, kolkrabb*
      """,
    ],
    falseFriends: [
      .gluten: "bókhveiti*, glútenlaus*, glútenfrí*",
      .milk: """
      kókosmjólk*, möndlumjólk*, haframjólk*, sojamjólk*, hrísmjólk*, mjólkursýra*, mjólkursýru*,
      kakósmjör*, hnetusmjör*, jarðhnetusmjör*, laktósafrí*, mjólkurlaus*, sojajógúrt, smjörbaun*,
      smjörsalat*
      """,
      .nuts: "jarðhnet*, kókoshnet*, múskat*",
      .fish: "smokkfisk*",
      .egg: "*legg, vegg*, eggaldin*",
      .molluscs: "ostrusvepp*",
    ],
    possibleWarnings: """
      í verksmiðju, snefil, verksmiðjan meðhöndlar, í eldhúsi, verksmiðja sem meðhöndlar,
      snefilmagn
      """,
    traceTails: "getur verið til staðar, geta verið til staðar, í snefilmagni")
}
