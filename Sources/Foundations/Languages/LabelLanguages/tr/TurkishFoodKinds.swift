extension FoodKindWords {
  /// Names of ingredients in Turkish.
  static let turkish = FoodKindWords(
    code: "tr",
    kinds: [
      .sugar:
        "şeker, şekeri, pancar şekeri, toz şeker, pudra şekeri, sakaroz, sükroz, şeker şurubu, karamel*",
      .brownSugar: "esmer şeker, kamış şekeri, şeker kamışı, melas",
      .glucose: """
      glikoz, glukoz, dekstroz, glikoz şurubu, glukoz şurubu, mısır şurubu, nişasta şurubu, pirinç şurubu, glikoz şurubu tozu
      """,
      .fructose: "fruktoz, meyve şekeri",
      .lactose: "laktoz, süt şekeri",
      .maltose: "maltoz, malt ekstraktı, malt özü, arpa maltı özü, arpa malt ekstraktı",
      .glucoseFructoseSyrup: """
      glikoz fruktoz şurubu, glukoz fruktoz şurubu, fruktoz glikoz şurubu, fruktoz glukoz şurubu, izoglikoz, izoglukoz,
      fruktoz şurubu
      """,
      .invertSugar: "invert şeker, invert şeker şurubu, invert şurup",
      .honeyMaple: "bal, balı, akçaağaç şurubu",
      .plantSyrup: "agave şurubu, hurma şurubu, pekmez, pekmezi, üzüm pekmezi, keçiboynuzu şurubu",
      .syrup: "şurup, şurubu",
      .juiceConcentrate: """
      meyve suyu konsantresi, elma suyu konsantresi, üzüm suyu konsantresi, * suyu konsantresi, konsantre * suyu
      """,
      .maltodextrin: "maltodekstrin*, dekstrin*",
      .flavouring: "aroma, aroması, aromalar, aroma verici*, vanilin, etil vanilin",
      .proteinIsolate: """
      soya proteini, bezelye proteini, bitkisel protein, protein izolatı, hidrolize *, soya protein *, kolajen*
      """,
      .hydrogenatedFat: "hidrojene, hidrojenize, margarin*",
      .modifiedStarch: "modifiye nişasta*, modifiye * nişastası",
      .milkFraction:
        "peyniraltı suyu*, peynir altı suyu*, kazein*, süt proteini, süt proteinleri, sodyum kazeinat",
      .plantFraction: "buğday gluteni, gluten, inülin, bitkisel lif, buğday lifi, yulaf lifi",
      .salt: "tuz, tuzu, deniz tuzu, iyotlu tuz, sofra tuzu",
      .oil: "yağ, yağı, yağlar, yağları, bitkisel yağ*, kakao yağı, içyağı, iç yağı, kuyruk yağı",
      .butter: "tereyağı, tereyağ, tereyağlı, krema, kreması, kaymak, kaymağı, süt yağı",
      .vinegar: "sirke, sirkesi",
      .starch: "nişasta, nişastası",
      .fruit: """
      elma*, armut*, portakal*, limon, limonu, muz, muzu, çilek*, çileğ*, ahududu*, böğürtlen*, yaban mersini, vişne*, kiraz*,
      erik, eriği, kayısı*, şeftali*, üzüm*, incir*, hurma, hurması, mango, ananas*, kivi, nar, meyve, meyveler, zeytin, zeytini
      """,
      .vegetable: """
      domates*, havuç*, soğan*, sarımsak*, sarımsağ*, salatalık*, kabak, kabağı, patlıcan*, ıspanak*, ıspanağ*, lahana*,
      brokoli*, karnabahar*, pancar, mantar*, sebze, sebzeler, kapya, kırmızı biber, yeşil biber, kereviz, salça*
      """,
      .legume: "fasulye*, bezelye*, nohut*, mercimek*, mercimeğ*, barbunya, soya fasulyesi",
      .juice: "meyve suyu, elma suyu, portakal suyu, * suyu, püre, püresi",
      .potato: "patates*",
      .grain: """
      un, unu, buğday*, çavdar*, arpa, yulaf*, pirinç*, pirinci, mısır*, karabuğday*, irmik, irmiği, bulgur*, kepek, kepeği, makarna*
      """,
      .milk: "süt, sütü, süttozu, süt tozu, yoğurt*, yoğurdu, ayran, kefir",
      .culture: "kültür*, maya kültürü, peynir mayası, laktik kültür*, starter*",
      .egg: "yumurta*",
      .redMeat: "dana*, sığır*, kuzu*, koyun*, domuz*, sucuk, pastırma, jambon",
      .poultry: "tavuk*, tavuğ*, piliç*, hindi*, ördek*, ördeğ*",
      .fish: """
      balık, balığı, balıklar, somon*, ton balığ*, hamsi*, sardalya*, uskumru*, karides*, kalamar*, midye*, alabalık*, morina*
      """,
      .nut:
        "fındık*, fındığ*, badem*, ceviz*, kaju*, fıstık, fıstığı, antep fıstı*, yer fıstı*, yerfıstı*, hindistan cevizi*, kestane*",
      .seed: "susam*, tahin*, çekirdek, çekirdeği, keten tohumu, haşhaş*, çörek otu, hardal*, chia",
      .spice: """
      baharat*, karabiber*, kara biber, pul biber, kimyon*, zerdeçal*, tarçın*, zencefil*, kekik*, nane, maydanoz*, dereotu,
      fesleğen*, biberiye*, kişniş*, vanilya*, köri*
      """,
      .water: "su, içme suyu, suyu",
      .yeast: "maya, mayası",
      .hops: "şerbetçi otu, şerbetçiotu",
      .keepingAgent: """
      sitrik asit, limon tuzu, askorbik asit, laktik asit, asetik asit, sodyum bikarbonat, amonyum bikarbonat,
      kabartma tozu, potasyum sorbat, sodyum benzoat, sodyum nitrit, pektin*
      """,
      .coffeeTea: "kahve, kahvesi, çay, çayı",
      .cheese: "peynir, peyniri, kaşar*, lor, labne",
    ],
    meat: "et, eti, etleri, kıyma, jelatin*, sakatat*, sosis*, salam*, sucuk*",
    honey: "bal, balı, ballı")
}
