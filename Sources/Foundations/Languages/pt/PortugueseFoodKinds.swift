extension FoodKindWords {
  /// Names of ingredients in Portuguese.
  static let portuguese = FoodKindWords(
    code: "pt",
    kinds: [
      .sugar: """
      acucar, acucares, sacarose, xarope de acucar, caramelo, acucarado, acucarada, acucarados,
      acucaradas, doce de leite
      """,
      .brownSugar: """
      acucar mascavado, acucar mascavo, acucar de cana, melaco, acucar amarelo, acucar de coco,
      rapadura, caldo de cana, melado, melado de cana
      """,
      .glucose: """
      glucose, glicose, dextrose, xarope de glucose, xarope de glicose, xarope de milho,
      xarope de arroz, geleia de milho
      """,
      .fructose: "frutose",
      .lactose: "lactose",
      .maltose: "maltose, extrato de malte, extrato de malte de cevada",
      .glucoseFructoseSyrup: """
      xarope de glucose e frutose, xarope de glicose e frutose, xarope de glucose frutose,
      isoglucose
      """,
      .invertSugar: "acucar invertido, xarope de acucar invertido",
      .honeyMaple: "mel, xarope de acer, xarope de bordo",
      .plantSyrup: "xarope de agave, nectar de agave, xarope de tamara, mosto de uva",
      .syrup: "xarope",
      .juiceConcentrate: """
      sumo concentrado, sumo de maca concentrado, concentrado de sumo, suco concentrado
      """,
      .maltodextrin: "maltodextrina*, dextrina",
      .flavouring: "aroma, aromas, aromatizante*, vanilina",
      .proteinIsolate: """
      proteina de soja, proteina de ervilha, proteina vegetal, proteina isolada*,
      proteina hidrolisada, colageno
      """,
      .hydrogenatedFat: "hidrogenad*, margarina",
      .modifiedStarch: "amido modificado",
      .milkFraction: "soro de leite*, caseina*, caseinato*, proteina de leite, proteinas do leite",
      .plantFraction: "gluten de trigo, gluten, inulina, fibra de *",
      .salt: "sal, sal marinho",
      .oil: "oleo, oleos, gordura, gorduras, azeite, manteiga de cacau, banha",
      .butter: "manteiga, nata, natas",
      .vinegar: "vinagre",
      .starch: "amido, fecula",
      .fruit: """
      maca, macas, pera, peras, laranja*, limao, limoes, lima, toranja*, tangerina*, banana*,
      morango*, framboesa*, mirtilo*, amora*, groselha*, cereja*, ameixa*, alperce*, pessego*,
      uva, uvas, passas, figo*, tamara*, manga, mangas, ananas, abacaxi, papaia*, maracuja*,
      kiwi*, melao, melancia*, roma, goiaba*, fruta, frutas, frutos vermelhos, azeitona*,
      abacate*, marmelo*
      """,
      .vegetable: """
      tomate*, cenoura*, cebola*, alho, alho frances, aipo, pimento*, pepino*, curgete*,
      beringela*, abobora*, espinafre*, alface, couve*, brocolos, couve flor, beterraba*,
      rabanete*, nabo*, espargo*, alcachofra*, funcho, cogumelo*, legumes, hortalicas, pickles,
      milho doce
      """,
      .legume: "feijao, feijoes, ervilha*, grao de bico, lentilha*, fava*, soja, tremoco*",
      .juice: "sumo, sumos, suco, polpa, pure",
      .potato: "batata*",
      .grain: """
      farinha, farinha de *, trigo, centeio, cevada, aveia, flocos de *, arroz, milho, espelta,
      quinoa, semola, farelo
      """,
      .milk: "leite, leite de *, leite em po, iogurte",
      .culture: "fermentos, fermentos lacticos, coalho*, culturas, enzima*",
      .egg: "ovo, ovos, gema, clara de ovo",
      .redMeat: """
      carne de porco, carne de bovino, porco, vaca, vitela, borrego, fiambre, presunto, bacon,
      carne de suino
      """,
      .poultry: "frango, peru, pato, aves",
      .fish: """
      peixe, salmao, atum, bacalhau, arenque, cavala, sardinha*, anchova*, camarao, mexilhao
      """,
      .nut: "amendoa*, avela*, noz, nozes, amendoim*, caju, pistacio*, coco",
      .seed: "sementes, sementes de *, sesamo, linhaca, chia, mostarda",
      .spice: """
      especiaria*, ervas, pimenta, caril, cominhos, curcuma, canela, gengibre, noz moscada, salsa,
      manjericao, oregaos, tomilho, alecrim, coentros, louro, cravinho, baunilha
      """,
      .water: "agua",
      .yeast: "levedura, fermento, massa mae",
      .hops: "lupulo",
      .cheese: "queijo, queijos",
    ],
    meat: "carne, carnes, banha, sebo",
    honey: "mel")
}
