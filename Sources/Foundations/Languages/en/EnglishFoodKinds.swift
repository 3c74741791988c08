extension FoodKindWords {
  /// Names of ingredients in English.
  static let english = FoodKindWords(
    code: "en",
    kinds: [
      .sugar: """
      sugar, sugars, sucrose, saccharose, caster sugar, icing sugar, sugar syrup, caramel,
      caramelised sugar, candied sugar, sweetened condensed milk, condensed sweetened milk,
      dulce de leche, fondant, fondant icing
      """,
      .brownSugar: """
      brown sugar, cane sugar, raw cane sugar, muscovado, demerara, turbinado, panela, jaggery,
      molasses, treacle, coconut sugar, coconut blossom sugar, evaporated cane juice, palm sugar,
      unrefined sugar, cane juice, sugar cane juice, sugarcane juice, cane juice crystals,
      cane juice solids, cane syrup, rapadura, piloncillo, panocha, raw sugar, barbados sugar,
      sucanat, florida crystals
      """,
      .glucose: """
      glucose, dextrose, glucose syrup, dried glucose syrup, corn syrup, corn syrup solids,
      rice syrup, brown rice syrup, wheat syrup, starch syrup, tapioca syrup, golden syrup,
      grape sugar, oat syrup, corn sweetener, corn sweeteners, corn sugar, glucose solids
      """,
      .fructose: "fructose, fruit sugar, levulose",
      .lactose: "lactose, milk sugar",
      .maltose: """
      maltose, malt sugar, malt extract, barley malt extract, malt syrup, barley malt syrup,
      malted barley extract
      """,
      .malt: "barley malt, malted barley syrup, diastatic malt, diastatic malt powder",
      .glucoseFructoseSyrup: """
      high fructose corn syrup, hfcs, glucose fructose syrup, fructose glucose syrup,
      glucose fructose, isoglucose, fructose syrup
      """,
      .invertSugar: """
      invert sugar, inverted sugar, invert sugar syrup, inverted sugar syrup, invert syrup
      """,
      .honeyMaple: "honey, maple syrup, maple sugar",
      .plantSyrup: """
      agave syrup, agave nectar, date syrup, carob syrup, coconut nectar, coconut blossom nectar,
      grape must, concentrated grape must, yacon syrup, apple syrup, fruit syrup, beet syrup
      """,
      .syrup: "syrup",
      .juiceConcentrate: """
      fruit juice concentrate, apple juice concentrate, grape juice concentrate,
      pear juice concentrate, lemon juice concentrate, concentrated fruit juice,
      concentrated apple juice, concentrated grape juice, juice concentrate, fruit concentrate,
      fruit juice crystals
      """,
      .maltodextrin: "maltodextrin*, dextrin",
      .flavouring: """
      flavour*, flavor*, natural flavour*, natural flavor*, aroma, vanillin, ethyl vanillin,
      smoke flavouring*
      """,
      .proteinIsolate: """
      protein isolate, soy protein, soya protein, pea protein, wheat protein, rice protein,
      hydrolysed protein, hydrolyzed protein, hydrolysed vegetable protein,
      hydrolyzed vegetable protein, textured vegetable protein, vegetable protein, collagen*,
      potato protein, hydrolysed * protein, protein concentrate, mechanically separated *
      """,
      .hydrogenatedFat: """
      hydrogenated, partially hydrogenated, fully hydrogenated, interesterified, margarine,
      shortening
      """,
      .modifiedStarch: """
      modified starch*, modified * starch, modified corn starch, modified food starch,
      modified potato starch, modified maize starch
      """,
      .milkFraction: """
      whey powder, whey protein*, whey solids, whey, sweet whey powder, casein*, caseinate*,
      milk protein*, milk solids, buttermilk powder, sodium caseinate
      """,
      .plantFraction: """
      wheat gluten, gluten, oat fibre, pea fibre, inulin, chicory fibre, soluble * fibre,
      dietary fibre, wheat fibre, bamboo fibre, citrus fibre, resistant dextrin,
      resistant maltodextrin, cane fib*, sugar cane fib*, sugarcane fib*
      """,
      .emulsifier: """
      guar gum, locust bean gum, carob bean gum, carob gum, gum arabic, acacia gum, gum acacia,
      tara gum, karaya gum, gum karaya, gum tragacanth, tragacanth gum, konjac gum, cellulose gum,
      cellulose gel, microcrystalline cellulose, methylcellulose, hydroxypropyl methylcellulose,
      sodium alginate, propylene glycol alginate, agar, agar agar, sodium stearoyl lactylate,
      calcium stearoyl lactylate, sorbitan monostearate, glyceryl monostearate, datem
      """,
      // 21 CFR 101.22(k): the names of certified colours may lack "FD&C" and "No.". Others are "color added".
      .colour: """
      red 3, red no 3, red 40, red no 40, yellow 5, yellow no 5, yellow 6, yellow no 6, blue 1,
      blue no 1, blue 2, blue no 2, green 3, green no 3, tartrazine, sunset yellow, allura red,
      brilliant blue, erythrosine, annatto, caramel colo*, artificial colo*,
      natural colo*, added colo*, colo* added, food colo*, turmeric colo*, beet colo*,
      titanium dioxide, carmine, cochineal, cochineal extract, beta carotene, betacarotene,
      oleoresin paprika, paprika oleoresin, carnauba wax
      """,
      .salt: "salt, sea salt, iodised salt, iodized salt, rock salt, table salt",
      .oil: "oil, oils, fat, fats, palm fat, lard, tallow, suet, cocoa butter",
      .butter: "butter, butterfat, cream, ghee, butter oil, milk fat",
      .vinegar: "vinegar, *vinegar",
      .starch: "starch, *starch, cornflour, cornstarch, tapioca",
      .fruit: """
      apple*, pear, pears, orange*, lemon*, lime, limes, grapefruit, mandarin*, tangerine*,
      clementine*, banana*, strawberr*, raspberr*, blueberr*, blackberr*, blackcurrant*,
      redcurrant*, currant*, cranberr*, gooseberr*, elderberr*, cherry, cherries, plum, plums,
      prune*, apricot*, peach, peaches, nectarine*, grape, grapes, raisin*, sultana*, fig, figs,
      date, dates, mango, mangos, mangoes, pineapple*, papaya*, passion fruit*, passionfruit*,
      kiwi*, melon*, watermelon*, pomegranate*, guava*, lychee*, fruit, fruits, berries, olive,
      olives, avocado*, rhubarb, quince*, acai, acerola
      """,
      .vegetable: """
      tomato, tomatoes, tomato puree, tomato paste, carrot*, onion*, garlic, leek*, celery,
      celeriac, pepper, peppers, bell pepper*, red pepper*, green pepper*, chilli*, cucumber*,
      courgette*, zucchini, aubergine*, eggplant*, pumpkin, pumpkins, squash, spinach, lettuce,
      cabbage*, broccoli, cauliflower*, kale, brussels sprouts, beetroot*, radish*, turnip*,
      parsnip*, asparagus, artichoke*, fennel, mushroom*, champignon*, vegetable, vegetables,
      gherkin*, sweetcorn, shallot*, rocket, seaweed
      """,
      .legume: """
      bean, beans, kidney beans, pea, peas, chickpea*, chick peas, lentil*, soybean*, soya bean*,
      soy beans, lupin*, broad beans, edamame, green beans
      """,
      .juice: """
      juice, orange juice from concentrate, apple juice from concentrate, juice from concentrate,
      fruit puree, puree
      """,
      .potato: "potato, potatoes, sweet potato*, cassava, yam",
      .grain: """
      flour, *flour, barley malt flour, diastatic malt flour, wheat, wheat flour,
      rye, rye flour, barley, oat, oats,
      oatmeal, oat flakes, rice, maize, corn, spelt, buckwheat, quinoa, millet, semolina,
      durum wheat, bran, wheat bran, wholemeal, whole grain, bulgur, couscous, pasta, polenta,
      amaranth
      """,
      .milk: "milk, *milk, skimmed milk, milk powder, yogurt, yoghurt, quark, buttermilk",
      .culture: """
      culture, cultures, lactic ferments, lactic cultures, starter culture*, live cultures,
      bacterial culture*, rennet, microbial rennet, vegetarian rennet, enzyme*,
      lactic acid bacteria
      """,
      .egg: "egg, eggs, *egg, egg white, egg yolk, whole egg",
      .redMeat: """
      beef, pork, veal, lamb, mutton, ham, bacon, venison, beef fat, pork fat, horse meat
      """,
      .poultry: "chicken*, turkey*, duck, goose, poultry",
      .fish: """
      fish, salmon, tuna, cod, herring, mackerel, sardine*, anchov*, trout, prawn*, shrimp*,
      mussel*, squid, pollock, haddock
      """,
      .nut: """
      almond*, hazelnut*, walnut*, cashew*, peanut*, pistachio*, pecan*, macadamia*, brazil nut*,
      nut, nuts, coconut, chestnut*, pine nut*
      """,
      .seed: """
      seed, seeds, sesame*, sunflower seeds, pumpkin seeds, linseed*, flaxseed*, poppy seeds,
      chia*, mustard seed*, mustard
      """,
      .spice: """
      spice, spices, herb, herbs, black pepper, white pepper, paprika powder, curry, cumin,
      turmeric, cinnamon, ginger, nutmeg, parsley, basil, oregano, thyme, rosemary, coriander,
      dill, chives, bay leaf, cloves, vanilla, vanilla extract, vanilla pods, mint, saffron,
      cardamom, lemongrass
      """,
      .water: "water, *water",
      .yeast: "yeast, sourdough",
      .hops: "hop, hops, hop extract",
      .cheese: "cheese, *cheese, mozzarella, cheddar, parmesan, gouda, emmental, feta",
    ],
    meat: "meat, *meat, lard, tallow, suet, meat extract, bone broth, collagen",
    honey: "honey, *honey")
}
