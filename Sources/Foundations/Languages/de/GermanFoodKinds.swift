extension FoodKindWords {
  /// Names of ingredients in German.
  static let german = FoodKindWords(
    code: "de",
    kinds: [
      .sugar: """
      *zucker, saccharose, *zuckersirup, karamell, karamellsirup, karamel*, kandis*, fondant,
      gezuckert, gezuckerte, gezuckertes, gezuckerter, gezuckerten
      """,
      .brownSugar: """
      *rohrzucker, *rohzucker, *rohrohrzucker, brauner zucker, muscovado*, *melasse, rapadura,
      kokosblutenzucker, vollrohrzucker, rubensirup, zuckerrubensirup, palmzucker
      """,
      .glucose: """
      glukose*, glucose*, dextrose, traubenzucker, starkesirup, maissirup, reissirup, weizensirup,
      *starkesirup, hafersirup, glukosesirup, glucosesirup
      """,
      .fructose: "fruktose*, fructose*, fruchtzucker, fruchtsusse",
      .lactose: "laktose, lactose, milchzucker",
      .maltose: "maltose*, malzzucker, malzextrakt, *malzextrakt, malzsirup, *malzsirup",
      .glucoseFructoseSyrup: """
      glukose fruktose sirup, glucose fructose sirup, fruktose glukose sirup,
      fructose glucose sirup, isoglukose, fruktosesirup, fructosesirup
      """,
      .invertSugar: "invertzucker, invertzuckersirup, invertzuckercreme",
      .honeyMaple: "honig, *honig, ahornsirup",
      .plantSyrup: """
      agavendicksaft, agavensirup, dattelsirup, *dicksaft, apfelkraut, kokosblutensirup,
      traubenmost*, johannisbrotsirup, apfelsusse, birnensusse, traubensusse, traubenfruchtsusse,
      dattelsusse, agavensusse, kokosblutennektar
      """,
      .syrup: "sirup, *sirup",
      .juiceConcentrate: """
      *saftkonzentrat, *fruchtkonzentrat, *fruchtsaftkonzentrat, *dicksaftkonzentrat
      """,
      .maltodextrin: "maltodextrin*, dextrin*",
      .flavouring: "aroma, aromen, *aroma, *aromen, vanillin, ethylvanillin",
      .proteinIsolate: """
      *proteinisolat, sojaeiweiss*, sojaprotein*, erbsenprotein*, erbseneiweiss*, weizeneiweiss*,
      weizenprotein*, pflanzeneiweiss*, pflanzenprotein*, *eiweisshydrolysat, *proteinhydrolysat,
      kollagen*, kartoffelprotein*, *proteinkonzentrat, separatorenfleisch, reisprotein
      """,
      .hydrogenatedFat: "gehartet*, ganz gehartet*, hydriert*, umgeestert*, margarine, *margarine",
      .modifiedStarch: "modifizierte starke, modifizierte *starke",
      .milkFraction: """
      molkenpulver, sussmolkenpulver, molkenprotein*, molkeneiweiss*, molkenerzeugnis, kasein*,
      casein*, *caseinat, *kaseinat, milcheiweiss*, milchprotein*, molke, *molkenpulver
      """,
      .plantFraction: """
      weizengluten, gluten, weizenkleber, haferfaser*, erbsenfaser*, inulin, *ballaststoffe,
      oligofruktose, weizenfaser*, bambusfaser*, zitrusfaser*, zichorienfaser*
      """,
      .salt: "salz, *salz",
      .oil: "*ol, *ole, *fett, *fette, *schmalz, kakaobutter, *talg",
      .butter: """
      butter, *butter, butterreinfett, butterschmalz, sahne, *sahne, rahm, *rahm, milchfett
      """,
      .vinegar: "*essig, essig",
      .starch: "starke, *starke, tapioka",
      .fruit: """
      apfel, apfel*, birne*, birnen*, orange*, zitrone*, limette*, grapefruit*, mandarine*,
      clementine*, banane*, erdbeer*, himbeer*, heidelbeer*, blaubeer*, brombeer*, johannisbeer*,
      preiselbeer*, cranberr*, stachelbeer*, holunderbeer*, kirsch*, sauerkirsch*, pflaume*,
      zwetschge*, aprikose*, marille*, pfirsich*, nektarine*, weintraube*, traube*, rosine*,
      sultanine*, feige*, dattel*, mango*, ananas*, papaya*, passionsfrucht*, maracuja*, kiwi*,
      melone*, wassermelone*, granatapfel*, guave*, litschi*, fruchte, *fruchte, *beeren, olive*,
      avocado*, rhabarber*, quitte*, acerola*, sanddorn*
      """,
      .vegetable: """
      tomate*, tomaten*, karotte*, mohre*, mohren*, zwiebel*, knoblauch*, lauch, porree,
      sellerie*, paprika, gemusepaprika, peperoni, chili, gurke*, zucchini*, aubergine*, kurbis,
      kurbis*, spinat*, salat, *kohl, brokkoli*, blumenkohl*, rosenkohl, sauerkraut, rotkohl*,
      rote bete, rote beete, *rube, *ruben, rettich*, radieschen, pastinake*, spargel*,
      artischocke*, fenchel*, champignon*, pilze, *pilze, gemuse, *gemuse, gewurzgurken,
      schalotte*, rucola, algen, gemusemais, zuckermais
      """,
      .legume: """
      bohne*, *bohnen, erbse*, erbsen, *erbsen, kichererbse*, linse, linsen, *linsen, sojabohne*,
      lupine*
      """,
      .juice: "*saft, saft, fruchtmark, *mark, *puree, fruchtpuree, *direktsaft",
      .potato: "kartoffel*, susskartoffel*",
      .grain: """
      *mehl, mehl, *weizen, *roggen, roggen, weizen, gerste, *gerste, hafer, *hafer, haferflocken,
      *flocken, reis, *reis, mais, dinkel, *dinkel, buchweizen, quinoa, hirse, *griess, *grutze,
      *kleie, bulgur, couscous, *schrot, *vollkorn, teigwaren, amaranth
      """,
      .milk: "milch, *milch, *milchpulver, joghurt, *joghurt, quark, *quark, buttermilch",
      .culture: """
      *kulturen, *kultur, kulturen, milchsaurebakterien, *lab, lab, *labaustauschstoff, enzym*,
      saurekulturen, bakterienkulturen, reifekulturen
      """,
      .egg: "ei, eier, *ei, *eier, eigelb, eiweiss, volleipulver, *eigelb, eipulver, huhnerei*",
      .redMeat: """
      rindfleisch, schweinefleisch, schweine*, rinder*, kalbfleisch, lammfleisch, *schinken,
      speck, *speck, wildfleisch, kalb*
      """,
      .poultry: """
      huhn*, hahnchen*, puten*, pute, truthahn*, gefluegel*, geflugel*, ente*, hennen*, gans
      """,
      .fish: """
      fisch, *fisch, lachs, *lachs, thunfisch, kabeljau, dorsch, hering*, *hering, makrele*,
      sardine*, sardelle*, forelle*, garnele*, muschel*, tintenfisch, seelachs*
      """,
      .nut: """
      mandel, mandeln, *mandeln, haselnuss*, haselnusse, walnuss*, walnusse, cashew*, erdnuss*,
      erdnusse, pistazie*, pekannuss*, macadamia*, paranuss*, nusse, *nusse, *nuss, kokosnuss,
      kokosraspel*, pinienkerne, kokos*
      """,
      .seed: """
      *samen, sesam*, sonnenblumenkerne, kurbiskerne, leinsamen, leinsaat, mohn, chia*, senf*,
      senfsaat, *kerne, *saat
      """,
      .spice: """
      gewurz*, *gewurze, krauter, *krauter, pfeffer, *pfeffer, paprikapulver, curry*, kreuzkummel,
      kummel, kurkuma, zimt, ingwer*, muskat*, petersilie, basilikum, oregano, thymian, rosmarin,
      koriander, dill, schnittlauch, lorbeer*, nelken, vanille, vanilleextrakt, vanilleschoten*,
      minze, safran, kardamom, macis, majoran, liebstockel*
      """,
      .water: "wasser, *wasser",
      .yeast: "hefe, *hefe, backhefe, sauerteig, *sauerteig",
      .hops: "*hopfen, hopfenextrakt",
      .cheese: "*kase, kase, mozzarella, gouda, emmentaler, parmesan, feta",
    ],
    meat: "fleisch, *fleisch, *schweineschmalz, ganseschmalz, rindertalg, *wurst, knochenbruhe",
    honey: "honig, *honig",
    plantFlesh: "fruchtfleisch, kokosfleisch")
}
