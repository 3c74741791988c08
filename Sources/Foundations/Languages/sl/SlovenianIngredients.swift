import LabelModel

extension IngredientLexicon {
  /// Slovene.
  static let slovenian = IngredientLexicon(
    code: "sl",
    headings: "sestavine, sestava, seznam sestavin",
    common: """
      voda, sladkor, sol, olje, moka, prah, prahu, škrob, kvas, kis, začimbe, kislina, sok,
      koncentrat*, ekstrakt, izvleček, aroma, naravna, in, v, iz, z, s, kakav*, sončnično,
      repično, palmovo, sirup, meso, proizvodi, živalskega, izvora, minerali, paradižnik*, čebula,
      česen, semena, koruz*, riž*, poper, sadje, od tega, sušen*
      """,
    ends: """
      hraniti, shranjevanje, shranjujte, hranite, po odprtju, uporabno najmanj, porabiti do,
      hranilna vrednost, hranilne vrednosti, povprečna, povprečne, energijska vrednost,
      analitske sestavine, dodatki, navodila, priprava, proizvedeno, proizvajalec, proizvaja,
      uvoznik, distributer, država porekla, poreklo, neto količina, neto, alergeni, pakirano,
      analitska sestava, analitične sestavine
      """,
    contains: "vsebuje, vsebujejo, alergeni",
    mayContain: "lahko vsebuje, lahko … vsebuje, lahko vsebuje sledi, lahko vsebuje sledove",
    negations: "ne",
    freeOf: "ne vsebuje, ne vsebujejo, brez",
    ofWhich: "od tega, od katerih",
    additiveClasses: [
      .acid: "kislina, kisline",
      .acidityRegulator:
        "sredstvo za uravnavanje kislosti, regulator kislosti, uravnavalec kislosti",
      .antiCakingAgent: "sredstvo proti sprijemanju",
      .antioxidant: "antioksidant, antioksidanti",
      .colour: "barvilo, barvila",
      .emulsifier: "emulgator, emulgatorji",
      .emulsifyingSalts: "emulgirne soli, topilne soli",
      .flavourEnhancer: "ojačevalec okusa, ojačevalci okusa",
      .gellingAgent: "želirno sredstvo, želirna sredstva",
      .glazingAgent: "sredstvo za glaziranje",
      .humectant: "sredstvo za ohranjanje vlage",
      .modifiedStarch: "modificirani škrob",
      .preservative: "konzervans, konzervansi",
      .raisingAgent: "sredstvo za vzhajanje, sredstva za vzhajanje",
      .stabiliser: "stabilizator, stabilizatorji",
      .sweetener: "sladilo, sladila",
      .thickener: "sredstvo za zgostitev, gostilo, zgoščevalec, sredstva za zgostitev",
    ],
    allergens: [
      .gluten: """
      pšenic*, pšeničn*, rž, rži, ržen*, ječmen*, oves, ovsa, ovsen*, pira, iz pire, moka pire,
      moke pire, pirin*, gluten*,
      slad, sladn*, zdrob, kuskus*, ješprenj*
      """,
      .crustaceans: "rak, raki, rakov*, kozic*, škamp*, jastog*, rake, rakom, rakci, rakcev, kril",
      .egg: "jajce, jajca, jajc*, jajčn*, rumenj*, beljak*, majonez*",
      .fish: """
      riba, ribe, ribj*, losos*, tuna, tune, sled, slanik*, polenovk*, skuš*, sardel*, sardin*,
      inčun*, postrv*, rib, ribo, ribami, ribah, sardon*, trska, trske, oslič*, aljaški polak,
      tunin*, brancin*, orada, orade, papalin*, krap, krapa, krapov*, worcester*
      """,
      .peanuts: "arašid*, kikiriki*",
      .soy: "soja, soje, sojin*, sojo, sojini",
      .milk: """
      mleko, mleka, mlekom, mlečn*, smetan*, maslo, masla, masleno, sir, sira, sirotk*, jogurt*,
      laktoz*, kazein*, skuta, skute, pinjenec, siri, sirni namaz, parmezan*
      """,
      .nuts: """
      orešk*, oreh*, orehi, lešnik*, mandlj*, mandelj*, pistacij*, pekan*, marcipan*, nugat*,
      orešč*, lupinar*, lupinasto sadje, lupinastega sadja
      """,
      .celery: "zelena, zelene, zeleno, listna zelena",
      .mustard: "gorčic*, gorčičn*",
      .sesame: "sezam*, halva, halve",
      .sulphites: "sulfit*, *sulfit*, žveplov dioksid, žveplovega dioksida",
      .lupin: "volčji bob, volčjega boba, lupinov*",
      .molluscs: """
      mehkuž*, školjk*, klapavic*, ostrig*, lignj*, hobotnic*, polž*, sipa, sipe, sipin*, pokrovač*,
      dagnj*
      """,
    ],
    falseFriends: [
      .gluten: """
      ajd*, brez glutena, koruzni zdrob, rižev zdrob, *ov pire, *ev pire, *ni pire, pireja,
      pire krompir*
      """,
      .milk: """
      kokosovo mleko, kokosovega mleka, mandljevo mleko, kakavovo maslo, kakavovega masla,
      arašidovo maslo, arašidovega masla, mlečna kislina, mlečne kisline, brez laktoze,
      riževo mleko, riževega mleka, maslena buča, maslene buče, masleni fižol, maslena kislina
      """,
      .nuts: """
      muškatni orešček, muškatni oreh, muškatnega oreščka, kokosov oreh, kokosovega oreha,
      kola oreh, kola oreha, kola orehi
      """,
      .celery: """
      zelena paprika, zelene paprike, zeleni čaj, zelenega čaja, zeleni poper, zelene olive,
      zelenjav*, zelenjadn*, zelene oljke, zelena solata, zelene solate, zelena leča, zelene leče,
      zelena čebula, zelene čebule, zelena limet*, zelene limet*, zelena jabolk*, zelena barva,
      zelena barvil*, zelene alge
      """,
      .egg: "beljakovin*, jajčev*, jajčevec*, jajčevc*",
      .molluscs: "ostrigar*, bukov ostrigar",
      .lupin: "lupinar*, lupinast*",
    ],
    possibleWarnings: """
      sledi, sledovi, v sledovih, v obratu, na liniji, v podjetju, ni primerno za, neprimerno za,
      možna prisotnost, možni sledovi, v kuhinji, obrat predeluje, v tovarni
      """,
    traceTails: """
      je lahko prisotno, so lahko prisotni, so lahko prisotne, lahko prisotno, v sledovih
      """,
    statementNames: [.lupin: "lupin*"])
}
