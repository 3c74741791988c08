extension FoodKindWords {
  /// Beginnings of the name of erythritol, without accents.
  package static let erythritol: WordList =
    "erythrit, eritrit, erytrit, erytryt, еритрит, ερυθριτ"

  /// Words that are the same in all languages.
  package static let international = FoodKindWords(
    code: nil,
    kinds: [
      .rareSugar: """
      trehalose, trehalosa, trealosio, trealose, trehaloza, trehaloz, trehalos, trehaloosi,
      trehaloos, трехалоза, τρεχαλοζη, galactose, galaktose, galaktos, galaktoza, galaktoz,
      galattosio, galactosa, galactoza, galaktoosi, galaktoos, галактоза, γαλακτοζη, allulose,
      allulosa, allulosio, alluloza, alulosa, psicose, tagatose, tagatosa, tagatosio, tagatoza,
      tagatoz, tagatos, tagatoosi, isomaltulose, isomaltulosa, isomaltulosio, izomaltuloza
      """,
      .plantFraction:
        "polydextros*, polydekstroz*, polidextros*, polidestros*, polidekstroz*, полидекстроз*",
      .sweetener: """
      aspartam*, aspartaam*, aszpartam*, аспартам*, ασπαρταμη, acesulfam*, acesulfaam*,
      acessulfam*, aceszulfam*, asesulfam*, asesulfaami*, atsesulfaam*, ацесулфам*, ακεσουλφαμη*,
      *cyclamat*, *cyclamaat*, *cyklamat*, cyklaminian*, ciclamat*, ciclammat*, ciklamat*,
      *syklamat*, *syklamaat*, *tsuklamaat*, цикламат*, κυκλαμικο*, saccharin*, sacharin*,
      sacharyn*, szacharin*, sacarina*, saccarin*, saharin*, sahhariin*, sackarin*, zaharin*,
      sakkariini*, *sakariini*, sakkarin*, захарин, σακχαριν*, sucralos*, sukraloos*, sukralos*,
      sukraloz*, sucraloz*, sucralosa, sucralosio, szukraloz*, сукралоз*, σουκραλοζη, stevia,
      steviol*, esteviol*, stewiol*, szteviol*, steviool*, стеви*, στεβια, γλυκοζιτες στεβιολης,
      neotam*, advantam*, thaumatin*, taumatin*, neohesperidin*, monk fruit*, luo han guo
      """,
      .polyol: """
      sorbitol*, sorbit, sorbitolo, sorbitoli, xylit*, xilit*, ksylit*, ksilit*, ksylitoli,
      maltit*, mannit*, manit*, isomalt*, izomalt*, lactit*, laktit*, lattitolo, erythrit*,
      eritrit*, erytrit*, erytryt*, eritritol*, ksylitol*, polyol*, сорбитол*, ксилитол*,
      малтитол*, еритритол*, σορβιτολη*, ξυλιτολη*, μαλτιτολη*, ερυθριτολη*, szorbit*, sorbitool*,
      sorbits, sorbitu, ksulitool*, манитол*, изомалт*, лактитол*, μαννιτολη*, ισομαλτ*,
      λακτιτολη*
      """,
      .emulsifier: """
      *lecithin*, *lecitin*, *lesitiini*, lecithin*, lecithine*, lecitin*, lecitina, lecytyn*,
      lesitiini*, letsitiin*, лецитин*, λεκιθινη, mono and diglycerides*, mono et diglycerides*,
      mono und diglyceride*, mono e digliceridi*, mono y digliceridos*, polysorbate*, polysorbat*,
      carrageenan*, carrageen*, carragenina*, carrageenin*, karagen*, karrageen*, karragenan*,
      carraghenane*, carboxymethyl*, karboxymet*, xanthan*, xantano, xantana, ksantan*, gellan*
      """,
      .flavourEnhancer: """
      monosodium glutamate, glutamate*, glutamat*, glutammat*, inosinate*, inosinat*, guanylate*,
      guanylat*, yeast extract*, hefeextrakt*, extrait de levure*, extracto de levadura*,
      estratto di lievito*, gistextract*, ekstrakt drozdz*, kvasnicovy extrakt*, jastextrakt*,
      gaerekstrakt*, gjaerekstrakt*, hiivauute*, elesztokivonat*, глутамат*, екстракт от мая,
      γλουταμινικο*, pärmiekstrakt*
      """,
      .seed: "tahin*",
      .cocoa: """
      cocoa*, cocoa mass, cacao*, kakao*, cacau*, kaakao*, какао*, κακαο*, chocolate liquor,
      pate de cacao, pasta de cacao, pasta di cacao
      """,
      .coffeeTea: """
      coffee*, kaffee*, cafe, caffe, koffie*, kawa, kava, kaffe, kahvi*, kave, cafea, кафе, καφε*,
      tea, tee, *tee, the vert, thee, te verde, herbata, caj, tee*, чай, τσαι
      """,
      .keepingAgent: """
      phosphoric acid, phosphorsaure, acide phosphorique, acido fosforico, baking soda,
      sodium bicarbonate, baking powder, backpulver, natriumhydrogencarbonat, natriumbicarbonat*,
      bicarbonate de sodium, bicarbonate de soude, bicarbonato di sodio, bicarbonato de sodio,
      wodoroweglan sodu, weglany sodu, hydrogenuhlicitan sodny, ammonium*, poudre a lever,
      poudres a lever, citric acid, ascorbic acid, lactic acid, acetic acid, *citronensaure,
      citronensaure, zitronensaure, *ascorbinsaure, ascorbinsaure, milchsaure, essigsaure,
      acide citrique, acide ascorbique, acide lactique, acido citrico, acido ascorbico,
      acido lattico, acido lactico, citroenzuur, ascorbinezuur, melkzuur, kwas cytrynowy,
      kwas askorbinowy, kyselina citronova, kyselina askorbova, citronsyra, askorbinsyra,
      citronsyre, ascorbinsyre, askorbinsyre, sitruunahappo, askorbiinihappo, citromsav,
      aszkorbinsav, acid citric, acid ascorbic, limunska kiselina, citronska kislina,
      лимонена киселина, κιτρικο οξυ, sidrunhape, citronskabe, citrinu rugstis, vitamin*,
      vitamine, witamin*, tocopherol*, tocopherole, tokoferol*, rosemary extract, rosmarinextrakt,
      sodium nitrite, potassium nitrate, natriumnitrit, kaliumnitrat, nitrite de sodium,
      nitrato de potasio, nitrito de sodio, nitrito di sodio, pectin*, pektin*, pectine, pectina,
      pektyna, calcium*, iron, eisen, niacin*, thiamin*, riboflavin*, folic acid, folsaure
      """,
      .carbonation: """
      carbon dioxide, kohlensaure, dioxyde de carbone, gaz carbonique, dioxido de carbono,
      anhidrido carbonico, anidride carbonica, koolzuur, dwutlenek wegla, oxid uhlicity,
      koldioxid, kolsyra, kulsyre, kuldioxid, karbondioksid, hiilidioksidi, szen dioxid,
      dioxid de carbon, carbonated water, sparkling water, eau gazeifiee, eau gazeuse,
      agua carbonatada, agua gasificada, acqua gassata, acqua frizzante, koolzuurhoudend water,
      woda gazowana, sycena voda
      """,
    ],
    // Not by its beginning: gelatinised starch is of plants.
    meat: """
      gelatin, gelatine, *gelatine, gelatina, zelatyna, zelatyny, zelatina, zelatiny, zelatins,
      zelatiin, zselatin, желатин, ζελατινη, ζελατινα
      """)
}
