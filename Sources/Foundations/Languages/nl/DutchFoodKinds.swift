extension FoodKindWords {
  /// Names of ingredients in Dutch.
  static let dutch = FoodKindWords(
    code: "nl",
    kinds: [
      .sugar: "suiker, *suiker, suikers, sacharose, suikerstroop, karamel*",
      .brownSugar: """
      rietsuiker, bruine suiker, basterdsuiker, melasse, kokosbloesemsuiker, ruwe rietsuiker
      """,
      .glucose: """
      glucose*, dextrose, druivensuiker, maisstroop, rijststroop, glucosestroop, zetmeelstroop
      """,
      .fructose: "fructose*, vruchtensuiker",
      .lactose: "lactose, melksuiker",
      .maltose: "maltose, moutsuiker, moutextract, *moutextract, moutstroop",
      .glucoseFructoseSyrup: """
      glucose fructosestroop, fructose glucosestroop, isoglucose, fructosestroop
      """,
      .invertSugar: "invertsuiker, invertsuikerstroop, invertsuikersiroop",
      .honeyMaple: "honing, *honing, ahornsiroop",
      .plantSyrup: "agavesiroop, agavestroop, dadelsiroop, dadelstroop, appelstroop",
      .syrup: "siroop, stroop, *stroop, *siroop",
      .juiceConcentrate: "*sapconcentraat, *vruchtenconcentraat, *vruchtensapconcentraat",
      .maltodextrin: "maltodextrine*, dextrine",
      .flavouring: "aroma, aroma s, *aroma, *aromas, vanilline, smaakstof*",
      .proteinIsolate: """
      *eiwitisolaat, soja eiwit*, sojaeiwit*, erwteneiwit*, tarwe eiwit*, tarweeiwit*,
      plantaardig eiwit*, *eiwithydrolysaat, collageen, gehydrolyseerd*
      """,
      .hydrogenatedFat: "gehard*, gehydrogeneerd*, margarine",
      .modifiedStarch: "gemodificeerd zetmeel, gemodificeerd *zetmeel",
      .milkFraction: "weipoeder, wei, weieiwit*, caseine*, caseinaat*, melkeiwit*, *weipoeder",
      .plantFraction: "tarwegluten, gluten, inuline, *vezel, *vezels",
      .salt: "zout, *zout",
      .oil: "*olie, *vet, *vetten, reuzel, cacaoboter",
      .butter: "boter, *boter, room, *room, botervet, melkvet",
      .vinegar: "azijn, *azijn",
      .starch: "zetmeel, *zetmeel, tapioca",
      .fruit: """
      appel*, peer, peren*, sinaasappel*, citroen*, limoen*, grapefruit*, mandarijn*, banaan*,
      bananen*, aardbei*, framboos*, frambozen*, bosbes*, bosbessen*, braam*, bramen*, bes,
      bessen, *bessen, cranberr*, kers, kersen*, pruim*, abrikoos*, abrikozen*, perzik*,
      nectarine*, druif, druiven*, rozijn*, vijg*, dadel, dadels, mango*, ananas*, papaja*,
      passievrucht*, kiwi*, meloen*, granaatappel*, fruit, *fruit, vruchten*, olijf, olijven*,
      avocado*, rabarber*, acerola
      """,
      .vegetable: """
      tomaat, tomaten*, tomatenpuree, wortel, wortelen, wortels, ui, uien*, knoflook*, prei,
      selderij*, knolselderij, paprika, chilipeper, komkommer*, courgette*, aubergine*, pompoen*,
      spinazie*, sla, *kool, broccoli, bloemkool, biet*, *bieten, radijs*, raap, pastinaak,
      asperge*, artisjok*, venkel, champignon*, paddenstoel*, groente, groenten, *groenten,
      augurk*, sjalot*, rucola, suikermais
      """,
      .legume: """
      boon, bonen, *bonen, erwt, erwten, *erwten, kikkererwt*, linzen, linze, sojabonen, lupine
      """,
      .juice: "*sap, sap, puree, *puree",
      .potato: "aardappel*, zoete aardappel*",
      .grain: """
      *meel, *bloem, bloem, tarwe, *tarwe, rogge, gerst, haver, *haver, havervlokken, *vlokken,
      rijst, mais, spelt, boekweit, quinoa, gierst, griesmeel, zemelen, *zemelen, volkoren*,
      couscous
      """,
      .milk: "melk, *melk, *melkpoeder, yoghurt, kwark, karnemelk",
      .culture: "*culturen, culturen, zuursel, stremsel*, enzym*, *cultuur, *zuursel",
      .egg: "ei, eieren, *ei, eigeel, eiwit, *eieren, eidooier",
      .redMeat: "rundvlees, varkensvlees, rund*, varkens*, kalfsvlees, lamsvlees, ham, *ham, spek",
      .poultry: "kip, kip*, kalkoen*, eend*",
      .fish: """
      vis, *vis, zalm, tonijn, kabeljauw, haring, makreel, sardine*, ansjovis*, forel, garnalen,
      mosselen
      """,
      .nut: """
      amandel*, hazelnoot*, hazelnoten*, walnoot*, walnoten, pinda*, cashew*, pistache*, noten,
      *noten, kokos*
      """,
      .seed: """
      *zaad, *zaden, sesam*, lijnzaad, zonnebloempitten, pompoenpitten, maanzaad, chia*, mosterd*,
      *pitten
      """,
      .spice: """
      specerij*, specerijen, kruiden, peper, paprikapoeder, kerrie, komijn, kurkuma, kaneel,
      gember*, nootmuskaat, peterselie, basilicum, oregano, tijm, rozemarijn, koriander, dille,
      bieslook, laurier, kruidnagel, vanille, munt, saffraan
      """,
      .water: "water, *water",
      .yeast: "gist, zuurdesem, desem",
      .hops: "hop, hopextract",
      .cheese: "*kaas, kaas, mozzarella",
    ],
    meat: "vlees, *vlees, reuzel, rundvet",
    honey: "honing, *honing",
    plantFlesh: "vruchtvlees")
}
