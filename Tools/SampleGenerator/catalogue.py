"""The samples: invented products, how each is printed, and how its photo is taken."""
from ean13 import with_check_digit


def pet(file, layout, languages, brand, name, values, style, camera, difficulty, **more):
    """A pet food; `values` in the order in which they are printed."""
    return dict(file=file, layout=layout, languages=languages.split(), brand=brand, name=name,
                nutrients=values, style=style, camera=camera, difficulty=difficulty,
                subject="petFood", basis="asFed", **{"width": 40, **more})


def food(file, layout, languages, brand, name, values, style, camera, difficulty, **more):
    """A food for people."""
    return dict(file=file, layout=layout, languages=languages.split(), brand=brand, name=name,
                nutrients=values, style=style, camera=camera, difficulty=difficulty,
                subject="food", **{"basis": "per100g", "width": 34, **more})


def wet(protein, fat, fiber, ash, moisture):
    return dict(protein=protein, fat=fat, fiber=fiber, ash=ash, moisture=moisture)


def macros(fat, saturated, carbohydrates, sugars, fiber, protein, salt):
    values = dict(fat=fat, saturatedFat=saturated, carbohydrates=carbohydrates, sugars=sugars,
                  fiber=fiber, protein=protein, salt=salt)
    return {k: v for k, v in values.items() if v is not None}


def code(number):
    """An EAN-13 from the range 20 to 29, which GS1 gives to no product."""
    return with_check_digit(f"2{number:011d}")


TURKEY = ("Turkey Broth, Turkey, Chicken Liver, Dried Egg Product, Natural Flavor, Guar Gum, Potassium "
          "Chloride, Salt, Taurine, Minerals (Zinc Sulfate, Iron Proteinate), Vitamin E Supplement.")
KIBBLE = ("Chicken Meal, Brown Rice, Peas, Chicken Fat (Preserved with Mixed Tocopherols), Beet Pulp, "
          "Flaxseed, Natural Flavor, Fish Oil, Salt, DL-Methionine, Taurine, Choline Chloride.")
CHIPS = ("*INGREDIENTS:* Corn Masa, Vegetable Oil (Sunflower, Canola), Cheddar Cheese (*Milk*, Salt, "
         "Enzymes), Whey, Salt, Onion Powder, Paprika Extract.\n*CONTAINS MILK.*")
GRANOLA = ("*INGREDIENTS:* Whole Grain Oats, Cane Sugar, Sunflower Oil, Honey, *Almonds*, Crisp Rice, "
           "Salt, Cinnamon, Natural Flavor.\n*CONTAINS ALMONDS.*\nMay contain peanuts.")
SOUP = ("*INGREDIENTS:* Water, Tomato Puree, Red Lentils, Carrots, Onions, Olive Oil, Sea Salt, Garlic, "
        "Cumin, Citric Acid.\n*GLUTEN FREE*\nHeat and serve. Refrigerate after opening.")

