extension FoodKindWords {
  /// Names of ingredients in Swedish.
  static let swedish = FoodKindWords(
    code: "sv",
    kinds: [
      .sugar: """
      socker, *socker, sackaros, sockersirap, karamell*, sotad kondenserad mjolk,
      kondenserad sotad mjolk
      """,
      .brownSugar: "rorsocker, rarorsocker, farinsocker, muscovado*, melass",
      .glucose: "glukos*, dextros, druvsocker, starkelsesirap, majssirap, glukossirap",
      .fructose: "fruktos*, fruktsocker",
      .lactose: "laktos, mjolksocker",
      .maltose: "maltos, maltextrakt, *maltextrakt",
      .glucoseFructoseSyrup: "glukos fruktossirap, fruktos glukossirap, fruktossirap",
      .invertSugar: "invertsocker, invertsockersirap",
      .honeyMaple: "honung, lonnsirap",
      .plantSyrup: "agavesirap, dadelsirap",
      .syrup: "sirap, *sirap",
      .juiceConcentrate: "*juicekoncentrat, *saftkoncentrat",
      .maltodextrin: "maltodextrin*",
      .flavouring: "arom, aromer, *arom, vanillin",
      .proteinIsolate: """
      sojaprotein*, artprotein*, veteprotein*, *proteinisolat, vegetabiliskt protein,
      hydrolyserat*
      """,
      .hydrogenatedFat: "hardat*, hardad*, hydrogenera*, margarin",
      .modifiedStarch: "modifierad starkelse, modifierad *starkelse",
      .milkFraction: "vasslepulver, vassle*, kasein*, mjolkprotein*",
      .plantFraction: "vetegluten, gluten, inulin, *fiber",
      .salt: "salt, *salt",
      .oil: "*olja, *oljor, *fett, kakaosmor",
      .butter: "smor, gradde, *gradde, smorolja",
      .vinegar: "vinager, attika, *vinager",
      .starch: "starkelse, *starkelse",
      .fruit: """
      apple, applen, *apple, paron, apelsin*, citron*, lime, banan*, jordgubb*, hallon*, blabar*,
      bjornbar*, vinbar*, lingon*, tranbar*, korsbar*, plommon*, aprikos*, persik*, vindruv*,
      russin, fikon, dadlar, mango, ananas, passionsfrukt, kiwi, melon, granatapple, frukt,
      *frukt, *bar, oliver, avokado, rabarber
      """,
      .vegetable: """
      tomat*, morot*, morotter, lok, *lok, vitlok*, purjolok, selleri*, paprika, gurka, zucchini,
      aubergine, pumpa, spenat, sallat, *kal, broccoli, blomkal, rodbet*, radis*, palsternacka,
      sparris, kronartskocka, fankal, champinjon*, svamp, gronsaker
      """,
      .legume: "bonor, *bonor, arter, *arter, kikart*, linser, sojabonor",
      .juice: "juice, *juice, *saft, pure, *pure",
      .potato: "potatis*, sotpotatis",
      .grain: """
      *mjol, vete, *vete, rag, *rag, korn, havre, *havre, ris, majs, dinkel, bovete, *flingor,
      *kli
      """,
      .milk: "mjolk, *mjolk, *mjolkpulver, yoghurt, kvarg, filmjolk",
      .culture: "*kultur, *kulturer, lope, ystenzym, mjolksyrabakterier",
      .egg: "agg, *agg, aggula, aggvita",
      .redMeat: "notkott, griskott, flask*, kalvkott, lammkott, skinka, bacon",
      .poultry: "kyckling*, kalkon*, anka",
      .fish: "fisk, lax, tonfisk, torsk, sill, makrill, sardin*, rakor",
      .nut: "mandel, hasselnotter, valnotter, jordnotter, cashew*, pistage*, notter, kokos*",
      .seed: "*fron, *fro, sesam*, linfro*, solroskarnor, pumpakarnor, vallmo*, senap*, senapsfro",
      .spice: """
      krydda, kryddor, orter, peppar, *peppar, curry, kummin, gurkmeja, kanel, ingefara, muskot,
      persilja, basilika, oregano, timjan, rosmarin, koriander, dill, graslok, lagerblad, vanilj
      """,
      .water: "vatten",
      .yeast: "jast, surdeg",
      .cheese: "ost, *ost",
    ],
    meat: "kott, *kott, ister, talg",
    honey: "honung, *honung",
    plantFlesh: "fruktkott")
}
