import LabelModel

extension IngredientLexicon {
  /// Norwegian.
  static let norwegian = IngredientLexicon(
    code: "no",
    headings: "ingredienser, innhold, sammensetning",
    common: """
      vann, sukker, salt, olje, mel, pulver, stivelse, gjær, eddik, krydder, syre, juice,
      konsentrat, ekstrakt, aroma, naturlig, fra, med, og, av, kakao*, solsikkeolje, rapsolje,
      palmeolje, sirup, kjøtt, animalske, biprodukter, mineraler, tomat*, løk, hvitløk, frø,
      mais*, ris, pepper, frukt*, hvorav, tørket, grønnsaker, *olje, *pulver, *stivelse
      """,
    ends: """
      oppbevares, oppbevaring, kjølevare, åpnet, etter åpning, best før, siste forbruksdag,
      næringsinnhold, næringsverdi, gjennomsnittlig, analytiske bestanddeler, tilsetningsstoffer,
      fôring*, tilberedning, bruksanvisning, produsert i, produsert av, produsent, opprinnelse,
      opprinnelsesland, nettovekt, pakket, importør, allergener, for allergener,
      analytisk sammensetning
      """,
    contains: "inneholder, allergener",
    mayContain: """
      kan inneholde, kan også inneholde, spor av, kan inneholde spor, inneholder muligens,
      inneholder eventuelt, spor av andre allergener
      """,
    negations: "ikke",
    freeOf: "inneholder ikke, uten, fri for, inneholder ingen, inneholder verken",
    freeEnds: "fri, frie, fritt",
    ofWhich: "hvorav, herav",
    additiveClasses: [
      .acid: "syre, syrer",
      .acidityRegulator: "surhetsregulerende middel, surhetsregulerende midler",
      .antiCakingAgent: "antiklumpemiddel, antiklumpemidler",
      .antioxidant: "antioksidant, antioksidanter",
      .colour: "fargestoff, fargestoffer",
      .emulsifier: "emulgator, emulgatorer",
      .flavourEnhancer: "smaksforsterker, smaksforsterkere",
      .gellingAgent: "geleringsmiddel",
      .glazingAgent: "overflatebehandlingsmiddel",
      .humectant: "fuktighetsbevarende middel",
      .modifiedStarch: "modifisert stivelse",
      .preservative: "konserveringsmiddel, konserveringsmidler",
      .raisingAgent: "hevemiddel, hevemidler",
      .stabiliser: "stabilisator, stabilisatorer",
      .sweetener: "søtstoff, søtstoffer",
      .thickener: "fortykningsmiddel, fortykningsmidler",
    ],
    allergens: [
      .gluten: """
      *hvete*, rug*, *rug, bygg*, *bygg, havre*, *havre, spelt*, gluten*, *gluten, malt,
      maltekstrakt, *malt, durum*, semulegryn*
      """,
      .crustaceans: """
      skalldyr*, krepsdyr*, reke, reker, krabbe*, hummer*, kreps, sjøkreps, rekepulver
      """,
      .egg: "egg*, *egg, majones*, helegg*, marengs*, aioli",
      .fish: """
      fisk*, *fisk, laks*, *laks, tunfisk, sild*, torsk*, makrell*, ansjos*, sardin*, ørret*, sei,
      hyse, brisling*, kveite, rogn, lodderogn, torskerogn, kaviar, rødspette, alaska pollock,
      steinbit, worcestershire*, worcestersaus
      """,
      .peanuts: "peanøtt*, jordnøtt*",
      .soy: "soya*, *soya, soja*",
      .milk: """
      *melk*, fløte*, *fløte, rømme*, smør*, *smør, ost, oster, ostepulver, kremost, smelteost,
      hvitost, brunost, cheddarost, myse*, laktose*, yoghurt*, *yoghurt, kvarg*, kasein*, *kaseinat,
      kesam*, mysost, cottage cheese, geitost*, lettrømme
      """,
      .nuts: """
      nøtt, nøtter, *hasselnøtt*, valnøtt*, mandel*, mandler, cashew*, pekannøtt*, paranøtt*,
      pistasj*, macadamia*, marsipan*, nougat*, nøtteallerg*, krokan
      """,
      .celery: "selleri*, *selleri",
      .mustard: "sennep*, dijonsennep",
      .sesame: "sesam*, halva, halvah",
      .sulphites: "*sulfitt*, svoveldioksid*",
      .lupin: "lupin*",
      .molluscs: """
      bløtdyr*, blåskjell*, skjell, kamskjell*, østers*, blekksprut*, snegl*, akkar, haneskjell
      """,
    ],
    falseFriends: [
      .gluten: "bokhvete*, glutenfri*, normalt, minimalt, isomalt*, byggnad*, bygget, byggeri*",
      .milk: """
      kokosmelk*, mandelmelk, havremelk, soyamelk, *melkesyre*, kakaosmør, peanøttsmør, sheasmør,
      laktosefri*, melkefri*, soyayoghurt, smørbrød*, smørrebrød*, rismelk*, smørbønne*, smørsalat*,
      smørsyre*, melkeurt*, rommelig*
      """,
      .nuts: "peanøtt*, jordnøtt*, kokosnøtt*, muskatnøtt*, kolanøtt*, mandelpotet*, colanøtt*",
      .egg: """
      legg, *llegg, *nlegg, *plegg, *ålegg, *rlegg, *tlegg, *klegg, *slegg, *dlegg, *melegg, *nelegg,
      *gelegg, *telegg, *relegg, *kelegg, *selegg, *delegg, *lelegg, *velegg, vegg*, eggplante*,
      eggfrukt*
      """,
      .fish: "lakser*, geografisk*, *ografisk*, grafisk*, laksativ*, flaks",
      .molluscs: "østerssopp*, østersjø*, østersund*",
    ],
    possibleWarnings: """
      ikke garantere, ikke garanteres, kan forekomme, spor, i en fabrikk, på en linje,
      på samme linje, i et miljø, i et anlegg, i en bedrift, ikke egnet for, uegnet for,
      i lokaler hvor, i et bakeri, i bakeriet, på et kjøkken, fabrikken håndterer, fabrikken bruker,
      i fabrikken håndteres, i fabrikken brukes, på kjøkkenet
      """,
    traceTails: "forekomme, inneholde, kan forekomme, kan være til stede",
    statementFriends: [.fish: "fiskebein*"])
}
