/// Names of other foods; see ``IngredientLexicon``.
let foodWords: [IngredientKind: String] = [
  .grain: """
  en: flour, *flour, barley malt flour, wheat, wheat flour, rye, rye flour, barley, oat, oats, oatmeal, oat flakes,
    rice, maize, corn, spelt, buckwheat, quinoa, millet, semolina, durum wheat, bran,
    wheat bran, wholemeal, whole grain, bulgur, couscous, pasta, polenta, amaranth
  de: *mehl, mehl, *weizen, *roggen, roggen, weizen, gerste, *gerste, hafer, *hafer,
    haferflocken, *flocken, reis, *reis, mais, dinkel, *dinkel, buchweizen, quinoa, hirse,
    *griess, *grutze, *kleie, bulgur, couscous, *schrot, *vollkorn, teigwaren, amaranth
  fr: farine, farine de *, ble, ble dur, seigle, orge, avoine, flocons d avoine, riz, mais,
    epeautre, sarrasin, quinoa, millet, semoule, son, son de ble, boulgour, couscous, pates
  es: harina, harina de *, trigo, centeno, cebada, avena, arroz, maiz, espelta, trigo sarraceno,
    quinoa, mijo, semola, salvado, copos de *, cuscus
  it: farina, farina di *, frumento, grano, grano duro, segale, orzo, avena, riso, mais, farro,
    grano saraceno, quinoa, miglio, semola, semola di *, crusca, fiocchi di *, couscous
  nl: *meel, *bloem, bloem, tarwe, *tarwe, rogge, gerst, haver, *haver, havervlokken, *vlokken,
    rijst, mais, spelt, boekweit, quinoa, gierst, griesmeel, zemelen, *zemelen, volkoren*,
    couscous
  pt: farinha, farinha de *, trigo, centeio, cevada, aveia, flocos de *, arroz, milho, espelta,
    quinoa, semola, farelo
  pl: maka, maki, pszenica, pszenn*, zyto, zytni*, jeczmien, owies, platki owsiane, ryz,
    kukurydza, orkisz*, gryka, kasza, proso, semolina, otreby
  sv: *mjol, vete, *vete, rag, *rag, korn, havre, *havre, ris, majs, dinkel, bovete, *flingor,
    *kli
  da: *mel, hvede, *hvede, rug, *rug, byg, havre, *havre, ris, majs, spelt, *klid
  no: *mel, hvete, *hvete, rug, *rug, bygg, havre, *havre, ris, mais, spelt, *kli
  fi: *jauho, *jauhot, vehna*, ruis*, ohra*, kaura*, riisi*, maissi*, speltti*, *hiutale, *lese
  cs: mouka, *mouka, psenice, psenicn*, zito, zitn*, jecmen, oves, ovesn*, ryze, kukurice,
    spalda, pohanka, krupice, otruby
  sk: muka, psenica, psenicn*, raz, razn*, jacmen, ovos, ovsen*, ryza, kukurica, spalda,
    pohanka, krupica, otruby
  hu: liszt, *liszt, buza, buza*, rozs*, arpa, zab, zab*, rizs, rizs*, kukorica, kukorica*,
    tonkoly*, hajdina, dara, korpa
  ro: faina, faina de *, grau, secara, orz, ovaz, orez, porumb, hrisca, gris, tarate
  bg: брашно, пшениц*, пшеничн*, ръж*, ечемик, овес*, ориз*, царевиц*
  el: αλευρι, σιταρι, σιτου, σικαλη, κριθαρι, βρωμη, ρυζι, καλαμποκι, σιμιγδαλι
  et: jahu, *jahu, nisu*, rukki*, oder, kaera*, riis, mais
  lv: milti, kviesu, rudzu, miezu, auzu, risi, kukuruza
  lt: miltai, kvieciu, kvietin*, ruginiai, ruginiu, mieziu, aviz*, ryziai, kukuruz*
  hr: brasno, *brasno, psenica, psenicn*, raz, razen*, jecam, zob, zoben*, riza, kukuruz*
  sl: moka, psenica, psenicn*, rz, rzen*, jecmen, oves, ovsen*, riz, koruza
  """,
  .milk: """
  en: milk, *milk, skimmed milk, milk powder, yogurt, yoghurt, quark, buttermilk
  de: milch, *milch, *milchpulver, joghurt, *joghurt, quark, *quark, buttermilch
  fr: lait, lait de *, lait entier, lait ecreme, lait demi ecreme, poudre de lait, yaourt,
    fromage blanc, babeurre
  es: leche, leche de *, leche en polvo, yogur, suero de mantequilla
  it: latte, latte di *, latte in polvere, yogurt
  nl: melk, *melk, *melkpoeder, yoghurt, kwark, karnemelk
  pt: leite, leite de *, leite em po, iogurte
  pl: mleko, mleka, mleko w proszku, jogurt, twarog
  sv: mjolk, *mjolk, *mjolkpulver, yoghurt, kvarg, filmjolk
  da: maelk, *maelk, *maelkspulver, yoghurt, kvark, kaernemaelk
  no: melk, *melk, *melkepulver, yoghurt, kvarg
  fi: maito, *maito, *maitojauhe, jogurtti, rahka, piima
  cs: mleko, mleka, susene mleko, jogurt, tvaroh, podmasli
  sk: mlieko, mlieka, susene mlieko, jogurt, tvaroh
  hu: tej, *tej, tejpor, *tejpor, joghurt, turo
  ro: lapte, lapte praf, iaurt
  hr: mlijeko, jogurt
  sl: mleko, jogurt
  bg: мляко, *мляко
  el: γαλα, γιαουρτι
  et: piim, *piim, *piimapulber, jogurt
  lv: piens, piena pulveris, jogurts
  lt: pienas, pieno milteliai, jogurtas
  """,
  .culture: """
  en: culture, cultures, lactic ferments, lactic cultures, starter culture*, live cultures,
    bacterial culture*, rennet, microbial rennet, vegetarian rennet, enzyme*,
    lactic acid bacteria
  de: *kulturen, *kultur, kulturen, milchsaurebakterien, *lab, lab, *labaustauschstoff, enzym*,
    saurekulturen, bakterienkulturen, reifekulturen
  fr: ferment*, ferments lactiques, presure*, enzyme*, coagulant*, cultures
  es: fermento*, fermentos lacticos, cuajo*, cultivo*, enzima*
  it: fermenti, fermenti lattici, caglio*, enzimi, colture
  nl: *culturen, culturen, zuursel, stremsel*, enzym*, *cultuur, *zuursel
  pt: fermentos, fermentos lacticos, coalho*, culturas, enzima*
  pl: kultury, kultury bakterii, kultury bakterii mlekowych, podpuszczka*, enzym*
  sv: *kultur, *kulturer, lope, ystenzym, mjolksyrabakterier
  da: *kultur, *kulturer, osteløbe, lobe, syrekultur, maelkesyrebakterier
  no: *kultur, *kulturer, ostelope, lope, melkesyrebakterier, melkesyrekultur
  fi: hapate, hapatteet, juoksete, juoksutin, *hapate, maitohappobakteeri*
  cs: kultury, mlekarske kultury, mlecne kultury, syridlo, smetanove kultury
  sk: kultury, mliekarenske kultury, mliecne kultury, syridlo
  hu: kultura, kulturak, *kultura, olto, oltoenzim, tejsavbakterium*
  ro: culturi, culturi lactice, cheag*, fermenti
  bg: закваск*, мая за сирене, сирищен*
  el: καλλιεργει*, πυτια
  """,
  .egg: """
  en: egg, eggs, *egg, egg white, egg yolk, whole egg
  de: ei, eier, *ei, *eier, eigelb, eiweiss, volleipulver, *eigelb, eipulver, huhnerei*
  fr: oeuf, oeufs, jaune d oeuf, blanc d oeuf
  es: huevo, huevos, yema*, clara de huevo
  it: uova, uovo, tuorlo, albume
  nl: ei, eieren, *ei, eigeel, eiwit, *eieren, eidooier
  pt: ovo, ovos, gema, clara de ovo
  pl: jaja, jajo, jaj, zoltka, bialko jaja
  sv: agg, *agg, aggula, aggvita
  da: aeg, *aeg, aeggeblomme, aeggehvide
  no: egg, *egg, eggeplomme
  fi: kananmuna*, muna*
  cs: vejce, vajec*, zloutek, vajecn*
  sk: vajcia, vajce, vajec*, zltok
  hu: tojas*
  ro: ou, oua, galbenus
  bg: яйца, яйце, яйчен*
  el: αυγα, αυγο, αβγα
  """,
  .redMeat: """
  en: beef, pork, veal, lamb, mutton, ham, bacon, venison, beef fat, pork fat, horse meat
  de: rindfleisch, schweinefleisch, schweine*, rinder*, kalbfleisch, lammfleisch, *schinken,
    speck, *speck, wildfleisch, kalb*
  fr: boeuf, porc, viande de porc, viande de boeuf, veau, agneau, mouton, jambon, lard, cheval,
    viande bovine
  es: cerdo, carne de cerdo, ternera, carne de vacuno, vacuno, cordero, jamon, tocino, panceta,
    magro de cerdo
  it: suino, carne suina, carne di suino, manzo, carne bovina, bovino, vitello, agnello,
    prosciutto, pancetta, maiale
  nl: rundvlees, varkensvlees, rund*, varkens*, kalfsvlees, lamsvlees, ham, *ham, spek
  pt: carne de porco, carne de bovino, porco, vaca, vitela, borrego, fiambre, presunto, bacon,
    carne de suino
  pl: wieprzow*, mieso wieprzowe, wolow*, mieso wolowe, cielecin*, jagniecin*, szynka*, boczek,
    mieso wieprzowe*
  sv: notkott, griskott, flask*, kalvkott, lammkott, skinka, bacon
  da: oksekod, svinekod, kalvekod, lammekod, skinke, bacon
  no: storfekjott, svinekjott, okse*, svin*, lammekjott, skinke, bacon
  fi: naudanliha*, sianliha*, vasikanliha*, lampaanliha*, karitsanliha*, kinkku, pekoni
  cs: veprove*, hovezi*, teleci*, jehneci*, sunka, slanina
  sk: bravcove*, hovadzie*, telacie*, jahnacie*, sunka, slanina
  hu: sertes*, marha*, borju*, barany*, sonka, szalonna
  ro: porc, carne de porc, vita, carne de vita, vitel, miel, sunca, slanina
  hr: svinjetina, govedina, teletina, svinjsko meso, govede meso, sunka, slanina
  bg: свинско*, говеждо*, телешко*, агнешко*, шунка, бекон
  el: χοιρινο*, βοδινο*, βοειο*, μοσχαρι*, αρνι*, ζαμπον, μπεικον
  """,
  .poultry: """
  en: chicken*, turkey*, duck, goose, poultry
  de: huhn*, hahnchen*, puten*, pute, truthahn*, gefluegel*, geflugel*, ente*, hennen*, gans
  fr: poulet*, dinde*, volaille*, canard*, poule
  es: pollo*, pavo*, pato, aves
  it: pollo, tacchino, anatra, pollame
  nl: kip, kip*, kalkoen*, eend*
  pt: frango, peru, pato, aves
  pl: kurczak*, mieso z kurczaka, indyk*, drob*, kaczk*
  sv: kyckling*, kalkon*, anka
  da: kylling*, kalkun*, and
  no: kylling*, kalkun*
  fi: kana*, broileri*, kalkkuna*, ankka
  cs: kureci*, kruti*, drubez*
  sk: kuracie*, morcacie*, hydina
  hu: csirke*, pulyka*, kacsa*
  ro: pui, curcan, pasare
  bg: пилешк*, пуешк*
  el: κοτοπουλο*, γαλοπουλα*
  """,
  .fish: """
  en: fish, salmon, tuna, cod, herring, mackerel, sardine*, anchov*, trout, prawn*, shrimp*,
    mussel*, squid, pollock, haddock
  de: fisch, *fisch, lachs, *lachs, thunfisch, kabeljau, dorsch, hering*, *hering, makrele*,
    sardine*, sardelle*, forelle*, garnele*, muschel*, tintenfisch, seelachs*
  fr: poisson*, saumon, thon, cabillaud, hareng*, maquereau*, sardine*, anchois, truite*,
    crevette*, moule, moules, calmar*, colin
  es: pescado, salmon, atun, bacalao, arenque*, caballa, sardina*, anchoa*, boqueron*, trucha*,
    gamba*, mejillon*, calamar*, merluza
  it: pesce, salmone, tonno, merluzzo, aringa, sgombro, sardine, acciughe, alici, trota,
    gamberi, cozze, calamari
  nl: vis, *vis, zalm, tonijn, kabeljauw, haring, makreel, sardine*, ansjovis*, forel, garnalen,
    mosselen
  pt: peixe, salmao, atum, bacalhau, arenque, cavala, sardinha*, anchova*, camarao, mexilhao
  pl: ryba, ryby, losos*, tunczyk*, dorsz*, sledz*, makrel*, sardynk*, krewetk*
  sv: fisk, lax, tonfisk, torsk, sill, makrill, sardin*, rakor
  da: fisk, laks, tun, torsk, sild, makrel, rejer
  no: fisk, laks, tunfisk, torsk, sild, makrell, reker
  fi: kala, lohi, tonnikala, turska, silli, makrilli, katkarap*
  cs: ryba, ryby, losos, tunak, treska, sled, makrela
  hu: hal, lazac, tonhal, tokehal, hering, makrela
  """,
  .nut: """
  en: almond*, hazelnut*, walnut*, cashew*, peanut*, pistachio*, pecan*, macadamia*,
    brazil nut*, nut, nuts, coconut, chestnut*, pine nut*
  de: mandel, mandeln, *mandeln, haselnuss*, haselnusse, walnuss*, walnusse, cashew*, erdnuss*,
    erdnusse, pistazie*, pekannuss*, macadamia*, paranuss*, nusse, *nusse, *nuss, kokosnuss,
    kokosraspel*, pinienkerne, kokos*
  fr: amande*, noisette*, noix, noix de *, cacahuete*, arachide*, pistache*, pignon*, coco
  es: almendra*, avellana*, nuez, nueces, cacahuete*, anacardo*, pistacho*, coco, pinon*
  it: mandorl*, nocciol*, noce, noci, arachid*, anacard*, pistacch*, cocco, pinoli
  nl: amandel*, hazelnoot*, hazelnoten*, walnoot*, walnoten, pinda*, cashew*, pistache*, noten,
    *noten, kokos*
  pt: amendoa*, avela*, noz, nozes, amendoim*, caju, pistacio*, coco
  pl: migdal*, orzech*, orzeszki*, pistacj*, nerkow*, kokos*, wiorki kokosowe
  sv: mandel, hasselnotter, valnotter, jordnotter, cashew*, pistage*, notter, kokos*
  da: mandler, mandel, hasselnodder, valnodder, jordnodder, cashew*, nodder, kokos*
  fi: manteli*, hasselpahkina*, saksanpahkina*, maapahkina*, cashew*, pahkina*, kookos*
  cs: mandle, mandl*, liskov*, vlassk*, arasid*, kesu, pistaci*, orechy, kokos*
  hu: mandula*, mogyoro*, dio, foldimogyoro*, kesudio*, pisztacia*, kokusz*
  """,
  .seed: """
  *: tahin*
  en: seed, seeds, sesame*, sunflower seeds, pumpkin seeds, linseed*, flaxseed*, poppy seeds,
    chia*, mustard seed*, mustard
  de: *samen, sesam*, sonnenblumenkerne, kurbiskerne, leinsamen, leinsaat, mohn, chia*, senf*,
    senfsaat, *kerne, *saat
  fr: graine*, graines de *, sesame, lin, tournesol, pavot, chia, moutarde*
  es: semilla*, semillas de *, sesamo, lino, pipas de *, amapola, chia, mostaza*
  it: semi, semi di *, sesamo, lino, papavero, chia, senape
  nl: *zaad, *zaden, sesam*, lijnzaad, zonnebloempitten, pompoenpitten, maanzaad, chia*,
    mosterd*, *pitten
  pt: sementes, sementes de *, sesamo, linhaca, chia, mostarda
  pl: nasiona, nasiona *, sezam*, siemie lniane, pestki *, mak, chia, gorczyc*
  sv: *fron, *fro, sesam*, linfro*, solroskarnor, pumpakarnor, vallmo*, senap*, senapsfro
  da: *fro, sesam*, horfro, solsikkekerner, graeskarkerner, birkes, sennep*
  fi: *siemen, *siemenet, seesami*, pellava*, auringonkukansiemen*, sinappi*
  cs: semena, seminka, sezam*, lnen*, mak, chia, horcic*
  hu: *mag, szezam*, lenmag, napraforgomag, tokmag, mak, chia*, mustar*
  """,
  .cocoa: """
  *: cocoa*, cocoa mass, cacao*, kakao*, cacau*, kaakao*, какао*, κακαο*, chocolate liquor,
    pate de cacao, pasta de cacao, pasta di cacao
  """,
  .hops: """
  en: hop, hops, hop extract
  de: *hopfen, hopfenextrakt
  fr: houblon
  es: lupulo
  it: luppolo
  nl: hop, hopextract
  pt: lupulo
  """,
  .coffeeTea: """
  *: coffee*, kaffee*, cafe, caffe, koffie*, kawa, kava, kaffe, kahvi*, kave, cafea, кафе,
    καφε*, tea, tee, *tee, the vert, thee, te verde, herbata, caj, tee*, чай, τσαι
  """,
  .water: """
  en: water, *water
  de: wasser, *wasser
  fr: eau, eau de *
  es: agua
  it: acqua
  nl: water, *water
  pt: agua
  pl: woda, wody
  cs: voda, pitna voda
  sk: voda, pitna voda
  sv: vatten
  da: vand
  no: vann
  fi: vesi
  hu: viz, ivoviz
  ro: apa
  hr: voda
  sl: voda
  bg: вода
  el: νερο
  et: vesi
  lv: udens
  lt: vanduo
  mt: ilma
  ga: uisce
  """,
  .cheese: """
  en: cheese, *cheese, mozzarella, cheddar, parmesan, gouda, emmental, feta
  de: *kase, kase, mozzarella, gouda, emmentaler, parmesan, feta
  fr: fromage, fromages, mozzarella, emmental, comte, parmesan, feta
  es: queso, quesos, mozzarella
  it: formaggio, formaggi, mozzarella, parmigiano reggiano, grana padano, pecorino
  nl: *kaas, kaas, mozzarella
  pt: queijo, queijos
  pl: ser, sery, mozzarella
  cs: syr, syry
  sk: syr, syry
  sv: ost, *ost
  da: ost, *ost
  no: ost, *ost
  fi: juusto, *juusto
  hu: sajt, *sajt
  ro: branza, cascaval, telemea
  bg: сирене, кашкавал
  el: τυρι, φετα
  """,
]
