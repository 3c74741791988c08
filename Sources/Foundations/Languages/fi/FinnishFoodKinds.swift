extension FoodKindWords {
  /// Names of ingredients in Finnish.
  static let finnish = FoodKindWords(
    code: "fi",
    kinds: [
      .sugar: "sokeri, *sokeri, sakkaroosi, sokerisiirappi, karamelli*",
      .brownSugar: "ruokosokeri, fariinisokeri, melassi",
      .glucose: """
      glukoosi*, dekstroosi, rypalesokeri, tarkkelyssiirappi, maissisiirappi, riisisiirappi
      """,
      .fructose: "fruktoosi*, hedelmasokeri",
      .lactose: "laktoosi, maitosokeri",
      .maltose: "maltoosi, mallasuute, *mallasuute",
      .glucoseFructoseSyrup: "glukoosi fruktoosisiirappi, fruktoosisiirappi",
      .invertSugar: "inverttisokeri, inverttisokerisiirappi",
      .honeyMaple: "hunaja, vaahterasiirappi",
      .plantSyrup: "agavesiirappi, taatelisiirappi",
      .syrup: "siirappi, *siirappi",
      .juiceConcentrate: "*mehutiiviste, *taysmehutiiviste",
      .maltodextrin: "maltodekstriini*",
      .flavouring: "aromi, aromit, *aromi, *aromit, vanilliini, vanilliiniaromi",
      .proteinIsolate: """
      soijaproteiini*, herneproteiini*, vehnaproteiini*, *proteiini isolaatti, kasviproteiini*,
      proteiinihydrolysaatti*
      """,
      .hydrogenatedFat: "kovetettu*, hydrattu*, margariini",
      .modifiedStarch: "muunnettu tarkkelys, muunnettu *tarkkelys",
      .milkFraction: "herajauhe, hera, heraproteiini*, kaseiini*, maitoproteiini*",
      .plantFraction: "vehnagluteeni, gluteeni, inuliini, *kuitu",
      .salt: "suola, *suola",
      .oil: "*oljy, *oljyt, *rasva, *rasvat, kaakaovoi",
      .butter: "voi, kerma, *kerma, voioljy",
      .vinegar: "etikka, *etikka, vaakunaviinietikka",
      .starch: "tarkkelys, *tarkkelys",
      .fruit: """
      omena*, paaryna*, appelsiini*, sitruuna*, lime, banaani*, mansik*, vadelma*, mustik*,
      puoluk*, karhunvatuk*, herukka*, mustaherukka*, karpalo*, kirsik*, luumu*, aprikoosi*,
      persik*, viinirypal*, rusina*, viikun*, taateli*, mango, ananas, passion*, kiivi, meloni,
      granaattiomena, hedelma*, marja*, oliivi*, avokado, raparperi
      """,
      .vegetable: """
      tomaat*, porkkana*, sipuli*, valkosipuli*, purjo*, selleri*, paprika, kurkku, kesakurpitsa,
      munakoiso, kurpitsa, pinaatti*, salaatti, *kaali, parsakaali, kukkakaali, punajuuri*,
      retiisi, palsternakka, parsa, fenkoli, herkkusieni*, sieni, sienet, vihannekset, kasvikset
      """,
      .legume: "papu, pavut, *papu, *pavut, herne, herneet, *herne, linssi*, kikherne*, soijapapu*",
      .juice: "*mehu, mehu, *taysmehu, sose, *sose",
      .potato: "peruna*, bataatti",
      .grain: """
      *jauho, *jauhot, vehna*, ruis*, ohra*, kaura*, riisi*, maissi*, speltti*, *hiutale, *lese
      """,
      .milk: "maito, *maito, *maitojauhe, jogurtti, rahka, piima",
      .culture: "hapate, hapatteet, juoksete, juoksutin, *hapate, maitohappobakteeri*",
      .egg: "kananmuna*, muna*",
      .redMeat: "naudanliha*, sianliha*, vasikanliha*, lampaanliha*, karitsanliha*, kinkku, pekoni",
      .poultry: "kana*, broileri*, kalkkuna*, ankka",
      .fish: "kala, lohi, tonnikala, turska, silli, makrilli, katkarap*",
      .nut: "manteli*, hasselpahkina*, saksanpahkina*, maapahkina*, cashew*, pahkina*, kookos*",
      .seed: "*siemen, *siemenet, seesami*, pellava*, auringonkukansiemen*, sinappi*",
      .spice: """
      mauste, mausteet, yrtit, pippuri, mustapippuri, curry, kumina, kurkuma, kaneli, inkivaari,
      muskotti, persilja, basilika, oregano, timjami, rosmariini, korianteri, tilli, ruohosipuli,
      laakerinlehti, vanilja
      """,
      .water: "vesi",
      .yeast: "hiiva, hapanjuuri",
      .cheese: "juusto, *juusto",
    ],
    meat: "liha, *liha, *lihaa, laardi, tali, liivate, liivatetta",
    honey: "hunaja, *hunaja*",
    plantFlesh: "hedelmaliha")
}
