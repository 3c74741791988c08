/// Names of sugars and of what replaces them; see ``IngredientLexicon``.
///
/// English names that do not say "sugar" are those of the University of California San Francisco's list of
/// 61 names (SugarScience, "Hidden in Plain Sight"); cane juice is sugar by the FDA's guidance of 2016.
/// Rare sugars are monosaccharides and disaccharides, which EU 1169/2011, Annex I, calls sugars.
let sugarWords: [IngredientKind: String] = [
  .sugar: """
  en: sugar, sugars, sucrose, saccharose, caster sugar, icing sugar, sugar syrup, caramel,
    caramelised sugar, candied sugar
  de: *zucker, saccharose, *zuckersirup, karamell, karamellsirup, karamel*, kandis*
  fr: sucre, sucres, saccharose, sirop de sucre, caramel, sucre glace
  es: azucar, azucares, sacarosa, jarabe de azucar, caramelo
  it: zucchero, zuccheri, saccarosio, sciroppo di zucchero, caramello
  nl: suiker, *suiker, suikers, sacharose, suikerstroop, karamel*
  pt: acucar, acucares, sacarose, xarope de acucar, caramelo
  pl: cukier, cukr*, sacharoza, syrop cukrowy, karmel*
  cs: cukr, cukry, sacharoza, cukerny sirup, karamel*
  sk: cukor, cukry, sacharoza, cukrovy sirup, karamel*
  sv: socker, *socker, sackaros, sockersirap, karamell*
  da: sukker, *sukker, saccharose, sukkersirup, karamel*
  no: sukker, *sukker, sukrose, sukkersirup, karamell*
  fi: sokeri, *sokeri, sakkaroosi, sokerisiirappi, karamelli*
  hu: cukor, *cukor, szacharoz, cukorszirup, karamell*
  ro: zahar, zaharoza, sirop de zahar, caramel
  hr: secer, saharoza, secerni sirup, karamel*
  sl: sladkor, saharoza, karamel*
  bg: захар, захароза, захарен сироп, карамел*
  el: ζαχαρη, σακχαροζη, σιροπι ζαχαρης, καραμελα*
  et: suhkur, *suhkur, sahharoos, suhkrusiirup, karamell*
  lv: cukurs, cukura, saharoze, cukura sirups, karamele*
  lt: cukrus, cukraus sirupas, sacharoze, karamele*
  mt: zokkor
  ga: siucra
  """,
  .brownSugar: """
  en: brown sugar, cane sugar, raw cane sugar, muscovado, demerara, turbinado, panela, jaggery,
    molasses, treacle, coconut sugar, coconut blossom sugar, evaporated cane juice, palm sugar,
    unrefined sugar, cane juice, sugar cane juice, sugarcane juice, cane juice crystals,
    cane juice solids, cane syrup, rapadura, piloncillo, panocha, raw sugar, barbados sugar
  de: *rohrzucker, *rohzucker, *rohrohrzucker, brauner zucker, muscovado*, *melasse, rapadura,
    kokosblutenzucker, vollrohrzucker, rubensirup, zuckerrubensirup, palmzucker
  fr: sucre roux, sucre de canne, cassonade, sucre complet, melasse, sucre de coco, vergeoise,
    rapadura
  es: azucar moreno, azucar de cana, panela, melaza, azucar de coco, azucar integral, rapadura,
    jugo de cana, piloncillo
  it: zucchero di canna, zucchero bruno, zucchero grezzo, melassa, zucchero di cocco, panela
  nl: rietsuiker, bruine suiker, basterdsuiker, melasse, kokosbloesemsuiker, ruwe rietsuiker
  pt: acucar mascavado, acucar mascavo, acucar de cana, melaco, acucar amarelo, acucar de coco,
    rapadura, caldo de cana
  pl: cukier trzcinowy, cukier brazowy, melasa, cukier kokosowy
  cs: trtinovy cukr, hnedy cukr, melasa, kokosovy cukr
  sk: trstinovy cukor, hnedy cukor, melasa
  sv: rorsocker, rarorsocker, farinsocker, muscovado*, melass
  da: rorsukker, farin, melasse
  no: rorsukker, brunt sukker, melasse
  fi: ruokosokeri, fariinisokeri, melassi
  hu: nadcukor, barna cukor, melasz
  ro: zahar brun, zahar din trestie, melasa
  hr: smedi secer, secer od trske, melasa
  sl: rjavi sladkor, trsni sladkor, melasa
  bg: кафява захар, тръстикова захар, меласа
  el: καστανη ζαχαρη, μελασα
  et: roosuhkur, melass
  lv: brunais cukurs, niedru cukurs, melase
  lt: rudasis cukrus, nendriu cukrus, melasa
  """,
  .glucose: """
  en: glucose, dextrose, glucose syrup, dried glucose syrup, corn syrup, corn syrup solids,
    rice syrup, brown rice syrup, wheat syrup, starch syrup, tapioca syrup, golden syrup,
    grape sugar, oat syrup, corn sweetener, corn sweeteners, corn sugar, glucose solids
  de: glukose*, glucose*, dextrose, traubenzucker, starkesirup, maissirup, reissirup,
    weizensirup, *starkesirup, hafersirup, glukosesirup, glucosesirup
  fr: glucose, dextrose, sirop de glucose, sirop de mais, sirop de riz, sirop de ble,
    sirop d amidon
  es: glucosa, dextrosa, jarabe de glucosa, jarabe de maiz, jarabe de arroz, sirope de arroz
  it: glucosio, destrosio, sciroppo di glucosio, sciroppo di mais, sciroppo di riso,
    sciroppo di frumento
  nl: glucose*, dextrose, druivensuiker, maisstroop, rijststroop, glucosestroop, zetmeelstroop
  pt: glucose, glicose, dextrose, xarope de glucose, xarope de glicose, xarope de milho,
    xarope de arroz
  pl: glukoz*, dekstroz*, syrop glukozowy, syrop kukurydziany, syrop ryzowy, syrop skrobiowy
  cs: glukoz*, dextroz*, glukozovy sirup, kukuricny sirup, ryzovy sirup, skrobovy sirup,
    hroznovy cukr
  sk: glukoz*, dextroz*, glukozovy sirup, kukuricny sirup, ryzovy sirup, hroznovy cukor
  sv: glukos*, dextros, druvsocker, starkelsesirap, majssirap, glukossirap
  da: glukose*, glucose*, dextrose, druesukker, stivelsessirup, majssirup, glukosesirup
  no: glukose*, dekstrose, dextrose, druesukker, stivelsessirup, maissirup, glukosesirup
  fi: glukoosi*, dekstroosi, rypalesokeri, tarkkelyssiirappi, maissisiirappi, riisisiirappi
  hu: glukoz*, dextroz*, szolocukor, glukozszirup, kukoricaszirup, rizsszirup
  ro: glucoza, dextroza, sirop de glucoza, sirop de porumb, sirop de orez
  hr: glukoz*, dekstroz*, glukozni sirup, kukuruzni sirup, rizin sirup
  sl: glukoz*, dekstroz*, glukozni sirup, koruzni sirup, rizev sirup
  bg: глюкоз*, декстроз*, глюкозен сироп, царевичен сироп, гроздова захар
  el: γλυκοζη*, δεξτροζη, σιροπι γλυκοζης, σιροπι καλαμποκιου
  et: glukoos*, dekstroos, glukoosisiirup, maisisiirup
  lv: glikoze*, dekstroze, glikozes sirups, kukuruzas sirups
  lt: gliukoz*, dekstroz*, gliukozes sirupas, kukuruzu sirupas
  mt: glukozju
  """,
  .fructose: """
  en: fructose, fruit sugar, levulose
  de: fruktose*, fructose*, fruchtzucker, fruchtsusse
  fr: fructose, levulose
  es: fructosa
  it: fruttosio
  nl: fructose*, vruchtensuiker
  pt: frutose
  pl: fruktoz*
  cs: fruktoz*, ovocny cukr
  sk: fruktoz*, ovocny cukor
  sv: fruktos*, fruktsocker
  da: fruktose*, frugtsukker
  no: fruktose*, fruktsukker
  fi: fruktoosi*, hedelmasokeri
  hu: fruktoz*, gyumolcscukor
  ro: fructoza
  hr: fruktoz*
  sl: fruktoz*
  bg: фруктоз*
  el: φρουκτοζη*
  et: fruktoos*
  lv: fruktoze*
  lt: fruktoz*
  mt: fruttozju
  """,
  .lactose: """
  en: lactose, milk sugar
  de: laktose, lactose, milchzucker
  fr: lactose, sucre de lait
  es: lactosa
  it: lattosio
  nl: lactose, melksuiker
  pt: lactose
  pl: laktoza
  cs: laktoza, mlecny cukr
  sk: laktoza, mliecny cukor
  sv: laktos, mjolksocker
  da: laktose, maelkesukker
  no: laktose, melkesukker
  fi: laktoosi, maitosokeri
  hu: laktoz, tejcukor
  ro: lactoza
  hr: laktoza
  sl: laktoza
  bg: лактоза
  el: λακτοζη
  et: laktoos
  lv: laktoze
  lt: laktoze
  mt: lattosju
  """,
  .maltose: """
  en: maltose, malt sugar, malt extract, barley malt extract, malt syrup, barley malt syrup
  de: maltose*, malzzucker, malzextrakt, *malzextrakt, malzsirup, *malzsirup
  fr: maltose, extrait de malt, extrait de malt d orge, sirop de malt
  es: maltosa, extracto de malta, jarabe de malta, extracto de malta de cebada
  it: maltosio, estratto di malto, estratto di malto d orzo, sciroppo di malto
  nl: maltose, moutsuiker, moutextract, *moutextract, moutstroop
  pt: maltose, extrato de malte, extrato de malte de cevada
  pl: maltoz*, ekstrakt slodowy, ekstrakt slodu, syrop slodowy
  cs: maltoz*, sladovy vytazek, sladovy extrakt
  sk: maltoz*, sladovy vytazok, sladovy extrakt
  sv: maltos, maltextrakt, *maltextrakt
  da: maltose, maltekstrakt, *maltekstrakt
  no: maltose, maltekstrakt, *maltekstrakt
  fi: maltoosi, mallasuute, *mallasuute
  hu: maltoz, malatakivonat, *malatakivonat
  ro: maltoza, extract de malt
  hr: maltoza, sladni ekstrakt
  sl: maltoza, sladni ekstrakt
  bg: малтоза, малцов екстракт
  el: μαλτοζη, εκχυλισμα βυνης
  et: maltoos, linnaseekstrakt
  lv: maltoze, iesala ekstrakts
  lt: maltoze, salyklo ekstraktas
  """,
  .malt: """
  en: barley malt, malted barley syrup
  """,
  .glucoseFructoseSyrup: """
  en: high fructose corn syrup, hfcs, glucose fructose syrup, fructose glucose syrup,
    glucose fructose, isoglucose, fructose syrup
  de: glukose fruktose sirup, glucose fructose sirup, fruktose glukose sirup,
    fructose glucose sirup, isoglukose, fruktosesirup, fructosesirup
  fr: sirop de glucose fructose, sirop de fructose glucose, isoglucose, sirop de fructose
  es: jarabe de glucosa y fructosa, jarabe de glucosa fructosa, jarabe de fructosa,
    jarabe de fructosa y glucosa, isoglucosa
  it: sciroppo di glucosio fruttosio, sciroppo di fruttosio glucosio, sciroppo di fruttosio,
    isoglucosio
  nl: glucose fructosestroop, fructose glucosestroop, isoglucose, fructosestroop
  pt: xarope de glucose e frutose, xarope de glicose e frutose, xarope de glucose frutose,
    isoglucose
  pl: syrop glukozowo fruktozowy, syrop fruktozowo glukozowy, izoglukoza, syrop fruktozowy
  cs: glukozo fruktozovy sirup, glukozofruktozovy sirup, fruktozo glukozovy sirup, izoglukoza
  sk: glukozo fruktozovy sirup, glukozovo fruktozovy sirup, fruktozo glukozovy sirup, izoglukoza
  sv: glukos fruktossirap, fruktos glukossirap, fruktossirap
  da: glukose fruktosesirup, glucose fructosesirup, fruktosesirup
  no: glukose fruktosesirup, fruktosesirup
  fi: glukoosi fruktoosisiirappi, fruktoosisiirappi
  hu: glukoz fruktoz szirup, fruktoz glukoz szirup, izocukor, izoglukoz
  ro: sirop de glucoza fructoza, sirop de fructoza glucoza, izoglucoza
  hr: glukozno fruktozni sirup, fruktozno glukozni sirup
  sl: glukozno fruktozni sirup
  bg: глюкозо фруктозен сироп, фруктозо глюкозен сироп
  el: σιροπι γλυκοζης φρουκτοζης
  et: glukoosi fruktoosisiirup
  lv: glikozes fruktozes sirups
  lt: gliukozes fruktozes sirupas
  """,
  .invertSugar: """
  en: invert sugar, inverted sugar, invert sugar syrup, inverted sugar syrup, invert syrup
  de: invertzucker, invertzuckersirup, invertzuckercreme
  fr: sucre inverti, sirop de sucre inverti
  es: azucar invertido, jarabe de azucar invertido, azucar invertida
  it: zucchero invertito, sciroppo di zucchero invertito
  nl: invertsuiker, invertsuikerstroop, invertsuikersiroop
  pt: acucar invertido, xarope de acucar invertido
  pl: cukier inwertowany, syrop cukru inwertowanego, cukier inwertowany w plynie
  cs: invertni cukr, invertni cukerny sirup, sirup z invertniho cukru
  sk: invertny cukor, invertny cukrovy sirup
  sv: invertsocker, invertsockersirap
  da: invertsukker, invertsukkersirup
  no: invertsukker, invertsukkersirup
  fi: inverttisokeri, inverttisokerisiirappi
  hu: invertcukor, invertcukor szirup
  ro: zahar invertit, sirop de zahar invertit
  hr: invertni secer
  sl: invertni sladkor
  bg: инвертна захар
  el: ιμβερτοσακχαρο
  et: invertsuhkur, invertsuhkrusiirup
  lv: invertcukurs, invertcukura sirups
  lt: invertuotas cukrus, invertuoto cukraus sirupas
  """,
  .honeyMaple: """
  en: honey, maple syrup, maple sugar
  de: honig, *honig, ahornsirup
  fr: miel, sirop d erable
  es: miel, jarabe de arce, sirope de arce
  it: miele, sciroppo d acero
  nl: honing, *honing, ahornsiroop
  pt: mel, xarope de acer, xarope de bordo
  pl: miod, miodu, syrop klonowy
  cs: med, javorovy sirup
  sk: med, javorovy sirup
  sv: honung, lonnsirap
  da: honning, ahornsirup
  no: honning, lonnesirup
  fi: hunaja, vaahterasiirappi
  hu: mez, juharszirup
  ro: miere, sirop de artar
  hr: med, javorov sirup
  sl: med, javorjev sirup
  bg: мед, кленов сироп
  el: μελι, σιροπι σφενδαμου
  et: mesi, vahtrasiirup
  lv: medus, klavu sirups
  lt: medus, klevu sirupas
  mt: ghasel
  """,
  .plantSyrup: """
  en: agave syrup, agave nectar, date syrup, carob syrup, coconut nectar, grape must,
    concentrated grape must, yacon syrup, apple syrup, fruit syrup, beet syrup
  de: agavendicksaft, agavensirup, dattelsirup, *dicksaft, apfelkraut, kokosblutensirup,
    traubenmost*, johannisbrotsirup
  fr: sirop d agave, sirop de datte, sirop de dattes, mout de raisin, sirop de caroube
  es: sirope de agave, jarabe de agave, sirope de datil, mosto concentrado,
    mosto de uva concentrado
  it: sciroppo d agave, sciroppo di agave, sciroppo di dattero, sciroppo di datteri,
    mosto d uva, mosto concentrato
  nl: agavesiroop, agavestroop, dadelsiroop, dadelstroop, appelstroop
  pt: xarope de agave, xarope de tamara, mosto de uva
  pl: syrop z agawy, syrop daktylowy
  cs: agavovy sirup, datlovy sirup
  sk: agavovy sirup, datlovy sirup
  sv: agavesirap, dadelsirap
  da: agavesirup, daddelsirup
  no: agavesirup, daddelsirup
  fi: agavesiirappi, taatelisiirappi
  hu: agaveszirup, datolyaszirup
  ro: sirop de agave, sirop de curmale
  hr: agavin sirup
  sl: agavin sirup
  bg: сироп от агаве
  el: σιροπι αγαυης
  et: agaavisiirup
  lv: agaves sirups
  lt: agavu sirupas
  """,
  .syrup: """
  en: syrup
  de: sirup, *sirup
  fr: sirop, sirop de *
  es: jarabe, sirope
  it: sciroppo
  nl: siroop, stroop, *stroop, *siroop
  pt: xarope
  pl: syrop
  cs: sirup
  sk: sirup
  sv: sirap, *sirap
  da: sirup, *sirup
  no: sirup, *sirup
  fi: siirappi, *siirappi
  hu: szirup, *szirup
  ro: sirop
  hr: sirup
  sl: sirup
  bg: сироп
  el: σιροπι
  et: siirup, *siirup
  lv: sirups
  lt: sirupas
  """,
  .juiceConcentrate: """
  en: fruit juice concentrate, apple juice concentrate, grape juice concentrate,
    pear juice concentrate, lemon juice concentrate, concentrated fruit juice,
    concentrated apple juice, concentrated grape juice, juice concentrate, fruit concentrate
  de: *saftkonzentrat, *fruchtkonzentrat, *fruchtsaftkonzentrat, *dicksaftkonzentrat
  fr: jus de fruits concentre, jus concentre, jus de pomme concentre, jus de raisin concentre,
    concentre de jus, concentre de fruits, jus concentre de pomme, jus concentre de raisin
  es: zumo concentrado, zumo de uva concentrado, zumo de manzana concentrado,
    concentrado de zumo, concentrado de fruta
  it: succo concentrato, succo di mela concentrato, succo d uva concentrato,
    concentrato di succo, succo concentrato di mela, succo concentrato d uva
  nl: *sapconcentraat, *vruchtenconcentraat, *vruchtensapconcentraat
  pt: sumo concentrado, sumo de maca concentrado, concentrado de sumo, suco concentrado
  pl: sok zageszczony, zageszczony sok, koncentrat soku, zageszczony sok jablkowy,
    koncentrat soku jablkowego
  cs: koncentrovana stava, koncentrat z, stavovy koncentrat
  sk: koncentrovana stava, koncentrat stavy
  sv: *juicekoncentrat, *saftkoncentrat
  da: *juicekoncentrat, *saftkoncentrat
  no: *juicekonsentrat, *saftkonsentrat
  fi: *mehutiiviste, *taysmehutiiviste
  hu: *sutitmeny, suritett gyumolcsle, gyumolcsle suritmeny, almale suritmeny
  ro: suc concentrat, concentrat de suc, suc de mere concentrat
  hr: koncentrirani sok, koncentrat soka
  sl: zgosceni sok, zgoscen sok
  bg: концентриран сок, концентрат от сок
  el: συμπυκνωμενος χυμος
  et: *mahlakontsentraat
  lv: sulas koncentrats, koncentreta sula
  lt: koncentruotos sultys, sulciu koncentratas
  """,
  .maltodextrin: """
  en: maltodextrin*, dextrin, polydextrose
  de: maltodextrin*, dextrin*, polydextrose
  fr: maltodextrine*, dextrine
  es: maltodextrina*, dextrina
  it: maltodestrin*, destrina
  nl: maltodextrine*, dextrine
  pt: maltodextrina*, dextrina
  pl: maltodekstryn*, dekstryna
  cs: maltodextrin*, dextrin
  sk: maltodextrin*, dextrin
  sv: maltodextrin*
  da: maltodextrin*
  no: maltodekstrin*
  fi: maltodekstriini*
  hu: maltodextrin*
  ro: maltodextrina*
  hr: maltodekstrin*
  sl: maltodekstrin*
  bg: малтодекстрин*
  el: μαλτοδεξτρινη*
  et: maltodekstriin*
  lv: maltodekstrin*
  lt: maltodekstrin*
  """,
  .rareSugar: """
  *: trehalose, trehalosa, trealosio, trealose, trehaloza, trehaloz, trehalos, trehaloosi,
    trehaloos, трехалоза, τρεχαλοζη, galactose, galaktose, galaktos, galaktoza, galaktoz,
    galattosio, galactosa, galactoza, galaktoosi, galaktoos, галактоза, γαλακτοζη, allulose,
    allulosa, allulosio, alluloza, alulosa, psicose, tagatose, tagatosa, tagatosio, tagatoza,
    tagatoz, tagatos, tagatoosi, isomaltulose, isomaltulosa, isomaltulosio, izomaltuloza
  """,
  .sweetener: """
  *: aspartam*, acesulfam*, asesulfam*, acesulfame*, saccharin*, sacharin*, sacarina*,
    saccarin*, sakkariini*, sakkarin*, sucralos*, sukraloos*, sukralos*, sukraloz*, sucraloz*,
    sucralosa, sucralosio, cyclamat*, ciclamat*, cyklamat*, syklamaat*, stevia, steviol*,
    stewiol*, szteviol*, steviool*, neotam*, advantam*, thaumatin*, taumatin*, neohesperidin*,
    monk fruit*, luo han guo, сукралоз*, аспартам*, ацесулфам*, захарин, стеви*, σουκραλοζη,
    ασπαρταμη, στεβια, γλυκοζιτες στεβιολης
  """,
  .polyol: """
  *: sorbitol*, sorbit, sorbitolo, sorbitoli, xylit*, xilit*, ksylit*, ksilit*, ksylitoli,
    maltit*, mannit*, manit*, isomalt*, izomalt*, lactit*, laktit*, lattitolo, erythrit*,
    eritrit*, erytrit*, erytryt*, eritritol*, ksylitol*, polyol*, сорбитол*, ксилитол*,
    малтитол*, еритритол*, σορβιτολη, ξυλιτολη, μαλτιτολη, ερυθριτολη
  """,
]
