import LabelModel

extension LanguageLexicon {
  /// English: EU 1169/2011, US 21 CFR 101.9 with its abbreviations (j)(13)(ii)(B), Canada, Australia; AAFCO and EU
  /// 767/2009 for pet food.
  static let english = LanguageLexicon(
    code: "en",
    nutrients: [
      .energyKcal: ["calories", "total calories", "calories per serving"],
      .fat: ["fat", "fats", "total fat", "total fats", "fat content", "lipids"],
      .saturatedFat: [
        "saturated fat", "saturated", "saturates", "of which saturates", "saturated fats",
        "sat fat",
        "of which saturated fat", "of which saturated", "of which saturated fatty acids",
        "saturated fatty acids",
      ],
      .monounsaturatedFat: [
        "monounsaturated fat", "monounsaturates", "monounsaturated", "mono unsaturated fat",
        "of which mono unsaturates", "monounsat fat",
      ],
      .polyunsaturatedFat: [
        "polyunsaturated fat", "polyunsaturates", "polyunsaturated", "polyunsat fat",
      ],
      .transFat: ["trans fat", "trans", "trans fatty acids", "trans fats"],
      .cholesterol: ["cholesterol", "cholest"],
      .carbohydrates: [
        "carbohydrate", "carbohydrates", "total carbohydrate", "total carbohydrates", "total carb",
        "carbohydrate total", "available carbohydrate", "total carbs",
      ],
      .sugars: [
        "sugars", "sugar", "of which sugars", "total sugars", "total sugar", "of which sugar",
        "sugars total",
      ],
      .addedSugars: ["added sugars", "includes added sugars", "added sugar"],
      .polyols: ["polyols", "of which polyols", "sugar alcohol", "sugar alcohols", "sugar alc"],
      .starch: ["starch", "of which starch"],
      .fiber: ["fibre", "fiber", "dietary fibre", "dietary fiber", "dietary fibres", "fibres"],
      .protein: ["protein", "proteins", "total protein"],
      .salt: ["salt", "salt equivalent"],
      .sodium: ["sodium"],
      .taurine: ["taurine"],
      .calcium: ["calcium"],
      .phosphorus: ["phosphorus"],
      .magnesium: ["magnesium"],
      .potassium: ["potassium", "potas"],
      .iron: ["iron"],
      .vitaminA: ["vit a"],
      .vitaminC: ["vit c"],
      .vitaminD: ["vit d"],
      .vitaminE: ["vit e"],
      .moisture: ["moisture"],
      .caffeine: ["caffeine", "caffeine content"],
    ],
    assays: [
      .protein: ["crude protein"],
      .fat: [
        "crude fat", "crude oils and fats", "crude oils fats", "crude oil and fat", "oils and fats",
      ],
      .fiber: ["crude fibre", "crude fiber", "crude fibres", "crude fibers"],
      .ash: ["crude ash", "ash", "incinerated residue", "inorganic matter"],
    ],
    energy: [
      "energy", "energy value", "energy content", "metabolizable energy", "metabolisable energy",
      "calorie content",
    ],
    vitamins: ["vitamin"],
    others: [
      "calories from fat", "fat calories", "omega", "omega fatty acids", "vitamin b",
      "niacin", "riboflavin", "thiamin", "thiamine", "folic acid", "folate", "folacin", "biotin",
      "pantothenic acid", "zinc", "selenium", "copper", "manganese", "iodine", "alcohol", "lactose",
      "beta glucan", "cocoa solids", "glucose", "ascorbic acid", "pyridoxine",
      "chloride",
      "sucrose", "fructose", "soluble fibre", "insoluble fibre", "soluble fiber", "insoluble fiber",
      "linoleic acid", "gluten", "glucosamine", "chondroitin", "carnitine", "methionine", "lysine",
    ],
    distractions: [
      "low fat", "fat free", "reduced fat", "no added sugar", "sugar free", "low in fat",
      "high in fibre", "high in fiber", "source of fibre", "source of protein", "high in protein",
      "high protein", "vegetable fat", "milk fat", "animal fat", "chicken fat", "beef fat",
      "low sugar", "sea salt", "salt free", "cane sugar", "brown sugar", "sodium chloride",
      "sodium selenite", "calcium carbonate", "calcium pantothenate", "potassium chloride",
      "potassium iodide", "iron amino acid chelate", "pea protein", "soy protein", "milk protein",
      "protein supplement", "less fat", "less sugar", "less salt", "sodium phosphate",
      "magnesium oxide", "vitamin a supplement", "vitamin e supplement", "vitamin supplement",
      "sodium tripolyphosphate", "corn starch", "potato starch", "modified starch",
      "dried whey protein",
      "energy drink", "fatty acids", "source of calcium", "meat protein", "rich in protein",
      "nutrient profiles", "profiles",
    ],
    minimum: ["min", "minimum", "not less than", "at least"],
    maximum: ["max", "maximum", "not more than", "at most"],
    lessThan: ["less than"],
    traces: ["traces", "trace"],
    per: ["per", "each", "in", "for"],
    servings: [
      "per serving", "per portion", "portion", "amount per serving",
      "per serve", "avg quantity per serving", "average quantity per serving", "per bar", "per pot",
      "per slice", "per biscuit", "per pack", "per can", "per cup", "per glass",
      "quantity per serving",
      "per bowl",
      "per tbsp", "daily value",
    ],
    servingSizes: [
      "servings", "servings per container", "servings per pack", "servings per package",
      "serving size", "serve size", "serves per pack", "cup", "tbsp", "tsp", "serving",
    ],
    petHeadings: [
      "guaranteed analysis", "analytical constituents", "typical analysis", "feeding guidelines",
      "feeding guide", "cat food", "dog food", "aafco", "pet food", "feeding instructions",
      "complete pet food", "nutritional additives", "for adult cats", "for adult dogs",
    ],
    foodHeadings: [
      "nutrition facts", "nutrition information", "nutrition declaration",
      "nutritional information",
      "nutrition", "typical values", "nutritional values", "average nutritional values",
      "nutritional value", "nutrition value",
    ],
    footnotes: [
      "reference intake", "daily values are based", "percent daily values", "calorie diet",
      "calories a day", "your daily values may be", "based on a diet of", "calories per gram",
      "reference intake of an average adult", "average adult", "adult intake", "tells you how much",
    ],
    prepared: [
      "as prepared", "when prepared", "prepared", "prepared as directed", "made up as directed",
      "as consumed", "reconstituted",
    ],
    asSold: ["as sold", "unprepared", "uncooked", "dry", "dry product"],
    dryMatter: ["dry matter", "dry matter basis", "dry basis", "dry weight basis"],
    drinks: [
      "drink", "drinks", "beverage", "beverages", "lemonade", "smoothie", "beer", "lager", "cider",
      "shake",
    ],
    juices: ["juice", "juices", "nectar"])
}
