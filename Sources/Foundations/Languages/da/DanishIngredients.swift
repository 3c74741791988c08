import LabelModel

extension IngredientLexicon {
  /// Danish.
  static let danish = IngredientLexicon(
    code: "da",
    headings: "ingredienser, sammensætning, ingrediensliste, indhold",
    common: """
      vand, sukker, salt, olie, mel, pulver, stivelse, gær, eddike, krydderier, syre, juice,
      koncentrat, ekstrakt, aroma, naturlig, fra, med, og, af, kakao*, solsikkeolie, rapsolie,
      palmeolie, sirup, kød, animalske, biprodukter, mineraler, tomat*, løg, hvidløg, frø, majs*,
      ris, peber, frugt*, heraf, tørret, grøntsager, *olie, *pulver, *stivelse
      """,
    ends: """
      opbevares, opbevaring, køl, åbnet, efter åbning, bedst før, mindst holdbar til,
      sidste anvendelsesdato, næringsindhold, næringsdeklaration, næringsværdi, gennemsnitlig,
      analytiske bestanddele, tilsætningsstoffer, fodring*, tilberedning, brugsanvisning,
      produceret i, produceret af, fremstillet, oprindelse, oprindelsesland, nettovægt, pakket,
      importør, allergener, for allergener, analytisk sammensætning
      """,
    contains: "indeholder, allergener",
    mayContain: """
      kan indeholde, kan også indeholde, spor af, kan indeholde spor, indeholder muligvis,
      indeholder eventuelt, spor af andre allergener
      """,
    negations: "ikke",
    freeOf: "indeholder ikke, uden, fri for, indeholder ingen, indeholder hverken, indeholder ej",
    freeEnds: "fri, frie, frit",
    ofWhich: "heraf",
    additiveClasses: [
      .acid: "syre, syrer",
      .acidityRegulator: "surhedsregulerende middel, surhedsregulerende midler",
      .antiCakingAgent: "antiklumpningsmiddel, antiklumpningsmidler",
      .antioxidant: "antioxidant, antioxidanter",
      .bulkingAgent: "fyldemiddel",
      .colour: "farvestof, farvestoffer",
      .emulsifier: "emulgator, emulgatorer",
      .emulsifyingSalts: "smeltesalt, smeltesalte",
      .firmingAgent: "konsistensmiddel",
      .flavourEnhancer: "smagsforstærker, smagsforstærkere",
      .flourTreatmentAgent: "melbehandlingsmiddel",
      .gellingAgent: "geleringsmiddel, geleringsmidler",
      .glazingAgent: "overfladebehandlingsmiddel",
      .humectant: "fugtighedsbevarende middel",
      .modifiedStarch: "modificeret stivelse",
      .preservative: "konserveringsmiddel, konserveringsmidler",
      .raisingAgent: "hævemiddel, hævemidler",
      .stabiliser: "stabilisator, stabilisatorer",
      .sweetener: "sødestof, sødestoffer",
      .thickener: "fortykningsmiddel, fortykningsmidler",
    ],
    allergens: [
      .gluten: """
      *hvede*, rug*, *rug, byg*, *byg, havre*, *havre, spelt*, gluten*, *gluten, malt, maltekstrakt,
      *malt, durum*, semulje*, *rugmel, grahamsmel
      """,
      .crustaceans: """
      krebsdyr*, reje*, krabbe*, hummer*, krebs, jomfruhummer*, languster, krebsehaler
      """,
      .egg: "æg*, *æg, *æggeblomme*, mayonnaise, helæg*, marengs*",
      .fish: """
      fisk*, *fisk, laks*, *laks, tun, tunfisk, sild*, torsk*, makrel*, ansjos*, sardin*, ørred*,
      alaska sej, alaskasej, rødspætte*, rogn, torskerogn, stenbiderrogn, kuller, brisling*, hoki,
      kulmule, worcestershire*, worcestersauce
      """,
      .peanuts: "jordnød*, peanut*",
      .soy: "soja*, *soja",
      .milk: """
      *mælk*, fløde*, *fløde, smør*, *smør, ost, oste, ostepulver, flødeost, smelteost, friskost,
      cheddarost, skæreost, valle*, laktose*, yoghurt*, *yoghurt, kvark*, kasein*, *kaseinat,
      kærnemælk*, ymer, hytteost*, gedeost*, danbo, creme fraiche, creme fraîche, cremefraiche*
      """,
      .nuts: """
      nød, nødder, *hasselnød*, valnød*, mandel*, mandler, cashew*, pekannød*, paranød*, pistacie*,
      macadamia*, marcipan*, nougat*, nøddeallerg*, krokant
      """,
      .celery: "selleri*, *selleri",
      .mustard: "sennep*, dijonsennep, fiskesennep",
      .sesame: "sesam*, halva, halvah",
      .sulphites: "*sulfit*, svovldioxid*",
      .lupin: "lupin*",
      .molluscs: """
      bløddyr*, musling*, østers*, blæksprutte*, snegl*, blåmusling*, kammusling*, hjertemusling*
      """,
    ],
    falseFriends: [
      .gluten: "boghvede*, glutenfri*, *brug, bygning*, normalt, minimalt, isomalt*",
      .milk: """
      kokosmælk*, mandelmælk, havremælk, sojamælk, *mælkesyre*, kakaosmør, jordnøddesmør, sheasmør,
      laktosefri*, mælkefri*, sojayoghurt, smørrebrød*, smørbrød*, plantesmør*, rismælk*, smørbønne*,
      smørsalat*, mælkebøtte*, smørkarse*, smørsyre*, mælkeurt*, smørum*, vallensbæk*
      """,
      .nuts: "jordnød*, kokosnød*, muskatnød*, kolanød*, mandelkartof*, colanød*",
      .egg: """
      læg, *llæg, *nlæg, *plæg, *ålæg, *rlæg, *tlæg, *dlæg, *slæg, *glæg, *mlæg, *vlæg, *klæg, *ælæg,
      belæg, *vægt*, *væg, æggeplante*, ægplante*, æggefrugt*
      """,
      .molluscs: "østershat*, østersøen",
      .fish: """
      fiskesennep, geografisk*, *ografisk*, grafisk*, lakserende, laksativ*, sardinien*,
      sardinsk*
      """,
    ],
    possibleWarnings: """
      ikke garantere, ikke garanteres, kan forekomme, spor, på en fabrik, på en linje,
      på samme linje, i et miljø, i en virksomhed, ikke egnet til, ikke egnet for, uegnet til,
      på et anlæg, på fabrikken, i et bageri, i bageriet, i et køkken, fabrikken håndterer,
      fabrikken bruger, på fabrik hvor, på en fabrik hvor, anvendes på fabrikken, i vores køkken,
      virksomheden håndterer, produceret på fabrik, fremstillet på fabrik
      """,
    traceTails: "forekomme, indeholde, kan forekomme, kan være til stede",
    statementFriends: [.fish: "fiskeben*"])
}
