import LabelModel

extension IngredientLexicon {
  /// English.
  static let english = IngredientLexicon(
    code: "en",
    headings: """
      ingredients, ingredient list, list of ingredients, composition, other ingredients,
      inactive ingredients
      """,
    common: """
      water, sugar, salt, oil, flour, powder, starch, yeast, vinegar, spices, acid, juice,
      concentrate, extract, flavour, flavor, flavouring, natural, organic, from, with, and,
      sunflower, vegetable, tomato, syrup, meat, chicken, beef, broth, protein, minerals, vitamin,
      cocoa, dried, modified, less than, seeds, fruit, onion, garlic, rice, corn, maize, pepper
      """,
    ends: """
      storage, store in, store between, store at, store below, keep refrigerated, keep in,
      keep cool, keep frozen, keep dry, refrigerate after, once opened, after opening, best before,
      use by, use within, nutrition, nutritional, nutrition facts, typical values, average values,
      guaranteed analysis, additives, nutritional additives, feeding guide, feeding guidelines,
      feeding instructions, feeding recommendations, produced by, produced in, produced for,
      product of, made in, made by, made for, manufactured by, manufactured for, manufactured in,
      packed in, packed by, packed for, distributed by, imported by, net weight, net wt, directions,
      instructions, preparation, how to use, serving suggestion, allergy advice, allergen advice,
      allergy information, allergens, suitable for, country of origin, origin, prepared for,
      questions or comments, satisfaction guaranteed, calorie content, distributed and sold,
      recycle, visit, warning, not a significant source, for allergens, for allergen information,
      allergens in bold, see ingredients in bold, allergen information, allergen warning,
      analytical composition, analytical constituents, serve with, suggested serving,
      cooking instructions, serving suggestions, to serve, best served
      """,
    contains: """
      contains, allergen information, allergens, allergy advice, allergen advice,
      allergy information, contains the following, allergen warning
      """,
    mayContain: """
      may contain, may also contain, may contain traces of, can contain, can contain traces,
      may contain traces, following allergens present, cannot guarantee, can not guarantee,
      can't guarantee, unable to guarantee, cannot be guaranteed, might contain,
      may possibly contain, possibly contains, contains possible traces,
      may unintentionally contain, may inadvertently contain, may accidentally contain,
      may be contaminated with, traces of the following allergens, traces of other allergens,
      traces of allergens
      """,
    negations: "not, never",
    freeOf: """
      contains no, contain no, does not contain, do not contain, free from, free of, without,
      no added, contains neither, not contain, no
      """,
    freeEnds: "free",
    ofWhich: "of which, including, incl, thereof",
    additiveClasses: [
      .acid: "acid, acids",
      .acidityRegulator: "acidity regulator, acidity regulators, acid regulator",
      .antiCakingAgent: "anti caking agent, anti caking agents, anticaking agent",
      .antiFoamingAgent: "anti foaming agent, antifoaming agent",
      .antioxidant: "antioxidant, antioxidants",
      .bulkingAgent: "bulking agent, bulking agents",
      .colour: "colour, colours, color, colors, colouring, coloring, food colour",
      .emulsifier: "emulsifier, emulsifiers",
      .emulsifyingSalts: "emulsifying salt, emulsifying salts",
      .firmingAgent: "firming agent, firming agents",
      .flavourEnhancer: "flavour enhancer, flavour enhancers, flavor enhancer",
      .flourTreatmentAgent: "flour treatment agent, flour treatment agents",
      .foamingAgent: "foaming agent",
      .gellingAgent: "gelling agent, gelling agents",
      .glazingAgent: "glazing agent, glazing agents",
      .humectant: "humectant, humectants",
      .modifiedStarch: "modified starch",
      .preservative: "preservative, preservatives",
      .propellentGas: "propellent gas, propellant gas",
      .raisingAgent: "raising agent, raising agents, leavening agent, leavening",
      .sequestrant: "sequestrant",
      .stabiliser: "stabiliser, stabilisers, stabilizer, stabilizers",
      .sweetener: "sweetener, sweeteners",
      .thickener: "thickener, thickeners",
    ],
    allergens: [
      .gluten: """
      wheat*, wholewheat, rye, barley*, oat, oats, oatmeal, oatbran, oatflakes, spelt, kamut,
      khorasan, farro, einkorn, emmer, durum, triticale, gluten, malt, malted, maltextract,
      semolina, graham flour, farina, freekeh, orzo pasta, matzo*, matzah*,
      matza, bulghur*, bulgar wheat, couscous
      """,
      .crustaceans: """
      crustacean*, prawn*, shrimp*, crab, crabs, crabmeat, lobster*, crayfish, langoustine*,
      krill, scampi, shellfish
      """,
      .egg: """
      egg, eggs, eggwhite*, eggyolk*, albumen, ovalbumin, lysozyme, mayonnaise, meringue*, eggnog,
      aioli, aïoli, mayo, hollandaise*
      """,
      .fish: """
      fish, fishes, fishmeal, whitefish, anchov*, cod, salmon, tuna, mackerel, herring*, sardine*,
      sprat*, trout, haddock, pollock, pollack, hake, tilapia, pangasius, plaice, halibut,
      swordfish, catfish, kipper*, worcestershire*, worcester sauce, caviar, bonito, isinglass,
      pilchard*, sea bass, whitebait, monkfish, codfish, hoki, sea bream, snapper, whiting, basa,
      fish gelatin*, worcester*
      """,
      .peanuts: "peanut*, groundnut*, ground nut*, monkey nut*, arachis",
      .soy: "soy*, soya*, natto",
      .milk: """
      milk, milks, milkfat, skimmilk, buttermilk*, cream, creams, butter, butters, butterfat,
      butteroil, cheese*, yogurt*, yoghurt*, whey*, casein*, *caseinate*, lactose*, lactalbumin,
      lactoglobulin, curd, curds, quark, custard*, creme fraiche, dairy, feta, dulce de leche,
      half and half, fromage frais, gruyere, brie, burrata, labneh, kashkaval
      """,
      .nuts: """
      nut, nuts, tree nut*, treenut*, almond*, hazelnut*, walnut*, cashew*, pecan*, brazil nut*,
      pistachio*, macadamia*, queensland nut*, praline*, marzipan, nougat, frangipane, filbert*
      """,
      .celery: "celery, celeriac",
      .mustard: "mustard*",
      .sesame: "sesame*, tahini*, halva, halvah, gingelly oil, benne seed*",
      .sulphites: """
      sulphite*, sulfite*, *sulphite, *sulfite, *sulphites, *sulfites, sulphur dioxide,
      sulfur dioxide
      """,
      .lupin: "lupin*",
      .molluscs: """
      mollusc*, mollusk*, squid, octopus, cuttlefish, oyster*, mussel*, clam, clams, scallop*,
      snail*, escargot*, whelk*, cockle*, abalone, calamari
      """,
    ],
    falseFriends: [
      .gluten: """
      buckwheat*, gluten free, glutenfree, corn semolina, maize semolina, rice semolina, wheat free,
      including cereals containing gluten, maize couscous, corn couscous, rice couscous
      """,
      .egg: """
      eggplant*, egg plant*, egg free, eggfree, egg replacer, egg substitute, egg alternative,
      vegan mayonnaise, vegan mayo, egg free mayo, vegan aioli, vegan meringue*
      """,
      .fish: """
      fish free, aubergine caviar, vegan caviar, eggplant caviar, vegetable caviar, seaweed caviar
      """,
      .peanuts: "peanut free, peanut squash*",
      .soy: "soy free, soya free, soyfree",
      .milk: """
      coconut milk*, coconut cream*, creamed coconut, cream of coconut, almond milk*, oat milk*,
      soy milk*, soya milk*, rice milk*, hemp milk, cashew milk, nut milk, pea milk, plant milk,
      soy cream, oat cream, peanut butter*, almond butter*, cashew butter, hazelnut butter,
      nut butter*, cocoa butter*, cacao butter*, shea butter, sheabutter, mango butter,
      apple butter, seed butter, sunflower butter, coconut butter, tahini butter, soy butter,
      butter bean*, butter lettuce, butternut*, milk thistle, cream of tartar, lactose free,
      lactosefree, milk free, milkfree, dairy free, dairyfree, non dairy, nondairy, bean curd,
      soy yogurt, coconut yogurt, soya yoghurt, vegan cheese, cream soda, custard apple*,
      head cheese, headcheese, cream of rice, cream of wheat, soy curd, vegan cream, vegan butter,
      cream cracker*,
      dairy free cheese, dairy free cream, dairy free butter, dairy free milk, dairy free yogurt,
      dairy free yoghurt, plant based cheese, plant based cream, plant based butter,
      plant based milk, plant based yogurt, plant based yoghurt, cheese alternative*,
      cream alternative*, milk alternative*, butter alternative*, yogurt alternative*,
      yoghurt alternative*, cheese substitute*, cream substitute*, milk substitute*,
      butter substitute*, butyric acid, butterhead lettuce, buttercup*, butterfly pea,
      butter salt free
      """,
      .nuts: """
      pine nut*, pinenut*, coconut*, cola nut*, kola nut*, tiger nut*, tigernut*, water chestnut*,
      chestnut*, doughnut*, ground nut*, monkey nut*, butternut*, ginger nut*, nut free, nutfree,
      shea nut*, palm nut*, corn nut*, soy nut*, soya nut*, wheat nut*, grape nut*, betel nut*,
      cashew apple*
      """,
      .celery: "celery free",
      .mustard: "mustard free",
      .sulphites: "sulphite free, sulfite free",
      .molluscs: "oyster mushroom*, oyster plant",
      .crustaceans: "crab apple*, lobster mushroom*",
      .sesame: "sunflower halva, sunflower seed halva",
    ],
    origins: "origin",
    possibleWarnings: """
      traces of, trace of, produced in a facility, made in a facility, processed in a facility,
      manufactured in a facility, packed in a facility, packaged in a facility, in a facility with,
      in a facility where, in a facility which, same facility, shared facility, made in a factory,
      produced in a factory, packed in a factory, in a facility that, in a factory that,
      in a factory which, in a factory where, in a kitchen that, in a bakery that,
      on shared equipment, on equipment that, on equipment which, same equipment, shared equipment,
      same line, shared line, on a line that, on lines that, not suitable for people with,
      not suitable for those with, not suitable for persons with, not suitable for consumers with,
      unsuitable for, not suitable for, in an environment where, in an environment that,
      in an environment which, in an environment with, in an area where, in an area that,
      in a factory with, in a bakery which, in a bakery where, in a kitchen which,
      in a kitchen where, in a plant that, in a plant where, on a production line,
      on the same production line, on the same line, on lines which, on a line which,
      on machinery that, on machinery which, on the same machinery, that also handles,
      which also handles, that also uses, which also uses, that also processes,
      which also processes, our factory handles, our factory uses, our bakery handles,
      our bakery uses, our kitchen handles, our kitchen uses, our site handles,
      in a site that, in a site which, on a site that, on a site which, is used in this factory,
      are used in this factory, is used in our factory, is used in our bakery,
      are used in our bakery, factory also handles, bakery also handles, site also handles,
      factory also uses, bakery also uses, factory handles, kitchen handles, bakery handles,
      site handles, factory uses, kitchen uses, bakery uses, site uses, factory handling,
      site handling, facility handling, kitchen handling, bakery handling, facility handles,
      premises that handle, premises where, cross contamination with, risk of cross contamination,
      in our kitchen we, equipment handling, facility that handles, facility that uses,
      facility that processes, we handle, we also handle
      """,
    traceTails: """
      may be present, may also be present, may occur, are also used in our factory,
      are used in our factory, are also handled in our factory, are handled in our factory,
      are also used in our bakery, are used in our bakery, are also used in our kitchen,
      may be contained, may also be contained, may be contained in traces, traces possible,
      are handled on site, are used on site, are used in our kitchen, are handled in our kitchen,
      are handled in our bakery, are present in the factory, are present in our factory,
      are present in our kitchen, is used in our kitchen, is handled in our factory,
      is handled on site, is used on site
      """,
    statementFriends: [.fish: "fish bone*, bones of fish"],
    lookalikes: """
      batter, better, bitter, bitters, butler, custard, dream, fair, ferment, mall, mill, place, salt,
      silk, sole, sulfate, sulfates, sulphate, sulphates
      """)
}
