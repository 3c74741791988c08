import LabelModel

extension IngredientLexicon {
  /// Lithuanian.
  static let lithuanian = IngredientLexicon(
    code: "lt",
    headings: "sudedamosios dalys, sudėtis, sudedamųjų dalių",
    common: """
      vanduo, cukrus, druska, aliejus, miltai, milteliai, krakmolas, mielės, actas, prieskoniai,
      rūgštis, sultys, koncentratas, ekstraktas, kvapioji, kvapiosios, medžiaga, medžiagos,
      natūrali, ir, iš, su, kakav*, saulėgrąžų, rapsų, palmių, sirupas, mėsa, gyvūniniai,
      produktai, mineralinės, pomidorai, svogūnai, česnakai, sėklos, kukurūz*, ryži*, pipirai,
      vaisiai, džiovint*
      """,
    ends: """
      laikyti, laikymo, sandėliuoti, atidarius, atidarytą, geriausias iki, tinka vartoti,
      maistinė vertė, maistingumas, maistingumo, energinė vertė, vidutinė,
      analizinės sudedamosios dalys, priedai, vartojimas, paruošimas, pagaminta, gamintojas,
      kilmės šalis, grynasis kiekis, neto, supakuota, importuotojas, platintojas, alergenai,
      analitinės sudedamosios dalys, analitinė sudėtis
      """,
    contains: "sudėtyje yra, alergenai, turi",
    mayContain: "gali turėti, gali būti pėdsakų",
    negations: "ne",
    freeOf: "be, sudėtyje nėra, nėra",
    ofWhich: "iš kurių",
    additiveClasses: [
      .acid: "rūgštis, rūgštys",
      .acidityRegulator:
        "rūgštingumą reguliuojanti medžiaga, rūgštingumą reguliuojančios medžiagos",
      .antiCakingAgent: "lipnumą reguliuojanti medžiaga",
      .antioxidant: "antioksidantas, antioksidantai",
      .colour: "dažiklis, dažikliai",
      .emulsifier: "emulsiklis, emulsikliai",
      .flavourEnhancer: "aromato ir skonio stipriklis, skonio stipriklis",
      .gellingAgent: "stingdiklis, želė sudaranti medžiaga",
      .glazingAgent: "glajinė medžiaga",
      .humectant: "drėgmę išlaikanti medžiaga",
      .modifiedStarch: "modifikuotas krakmolas",
      .preservative: "konservantas, konservantai",
      .raisingAgent: "tešlos kildymo medžiaga, tešlos kildymo medžiagos",
      .stabiliser: "stabilizatorius, stabilizatoriai",
      .sweetener: "saldiklis, saldikliai",
      .thickener: "tirštiklis, tirštikliai",
    ],
    allergens: [
      .gluten: """
      kvieč*, kvieti*, rugi*, ruginiai, mieži*, avižos, avižų, aviž*, spelta, speltų, glitim*,
      gliuten*, salykl*, manų, speltos, bulgur*, kuskus*, perlinės kruopos, perlinių kruopų, kamut*,
      seitan*
      """,
      .crustaceans: "vėžiagyv*, krevet*, krab*, omar*, vėžiai, langust*, krilis, krilių",
      .egg: "kiaušin*, majonez*, tryniai, trynių, merengas, bezė",
      .fish: """
      žuvis, žuvys, žuvies, žuvų, lašiš*, tunas, tuno, silk*, menk*, skumbr*, sardin*, ančiuvi*,
      upėtak*, šprot*, ikrai, ikrų, heko filė, jūrų lydeka, jūros lydek*, lydek*, karpis, karpių,
      kilkės, kilkių, strimel*, plekšn*, pangasij*, tunų, otas, otų, vusterio, vorčesterio,
      worcester*
      """,
      .peanuts: "žemės riešut*, arachis*",
      .soy: "soja, sojos, sojų, soj*",
      .milk: """
      pienas, pieno, pieną, grietinėl*, grietin*, sviest*, sūris, sūrio, išrūg*, laktoz*, jogurt*,
      varšk*, kazein*, pasuk*, kefyr*, pienišk*, mocarel*, sūriai, sūrių, ghi, maskarpon*,
      parmezan*
      """,
      .nuts: """
      riešut*, lazdyn*, migdol*, anakardži*, pistacij*, pekan*, graikini*, marcipan*, bertoletij*,
      makadamij*, nuga
      """,
      .celery: "salier*",
      .mustard: "garstyč*",
      .sesame: "sezam*",
      .sulphites: "sulfit*, *sulfit*, sieros dioksid*",
      .lupin: "lubin*",
      .molluscs: "moliusk*, midij*, austr*, kalmar*, aštuonkoj*, sraig*, šukut*, sepij*",
    ],
    falseFriends: [
      .gluten: """
      grikiai, grikių, be gliuteno, be glitimo, kukurūzų kuskus*, rugiagėl*, kviečiame, kvietim*,
      rūgim*
      """,
      .milk: """
      kokosų pienas, kokosų pieno, kokoso pienas, migdolų pienas, migdolų pieno, sojų pienas,
      sojų pieno, kakavos sviest*, žemės riešutų sviest*, pieno rūgšt*, be laktozės, ryžių pienas,
      ryžių pieno, taukmedžio sviestas, taukmedžio sviesto, sviestinės pupelės, sviestinių pupelių,
      sviestinis moliūgas, sviesto rūgštis, kiaulpien*, sviestmedžio sviestas, sviestmedžio sviesto,
      pasukite, pasukti, pasukus, pasukdam*
      """,
      .nuts: """
      žemės riešut*, kokoso riešut*, kokosų riešut*, muskato riešut*, kedro riešut*, kedrų riešut*,
      kedrinių pušų riešut*, kolos riešut*, vandens riešut*
      """,
      .molluscs: "austrių grybai, australij*, austrij*, australišk*, austrišk*, sraigt*",
      .fish: "menkaver*, šilkmed*, šilkuog*, šilkas, šilko, šilkinis tofu",
    ],
    possibleWarnings: """
      gali būti, pėdsakų, gali pasitaikyti, gamykloje, įmonėje, patalpose, virtuvėje,
      įmonė perdirba, pėdsakai
      """,
    traceTails: "gali būti pėdsakų", lookalikes: "diena, dienas, dienos, šviesa, šviesos")
}
