import LabelModel

extension IngredientLexicon {
  /// Hungarian.
  static let hungarian = IngredientLexicon(
    code: "hu",
    headings: "összetevők, összetétel, alapanyagok, hozzávalók",
    common: """
      víz, cukor, só, étkezési só, olaj, növényi olaj, liszt, por, keményítő, élesztő, ecet,
      fűszerek, sav, lé, sűrítmény, kivonat, aroma, természetes, és, kakaó*, napraforgóolaj,
      pálmaolaj, szirup, hús, állati, származékok, ásványi, anyagok, paradicsom, hagyma,
      fokhagyma, magok, kukorica*, rizs*, bors, gyümölcs*, zöldség*, *por, *olaj, *liszt,
      *keményítő
      """,
    ends: """
      tárolás, tárolandó, hűvös, száraz, felbontás után, minőségét megőrzi, fogyasztható, tápérték*,
      átlagos tápérték, energia, analitikai összetevők, adalékanyagok, tápértékkel rendelkező,
      etetési útmutató, elkészítés, használat, gyártja, gyártó, származási hely, származási ország,
      származás, forgalmazza, forgalmazó, nettó tömeg, nettó, allergének, csomagolva, védőgáz*,
      allergén információ, analitikai összetétel, analitikus összetevők
      """,
    contains: "tartalmaz, allergének, allergén információ",
    mayContain: """
      tartalmazhat, nyomokban tartalmazhat, nyomokban tartalmaz, tartalmazhat nyomokban,
      tartalmazhatnak, nyomokban tartalmazhatnak
      """,
    negations: "nem",
    freeOf: "nem tartalmaz, mentes, nélkül",
    freeEnds: "mentes, mentesen",
    ofWhich: "ebből, amelyből, melyből",
    additiveClasses: [
      .acid: "étkezési sav, étkezési savak, sav, savak",
      .acidityRegulator: """
      savanyúságot szabályozó anyag, savanyúságot szabályozó anyagok, savanyúságot szabályozó,
      savszabályozó
      """,
      .antiCakingAgent:
        "csomósodást gátló anyag, csomósodást és lesülést gátló anyag, csomósodásgátló",
      .antioxidant: "antioxidáns, antioxidánsok",
      .bulkingAgent: "tömegnövelő szer",
      .colour: "színezék, színezékek, színezőanyag",
      .emulsifier: "emulgeálószer, emulgeálószerek",
      .emulsifyingSalts: "ömlesztősó, ömlesztősók",
      .flavourEnhancer: "ízfokozó, ízfokozók",
      .gellingAgent: "zselésítőanyag, zselésítő anyag",
      .glazingAgent: "fényezőanyag, fényezőanyagok",
      .humectant: "nedvesítőszer, nedvesítőszerek",
      .modifiedStarch: "módosított keményítő",
      .preservative: "tartósítószer, tartósítószerek",
      .raisingAgent: "térfogatnövelő szer, térfogatnövelő szerek",
      .stabiliser: "stabilizátor, stabilizátorok",
      .sweetener: "édesítőszer, édesítőszerek",
      .thickener: "sűrítőanyag, sűrítőanyagok",
    ],
    allergens: [
      .gluten: """
      *búza*, rozs*, árpa*, *árpa, zab, zab*, tönköly*, glutén*, *glutén, maláta*, *maláta, durum*,
      búzadara, kuszkusz*, sikér*, alakor*, szejtán*
      """,
      .crustaceans: "rák, rákok, garnéla*, homár*, languszta*, rákfél*, rákot, rákokat, rákhús*",
      .egg: "tojás*, *tojás, majonéz*, lizozim*, habcsók*",
      .fish: """
      hal, halak, halat, halfehérje, halolaj, halliszt, halból, lazac*, tonhal*, hering*, makréla*,
      szardínia*, szardella*, tőkehal*, pisztráng*, halakat, halakból, hallal, halhús*, ajóka*,
      ponty*, halszósz*, halzselatin*, harcsa*, hekk*, busa, kaviár*, lepényhal*, halkivonat*,
      halpor*, worcester*
      """,
      .peanuts: "földimogyoró*, amerikai mogyoró*, amerikaimogyoró*, mogyoróvaj*",
      .soy: "szója*, *szója, miszó*",
      .milk: """
      tej, teje, tejet, *tejpor*, tejsavó*, tejszín*, tejföl*, tejfehérje*, tejzsír*, tejcukor*,
      tejtermék*, tejcsokoládé*, tejes, tejből, vaj, vajat, vajzsír*, vajpor, sajt*, *sajt, túró*,
      joghurt*, laktóz*, kazein*, savópor*, savó, író, vajolaj*, írópor*, tejkaramell*,
      savófehérje*, tejszármazék*, parmezán*, tehéntej*, tejalvadék*, feta, ghí
      """,
      .nuts: """
      dió, diót, mogyoró*, mandula*, kesudió*, pisztácia*, pekándió*, paradió*, makadámia*,
      törökmogyoró*, csonthéjas*, marcipán*, nugát*, diófél*, dióból, makadámd*, brazildió*, kesu
      """,
      .celery: "zeller*, angolzeller*, szárzeller*, *zeller",
      .mustard: "mustár*",
      .sesame: "szezám*",
      .sulphites: "szulfit*, *szulfit*, kén dioxid*, kéndioxid*",
      .lupin: "csillagfürt*, lupin, lupint",
      .molluscs: """
      puhatest*, kagyló*, osztriga*, tintahal*, polip*, csiga*, *kagyló*, szépia, szépiát
      """,
    ],
    falseFriends: [
      .gluten: """
      hajdina*, gluténmentes*, kukoricadara, búzavirág*, tatárbúza, törökbúza, rózsás*,
      rózsasz*, rózsab*, rózsav*, rózsao*, rózsap*, rozsdament*, sikeres*, sikerül*, sikertelen*,
      árpád
      """,
      .milk: """
      kókusztej*, mandulatej*, szójatej*, zabtej*, rizstej*, tejsav, tejsavas, tejsavbaktérium*,
      kakaóvaj*, mogyoróvaj*, földimogyoróvaj*, laktózmentes*, tejmentes*, shea vaj, sheavaj,
      vajbab*, vajretek*, vajsav, vajtök*, sajtol*, disznósajt*
      """,
      .nuts: """
      földimogyoró*, kókuszdió*, szerecsendió*, kóladió*, amerikai mogyoró*, mogyoróhagym*,
      mogyoróvaj*, sulyom, mandulagomb*, mogyoród, mogyoródi
      """,
      .fish: "tintahal*, padlizsánkaviár, padlizsánkrém",
      .egg: "tojásmentes*, tojásgyümölcs*",
      .soy: "szójamentes*",
      .molluscs: """
      csigatészt*, kagylótészt*, kakaós csig*, kagylótészta*, polipropil*, polipeptid*,
      fahéjas csiga, túrós csiga, diós csiga, mákos csiga
      """,
    ],
    possibleWarnings: """
      nem tudjuk garantálni, nem garantálható, nyomokban, üzemben, olyan üzemben, gyártósoron,
      konyhában, üzemünkben, az üzemben
      """,
    traceTails: """
      tartalmazhat, tartalmazhatnak, előfordulhat, nyomokban tartalmaz, tartalmazhat nyomokban,
      nyomokban tartalmazhat, nyomokban tartalmazhatnak, nyomokban előfordulhat, előfordulhatnak
      """)
}
