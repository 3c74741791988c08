import LabelModel

extension IngredientLexicon {
  /// Czech.
  static let czech = IngredientLexicon(
    code: "cs",
    headings: "složení, seznam složek, ingredience, suroviny, složky",
    common: """
      voda, pitná voda, cukr, sůl, jedlá sůl, olej, mouka, prášek, škrob, droždí, ocet, koření,
      kyselina, šťáva, koncentrát*, extrakt, aroma, přírodní, z, v, a, s, kakao*, slunečnicový,
      řepkový, palmový, sirup, maso, výrobky, živočišného, původu, minerální, látky, rajčata,
      cibule, česnek, semena, kukuřičn*, rýže, pepř, ovoce, z toho, sušen*, líh,
      karamelizovaný
      """,
    ends: """
      skladujte, skladování, skladovat, uchovávejte, po otevření, minimální trvanlivost,
      spotřebujte do, spotřebujte, výživové údaje, nutriční hodnoty, průměrné, výživová hodnota,
      energetická hodnota, analytické složky, doplňkové látky, nutriční doplňkové, návod, příprava,
      vyrobeno, výrobce, vyrábí, distributor, dovozce, země původu, hmotnost, čistá hmotnost, objem,
      alergeny, alergenní, krmný návod, dávkování, baleno, analytické složení
      """,
    contains: "obsahuje, obsahují, alergeny",
    mayContain: """
      může obsahovat, mohou obsahovat, může … obsahovat, může obsahovat stopy
      """,
    negations: "ne",
    freeOf: "neobsahuje, neobsahují, bez",
    ofWhich: "z toho, z čehož",
    additiveClasses: [
      .acid: "kyselina, kyseliny, okyselující látka",
      .acidityRegulator: "regulátor kyselosti, regulátory kyselosti",
      .antiCakingAgent: "protispékavá látka, protispékavé látky",
      .antiFoamingAgent: "odpěňovač",
      .antioxidant: "antioxidant, antioxidanty",
      .bulkingAgent: "plnidlo, objemová látka",
      .colour: "barvivo, barviva",
      .emulsifier: "emulgátor, emulgátory",
      .emulsifyingSalts: "tavicí sůl, tavicí soli, tavící soli",
      .firmingAgent: "zpevňující látka",
      .flavourEnhancer: "látka zvýrazňující chuť, látky zvýrazňující chuť, zvýrazňovač chuti",
      .flourTreatmentAgent: "látka zlepšující mouku",
      .foamingAgent: "pěnotvorná látka",
      .gellingAgent: "želírující látka, želírující látky",
      .glazingAgent: "lešticí látka, lešticí látky",
      .humectant: "zvlhčující látka, zvlhčující látky",
      .modifiedStarch: "modifikovaný škrob",
      .preservative: "konzervant, konzervanty",
      .propellentGas: "propelent",
      .raisingAgent: "kypřicí látka, kypřicí látky, kypřící látky",
      .sequestrant: "sekvestrant",
      .stabiliser: "stabilizátor, stabilizátory",
      .sweetener: "sladidlo, sladidla",
      .thickener: "zahušťovadlo, zahušťovadla",
    ],
    allergens: [
      .gluten: """
      pšenic*, pšeničn*, žito, žita, žitn*, ječmen*, ječn*, oves, ovsa, ovesn*, špald*, lepek,
      lepku, lepkem, slad, sladu, sladov*, krupice, semolin*, kuskus*, kroupy, krup
      """,
      .crustaceans: "korýš*, krevet*, krab*, humr*, langust*, rak, raci",
      .egg: """
      vejce, vajec, vejc*, vaječn*, žloutek, žloutk*, bílek, lysozym, majonéz*, sněhové pečivo,
      bílků, bílky, aioli
      """,
      .fish: """
      ryba, ryby, ryb, rybí, losos*, tuňák*, sleď*, sledi, tresk*, makrel*, sardin*, ančovič*,
      pstruh*, rybu, rybou, rybami, rybách, rybám, rybích, rybího, sardelk*, sardelov*, kapr, kapra,
      kapří, šprot*, pangas*, štikozub*, hejk*, platýs*, kaviár, kaviáru, jikry, jiker, worcester*,
      worčestr*, sardele, sardelí, sardelová
      """,
      .peanuts: """
      arašíd*, burské oříšky, burských oříšků, podzemnice*, burskými oříšky, burské ořechy,
      burských ořechů
      """,
      .soy: "sója, sóji, sóju, sójov*, soja*, sojov*",
      .milk: """
      mléko, mléka, mlékem, mléčn*, smetan*, máslo, másla, máslov*, sýr, sýra, sýry, syrovátk*,
      syrovátečn*, tvaroh*, jogurt*, laktóz*, laktosa, kasein*, podmásl*, sýru, sýrem, sýrů, sýrech,
      sýrový prášek, sýrového prášku, sýrová náplň, sýrové náplně, sýrová omáčka, sýrové omáčky,
      sýrová směs, sýrové směsi, máselný tuk, máselného tuku, eidam*, niva, brynz*, hermelín*, ghí,
      parmazán*, parmezán*
      """,
      .nuts: """
      ořech*, oříšk*, ořechov*, lískoo*, lískov*, mandl*, kešu, pistáci*, pekan*, skořápkov*,
      vlašsk*, marcipán*, nugát*
      """,
      .celery: "celer*",
      .mustard: "hořčic*, hořčičn*",
      .sesame: "sezam*",
      .sulphites: "siřičitan*, *siřičitan*, oxid siřičitý, oxidu siřičitého",
      .lupin: "lupin*, vlčí bob, vlčího bobu",
      .molluscs: """
      měkkýš*, slávk*, ústřic*, kalamár*, olihn*, chobotnic*, hlemýžď*, sépi*, mušl*, olihe*, šneci,
      hřebenat*
      """,
    ],
    falseFriends: [
      .gluten: """
      pohank*, bezlepkov*, bez lepku, kukuřičná krupice, rýžová krupice, kukuřičný kuskus,
      rýžový kuskus
      """,
      .milk: """
      kokosové mléko, kokosového mléka, mandlové mléko, sójové mléko, kakaové máslo,
      kakaového másla, arašídové máslo, arašídového másla, bambucké máslo, kyselina mléčná,
      kyseliny mléčné, mléčné kvašení, mléčného kvašení, bez laktózy, bezlaktózov*, mléčnan*,
      máslová dýně, máslové dýně, máslové fazole, máselná dýně, máslové fazolky, kyselina máselná,
      máselnou dýni, mléčná kyselina, máslovic*, mašlovačk*, mašlovat*
      """,
      .nuts: """
      muškátový ořech, muškátového ořechu, muškátový oříšek, muškátového oříšku, kokosový ořech,
      kokosového ořechu, burské oříšky, burských oříšků, piniové oříšky, zemní ořech*,
      burskými oříšky, burské ořechy, burských ořechů, kolový ořech, kolového ořechu, kola ořech,
      ořech kola, ořech muškátový, ořechu muškátového, oříšek muškátový, oříšku muškátového,
      ořech kokosový, ořechu kokosového, vlašský salát, vlašského salátu, vlašskému salátu,
      vlašským salátem, kopr vlašský, vlašský kopr
      """,
      .molluscs: """
      hlíva ústřičn*, hlívy ústřičn*, hlíva ústřičná, hlívy ústřičné, hlívu ústřičnou, müsli,
      muslim*, slavkov, slavkovsk*
      """,
      .fish: "kaviár z lilku, lilkový kaviár, sledov*, sleduj*, sardinie, sardinii, sardinsk*",
      .egg: "lilek vejcoplodý, lilku vejcoplodého, vejcoplodý",
      .crustaceans: "krabic*, krabičk*, krabiček*",
      .lupin: "lupínk*, lupínek*, lupíncích",
    ],
    possibleWarnings: """
      nemůžeme zaručit, nelze zaručit, nemůžeme garantovat, stopy, stopová množství, v závodě,
      v provozu, na lince, v podniku, ve výrobě, nevhodné pro, není vhodné pro, není vhodný pro,
      možný výskyt, možná přítomnost,
      v pekárně, v kuchyni, závod zpracovává, v továrně, provoz zpracovává, stopy jiných alergenů,
      stopy dalších alergenů
      """,
    traceTails: """
      obsahovat, se může vyskytovat, se mohou vyskytovat, mohou být přítomny, může být přítomno,
      ve stopách, ve stopovém množství
      """)
}
