import LabelModel

extension IngredientLexicon {
  /// Slovak.
  static let slovak = IngredientLexicon(
    code: "sk",
    headings: "zloženie, zoznam zložiek, zložky, ingrediencie",
    common: """
      voda, pitná voda, cukor, soľ, jedlá soľ, olej, múka, prášok, škrob, droždie, ocot, korenie,
      kyselina, šťava, koncentrát*, extrakt, aróma, prírodná, z, v, a, s, kakao*, slnečnicový,
      repkový, palmový, sirup, mäso, výrobky, živočíšneho, pôvodu, minerálne, látky, rajčiny,
      cibuľa, cesnak, semená, kukuričn*, ryža, ovocie, z toho, sušen*
      """,
    ends: """
      skladujte, skladovanie, skladovať, uchovávajte, po otvorení, minimálna trvanlivosť,
      spotrebujte do, spotrebujte, výživové údaje, nutričné hodnoty, priemerné, výživová hodnota,
      energetická hodnota, analytické zložky, doplnkové látky, návod, príprava, vyrobené, výrobca,
      vyrába, distribútor, dovozca, krajina pôvodu, hmotnosť, objem, alergény, balené,
      analytické zloženie
      """,
    contains: "obsahuje, obsahujú, alergény",
    mayContain: """
      môže obsahovať, môžu obsahovať, môže … obsahovať, môže obsahovať stopy, stopy iných alergénov,
      stopy ďalších alergénov
      """,
    negations: "ne",
    freeOf: "neobsahuje, neobsahujú, bez",
    ofWhich: "z toho, z čoho",
    additiveClasses: [
      .acid: "kyselina, kyseliny, okysľujúca látka",
      .acidityRegulator: "regulátor kyslosti, regulátory kyslosti",
      .antiCakingAgent: "protihrudkujúca látka, protihrudkujúce látky",
      .antioxidant: "antioxidant, antioxidanty",
      .colour: "farbivo, farbivá",
      .emulsifier: "emulgátor, emulgátory",
      .emulsifyingSalts: "taviaca soľ, taviace soli",
      .flavourEnhancer: "látka zvýrazňujúca chuť, zvýrazňovač chuti",
      .gellingAgent: "želírujúca látka, želírujúce látky",
      .glazingAgent: "leštiaca látka, leštiace látky",
      .humectant: "zvlhčovadlo, zvlhčujúca látka",
      .modifiedStarch: "modifikovaný škrob",
      .preservative: "konzervačná látka, konzervačné látky, konzervant",
      .raisingAgent: "kypriaca látka, kypriace látky",
      .stabiliser: "stabilizátor, stabilizátory",
      .sweetener: "sladidlo, sladidlá",
      .thickener: "zahusťovadlo, zahusťovadlá",
    ],
    allergens: [
      .gluten: """
      pšenic*, pšeničn*, raž, raže, ražn*, jačmeň*, jačmenn*, ovos, ovsa, ovsen*, špald*, lepok,
      lepku, glutén*, slad, sladu, sladov*, krupica, semolin*, kuskus*, krúpy
      """,
      .crustaceans: "kôrovc*, krevet*, krab*, homár*, langust*, rak, raky, kreviet*",
      .egg: """
      vajcia, vajec, vajce, vajcov*, vaječn*, žĺtok, žĺtk*, bielok, majonéz*, vajíč*, bielky,
      bielkov, snehové pečivo
      """,
      .fish: """
      ryba, ryby, rýb, rybí, rybac*, losos*, tuniak*, sleď*, tresk*, makrel*, sardin*, ančovičk*,
      pstruh*, rybu, rybou, rybami, rybách, rybím, rybieho, sardel*, kapor, kapra, rybia, rybie,
      rybiu, šprot*, hejk*, pangas*, ikry, ikier, worcester*, worčester*
      """,
      .peanuts: """
      arašid*, arašíd*, podzemnic*, burské oriešky, burských orieškov, burskými orieškami,
      burské orechy, burských orechov
      """,
      .soy: "sója, sóje, sóju, sójov*, soja*, sojov*",
      .milk: """
      mlieko, mlieka, mliečn*, smotan*, maslo, masla, maslov*, syr, syra, syry, syrov*, srvátk*,
      tvaroh*, jogurt*, laktóz*, kazeín*, cmar*, bryndz*, eidam*, parmezán*, ghí
      """,
      .nuts: """
      orech*, orieš*, lieskov*, lieskovc*, mandl*, mandle, kešu, pistáci*, pekan*, vlašsk*,
      škrupinov*, marcipán*, nugát*
      """,
      .celery: "zeler*",
      .mustard: "horčic*, horčičn*",
      .sesame: "sezam*",
      .sulphites: "siričitan*, *siričitan*, oxid siričitý",
      .lupin: "lupin*, vlčí bôb, vlčieho bôbu",
      .molluscs: """
      mäkkýš*, slávk*, ustric*, kalmár*, chobotnic*, slimák*, mušl*, kalamár*, sépi*, hrebenat*,
      olihe*, olihn*
      """,
    ],
    falseFriends: [
      .gluten: """
      pohánk*, bezlepkov*, bez lepku, kukuričná krupica, ryžová krupica, kukuričný kuskus,
      ryžový kuskus, ražnič*, raz denne, jeden raz, ešte raz, raz za
      """,
      .milk: """
      kokosové mlieko, kokosového mlieka, mandľové mlieko, kakaové maslo, kakaového masla,
      arašidové maslo, bambucké maslo, kyselina mliečna, kyseliny mliečnej, mliečneho kvasenia,
      bez laktózy, bezlaktózov*, mliečnan*, maslová tekvica, maslovej tekvice, maslové fazule,
      maslová fazuľa, kyselina maslová, maslové fazuľky
      """,
      .nuts: """
      muškátový orech, muškátového orecha, muškátový oriešok, kokosový orech, kokosového orecha,
      píniové oriešky, burské oriešky, burských orieškov, burskými orieškami, burské orechy,
      burských orechov, kolový orech, kolového orecha, orech kola, orech muškátový,
      orecha muškátového, oriešok muškátový, orech kokosový, orecha kokosového, vlašský šalát,
      vlašského šalátu, vlašským šalátom
      """,
      .molluscs: """
      hliva ustricov*, hlivy ustricov*, hliva ustricová, hlivy ustricovej, hlivu ustricovú, müsli,
      muslim*, slavkov, slavkovsk*
      """,
      .fish: "kaviár z baklažánu, sleduj*, sledov*, sardínia, sardínie, sardínii, sardínsk*",
      .egg: "ľuľok vajcoplodý, ľuľka vajcoplodého, baklažán vajcoplodý, žltkast*, žltkav*",
      .crustaceans: "krabica, krabice, krabici, krabicu, krabicou, krabíc, krabičk*, krabičiek",
    ],
    possibleWarnings: """
      nemôžeme zaručiť, nemôžeme garantovať, nie je možné zaručiť, stopy, stopové množstvá,
      v závode, na linke, v podniku, v prevádzke, vo výrobe, nevhodné pre, nie je vhodné pre,
      nie je vhodný pre, možný výskyt, možná prítomnosť, v kuchyni, závod spracúva, v továrni,
      závod spracováva
      """,
    traceTails: """
      obsahovať, sa môže vyskytovať, sa môžu vyskytovať, môžu byť prítomné, môže byť prítomné,
      v stopách, v stopových množstvách, v stopovom množstve
      """)
}
