import LabelModel

extension IngredientLexicon {
  /// French.
  static let french = IngredientLexicon(
    code: "fr",
    headings: "ingrédients, liste des ingrédients, ingrédient, composition",
    common: """
      eau, sucre, sel, huile, farine, poudre, amidon, levure, vinaigre, épices, acide, jus,
      concentré, extrait, arôme, arômes, naturel, de, du, des, et, en, pâte, cacao, tournesol,
      colza, sirop, viandes, sous produits, minéraux, légumes, oignons, tomates, ail, sel marin,
      biologique, modifié, graines, maïs, riz, poivre, fruits, viande, poulet, dont
      """,
    ends: """
      conservation, conserver, à conserver, conservez, à consommer, consommer de préférence,
      après ouverture, une fois, valeurs nutritives, valeurs nutritionnelles, valeur nutritive,
      valeurs, valeur énergétique, informations nutritionnelles, déclaration nutritionnelle,
      valeurs moyennes, constituants analytiques, additifs, additifs nutritionnels, conseils,
      mode d'emploi, fabriqué en, fabriqué par, fabriqué pour, produit en, produit par, produit de,
      élaboré, distribué, conditionné, importé, poids net, poids, préparation, suggestion, origine,
      le produit doit, pour les allergènes, les informations en gras, allergènes, pasteurisé,
      sans ouverture, mode de préparation, service consommateurs, contenu, prix, allergène,
      composition analytique, conseil de préparation, conseils de préparation,
      conseil d utilisation, suggestion de présentation, servir avec
      """,
    contains: "contient, contiennent, contenant, allergènes, allergène",
    mayContain: """
      peut contenir, peuvent contenir, peut aussi contenir, peut également contenir,
      pourrait contenir, traces de, traces éventuelles, éventuelles traces, traces possibles,
      possibles traces, traces d, contient des traces, des traces, susceptible de contenir,
      susceptibles de contenir, peut renfermer, contenir, contient éventuellement,
      contient peut être, traces d'autres allergènes, traces des allergènes suivants,
      traces d'allergènes
      """,
    negations: "pas",
    freeOf: """
      ne contient pas, ne contient ni, ne contiennent pas, exempt de, sans, garanti sans,
      contient pas
      """,
    ofWhich: "dont, y compris, incluant",
    additiveClasses: [
      .acid: "acidifiant, acidifiants, acide",
      .acidityRegulator: """
      correcteur d'acidité, correcteurs d'acidité, régulateur d'acidité, régulateurs d'acidité
      """,
      .antiCakingAgent: "antiagglomérant, antiagglomérants, anti agglomérant",
      .antiFoamingAgent: "antimoussant, anti moussant",
      .antioxidant: "antioxydant, antioxydants, antioxygène",
      .bulkingAgent: "agent de charge",
      .colour: "colorant, colorants",
      .emulsifier: "émulsifiant, émulsifiants",
      .emulsifyingSalts: "sel de fonte, sels de fonte",
      .firmingAgent: "affermissant, affermissants",
      .flavourEnhancer: "exhausteur de goût, exhausteurs de goût",
      .flourTreatmentAgent: "agent de traitement de la farine",
      .foamingAgent: "agent moussant",
      .gellingAgent: "gélifiant, gélifiants",
      .glazingAgent: "agent d'enrobage, agents d'enrobage",
      .humectant: "humectant, humectants",
      .modifiedStarch: "amidon modifié",
      .preservative: "conservateur, conservateurs, agent de conservation, agents de conservation",
      .propellentGas: "gaz propulseur",
      .raisingAgent: "poudre à lever, poudres à lever, agent levant",
      .sequestrant: "séquestrant",
      .stabiliser: "stabilisant, stabilisants",
      .sweetener: "édulcorant, édulcorants",
      .thickener: "épaississant, épaississants",
    ],
    allergens: [
      .gluten: """
      blé, blés, froment*, seigle*, orge, avoine*, épeautre*, gluten*, malt, malte, malté, engrain,
      semoule, chapelure, khorasan, boulgour*, amidonnier, petit épeautre
      """,
      .crustaceans: """
      crustacé*, crevette*, crabe*, homard*, langouste*, langoustine*, écrevisse*, gambas,
      tourteau*, araignée de mer, araignées de mer
      """,
      .egg: """
      œuf, œufs, oeuf, oeufs, jaune d'oeuf, ovoproduit*, albumine, lysozyme, mayonnaise*,
      meringue*, aïoli*, sauce hollandaise
      """,
      .fish: """
      poisson*, anchois, thon, saumon*, cabillaud, morue, maquereau*, hareng*, sardine*, truite*,
      colin, merlu, lieu noir, églefin, sprat*, caviar, dorade*, daurade*, nuoc mâm, nuoc mam,
      merlan*, rouget*, hoki, espadon, lotte, lieu d'alaska, filet de sole, filets de sole,
      filet de bar, filets de bar, sauce worcestershire, sauce worcester, œufs de lompe,
      œufs de lump, œufs de saumon, œufs de truite, œufs de cabillaud, tarama
      """,
      .peanuts: "arachide*, cacahuète*, cacahouète*",
      .soy: "soja*, soya*",
      .milk: """
      lait*, laitier*, laitière*, lactose*, lactosérum*, petit lait, crème, crèmes, beurre*,
      fromage*, yaourt*, yogourt*, caséine*, caséinate*, babeurre, lactalbumine, faisselle,
      crème fraîche, comté, gruyère, feta, cantal, reblochon, raclette, protéines sériques,
      protéine sérique, brie, petit suisse, petits suisses, mimolette, écrémé, écrémés
      """,
      .nuts: """
      noix, noisette*, amande*, cajou, cajous, noix de cajou, anacarde*, pécan, pécans, pacane*,
      pistache*, macadamia*, fruits à coque, fruit à coque, praliné*, pralin*, massepain, nougat*,
      nougatine*, pâte d'amande, fruits à coques, fruits secs à coque, orgeat, frangipane*
      """,
      .celery: "céleri*",
      .mustard: "moutarde*",
      .sesame: "sésame*, halva, halvah",
      .sulphites: "sulfite*, *sulfite, *sulfites, anhydride sulfureux, dioxyde de soufre",
      .lupin: "lupin*",
      .molluscs: """
      mollusque*, moule, moules, huître*, calmar*, calamar*, poulpe*, seiche*, escargot*,
      coquille saint jacques, pétoncle*, palourde*, encornet*, saint jacques, noix de pétoncle*,
      coquilles saint jacques, bulots, bulot
      """,
    ],
    falseFriends: [
      .gluten: """
      blé noir, blé sarrasin, sans gluten, semoule de maïs, semoule de riz, sarrasin,
      couscous de maïs, couscous de riz, boulgour de maïs, boulgour de sarrasin
      """,
      .egg: """
      oeufs de poisson, œufs de poisson, oeufs de lompe, œufs de lompe, sans oeuf, sans oeufs,
      sans œuf, sans œufs
      """,
      .milk: """
      lait de coco, laits de coco, lait d'amande*, lait d'avoine, lait de soja, lait de riz,
      lait végétal, beurre de cacao, beurre de cacahuète*, beurre d'arachide*, beurre d'amande*,
      beurre de karité, beurre de coco, beurre de noisette, beurre de noix de cajou,
      beurre de pomme, beurre de sésame, crème de coco, crème d'avoine, crème de soja,
      crème de tartre, crème de riz, crème de marron*, crème de cassis, crème de noisette*,
      crème d'amande*, crème de menthe, sans lactose, laitue*, laitance, laiton, lait de noisette,
      yaourt au soja, yaourt végétal, acide lactique, ferments lactiques, haricot beurre,
      haricots beurre, crème de vinaigre*, crème balsamique, fromage de tête,
      alternative au fromage, alternative au lait, alternative à la crème, alternative au beurre,
      alternative au yaourt, acide butyrique, courge butternut, laitue beurre, beurré hardy,
      franche comté, département du cantal, laiteron*
      """,
      .nuts: """
      noix de coco, noix de muscade, noix muscade, noix de kola, noix de cola, noix de palme,
      noix de karité, noix de terre, noix de tigre, souchet, noix de saint jacques,
      noix de jambon, noix d'arec, noix de veau, pomme de cajou, pommes de cajou,
      jus de pomme de cajou, pomme noisette, pommes noisette, pommes noisettes,
      pomme de terre noisette, pommes de terre noisette, pommes de terre noisettes, noisetier*
      """,
      .molluscs: """
      moule à, pleurote en huître, pleurotes en huître, pleurote huître, pleurotes huîtres,
      champignon huître, champignons huîtres
      """,
      .sulphites: "sans sulfites, sans sulfite",
      .fish: """
      caviar d'aubergine, caviar d'aubergines, caviar végétal, caviar d'algues, caviar de tomate,
      caviar de tomates
      """,
      .celery: "célérité",
    ],
    origins: "origine",
    possibleWarnings: """
      ne pouvons pas garantir, ne pouvons garantir, ne peut pas garantir, ne peut garantir,
      ne pas garantir, contenir des, contenir du, contenir de, présence possible,
      présence éventuelle, présence fortuite, fabriqué dans un atelier, dans un atelier,
      dans une usine, dans des ateliers, dans une installation, dans un établissement,
      élaboré dans un atelier, sur une ligne, sur des lignes, dans un environnement, dans un local,
      dans des locaux, dans les mêmes locaux, ne convient pas aux, ne convient pas à,
      déconseillé aux, atelier qui utilise, atelier utilisant, usine qui utilise,
      contamination croisée, contaminations croisées,
      notre atelier utilise, notre usine utilise, dans notre usine, dans notre atelier,
      dans une cuisine, l atelier utilise, atelier utilise, usine utilise, usine manipule,
      atelier manipule, usine manipulant, usine utilisant, cuisine utilisant, cuisine où,
      atelier manipulant, risque de présence, notre usine manipule, dans notre cuisine
      """,
    traceTails: """
      à l'état de traces, possibles à l'état de traces, peut être présent, peut être présente,
      peuvent être présents, peuvent être présentes, peuvent être présent, traces possibles,
      peut également être présent
      """,
    statementFriends: [.fish: "arête de poisson, arêtes de poisson"],
    lookalikes: """
      bois, boisson, boissons, carte, choix, fait, faite, faits, ferment, patte, sait, séché, séchée,
      séchées, séchés, sole, sulfate, sulfates, trait, voix
      """)
}
