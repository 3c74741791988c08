/// Names of fruit, vegetables and legumes; see ``IngredientLexicon``.
let fruitWords: [IngredientKind: String] = [
  .fruit: """
  en: apple*, pear, pears, orange*, lemon*, lime, limes, grapefruit, mandarin*, tangerine*,
    clementine*, banana*, strawberr*, raspberr*, blueberr*, blackberr*, blackcurrant*,
    redcurrant*, currant*, cranberr*, gooseberr*, elderberr*, cherry, cherries, plum, plums,
    prune*, apricot*, peach, peaches, nectarine*, grape, grapes, raisin*, sultana*, fig, figs,
    date, dates, mango, mangos, mangoes, pineapple*, papaya*, passion fruit*, passionfruit*,
    kiwi*, melon*, watermelon*, pomegranate*, guava*, lychee*, fruit, fruits, berries, olive,
    olives, avocado*, rhubarb, quince*, acai, acerola
  de: apfel, apfel*, birne*, birnen*, orange*, zitrone*, limette*, grapefruit*, mandarine*,
    clementine*, banane*, erdbeer*, himbeer*, heidelbeer*, blaubeer*, brombeer*, johannisbeer*,
    preiselbeer*, cranberr*, stachelbeer*, holunderbeer*, kirsch*, sauerkirsch*, pflaume*,
    zwetschge*, aprikose*, marille*, pfirsich*, nektarine*, weintraube*, traube*, rosine*,
    sultanine*, feige*, dattel*, mango*, ananas*, papaya*, passionsfrucht*, maracuja*, kiwi*,
    melone*, wassermelone*, granatapfel*, guave*, litschi*, fruchte, *fruchte, *beeren, olive*,
    avocado*, rhabarber*, quitte*, acerola*, sanddorn*
  fr: pomme, pommes, poire*, orange*, citron*, citrons verts, pamplemousse*, mandarine*,
    clementine*, banane*, fraise*, framboise*, myrtille*, mure, mures, cassis, groseille*,
    canneberge*, cerise*, prune, prunes, pruneau*, abricot*, peche, peches, nectarine*, raisin,
    raisins, figue*, datte*, mangue*, ananas, papaye*, fruit de la passion,
    fruits de la passion, kiwi*, melon*, pasteque*, grenade*, goyave*, litchi*, fruit, fruits,
    olive, olives, avocat, avocats, rhubarbe, coing*, acerola
  es: manzana*, pera, peras, naranja*, limon, limones, lima, limas, pomelo*, mandarina*,
    platano*, banana*, fresa*, frambuesa*, arandano*, mora, moras, grosella*, cereza*, ciruela*,
    albaricoque*, melocoton*, nectarina*, uva, uvas, pasas, higo*, datil*, mango*, pina, pinas,
    papaya*, maracuya*, kiwi*, melon*, sandia*, granada*, guayaba*, fruta, frutas, aceituna*,
    aguacate*, membrillo*, acerola
  it: mela, mele, pera, pere, arancia, arance, limone, limoni, lime, pompelmo*, mandarin*,
    banana, banane, fragola, fragole, lampone, lamponi, mirtill*, mora, more, ribes, cilieg*,
    amaren*, prugna, prugne, albicocc*, pesca, pesche, nettarin*, uva, uvetta, fico, fichi,
    datter*, mango, ananas, papaia, maracuja, kiwi, melone, anguria, melograno, frutta,
    frutti di bosco, oliva, olive, avocado, rabarbaro, cotogna, acerola
  nl: appel*, peer, peren*, sinaasappel*, citroen*, limoen*, grapefruit*, mandarijn*, banaan*,
    bananen*, aardbei*, framboos*, frambozen*, bosbes*, bosbessen*, braam*, bramen*, bes,
    bessen, *bessen, cranberr*, kers, kersen*, pruim*, abrikoos*, abrikozen*, perzik*,
    nectarine*, druif, druiven*, rozijn*, vijg*, dadel, dadels, mango*, ananas*, papaja*,
    passievrucht*, kiwi*, meloen*, granaatappel*, fruit, *fruit, vruchten*, olijf, olijven*,
    avocado*, rabarber*, acerola
  pt: maca, macas, pera, peras, laranja*, limao, limoes, lima, toranja*, tangerina*, banana*,
    morango*, framboesa*, mirtilo*, amora*, groselha*, cereja*, ameixa*, alperce*, pessego*,
    uva, uvas, passas, figo*, tamara*, manga, mangas, ananas, abacaxi, papaia*, maracuja*,
    kiwi*, melao, melancia*, roma, goiaba*, fruta, frutas, frutos vermelhos, azeitona*,
    abacate*, marmelo*
  pl: jablk*, gruszk*, pomarancz*, cytryn*, limonk*, grejpfrut*, mandaryn*, banan*, truskaw*,
    malin*, jagod*, borowk*, jezyn*, porzeczk*, zurawin*, agrest*, wisni*, czeresni*, sliwk*,
    morel*, brzoskwini*, nektaryn*, winogron*, rodzyn*, figi, figa, daktyl*, mango, ananas*,
    papaj*, marakuj*, kiwi, melon*, arbuz*, granat*, owoce, oliwk*, awokado, rabarbar*, aceroli,
    acerola
  sv: apple, applen, *apple, paron, apelsin*, citron*, lime, banan*, jordgubb*, hallon*,
    blabar*, bjornbar*, vinbar*, lingon*, tranbar*, korsbar*, plommon*, aprikos*, persik*,
    vindruv*, russin, fikon, dadlar, mango, ananas, passionsfrukt, kiwi, melon, granatapple,
    frukt, *frukt, *bar, oliver, avokado, rabarber
  da: aeble*, paere*, appelsin*, citron*, lime, banan*, jordbaer*, hindbaer*, blabaer*,
    brombaer*, solbaer*, ribs*, tranebaer*, kirsebaer*, blomme*, abrikos*, fersken*, vindrue*,
    rosiner, figner, dadler, mango, ananas, passionsfrugt, kiwi, melon, granataeble, frugt,
    *frugt, oliven, avocado, rabarber
  no: eple, epler, paere*, appelsin*, sitron*, lime, banan*, jordbaer*, bringebaer*, blabaer*,
    solbaer*, tranebaer*, kirsebaer*, plomme*, aprikos*, fersken*, druer, rosiner, fiken,
    dadler, mango, ananas, pasjonsfrukt, kiwi, frukt, oliven, avokado, rabarbra
  fi: omena*, paaryna*, appelsiini*, sitruuna*, lime, banaani*, mansik*, vadelma*, mustik*,
    puoluk*, karhunvatuk*, herukka*, mustaherukka*, karpalo*, kirsik*, luumu*, aprikoosi*,
    persik*, viinirypal*, rusina*, viikun*, taateli*, mango, ananas, passion*, kiivi, meloni,
    granaattiomena, hedelma*, marja*, oliivi*, avokado, raparperi
  cs: jablk*, jablecn*, hrusk*, pomeranc*, citron*, limetk*, grapefruit*, mandarin*, banan*,
    jahod*, malin*, boruvk*, ostruzin*, rybiz*, brusink*, tresn*, visn*, svestk*, merunk*,
    broskv*, hrozn*, rozink*, fiky, datl*, mango, ananas*, papaj*, marakuj*, kiwi, meloun*,
    ovoce, olivy, avokado, rebarbora
  sk: jablk*, hrusk*, pomaranc*, citron*, banan*, jahod*, malin*, cucoried*, cernic*, ribezl*,
    brusnic*, ceresn*, visn*, sliv*, marhul*, broskyn*, hrozn*, hrozienk*, figy, datl*, mango,
    ananas*, kivi, melon*, ovocie, olivy, avokado
  hu: alma, alma*, korte, narancs*, citrom*, banan*, eper, malna, afonya*, szeder, ribizli*,
    meggy*, cseresznye*, szilva*, sargabarack*, oszibarack*, barack*, szolo, mazsola, fuge,
    datolya*, mango, ananasz, kivi, dinnye, gyumolcs*, olivabogyo, avokado
  ro: mere, mar, pere, portocale, lamaie, banane, capsuni, zmeura, afine, mure, coacaze, cirese,
    visine, prune, caise, piersici, struguri, stafide, smochine, curmale, mango, ananas, kiwi,
    pepene, fructe, masline, avocado
  bg: ябълк*, круш*, портокал*, лимон*, банан*, ягод*, малин*, боровинк*, череш*, вишн*, слив*,
    кайси*, праскови*, грозде, стафиди, смокин*, фурми, манго, ананас, киви, плодове, маслини
  el: μηλο, μηλα, αχλαδι, πορτοκαλι, λεμονι, μπανανα, φραουλ*, σμεουρ*, μυρτιλ*, κερασι*,
    βυσσιν*, δαμασκην*, βερικοκ*, ροδακιν*, σταφυλ*, σταφιδ*, συκα, χουρμαδες, μανγκο, ανανα*,
    φρουτα, ελιες, αβοκαντο
  """,
  .vegetable: """
  en: tomato, tomatoes, tomato puree, tomato paste, carrot*, onion*, garlic, leek*, celery,
    celeriac, pepper, peppers, bell pepper*, red pepper*, green pepper*, chilli*, cucumber*,
    courgette*, zucchini, aubergine*, eggplant*, pumpkin, pumpkins, squash, spinach, lettuce,
    cabbage*, broccoli, cauliflower*, kale, brussels sprouts, beetroot*, radish*, turnip*,
    parsnip*, asparagus, artichoke*, fennel, mushroom*, champignon*, vegetable, vegetables,
    gherkin*, sweetcorn, shallot*, rocket, seaweed
  de: tomate*, tomaten*, karotte*, mohre*, mohren*, zwiebel*, knoblauch*, lauch, porree,
    sellerie*, paprika, gemusepaprika, peperoni, chili, gurke*, zucchini*, aubergine*, kurbis,
    kurbis*, spinat*, salat, *kohl, brokkoli*, blumenkohl*, rosenkohl, sauerkraut, rotkohl*,
    rote bete, rote beete, *rube, *ruben, rettich*, radieschen, pastinake*, spargel*,
    artischocke*, fenchel*, champignon*, pilze, *pilze, gemuse, *gemuse, gewurzgurken,
    schalotte*, rucola, algen, gemusemais, zuckermais
  fr: tomate*, carotte*, oignon*, ail, poireau*, celeri*, poivron*, piment, concombre*,
    courgette*, aubergine*, potiron*, courge*, citrouille*, epinard*, salade, chou, choux,
    brocoli*, chou fleur, choucroute, betterave*, radis, navet*, panais, asperge*, artichaut*,
    fenouil, champignon*, legume, legumes, cornichon*, echalote*, roquette, mais doux, algue*
  es: tomate*, zanahoria*, cebolla*, ajo, puerro*, apio, pimiento*, guindilla*, pepino*,
    calabacin*, berenjena*, calabaza*, espinaca*, lechuga*, col, coles, brocoli, coliflor*,
    remolacha*, rabano*, nabo*, esparrago*, alcachofa*, hinojo, champinon*, seta, setas,
    verdura*, hortalizas, pepinillo*, maiz dulce, chalota*, rucula
  it: pomodor*, carota, carote, cipolla, cipolle, aglio, porro, porri, sedano, peperon*,
    peperoncino, cetriol*, zucchin*, melanzan*, zucca, zucche, spinaci*, lattuga, cavolo,
    cavoli, broccoli, cavolfiore, barbabietol*, ravanell*, rapa, rape, asparagi, carciof*,
    finocchi*, funghi, champignon, verdura, verdure, ortaggi, cetriolini, mais dolce, scalogno,
    rucola
  nl: tomaat, tomaten*, tomatenpuree, wortel, wortelen, wortels, ui, uien*, knoflook*, prei,
    selderij*, knolselderij, paprika, chilipeper, komkommer*, courgette*, aubergine*, pompoen*,
    spinazie*, sla, *kool, broccoli, bloemkool, biet*, *bieten, radijs*, raap, pastinaak,
    asperge*, artisjok*, venkel, champignon*, paddenstoel*, groente, groenten, *groenten,
    augurk*, sjalot*, rucola, suikermais
  pt: tomate*, cenoura*, cebola*, alho, alho frances, aipo, pimento*, pepino*, curgete*,
    beringela*, abobora*, espinafre*, alface, couve*, brocolos, couve flor, beterraba*,
    rabanete*, nabo*, espargo*, alcachofra*, funcho, cogumelo*, legumes, hortalicas, pickles,
    milho doce
  pl: pomidor*, marchew*, cebul*, czosnek, czosnku, por, pory, seler*, papryka, papryki, ogorek,
    ogorki, cukini*, baklazan*, dyni*, szpinak*, salata, kapust*, brokul*, kalafior*, burak*,
    rzodkiew*, pasternak*, szparag*, karczoch*, koper wloski, pieczark*, grzyby, warzywa,
    warzyw, szalotk*, rukola
  sv: tomat*, morot*, morotter, lok, *lok, vitlok*, purjolok, selleri*, paprika, gurka,
    zucchini, aubergine, pumpa, spenat, sallat, *kal, broccoli, blomkal, rodbet*, radis*,
    palsternacka, sparris, kronartskocka, fankal, champinjon*, svamp, gronsaker
  da: tomat*, gulerod*, gulerodder, log, *log, hvidlog*, porre*, selleri*, peberfrugt*, agurk*,
    squash, aubergine, graeskar, spinat, salat, *kal, broccoli, blomkal, rodbede*, radise*,
    pastinak, asparges, artiskok*, fennikel, champignon*, svampe, grontsager
  no: tomat*, gulrot*, gulrotter, lok, *lok, hvitlok*, purre, selleri*, paprika, agurk, squash,
    gresskar, spinat, salat, *kal, brokkoli, blomkal, rodbete*, reddik, pastinakk, asparges,
    sjampinjong*, sopp, gronnsaker
  fi: tomaat*, porkkana*, sipuli*, valkosipuli*, purjo*, selleri*, paprika, kurkku,
    kesakurpitsa, munakoiso, kurpitsa, pinaatti*, salaatti, *kaali, parsakaali, kukkakaali,
    punajuuri*, retiisi, palsternakka, parsa, fenkoli, herkkusieni*, sieni, sienet, vihannekset,
    kasvikset
  cs: rajcat*, rajce*, mrkev*, cibul*, cesnek, porek, celer*, paprika, okurk*, cuketa, lilek,
    dyne, spenat, salat, zeli, brokolice, kvetak, repa, redkev*, pastinak, chrest, artycok*,
    fenykl, zampion*, houby, zelenina
  sk: rajciak*, paradajk*, mrkva, cibul*, cesnak, por, zeler, paprika, uhork*, cuketa, baklazan,
    tekvica, spenat, salat, kapusta, brokolica, karfiol, repa, spargla, sampinon*, huby,
    zelenina
  hu: paradicsom*, sargarepa*, repa, hagyma*, voroshagyma*, fokhagyma*, porehagyma, zeller*,
    paprika, uborka*, cukkini, padlizsan, tok, spenot*, salata, kaposzta*, brokkoli, karfiol,
    cekla*, retek, sparga, articsoka, champignon, gomba, zoldseg*
  ro: rosii, tomate, pasta de tomate, morcov*, ceapa, usturoi, praz, telina, ardei, castravet*,
    dovlecel*, vinete, dovleac, spanac, salata, varza, broccoli, conopida, sfecla, ridichi,
    sparanghel, ciuperci, legume
  bg: домат*, морков*, лук, чесън, праз, целина, чушк*, краставиц*, тиквичк*, патладжан*, тиква,
    спанак, зеле, броколи, карфиол, цвекло, гъби, зеленчуци
  el: ντοματ*, τοματ*, καροτ*, κρεμμυδι*, σκορδο, πρασο, σελινο, πιπερι*, αγγουρι*, κολοκυθ*,
    μελιτζαν*, σπανακι, μαρουλι, λαχανο, μπροκολο, κουνουπιδι, παντζαρι*, μανιταρι*, λαχανικα
  """,
  .legume: """
  en: bean, beans, kidney beans, pea, peas, chickpea*, chick peas, lentil*, soybean*,
    soya bean*, soy beans, lupin*, broad beans, edamame, green beans
  de: bohne*, *bohnen, erbse*, erbsen, *erbsen, kichererbse*, linse, linsen, *linsen,
    sojabohne*, lupine*
  fr: haricot*, pois, petits pois, pois chiche*, pois chiches, lentille*, feve*,
    graines de soja, soja, lupin
  es: judia*, alubia*, frijol*, guisante*, garbanzo*, lenteja*, haba, habas, soja,
    habas de soja, altramuz
  it: fagiol*, pisell*, ceci, lenticchi*, fave, fava, soia, semi di soia, lupini
  nl: boon, bonen, *bonen, erwt, erwten, *erwten, kikkererwt*, linzen, linze, sojabonen, lupine
  pt: feijao, feijoes, ervilha*, grao de bico, lentilha*, fava*, soja, tremoco*
  pl: fasol*, groch*, groszek, ciecierzyc*, soczewic*, bob, soja, ziarno soi, lubin
  sv: bonor, *bonor, arter, *arter, kikart*, linser, sojabonor
  da: bonner, *bonner, aerter, kikaerter, linser, sojabonner
  no: bonner, *bonner, erter, kikerter, linser, soyabonner
  fi: papu, pavut, *papu, *pavut, herne, herneet, *herne, linssi*, kikherne*, soijapapu*
  cs: fazol*, hrach, hrasek, cizrna, cocka, soja, sojove boby
  sk: fazul*, hrach, hrasok, cicer, sosovica, soja
  hu: bab, *bab, borso, *borso, csicseriborso, lencse, szojabab
  ro: fasole, mazare, naut, linte, soia
  bg: боб, грах, нахут, леща, соя
  el: φασολι*, μπιζελι*, αρακας, ρεβιθι*, φακες, σογια
  """,
  .juice: """
  en: juice, orange juice from concentrate, apple juice from concentrate,
    juice from concentrate, fruit puree, puree
  de: *saft, saft, fruchtmark, *mark, *puree, fruchtpuree, *direktsaft
  fr: jus, jus d *, jus de *, puree, puree de *, jus a base de concentre
  es: zumo, zumos, pure, pure de *, jugo
  it: succo, succhi, purea, purea di *, polpa
  nl: *sap, sap, puree, *puree
  pt: sumo, sumos, suco, polpa, pure
  pl: sok, soki, przecier, przeciery, puree, pulpa
  sv: juice, *juice, *saft, pure, *pure
  da: juice, *juice, *saft, pure, *pure
  no: juice, *juice, *saft, pure, *pure
  fi: *mehu, mehu, *taysmehu, sose, *sose
  cs: stava, stavy, pyre, dren
  sk: stava, stavy, pyre, dren
  hu: *le, gyumolcsle, pure, *pure, *velo
  ro: suc, sucuri, piure
  bg: сок, пюре
  el: χυμος, πουρες
  """,
  .potato: """
  en: potato, potatoes, sweet potato*, cassava, yam
  de: kartoffel*, susskartoffel*
  fr: pomme de terre, pommes de terre, patate*, manioc
  es: patata*, papa, papas, boniato*, yuca
  it: patata, patate, manioca
  nl: aardappel*, zoete aardappel*
  pt: batata*
  pl: ziemniak*, bataty
  sv: potatis*, sotpotatis
  da: kartoffel*, kartofler
  no: potet*, poteter
  fi: peruna*, bataatti
  cs: brambor*
  sk: zemiak*
  hu: burgonya*, krumpli
  ro: cartof*
  bg: картоф*
  el: πατατα*, πατατες
  """,
]
