extension FoodKindWords {
  /// Names of ingredients in French.
  static let french = FoodKindWords(
    code: "fr",
    kinds: [
      .sugar: "sucre, sucres, saccharose, sirop de sucre, caramel, sucre glace, confiture de lait",
      .brownSugar: """
      sucre roux, sucre de canne, cassonade, sucre complet, melasse, sucre de coco, vergeoise,
      rapadura
      """,
      .glucose: """
      glucose, dextrose, sirop de glucose, sirop de mais, sirop de riz, sirop de ble,
      sirop d amidon
      """,
      .fructose: "fructose, levulose",
      .lactose: "lactose, sucre de lait",
      .maltose: "maltose, extrait de malt, extrait de malt d orge, sirop de malt",
      .glucoseFructoseSyrup: """
      sirop de glucose fructose, sirop de fructose glucose, isoglucose, sirop de fructose
      """,
      .invertSugar: "sucre inverti, sirop de sucre inverti",
      .honeyMaple: "miel, sirop d erable",
      .plantSyrup: """
      sirop d agave, sirop de datte, sirop de dattes, mout de raisin, sirop de caroube
      """,
      .syrup: "sirop, sirop de *",
      .juiceConcentrate: """
      jus de fruits concentre, jus concentre, jus de pomme concentre, jus de raisin concentre,
      concentre de jus, concentre de fruits, jus concentre de pomme, jus concentre de raisin
      """,
      .maltodextrin: "maltodextrine*, dextrine",
      .flavouring: "arome, aromes, vanilline, arome naturel",
      .proteinIsolate: """
      isolat de proteine*, proteines de soja, proteine de soja, proteines de pois,
      proteine de pois, proteines de ble, proteines vegetales, proteines hydrolysees,
      proteines vegetales hydrolysees, collagene, viande separee mecaniquement
      """,
      .hydrogenatedFat: """
      hydrogene, hydrogenee, hydrogenees, partiellement hydrogene*, totalement hydrogene*,
      margarine
      """,
      .modifiedStarch: "amidon modifie, amidon transforme, amidon modifie de *, amidons modifies",
      .milkFraction: """
      lactoserum*, poudre de lactoserum, caseine*, caseinate*, proteines de lait,
      proteines du lait, petit lait
      """,
      .plantFraction: """
      gluten de ble, gluten, inuline, fibre de *, fibres de *, fibres d *, oligofructose,
      fibre de canne a sucre, fibres de canne a sucre, fibre de betterave sucriere
      """,
      .salt: "sel, sel marin, sel iode",
      .oil: """
      huile, huiles, graisse, graisses, matiere grasse vegetale, matieres grasses vegetales,
      saindoux, beurre de cacao
      """,
      .butter: "beurre, creme, creme fraiche, beurre concentre, matiere grasse laitiere",
      .vinegar: "vinaigre",
      .starch: "amidon, fecule, tapioca",
      .fruit: """
      pomme, pommes, poire*, orange*, citron*, citrons verts, pamplemousse*, mandarine*,
      clementine*, banane*, fraise*, framboise*, myrtille*, mure, mures, cassis, groseille*,
      canneberge*, cerise*, prune, prunes, pruneau*, abricot*, peche, peches, nectarine*, raisin,
      raisins, figue*, datte*, mangue*, ananas, papaye*, fruit de la passion,
      fruits de la passion, kiwi*, melon*, pasteque*, grenade*, goyave*, litchi*, fruit, fruits,
      olive, olives, avocat, avocats, rhubarbe, coing*, acerola
      """,
      .vegetable: """
      tomate*, carotte*, oignon*, ail, poireau*, celeri*, poivron*, piment, concombre*,
      courgette*, aubergine*, potiron*, courge*, citrouille*, epinard*, salade, chou, choux,
      brocoli*, chou fleur, choucroute, betterave*, radis, navet*, panais, asperge*, artichaut*,
      fenouil, champignon*, legume, legumes, cornichon*, echalote*, roquette, mais doux, algue*
      """,
      .legume: """
      haricot*, pois, petits pois, pois chiche*, pois chiches, lentille*, feve*, graines de soja,
      soja, lupin
      """,
      .juice: "jus, jus d *, jus de *, puree, puree de *, jus a base de concentre",
      .potato: "pomme de terre, pommes de terre, patate*, manioc",
      .grain: """
      farine, farine de *, ble, ble dur, seigle, orge, avoine, flocons d avoine, riz, mais,
      epeautre, sarrasin, quinoa, millet, semoule, son, son de ble, boulgour, couscous, pates
      """,
      .milk: """
      lait, lait de *, lait entier, lait ecreme, lait demi ecreme, poudre de lait, yaourt,
      fromage blanc, babeurre
      """,
      .culture: "ferment*, ferments lactiques, presure*, enzyme*, coagulant*, cultures",
      .egg: "oeuf, oeufs, jaune d oeuf, blanc d oeuf",
      .redMeat: """
      boeuf, porc, viande de porc, viande de boeuf, veau, agneau, mouton, jambon, lard, cheval,
      viande bovine
      """,
      .poultry: "poulet*, dinde*, volaille*, canard*, poule",
      .fish: """
      poisson*, saumon, thon, cabillaud, hareng*, maquereau*, sardine*, anchois, truite*,
      crevette*, moule, moules, calmar*, colin
      """,
      .nut: "amande*, noisette*, noix, noix de *, cacahuete*, arachide*, pistache*, pignon*, coco",
      .seed: "graine*, graines de *, sesame, lin, tournesol, pavot, chia, moutarde*",
      .spice: """
      epice, epices, herbes, poivre, curry, cumin, curcuma, cannelle, gingembre, muscade,
      noix de muscade, persil, basilic, origan, thym, romarin, coriandre, aneth, ciboulette,
      laurier, girofle, vanille, extrait de vanille, menthe, safran, cardamome, aromates,
      plantes aromatiques
      """,
      .water: "eau, eau de *",
      .yeast: "levure, levain",
      .hops: "houblon",
      .cheese: "fromage, fromages, mozzarella, emmental, comte, parmesan, feta",
    ],
    meat: """
      viande, viandes, saindoux, suif, graisse de boeuf, graisse de porc, graisse de canard,
      collagene
      """,
    honey: "miel")
}