SAMPLES = [
    # Pet food, European
    pet("pet-de-flat.jpg", "running", "de", "Katzenkontor", "Ente in Soße",
        wet("10.5", "5.5", "0.4", "2.0", "80.0"), ("sans", "white"),
        dict(size=(1920, 1440), tilt=0.8, yaw=0.03, on="wood"), "easy",
        barcode=code(10), maker="Katzenkontor GmbH, Am Kai 1, 00000 Musterhafen  ℮ 400 g"),
    pet("pet-en-can.jpg", "running", "en", "Purrington’s", "Chicken in Gravy",
        wet("9.5", "4.8", "0.3", "1.9", "81.0"), ("roboto", "cream"),
        dict(size=(2048, 1536), can=0.8, bow=0.08, on="stone", fill=0.92), "medium", width=34),
    pet("pet-fr-can-dark.jpg", "running", "fr", "Moustache d’Or", "Mousse de saumon",
        wet("11.0", "6.2", "0.5", "2.2", "78.5"), ("open", "forest"),
        dict(size=(2048, 1536), can=0.7, bow=0.1, on="wood", fill=0.92, tilt=-1.5), "medium", width=34),
    pet("pet-it-creased.jpg", "running", "it", "Gattolino", "Bocconcini con tonno",
        wet("8.5", "4.0", "0.6", "2.4", "82.0"), ("lato", "sky"),
        dict(size=(2048, 1536), creases=4, waves=0.008, on="cloth"), "medium"),
    pet("pet-es-dots.png", "dots", "es", "Don Bigotes", "Ternera con zanahoria",
        wet("10.0", "5.0", "0.8", "2.5", "79.0"), ("sans", "white"),
        dict(size=(920, 1100), noise=0, falloff=0.05, closeup=True), "easy", width=30),
    pet("pet-pt-glare.jpg", "running", "pt", "Gato da Serra", "Patê de peru",
        wet("9.0", "6.0", "0.5", "2.8", "80.5"), ("dejavu", "plum"),
        dict(size=(1800, 1350), on="stone", glare=[(0.68, 0.3, 0.09, 0.6), (0.2, 0.2, 0.12, 0.4)],
             yaw=-0.06), "medium"),
    pet("pet-nl-tilted.jpg", "running", "nl", "Snorhaar", "Kip en wortel",
        wet("10.2", "4.4", "0.4", "2.1", "81.5"), ("condensed", "mint"),
        dict(size=(1920, 1440), tilt=5, pitch=0.06, on="wood"), "medium", width=36),
    pet("pet-de-fr-it-can.jpg", "running", "de fr it", "Alpenpfote", "Kalb · Veau · Vitello",
        wet("10.8", "5.9", "0.5", "2.3", "79.5"), ("condensed", "white"),
        dict(size=(2592, 1944), can=0.85, bow=0.06, on="plain", fill=0.94), "hard", width=44),
    pet("pet-nl-fr-columns.jpg", "running", "nl fr", "Mauwerk", "Konijn / Lapin",
        wet("11.2", "5.1", "0.3", "1.8", "79.0"), ("sans", "lemon"),
        dict(size=(2304, 1728), tilt=-0.6, on="cloth", shadow=0.35), "medium", columns=True, width=52),
    pet("pet-de-dry-12mp.jpg", "table", "de", "Kratzbaum & Co", "Knusper mit Huhn",
        wet("32.0", "14.0", "2.6", "7.2", "8.0"), ("lato", "kraft"),
        dict(size=(4000, 3000), pitch=0.08, yaw=0.05, on="stone", noise=0.6, blur=0.8), "easy",
        width=38),
    pet("pet-en-dry-exif6.jpg", "table", "en", "Tabby & Thistle", "Salmon Crunch",
        wet("34.0", "16.5", "2.2", "7.5", "9.0"), ("roboto", "orange"),
        dict(size=(1500, 2000), tilt=1.2, on="wood", exif=6, fill=0.92), "medium", width=30),
    pet("pet-fr-turned90.jpg", "dots", "fr", "Chat Perché", "Croquettes au poulet",
        wet("31.0", "13.5", "3.0", "7.8", "7.5"), ("open", "white"),
        dict(size=(1440, 1920), on="plain", turned=90, fill=0.92), "medium", width=32),
    pet("pet-es-turned180.jpg", "running", "es", "Minino Real", "Salmón en gelatina",
        wet("9.8", "4.6", "0.4", "2.2", "82.0"), ("sans", "night"),
        dict(size=(1800, 1350), on="wood", turned=180, tilt=0.5), "medium", width=36),
    pet("pet-it-low-contrast.jpg", "dots", "it", "Nuvola", "Mousse al coniglio",
        wet("10.4", "5.7", "0.5", "2.6", "79.0"), ("sans", "silver"),
        dict(size=(1600, 1600), on="stone", haze=0.1, fill=0.92), "hard", width=30),
    pet("pet-de.heic", "running", "de", "Samtpfötli", "Lachs & Forelle",
        wet("12.0", "4.2", "0.3", "2.4", "78.0"), ("dejavu", "white"),
        dict(size=(2016, 1512), yaw=0.05, pitch=-0.04, on="wood"), "easy"),
    pet("pet-en-tilt15.jpg", "dots", "en", "Old Ginger", "Duck Terrine",
        wet("10.6", "6.8", "0.5", "2.1", "78.0"), ("serif", "cream"),
        dict(size=(1800, 1600), tilt=15, on="wood", fill=0.74), "hard", width=30),
    pet("pet-pt-es-gps.jpg", "running", "pt es", "Bigodinho", "Atum / Atún",
        wet("10.1", "3.9", "0.2", "2.0", "82.5"), ("sans", "sky"),
        dict(size=(1920, 1440), on="cloth", gps=True, tilt=-1.0), "easy", width=38,
        barcode=code(27), maker="Distribuidor / Distribuído por: Bigodinho Lda., Rua Nova 2  ℮ 85 g"),
    pet("pet-small-print.jpg", "running", "de fr it nl", "Vierpfot", "Rind · Bœuf · Manzo · Rund",
        wet("10.7", "5.3", "0.4", "2.5", "79.0"), ("narrow", "white"),
        dict(size=(2000, 1500), on="plain", tilt=0.9, waves=0.004), "hard", width=64),
    pet("pet-en-night.jpg", "dots", "en", "Midnight Mouser", "Sardine in Jelly",
        wet("11.4", "3.2", "0.3", "1.7", "82.0"), ("roboto", "sky"),
        dict(size=(1600, 1200), on="cloth", exposure=0.4, noise=3.5, tilt=-2), "hard", width=32),
    pet("pet-bg.jpg", "running", "bg", "Котаран", "Пилешко в сос",
        wet("9.4", "5.2", "0.4", "2.1", "81.0"), ("open", "lemon"),
        dict(size=(1920, 1440), tilt=1.1, on="cloth"), "medium", width=38),
    # Pet food, American
    pet("pet-us-table.jpg", "gaTable", "en", "Prairie Whiskers", "Chicken & Brown Rice Dry Cat Food",
        dict(protein="33.0", fat="15.0", fiber="4.0", moisture="10.0", taurine="0.15"),
        ("sans", "white"), dict(size=(1920, 1440), tilt=-0.7, on="plain"), "easy", text=KIBBLE,
        calories="*CALORIE CONTENT (calculated):* 3,640 kcal/kg, 398 kcal/cup.", bounds="short"),
    pet("pet-us-can.jpg", "gaRunning", "en", "Maple Hollow", "Turkey Pâté Canned Cat Food",
        dict(protein="10.0", fat="6.5", fiber="1.0", moisture="78.0", ash="2.8", taurine="0.08"),
        ("condensed", "night"), dict(size=(2304, 1728), can=0.8, bow=0.07, on="stone", fill=0.94),
        "hard", text=TURKEY, calories="*CALORIE CONTENT:* 1,085 kcal/kg; 169 kcal/can.", width=36),
    pet("pet-us-dots.webp", "gaDots", "en", "Bayou Cat", "Shrimp Dinner",
        dict(protein="9.0", fat="4.0", fiber="1.5", moisture="82.0"), ("roboto", "mint"),
        dict(size=(1600, 1200), on="wood", tilt=1.5), "easy", text=TURKEY, bounds="plain",
        calories="Calorie content (ME): 870 kcal/kg, 74 kcal per 3 oz can.", width=38),
    pet("pet-us-grey.tiff", "gaTable", "en", "Cedar Paw", "Lamb Recipe Dry Dog Food",
        dict(protein="24.0", fat="12.0", fiber="5.0", moisture="10.0"), ("narrow", "white"),
        dict(size=(1200, 900), on="plain", noise=0.3, grey=True), "easy", text=KIBBLE, bounds="long",
        calories="Calorie content: 3,420 kcal/kg, 356 kcal/cup.", boxed=False),
    # Food, European
    food("food-de-table.jpg", "euTable", "de", "Sonnenacker", "Haselnusskekse",
         macros("21.4", "9.8", "62.5", "28.3", "3.2", "6.9", "0.48"), ("sans", "white"),
         dict(size=(1920, 1440), yaw=0.04, on="wood"), "easy", serving=25,
         barcode=code(41), maker="Sonnenacker Backwaren, Feldweg 3, 00000 Musterdorf  ℮ 250 g"),
    food("food-en-portion.jpg", "euTable", "en", "Foxglove Mill", "Honey Oat Clusters",
         macros("11.6", "1.4", "66.2", "18.9", "7.8", "9.7", "0.35"), ("open", "cream"),
         dict(size=(1920, 1440), waves=0.006, on="cloth", shadow=0.3, tilt=1.0), "medium", serving=45),
    food("food-fr-drink-can.jpg", "euTable", "fr", "Verger Bleu", "Boisson pomme-menthe",
         macros("0", "0", "6.4", "6.1", None, "0.1", "0.02"), ("roboto", "sky"),
         dict(size=(1500, 2000), can=0.75, bow=0.14, on="stone", fill=0.9), "hard", basis="per100ml",
         serving=330, tall=True, width=27),
    food("food-it-exif8.jpg", "euTable", "it", "Forno Antico", "Grissini all’olio",
         macros("9.8", "1.5", "69.0", "3.1", "4.2", "11.5", "1.9"), ("lato", "kraft"),
         dict(size=(1500, 2000), exif=8, on="wood", fill=0.92, pitch=0.05), "medium", width=30),
    food("food-es-creased.jpg", "euTable", "es", "Tres Olivos", "Tortas de almendra",
         macros("24.5", "3.6", "54.0", "22.1", "4.8", "8.3", "0.62"), ("condensed", "lemon"),
         dict(size=(1920, 1440), creases=3, on="plain"), "medium", width=32),
    food("food-pt.webp", "euTable", "pt", "Casa da Eira", "Bolachas de leite",
         macros("12.8", "5.4", "71.6", "19.5", "2.4", "7.6", "0.75"), ("dejavu", "white"),
         dict(size=(1600, 1200), on="cloth", warm=1), "easy", serving=30),
    food("food-nl-glare.jpg", "euTable", "nl", "Molenzicht", "Stroopkoekjes",
         macros("18.2", "8.6", "65.3", "34.7", "1.8", "4.4", "0.55"), ("sans", "plum"),
         dict(size=(1800, 1350), on="stone", glare=[(0.34, 0.7, 0.1, 0.65)], tilt=-1.2), "medium"),
    food("food-de-fr-nl.jpg", "euTable", "de fr nl", "Kornkammer", "Müsli · Muesli",
         macros("7.2", "1.3", "60.8", "15.4", "9.1", "10.6", "0.08"), ("narrow", "mint"),
         dict(size=(2304, 1728), on="wood", tilt=0.4), "medium", shared=True, width=46),
    food("food-en-less-than.jpg", "euTable", "en", "Harbour Lane", "Rice Cakes, Unsalted",
         macros("2.8", "0.6", "81.2", "<0.5", "3.4", "8.1", "<0.01"), ("sans", "rose"),
         dict(size=(1600, 1200), on="plain", haze=0.12), "hard", width=32,
         text="*Ingredients:* wholegrain rice (100 %). Packed where *sesame* is used."),
    food("food-it-12mp.jpg", "euTable", "it", "Collina Dolce", "Biscotti al cacao",
         macros("17.6", "7.1", "63.9", "26.4", "5.2", "7.8", "0.41"), ("sans", "night"),
         dict(size=(4032, 3024), on="stone", noise=0.6, blur=0.8, yaw=0.05), "medium", serving=20),
    food("food-fr.heic", "euTable", "fr", "La Meule", "Sablés au beurre",
         macros("23.7", "15.2", "61.1", "24.8", "1.9", "6.2", "0.9"), ("open", "white"),
         dict(size=(2016, 1512), on="wood", pitch=0.06), "easy", serving=15),
    food("food-es-pt-columns.jpg", "euTable", "es pt", "Ribera", "Crackers",
         macros("14.3", "1.9", "66.4", "5.6", "3.7", "10.2", "1.65"), ("condensed", "white"),
         dict(size=(2304, 1728), on="cloth", tilt=0.7), "medium", width=54),
    food("food-de-linear.jpg", "euLinear", "de", "Wiesengrund", "Zwieback",
         macros("6.2", "2.7", "73.4", "11.8", "4.0", "12.1", "0.85"), ("roboto", "white"),
         dict(size=(1600, 1200), on="wood", yaw=-0.05), "medium", width=34),
    food("food-nl-1mp.jpg", "euTable", "nl", "Polderkost", "Ontbijtkoek",
         macros("1.9", "0.4", "70.5", "38.2", "3.3", "3.6", "0.7"), ("sans", "orange"),
         dict(size=(1152, 864), on="wood", noise=2.5, blur=0.5), "hard", serving=40, width=36),
    food("food-fr-blurred.jpg", "euTable", "fr", "Moulin Gris", "Galettes de sarrasin",
         macros("4.6", "0.9", "38.7", "2.3", "3.5", "7.4", "1.05"), ("sans", "cream"),
         dict(size=(1600, 1200), on="wood", blur=1.9, noise=2, yaw=0.07), "hard", width=30),
    food("food-es-glare-can.jpg", "euTable", "es", "Mar de Plata", "Mejillones en escabeche",
         macros("9.4", "1.3", "3.8", "0.9", None, "13.6", "1.2"), ("open", "night"),
         dict(size=(1800, 1500), can=0.8, bow=0.09, fill=0.94, on="plain", tilt=2,
              glare=[(0.36, 0.5, 0.05, 0.6)]), "hard", width=27, serving=69,
         text="*Ingredientes:* *mejillones*, aceite de oliva, vinagre, pimentón, sal."),
    food("food-bg-table.jpg", "euTable", "bg", "Розова Долина", "Бисквити с лешници",
         macros("19.6", "7.2", "64.8", "26.1", "3.4", "7.3", "0.62"), ("sans", "white"),
         dict(size=(1920, 1440), tilt=-0.8, on="wood"), "easy", serving=30),
    food("food-el-table.jpg", "euTable", "el", "Ελιά & Μέλι", "Κουλουράκια ελαιολάδου",
         macros("17.4", "2.9", "67.2", "21.5", "2.6", "8.1", "0.85"), ("dejavu", "cream"),
         dict(size=(1920, 1440), yaw=0.04, on="stone"), "medium", serving=25),
    # Food, American
    food("food-us-facts.jpg", "usFacts", "en", "Mesa Verde", "Cheddar Corn Chips",
         dict(energyKcal="150", fat="8", saturatedFat="1.5", transFat="0", cholesterol="5",
              sodium="210", carbohydrates="17", fiber="1", sugars="1", addedSugars="0", protein="2"),
         ("sans", "white"), dict(size=(1800, 1500), tilt=0.6, on="wood"), "easy", serving=28,
         basis="perServing", servings="About 9", household="1 oz", text=CHIPS,
         vitamins=(("Calcium 40mg", "4%"), ("Iron 0.4mg", "2%"), ("Potassium 50mg", "0%"))),
    food("food-us-dark-can.jpg", "usFacts", "en", "Copper Kettle", "Lentil Tomato Soup",
         dict(energyKcal="160", fat="3", saturatedFat="0.5", transFat="0", cholesterol="0",
              sodium="680", carbohydrates="26", fiber="7", sugars="6", addedSugars="0", protein="8"),
         ("sans", "forest"), dict(size=(2304, 1728), can=0.75, bow=0.1, on="stone", fill=0.94), "hard",
         serving=245, basis="perServing", servings="About 2", household="1 cup", text=SOUP,
         vitamins=(("Iron 2.7mg", "15%"), ("Potassium 520mg", "10%"))),
    food("food-us-exif3.jpg", "usFacts", "en", "Juniper Ridge", "Honey Almond Granola",
         dict(energyKcal="240", fat="9", saturatedFat="1", transFat="0", cholesterol="0",
              sodium="95", carbohydrates="36", fiber="4", sugars="12", addedSugars="11", protein="6"),
         ("narrow", "cream"), dict(size=(1800, 1500), exif=3, on="cloth", tilt=-1.4), "medium",
         serving=55, basis="perServing", servings="6", household="1/2 cup", text=GRANOLA,
         vitamins=(("Vitamin D 0mcg", "0%"), ("Calcium 30mg", "2%"), ("Iron 1.8mg", "10%"))),
    # Other sides
    pet("pet-de-front.jpg", "front", "de", "Katzenkontor", "Ente in Soße", {}, ("lato", "forest"),
        dict(size=(1500, 1500), on="wood", tilt=-2), "easy", width=26,
        claims=[("*Feine Happen*", 1.6), ("mit 6 % Ente", 1.2), ("Alleinfuttermittel für "
                "ausgewachsene Katzen", 1.0), ("*400 g*", 2.0)]),
    food("food-de-barcode.jpg", "front", "de", "Sonnenacker", "Haselnusskekse", {}, ("sans", "white"),
         dict(size=(1280, 960), on="stone", tilt=3), "easy", width=34, headless=True,
         claims=[("Trocken und vor Wärme geschützt lagern.", 1.0)], barcode=code(41),
         maker="Sonnenacker Backwaren, Feldweg 3, 00000 Musterdorf"),
]
