/// Names of substances that only industrial formulations hold; see ``IngredientLexicon``.
let markerWords: [IngredientKind: String] = [
  .flavouring: """
  en: flavour*, flavor*, natural flavour*, natural flavor*, aroma, vanillin, ethyl vanillin,
    smoke flavouring*
  de: aroma, aromen, *aroma, *aromen, vanillin, ethylvanillin
  fr: arome, aromes, vanilline, arome naturel
  es: aroma, aromas, vainillina, aromatizante*
  it: aroma, aromi, vanillina, aromatizzante*
  nl: aroma, aroma s, *aroma, *aromas, vanilline, smaakstof*
  pt: aroma, aromas, aromatizante*, vanilina
  pl: aromat, aromaty, wanilina
  cs: aroma, aromata, vanilin
  sk: aroma, aromy, vanilin
  sv: arom, aromer, *arom, vanillin
  da: aroma, aromaer, *aroma, vanillin
  no: aroma, *aroma, vanillin
  fi: aromi, aromit, *aromi, *aromit, vanilliini, vanilliiniaromi
  hu: aroma, aromak, *aroma, *aromak, vanillin
  ro: aroma, arome, aromatizant*, vanilina
  hr: aroma, arome, vanilin
  sl: aroma, arome, vanilin
  bg: аромат*, ванилин
  el: αρωμα, αρωματα, αρωματικες υλες, βανιλινη
  et: lohna ja maitseaine*, aroom*, lohnaaine*, vanilliin
  lv: aromatizetaj*, aromat*, vanilins
  lt: kvapioji medziaga, kvapiosios medziagos, aromat*, vanilinas
  mt: aroma*, taghmiet
  """,
  .proteinIsolate: """
  en: protein isolate, soy protein, soya protein, pea protein, wheat protein, rice protein,
    hydrolysed protein, hydrolyzed protein, hydrolysed vegetable protein,
    hydrolyzed vegetable protein, textured vegetable protein, vegetable protein, collagen*,
    potato protein, hydrolysed * protein, protein concentrate, mechanically separated *
  de: *proteinisolat, sojaeiweiss*, sojaprotein*, erbsenprotein*, erbseneiweiss*,
    weizeneiweiss*, weizenprotein*, pflanzeneiweiss*, pflanzenprotein*, *eiweisshydrolysat,
    *proteinhydrolysat, kollagen*, kartoffelprotein*, *proteinkonzentrat, separatorenfleisch,
    reisprotein
  fr: isolat de proteine*, proteines de soja, proteine de soja, proteines de pois,
    proteine de pois, proteines de ble, proteines vegetales, proteines hydrolysees,
    proteines vegetales hydrolysees, collagene, viande separee mecaniquement
  es: aislado de proteina*, proteina de soja, proteinas de soja, proteina de guisante,
    proteina de trigo, proteina vegetal, proteinas vegetales, proteina hidrolizada, colageno,
    proteina aislada*, carne separada mecanicamente
  it: proteine isolate*, proteine di soia, proteine di pisello, proteine di piselli,
    proteine vegetali, proteine del grano, proteine idrolizzate, collagene, isolato proteico*
  nl: *eiwitisolaat, soja eiwit*, sojaeiwit*, erwteneiwit*, tarwe eiwit*, tarweeiwit*,
    plantaardig eiwit*, *eiwithydrolysaat, collageen, gehydrolyseerd*
  pt: proteina de soja, proteina de ervilha, proteina vegetal, proteina isolada*,
    proteina hidrolisada, colageno
  pl: bialko sojowe, bialko grochu, bialko pszenne, bialko roslinne, izolat bialk*,
    hydrolizat bialk*, kolagen, bialka roslinne, mieso oddzielone mechanicznie
  cs: sojova bilkovina, hrachova bilkovina, psenicna bilkovina, rostlinna bilkovina,
    sojovy protein, hydrolyzovan*, bilkovinny izolat
  sk: sojova bielkovina, hrachova bielkovina, psenicna bielkovina, rastlinna bielkovina,
    hydrolyzovan*
  sv: sojaprotein*, artprotein*, veteprotein*, *proteinisolat, vegetabiliskt protein,
    hydrolyserat*
  da: sojaprotein*, aerteprotein*, hvedeprotein*, *proteinisolat, vegetabilsk protein,
    hydrolyseret*
  no: soyaprotein*, erteprotein*, hveteprotein*, *proteinisolat, hydrolysert*
  fi: soijaproteiini*, herneproteiini*, vehnaproteiini*, *proteiini isolaatti, kasviproteiini*,
    proteiinihydrolysaatti*
  hu: szojafeherje*, borsofeherje*, buzafeherje*, *feherje izolatum, novenyi feherje*,
    hidrolizalt*
  ro: proteina din soia, proteine din soia, proteina vegetala, proteine vegetale,
    proteina din mazare, hidrolizat*
  hr: bjelancevine soje, sojini proteini, sojine bjelancevine, proteini graska, hidroliziran*
  sl: sojine beljakovine, grahove beljakovine, rastlinske beljakovine, hidroliziran*
  bg: соев протеин, соев белтък, грахов протеин, растителен протеин, хидролизиран*
  el: πρωτεινη σογιας, πρωτεινη μπιζελιου, φυτικη πρωτεινη, υδρολυμεν*
  et: sojavalk*, hernevalk*, nisuvalk*, taimne valk, hudroluusitud
  lv: sojas olbaltumviel*, zirnu olbaltumviel*, hidroliz*
  lt: soju baltym*, zirniu baltym*, kvieciu baltym*, hidroliz*
  """,
  .hydrogenatedFat: """
  en: hydrogenated, partially hydrogenated, fully hydrogenated, interesterified, margarine,
    shortening
  de: gehartet*, ganz gehartet*, hydriert*, umgeestert*, margarine, *margarine
  fr: hydrogene, hydrogenee, hydrogenees, partiellement hydrogene*, totalement hydrogene*,
    margarine
  es: hidrogenad*, parcialmente hidrogenad*, margarina
  it: idrogenat*, parzialmente idrogenat*, margarina
  nl: gehard*, gehydrogeneerd*, margarine
  pt: hidrogenad*, margarina
  pl: utwardzon*, uwodornion*, margaryna
  cs: ztuzen*, hydrogenovan*, margarin
  sk: stuzen*, hydrogenovan*, margarin
  sv: hardat*, hardad*, hydrogenera*, margarin
  da: haerdet*, hydrogeneret*, margarine
  no: herdet*, margarin
  fi: kovetettu*, hydrattu*, margariini
  hu: hidrogenezett*, margarin
  ro: hidrogenat*, margarina
  hr: hidrogeniran*, margarin
  sl: hidrogeniran*, margarina
  bg: хидрогениран*, маргарин
  el: υδρογονωμεν*, μαργαρινη
  et: hudrogeenitud*, margariin
  lv: hidrogenet*, margarins
  lt: hidrint*, margarinas
  """,
  .modifiedStarch: """
  en: modified starch*, modified * starch, modified corn starch, modified food starch,
    modified potato starch, modified maize starch
  de: modifizierte starke, modifizierte *starke
  fr: amidon modifie, amidon transforme, amidon modifie de *, amidons modifies
  es: almidon modificado, almidon modificado de *
  it: amido modificato, amido modificato di *, amidi modificati
  nl: gemodificeerd zetmeel, gemodificeerd *zetmeel
  pt: amido modificado
  pl: skrobia modyfikowana
  cs: modifikovany skrob, modifikovany * skrob
  sk: modifikovany skrob, modifikovany * skrob
  sv: modifierad starkelse, modifierad *starkelse
  da: modificeret stivelse, modificeret *stivelse
  no: modifisert stivelse, modifisert *stivelse
  fi: muunnettu tarkkelys, muunnettu *tarkkelys
  hu: modositott kemenyito, modositott *kemenyito
  ro: amidon modificat
  hr: modificirani skrob
  sl: modificiran skrob
  bg: модифицирано нишесте
  el: τροποποιημενο αμυλο
  et: modifitseeritud tarklis
  lv: modificeta ciete
  lt: modifikuotas krakmolas
  """,
  .emulsifier: """
  *: *lecithin*, *lecitin*, *lesitiini*, lecithin*, lecithine*, lecitin*, lecitina, lecytyn*,
    lesitiini*, letsitiin*, лецитин*, λεκιθινη, mono and diglycerides*, mono et diglycerides*,
    mono und diglyceride*, mono e digliceridi*, mono y digliceridos*, polysorbate*, polysorbat*,
    carrageenan*, carrageen*, carragenina*, carrageenin*, karagen*, karrageen*, karragenan*,
    carraghenane*, carboxymethyl*, karboxymet*, xanthan*, xantano, xantana, ksantan*, gellan*
  """,
  .flavourEnhancer: """
  *: monosodium glutamate, glutamate*, glutamat*, glutammat*, inosinate*, inosinat*, guanylate*,
    guanylat*, yeast extract*, hefeextrakt*, extrait de levure*, extracto de levadura*,
    estratto di lievito*, gistextract*, ekstrakt drozdz*, kvasnicovy extrakt*, jastextrakt*,
    gaerekstrakt*, gjaerekstrakt*, hiivauute*, elesztokivonat*, глутамат*, екстракт от мая,
    γλουταμινικο*, pärmiekstrakt*
  """,
  .milkFraction: """
  en: whey powder, whey protein*, whey solids, whey, sweet whey powder, casein*, caseinate*,
    milk protein*, milk solids, buttermilk powder, sodium caseinate
  de: molkenpulver, sussmolkenpulver, molkenprotein*, molkeneiweiss*, molkenerzeugnis, kasein*,
    casein*, *caseinat, *kaseinat, milcheiweiss*, milchprotein*, molke, *molkenpulver
  fr: lactoserum*, poudre de lactoserum, caseine*, caseinate*, proteines de lait,
    proteines du lait, petit lait
  es: suero de leche*, lactosuero*, suero lacteo*, caseina*, caseinato*, proteinas de leche,
    proteina de leche, suero en polvo
  it: siero di latte*, siero di latte in polvere, caseina*, caseinat*, proteine del latte
  nl: weipoeder, wei, weieiwit*, caseine*, caseinaat*, melkeiwit*, *weipoeder
  pt: soro de leite*, caseina*, caseinato*, proteina de leite, proteinas do leite
  pl: serwatka*, serwatk*, kazein*, bialka mleka, bialko mleka, bialka mleczne
  cs: syrovatka*, susena syrovatka, kasein*, mlecna bilkovina
  sk: srvatka*, susena srvatka, kazein*, mliecna bielkovina
  sv: vasslepulver, vassle*, kasein*, mjolkprotein*
  da: vallepulver, valle*, kasein*, maelkeprotein*
  no: mysepulver, myse*, kasein*, melkeprotein*
  fi: herajauhe, hera, heraproteiini*, kaseiini*, maitoproteiini*
  hu: savopor, tejsavo*, tejsavopor, kazein*, tejfeherje*
  ro: zer praf, zer, zer din lapte, cazein*, proteine din lapte
  hr: sirutka*, kazein*, mlijecne bjelancevine
  sl: sirotka*, kazein*, mlecne beljakovine
  bg: суроватка*, казеин*, млечен протеин
  el: ορος γαλακτος*, τυρογαλο*, καζεινη*, πρωτεινη γαλακτος
  et: vadak*, vadakupulber, kaseiin*, piimavalk*
  lv: suukalas*, suukalu*, sukalu*, kazein*, piena olbaltumviel*
  lt: isrug*, kazein*, pieno baltym*
  """,
  .plantFraction: """
  en: wheat gluten, gluten, oat fibre, pea fibre, inulin, chicory fibre, soluble * fibre,
    dietary fibre, wheat fibre, bamboo fibre, citrus fibre
  de: weizengluten, gluten, weizenkleber, haferfaser*, erbsenfaser*, inulin, *ballaststoffe,
    oligofruktose, weizenfaser*, bambusfaser*, zitrusfaser*, zichorienfaser*
  fr: gluten de ble, gluten, inuline, fibre de *, fibres de *, fibres d *, oligofructose
  es: gluten de trigo, gluten, inulina, fibra de *, fibra vegetal
  it: glutine di frumento, glutine di grano, glutine, inulina, fibra di *, fibre di *,
    fibra vegetale, fibre vegetali
  nl: tarwegluten, gluten, inuline, *vezel, *vezels
  pt: gluten de trigo, gluten, inulina, fibra de *
  pl: gluten pszenny, gluten, inulina, blonnik *
  cs: psenicny lepek, lepek, inulin, vlaknina *
  sk: psenicny lepok, lepok, inulin
  sv: vetegluten, gluten, inulin, *fiber
  da: hvedegluten, gluten, inulin, *fiber, *fibre
  no: hvetegluten, gluten, inulin, *fiber
  fi: vehnagluteeni, gluteeni, inuliini, *kuitu
  hu: buzagluten, gluten, inulin, *rost
  ro: gluten, inulina, fibre de *, fibre din *
  hr: psenicni gluten, gluten, inulin
  sl: psenicni gluten, gluten, inulin
  bg: глутен*, инулин*
  el: γλουτενη*, ινουλινη*
  et: nisugluteen, gluteen, inuliin
  lv: kviesu lipeklis, glutens, inulins
  lt: kvieciu glitimas, glitimas, inulinas
  """,
  .carbonation: """
  *: carbon dioxide, kohlensaure, dioxyde de carbone, gaz carbonique, dioxido de carbono,
    anhidrido carbonico, anidride carbonica, koolzuur, dwutlenek wegla, oxid uhlicity,
    koldioxid, kolsyra, kulsyre, kuldioxid, karbondioksid, hiilidioksidi, szen dioxid,
    dioxid de carbon, carbonated water, sparkling water, eau gazeifiee, eau gazeuse,
    agua carbonatada, agua gasificada, acqua gassata, acqua frizzante, koolzuurhoudend water,
    woda gazowana, sycena voda
  """,
  .keepingAgent: """
  *: phosphoric acid, phosphorsaure, acide phosphorique, acido fosforico, baking soda,
    sodium bicarbonate, baking powder, backpulver, natriumhydrogencarbonat, natriumbicarbonat*,
    bicarbonate de sodium, bicarbonate de soude, bicarbonato di sodio, bicarbonato de sodio,
    wodoroweglan sodu, weglany sodu, hydrogenuhlicitan sodny, ammonium*, poudre a lever,
    poudres a lever, citric acid, ascorbic acid, lactic acid, acetic acid, *citronensaure,
    citronensaure, zitronensaure, *ascorbinsaure, ascorbinsaure, milchsaure, essigsaure,
    acide citrique, acide ascorbique, acide lactique, acido citrico, acido ascorbico,
    acido lattico, acido lactico, citroenzuur, ascorbinezuur, melkzuur, kwas cytrynowy,
    kwas askorbinowy, kyselina citronova, kyselina askorbova, citronsyra, askorbinsyra,
    citronsyre, ascorbinsyre, askorbinsyre, sitruunahappo, askorbiinihappo, citromsav,
    aszkorbinsav, acid citric, acid ascorbic, limunska kiselina, citronska kislina,
    лимонена киселина, κιτρικο οξυ, sidrunhape, citronskabe, citrinu rugstis, vitamin*,
    vitamine, witamin*, tocopherol*, tocopherole, tokoferol*, rosemary extract, rosmarinextrakt,
    sodium nitrite, potassium nitrate, natriumnitrit, kaliumnitrat, nitrite de sodium,
    nitrato de potasio, nitrito de sodio, nitrito di sodio, pectin*, pektin*, pectine, pectina,
    pektyna, calcium*, iron, eisen, niacin*, thiamin*, riboflavin*, folic acid, folsaure
  """,
]
