extension FoodKindWords {
  /// Names of ingredients in Serbian, in both scripts.
  static let serbian = FoodKindWords(
    code: "sr",
    kinds: [
      .sugar:
        "šećer, šećera, saharoza, šećerni sirup, karamel*, шећер, шећера, сахароза, шећерни сируп, карамел*",
      .brownSugar:
        "smeđi šećer, šećer od trske, žuti šećer, melasa, смеђи шећер, шећер од трске, меласа",
      .glucose: """
      glukoz*, dekstroz*, glukozni sirup, kukuruzni sirup, skrobni sirup, глукоз*, декстроз*, глукозни сируп,
      кукурузни сируп
      """,
      .fructose: "fruktoz*, фруктоз*",
      .lactose: "laktoza, laktoze, лактоза, лактозе",
      .maltose:
        "maltoza, sladni ekstrakt, ekstrakt slada, малтоза, сладни екстракт, екстракт слада",
      .glucoseFructoseSyrup: """
      glukozno fruktozni sirup, fruktozno glukozni sirup, глукозно фруктозни сируп, фруктозно глукозни сируп
      """,
      .invertSugar: "invertni šećer, invertni sirup, инвертни шећер, инвертни сируп",
      .honeyMaple: "med, javorov sirup, мед, јаворов сируп",
      .plantSyrup: "sirup agave, agavin sirup",
      .syrup: "sirup, сируп",
      .juiceConcentrate: """
      koncentrisani sok, koncentrisan sok, koncentrat soka, koncentrisani * sok, концентрисани сок, концентрат сока,
      концентрисани * сок
      """,
      .maltodextrin: "maltodekstrin*, малтодекстрин*",
      .flavouring: "aroma, arome, vanilin, арома, ароме, ванилин",
      .proteinIsolate: """
      sojini proteini, proteini soje, izolat * proteina, proteini graška, hidroliziran*, hidrolizovan*, сојини протеини,
      хидролизован*
      """,
      .hydrogenatedFat: "hidrogenizovan*, hidrogenovan*, margarin*, хидрогенизован*, маргарин*",
      .modifiedStarch: "modifikovani skrob, модификовани скроб",
      .milkFraction: "surutka*, kazein*, mlečni proteini, сурутка*, казеин*, млечни протеини",
      .plantFraction: "pšenični gluten, gluten, inulin, глутен, инулин",
      .salt: "so, soli, kuhinjska so, morska so, со, соли, кухињска со, морска со",
      .oil:
        "ulje, ulja, mast, masti, kakao maslac, kakao puter, уље, уља, маст, масти, какао маслац, какао путер",
      .butter: "maslac, puter, pavlaka, mlečna mast, маслац, путер, павлака, млечна маст",
      .vinegar: "sirće, sirćeta, сирће, сирћета",
      .starch: "skrob, скроб",
      .juice: "sok, soka, pire, сок, сока, пире",
      .potato: "krompir*, кромпир*",
      .grain: """
      brašno, *brašno, pšenic*, pšenič*, raž, ražan*, ječam, ovas, ovsen*, pirinač, pirinčan*, kukuruz*, griz, брашно,
      *брашно, пшениц*, пшенич*, раж, ражан*, јечам, овас, овсен*, пиринач, пиринчан*, кукуруз*, гриз
      """,
      .milk: "mleko, mleka, mlijeko, jogurt, млеко, млека, млијеко, јогурт",
      .culture: "starter kultur*, mlečne kulture, sirilo, сирило",
      .egg: "jaja, jaje, jaj*, jaja u prahu, јаја, јаје, јај*",
      .redMeat: """
      svinj*, goved*, telet*, june*, jagnj*, šunka, slanina, свињ*, говеђ*, говед*, телет*, јуне*, јагњ*, шунка, сланина
      """,
      .poultry: "pile*, pileć*, ćure*, ćureć*, pač*, пилеће, пилећ*, ћуре*, ћурећ*",
      .fish:
        "riba, ribe, riblj*, tunj*, losos*, skuš*, sardin*, oslić*, риба, рибе, рибљ*, туњ*, лосос*, скуш*, сардин*",
      .nut: "badem*, lešnik*, orah*, orasi, kikiriki*, бадем*, лешник*, орах*, ораси, кикирики*",
      .seed: "susam*, seme, semenke, mak, senf*, сусам*, семе, семенке, мак, сенф*",
      .spice:
        "začin*, biber, kurkuma, cimet, đumbir, origano, bosiljak, peršun, зачин*, бибер, куркума, цимет",
      .vegetable: """
      paradajz*, šargarepa*, luk, beli luk, paprika, krastav*, tikvic*, spanać*, kupus*, brokoli, cvekla, pečurk*, povrće,
      парадајз*, шаргарепа*, лук, бели лук, паприка, краставац*, спанаћ*, купус*, цвекла, печурк*, поврће
      """,
      .fruit: """
      jabuk*, krušk*, pomorandž*, limun, limuna, banan*, jagod*, malin*, borovnic*, višnj*, šljiv*, kajsij*, breskv*, grožđ*,
      masline, јабук*, крушк*, поморанџ*, лимун, банан*, јагод*, малин*, вишњ*, шљив*, кајсиј*, маслине
      """,
      .legume: "pasulj, grašak, leblebij*, sočivo, soja, пасуљ, грашак, сочиво, соја",
      .water: "voda, vode, вода, воде",
      .yeast: "kvasac, квасац",
      .keepingAgent: """
      limunska kiselina, askorbinska kiselina, mlečna kiselina, soda bikarbona, prašak za pecivo, pektin*, vitamin*,
      лимунска киселина, аскорбинска киселина, млечна киселина, пектин*, витамин*
      """,
      .coffeeTea: "kafa, kafe, čaj, кафа, чај",
      .cheese: "sir, sira, kačkavalj, сир, сира, качкаваљ",
    ],
    meat:
      "meso, mesa, mesn*, želatin*, svinjska mast, loj, месо, меса, месн*, желатин*, свињска маст, лој",
    honey: "med, medn*, мед, медн*")
}
