import LabelModel

extension IngredientLexicon {
  /// Portuguese.
  static let portuguese = IngredientLexicon(
    code: "pt",
    headings: """
      ingredientes, lista de ingredientes, ingrediente, composição, composição básica, composição básica do produto,
      composição básica do alimento
      """,
    common: """
      água, açúcar, sal, óleo, azeite, farinha, pó, amido, levedura, fermento, vinagre,
      especiarias, ácido, sumo, suco, concentrado, extrato, aroma, aromas, natural, de, do, da,
      com, e, em, pasta, cacau, girassol, xarope, carnes, subprodutos, minerais, tomate, cebola,
      alho, biológico, sementes, milho, arroz, pimenta, fruta, carne, frango
      """,
    ends: """
      conservação, conservar, manter, após abertura, depois de aberto, consumir de preferência,
      consumir antes, validade, declaração nutricional, informação nutricional,
      valores nutricionais, valor energético, valores médios, componentes analíticos,
      constituintes analíticos, aditivos, modo de preparação, modo de emprego, instruções,
      preparação, fabricado em, fabricado por, produzido, embalado, distribuído, importado,
      peso líquido, origem, alergénios, lote, alérgicos, para alergénios
      """,
    contains: "contém, contêm, alergénios, alérgicos",
    mayContain: """
      pode conter, podem conter, poderá conter, pode também conter, vestígios de, contém vestígios,
      pode conter vestígios, traços de, pode conter traços, contém eventualmente,
      contém possivelmente, vestígios de outros alergénios, vestígios dos seguintes alergénios
      """,
    negations: "não",
    freeOf: "não contém, não contêm, sem, isento de, livre de",
    ofWhich: "dos quais, das quais, incluindo",
    additiveClasses: [
      .acid: "acidificante, acidificantes, acidulante",
      .acidityRegulator: "regulador de acidez, reguladores de acidez",
      .antiCakingAgent: "antiaglomerante, antiaglomerantes",
      .antiFoamingAgent: "antiespuma",
      .antioxidant: "antioxidante, antioxidantes",
      .bulkingAgent: "agente de volume",
      .colour: "corante, corantes",
      .emulsifier: "emulsionante, emulsionantes, emulsificante, emulsificantes",
      .emulsifyingSalts: "sais de fusão",
      .firmingAgent: "agente de endurecimento",
      .flavourEnhancer: "intensificador de sabor, intensificadores de sabor",
      .flourTreatmentAgent: "agente de tratamento da farinha",
      .foamingAgent: "espumante",
      .gellingAgent: "gelificante, gelificantes",
      .glazingAgent: "agente de revestimento",
      .humectant: "humidificante, humectante",
      .modifiedStarch: "amido modificado",
      .preservative: "conservante, conservantes",
      .propellentGas: "gás propulsor",
      .raisingAgent: "levedante, levedantes, levedante químico",
      .sequestrant: "sequestrante",
      .stabiliser: "estabilizador, estabilizadores, estabilizante",
      .sweetener: "edulcorante, edulcorantes",
      .thickener: "espessante, espessantes",
    ],
    allergens: [
      .gluten: """
      trigo*, centeio*, cevada*, aveia*, espelta*, glúten*, malte, sêmola, sémola, cuscuz,
      semolina de trigo
      """,
      .crustaceans: """
      crustáceo*, camarão*, camarões, gamba*, caranguejo*, lagosta*, lagostim*, sapateira, santola,
      lavagante
      """,
      .egg: """
      ovo, ovos, gema*, clara de ovo, ovoproduto*, albumina, lisozima, maionese,
      claras pasteurizadas, merengue*
      """,
      .fish: """
      peixe*, anchova*, atum, salmão, bacalhau, pescada, cavala, arenque, sardinha*, truta, paloco,
      robalo, biqueirão, carapau*, escamudo, maruca, linguado, perca do nilo, filetes de perca,
      molho worcester*
      """,
      .peanuts: "amendoim*, amendoins",
      .soy: "soja*",
      .milk: """
      leite, leites, lácteo*, láctea*, lactose*, nata, natas, manteiga*, queijo*, iogurte*, soro,
      soro de leite, caseína*, caseinato*, leitelho, requeijão, manteiga anidra, fermentos lácteos,
      lactossoro*, soro lácteo
      """,
      .nuts: """
      noz, nozes, avelã*, amêndoa*, caju, pistácio*, pistache*, pecã*, frutos de casca rija,
      frutos secos, castanha do brasil, castanha de caju, macadâmia*, maçapão, cajus,
      castanhas do brasil, castanha do pará, castanhas do pará, pistachio*, pistáchio*, nougat,
      praliné*, pralinê*, nogado
      """,
      .celery: "aipo*",
      .mustard: "mostarda*",
      .sesame: "sésamo*, gergelim, halva, halvah",
      .sulphites: "sulfito*, *bissulfito, dióxido de enxofre, anidrido sulfuroso",
      .lupin: "tremoço*, lupin*",
      .molluscs: """
      molusco*, mexilh*, amêijoa*, lula*, polvo, choco, chocos, ostra*, caracol, caracóis, berbigão,
      pota, potas, búzio, búzios
      """,
    ],
    falseFriends: [
      .gluten: """
      trigo sarraceno, trigo mourisco, sem glúten, sêmola de milho, sémola de milho,
      sêmola de arroz, sémola de arroz, cuscuz de milho, cuscuz de arroz, trigonel*
      """,
      .milk: """
      leite de coco, leite de amêndoa*, leite de soja, leite de arroz, leite de aveia,
      manteiga de cacau, manteiga de amendoim, manteiga de karité, nata de coco, natas de coco,
      ácido láctico, fermentos lácticos, sem lactose, iogurte de soja, feijão manteiga,
      feijões manteiga, alface manteiga, feijão-manteiga, abóbora manteiga, ácido butírico
      """,
      .nuts: """
      noz moscada, nozes moscadas, noz de cola, castanha portuguesa, noz de coco, nozes de coco,
      caju fruto, polpa de caju, suco de caju, sumo de caju, pera de caju, pedúnculo de caju,
      castanha d água, castanhas d água
      """,
      .molluscs: "en polvo, cogumelo ostra, cogumelos ostra, cn polvo",
      .fish: "caviar de beringela, caviar vegetal",
    ],
    origins: "origem",
    possibleWarnings: """
      não podemos garantir, não se pode garantir, não é possível garantir, não garantimos,
      vestígios, produzido numa fábrica, numa fábrica, numa unidade, em instalações, numa linha,
      em linhas, na mesma linha, num ambiente, nas mesmas instalações, não adequado para,
      não indicado para, impróprio para, não apto para, em local onde, em locais onde,
      possível presença,
      em equipamento que, em equipamentos que, na mesma fábrica, numa cozinha, a fábrica utiliza,
      fábrica utiliza, na nossa cozinha, fábrica que utiliza
      """,
    traceTails: """
      pode estar presente, podem estar presentes, poderá estar presente,
      poderão estar presentes
      """,
    statementNames: [.nuts: "castanha, castanhas"],
    statementFriends: [.fish: "espinha de peixe, espinhas de peixe"],
    lookalikes: "areia, carne, solo, sulfato")
}
