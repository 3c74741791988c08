extension PhraseLexicon {
  /// English, with the units of the United States.
  static let english = PhraseLexicon(.english, .point) { words in
    words.articles = ["a", "an"]
    words.definite = ["the", "my", "this", "that"]
    words.numbers = [String: Double](
      values: """
        one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
        thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19
        twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100
        """)
    words.fractions = [String: Double](
      values: "half=0.5 quarter quarters=0.25 third thirds=0.3333333333333333")
    words.ordinals = ["third"]
    words.multiples = [String: Double](values: "dozen dozens doz=12 couple=2 pair=2")
    words.links = PhraseSet("of, of the, of my, of a, of an, of some")
    words.openings = PhraseSet(
      """
      the, my, some, any, a few, few, a bit of, a little, a little bit of, a lot of, lots of, plenty of
      several, many, more, another, a bit
      """)
    words.conjunctions = PhraseSet(
      """
      and, &, n, plus, and then, and also, then, followed by, as well as, along with, and a bit later
      together with, and some
      """)
    words.additions = ["with", "w/", "w"]
    words.estimates = PhraseSet(
      """
      about, abt, around, approx, approx., appr, apprx, aprox, approximately, roughly, ca, circa, or so, give or take
      somewhere around, maybe, c
      """)
    words.ranges = ["to", "or"]
    words.each = PhraseSet("each, apiece, a piece, per piece, ea")
    words.totals = PhraseSet("total, in total, altogether")
    words.eachBefore = ["of", "at", "each", "@"]
    words.times = ["times"]
    words.measures.add(.gram, "gram/grams,gms,gm,gramme,grammes")
    words.measures.add(.kilogram, "kilogram/kilograms,kgs,kilogramme,kilogrammes")
    words.measures.add(.milligram, "milligram/milligrams")
    words.measures.add(.ounce, "ounce/ounces,ozs")
    words.measures.add(.pound, "pound/pounds")
    words.measures.add(.millilitre, "millilitre,milliliter/millilitres,milliliters,mls,mil")
    words.measures.add(.centilitre, "centilitre,centiliter/centilitres,centiliters")
    words.measures.add(.decilitre, "decilitre,deciliter/decilitres,deciliters")
    words.measures.add(.litre, "litre,liter/litres,liters")
    words.measures.add(.fluidOunce, "fluid ounce/fluid ounces,fl ounce,fl ounces")
    words.measures.add(.pint, "pint/pints,pt")
    words.measures.add(.cup, "cup/cups")
    words.measures.add(
      .tablespoon, "tablespoon,tablespoonful/tablespoons,tablespoonfuls,tbs,tblsp,tbls")
    words.measures.add(.teaspoon, "teaspoon,teaspoonful/teaspoons,teaspoonfuls")
    words.measures.add(.piece, "piece/pieces,pcs,pc")
    words.measures.add(.slice, "slice,rasher/slices,rashers")
    words.measures.add(.portion, "portion,serving/portions,servings")
    words.measures.add(.handful, "handful/handfuls")
    words.measures.add(.pinch, "pinch/pinches")
    words.measures.add(.scoop, "scoop/scoops")
    words.measures.add(.bar, "bar/bars")
    words.measures.add(.square, "square/squares")
    words.measures.add(.can, "can,tin/cans,tins")
    words.measures.add(.bottle, "bottle/bottles")
    words.measures.add(.glass, "glass/glasses")
    words.measures.add(.bowl, "bowl,bowlful/bowls")
    words.measures.add(.plate, "plate,plateful/plates")
    words.measures.add(.packet, "packet,pack,bag/packets,packs,bags")
    words.looseMeasures = Set(
      words: """
        strip strips splash drizzle dollop bunch box boxes pot pots tub tubs jar jars carton
        cartons dash knob stick sticks spoon spoons spoonful spoonfuls ladle ladles sprig sprigs
        loaf loaves package packages sachet sachets shot shots swig sip sips bite bites gulp
        mouthful mouthfuls chunk chunks wedge wedges basket pitcher jug keg gallon gallons quart
        quarts scoopful helping helpings dab blob squirt sprinkle sprinkling heap pile lump lumps
        pouch pouches case tray stack bucket thermos flask container punnet block
        """)
    words.drinks = Set(
      words: """
        coffee tea water juice milk coke cola pepsi beer wine lager ale cider cocoa lemonade soda
        latte cappuccino espresso smoothie milkshake squash whisky vodka gin rum
        """)
    words.conditionalMeasures.add(
      .cup, of: words.drinks.union(["chocolate", "soup", "broth"]), "mug/mugs")
    words.conditionalMeasures.add(.clove, of: ["garlic"], "clove/cloves")
    words.sizes = Set(
      words: """
        large small big medium huge little tiny heaped heaping level rounded generous full giant
        massive tall short regular half-full mini good decent nice scant packed
        """)
    words.fillers = PhraseSet(
      """
      i, i've, i had, i ate, i've had, i've eaten, i have eaten, i drank, i just had, i just ate, just, just had
      i also had, also, also had, had, ate, drank, eaten, we had, we ate, today, today i had, this morning
      this afternoon, this evening, tonight, from yesterday, from last night, to taste, from earlier, earlier, now, later, then, after that
      for breakfast, for lunch, for dinner, for supper, for brunch, for dessert, for tea, for a snack, as a snack
      for snack, for snacks, at breakfast, at lunch, at dinner, before bed, after lunch, after dinner
      with breakfast, with lunch, with dinner, on the way, on the way to work, at work, at home
      my breakfast was, my lunch was, my dinner was, breakfast was, lunch was, dinner was, and, plus
      i have had, i had eaten, i got, got, grabbed, i grabbed, add, log, please add, please log, please, too, as well
      in the morning, in the evening, in the afternoon, at night, at noon, at lunchtime, at midday, before work, after work
      post workout, after the gym, after gym, after work, after training, after my workout, pre workout, having, eating, drinking, i'm having, i finished, finished
      snacked on, i snacked on, so, ok, okay, well, hi, hey, hello
      """)
    words.meals = PhraseSet(
      """
      breakfast, lunch, dinner, supper, brunch, dessert, snack, snacks, tea time, elevenses, second breakfast
      afternoon snack, morning, evening, midnight snack
      """)
    words.timesOfDay = (PhraseSet("at, around, at around, at about"), ["am", "pm", "o'clock"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      no, not, didn't, didnt, don't, dont, did not, haven't, havent, hadn't, wasn't, never, nothing, none
      skipped, skip, skipping, without breakfast, without lunch, without dinner, fasted, fasting, couldn't, can't, cannot
      won't, tomorrow, will eat, will have, going to, gonna, want, wanted, would like, plan to, planning
      delete, remove, undo, cancel, forgot, but, except, minus, instead of, neither, nor, should
      """)
    words.vetoes[.otherDay] = PhraseSet("yesterday, last night, the day before yesterday")
    words.vetoes[.limit] = PhraseSet(
      """
      almost, nearly, less than, more than, fewer than, under, at most, at least, up to, no more than, over, max, min, maximum, minimum
      between, not more than, below, above
      """)
    words.vetoes[.alternative] = PhraseSet("or, either, and/or")
    words.vetoes[.part] = PhraseSet(
      """
      some of, most of, part of, rest of, bits of, all of, a part of, the rest, leftover half, much of, one of, two of
      same as, the usual, my usual, the same, bite of, sip of, too much, so much
      """)
    words.vetoes[.question] = PhraseSet(
      "how, what, why, when, where, who, which, is, are, can i, can you, could, do, does, did, should, would"
    )
    words.vetoes[.notFood] = PhraseSet(
      """
      hello, hi, hey, test, testing, thanks, thank you, ok, okay, yes, yep, no, bye, help, something, anything
      food, stuff, a lot, too much, everything, good morning, good evening, good night, lol, hmm, asdf, qwerty
      no sugar, no milk, no cream, no salt, no butter, no dressing, no added sugar, no fat, no bun, nice, meal, a meal
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      ish, out, weighed, weighing, ordered, burned, ran, slept, i, i'm, i've, i'll, i'd, we, he, she, they, you, had, ate, drank, was, were, am, is, are, feel, went
      drinking, eating, walked, ran, it, me, because, if, this, that, been, have, has
      """)
    words.vetoes[.verb] = PhraseSet("drink, eat, weigh, weight")
    words.dishes.formUnion(
      PhraseSet(
        """
        salt and pepper, salt & pepper, half and half, half & half, half-and-half, half-fat, half fat, quarter pounder, quarter pounders
        quarter-pounder, third-pounder, salt and vinegar crisps, salt and vinegar chips, salt & vinegar crisps
        salt & vinegar chips, salt and vinegar, salt & vinegar, cheese and onion crisps, cheese & onion crisps
        bread and butter pudding, spaghetti and meatballs, sausage and mash, sausages and mash, bangers and mash
        bacon and eggs sandwich, pork and beans, rice and peas, rice and beans, beans and rice, bubble and squeak
        steak and kidney pie, steak and ale pie, chicken and waffles, biscuits and gravy, peas and carrots
        surf and turf, sweet and sour chicken, sweet and sour pork, sweet and sour sauce, sweet and sour
        hot and sour soup, pb and j, pb&j, pb & j, peanut butter and jelly, peanut butter & jelly
        ham and cheese, ham & cheese toastie, five bean, three bean, five bean chili, three bean chili, four bean salad, five bean salad, 5 bean, 3 bean, four cheese
        seven grain, five grain, nine grain, gin and tonic, gin & tonic, g&t, rum and coke, vodka and coke
        whisky and coke, jack and coke, toad in the hole, macaroni and cheese, macaroni & cheese, cheese and crackers
        oil and vinegar, oil and vinegar dressing, strawberries and cream, peaches and cream, franks and beans
        black and white cookie, dark and stormy, three bean salad, three bean chili, five spice, seven layer dip
        four cheese pizza, three cheese pizza, one pot pasta, mixed fruit and nuts, fruit and nut mix, fruit and nut
        no sugar, no milk, no cream, no salt, no butter, no dressing, no added sugar, no fat, no bun, no-sugar
        on the cob, on the bone, on the vine, on the side, sugar and spice, glass noodles, glass noodle, glass noodle salad, cup noodles, cup noodle, cup cake, cup cakes
        over easy, over-easy, thousand island dressing, thousand island, morning bun, morning roll, snack bar, snack bars
        n'duja, chili con carne, chilli con carne, egg fried rice, tea cake, tea cakes
        """))
    words.pairs = PhraseSet(
      """
      ham & cheese, bacon & egg, egg & bacon, cheese & onion, peanut butter & jelly, peanut butter & jam
      butter & jelly, butter & banana, butter & jam, butter & honey, butter & marmalade, chicken & mushroom
      leek & potato, spinach & ricotta, tomato & basil, cheese & tomato, egg & cress, tuna & sweetcorn
      chicken & bacon, apple & cinnamon, cream & onion, cream & chive, rhubarb & custard, milk & sugar
      cream & sugar, milk & honey, turkey & cheese, ham & egg, ham & mustard, cheese & pickle, sausage & egg
      egg & cheese, tuna & mayo, cheese & ham, tomato & mozzarella, lettuce & tomato, oil & vinegar
      tuna & cucumber, salmon & cream, carrot & coriander, chicken & leek, beef & ale, steak & ale
      bacon & brie, brie & cranberry, feta & olive, lemon & ginger, ginger & lemon, avocado & egg
      """)
    words.heads = Set(
      words: """
        sandwich sandwiches omelette omelettes omelet omelets soup soups pie pies salad salads
        quiche wrap wraps panini paninis bagel bagels crisps chips curry stew roll rolls toastie
        toasties pizza pizzas pasta smoothie smoothies pudding cake cakes muffin muffins cookie
        cookies burrito burritos taco tacos bap butty sub risotto lasagne lasagna casserole bake
        tart crumble sauce dip stir-fry ravioli tortellini biscuit biscuits baguette burger
        burgers sausage sausages cereal bar bars meal meals lunch lunches dinner dinners tea juice
        shake drink mix yogurt yoghurt noodles melt toast hash bowl
        """)
    words.supports = PhraseSet("on")
    words.countedParts = Set(
      words: """
        finger shot grain bean cheese seed layer course patty berry meat fruit spice bite stack egg
        stick day minute
        """)
    words.preparations = Set(
      words: """
        grilled fried boiled scrambled poached raw cooked baked roasted roast steamed chopped
        sliced diced mashed smoked fresh frozen black white plain skinless boneless lean hot cold
        iced unsweetened sweetened drained peeled dry dried uncooked
        """)
    words.telling = Set(
      words: """
        egg eggs bread toast butter milk cheese chicken beef pork turkey ham bacon fish salmon
        tuna shrimp rice pasta potato potatoes fries tomato tomatoes carrot carrots apple apples
        banana bananas orange oranges strawberries blueberries grapes berries yogurt yoghurt oats
        oatmeal porridge granola honey sugar salt oil olive water coffee tea juice beer wine soup
        salad sandwich burger steak breast thigh peanut almond almonds nuts walnuts beans peas
        corn lettuce spinach broccoli onion garlic pepper mushrooms cake cookie cookies chocolate
        cream ice avocado cucumber soda coke grilled fried boiled baked free protein whole wheat
        brown white from without in on skim low fat greek cottage leftover lentils noodles shake
        for the large small medium sausage sausages rolls roll jam cherry cherries pears pear
        peach plums melon mango
        """)
  }
}
