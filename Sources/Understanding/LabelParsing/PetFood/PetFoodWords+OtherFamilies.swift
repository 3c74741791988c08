extension PetFoodWords {
  /// Hungarian, Finnish, Estonian, Latvian, Lithuanian, Greek, Maltese and Irish.
  static let otherFamilies: [PetFoodWords] = [
    PetFoodWords(
      code: "hu",
      cats: ["macska*", "macskák*", "cica", "cicák", "kismacska*"],
      dogs: ["kutya*", "kutyák*", "kölyökkutya*"],
      others: [
        "nyulaknak", "nyulak számára", "tengerimalac*", "hörcsög*", "görény*", "csincsilla*",
        "papagáj*", "díszmadár*", "madáreleség", "rágcsáló*", "díszhal*", "lovaknak",
      ],
      complete: ["teljes értékű", "teljesértékű"],
      complementary: ["kiegészítő állateledel", "kiegészítő eledel", "kiegészítő takarmány"],
      treats: ["jutalomfalat*", "rágócsont*", "rágóka", "snack", "csemege"],
      broths: ["leves", "húsleves", "csontleves", "alaplé"]),
    PetFoodWords(
      code: "fi",
      cats: ["kissa", "kissat", "kissan*", "kissoille", "kissojen", "kissanpennuille"],
      dogs: ["koira", "koirat", "koiran*", "koirille", "koirien", "koiranpennuille"],
      others: [
        "kaneille", "marsuille", "hamstereille", "freteille", "chinchilloille", "papukaij*",
        "undulaateille", "linnuille", "jyrsijöille", "akvaariokaloille", "hevosille",
      ],
      complete: ["täysrehu", "täysravinto"],
      complementary: ["täydennysrehu", "täydennysravinto"],
      treats: ["herkku", "herkut", "makupala", "makupalat", "puruluu", "koiranherkku*"],
      broths: ["liemi", "luuliemi", "keitto"]),
    PetFoodWords(
      code: "et",
      cats: ["kass", "kassid", "kassidele", "kassi*", "kassipoeg*"],
      dogs: ["koer", "koerad", "koera*", "koertele", "kutsikas", "kutsika*"],
      others: [
        "küülikutele", "merisigadele", "hamstritele", "tuhkrutele", "tšintšiljadele",
        "papagoidele", "viirpapagoi*", "lindudele", "närilistele", "akvaariumikala*", "hobustele",
      ],
      complete: ["täissööt", "täisväärtuslik"],
      complementary: ["täiendsööt", "täiendav sööt"],
      treats: ["maius", "maiused", "maiuspala*", "närimiskont", "närimispulk"],
      broths: ["puljong", "supp"]),
    PetFoodWords(
      code: "lv",
      cats: ["kaķis", "kaķi", "kaķiem", "kaķu", "kaķēniem", "kaķēnu"],
      dogs: ["suns", "suņi", "suņiem", "suņu", "kucēniem", "kucēnu"],
      others: [
        "trušiem", "jūrascūciņām", "kāmjiem", "seskiem", "šinšillām", "papagaiļiem", "putniem",
        "grauzējiem", "akvārija zivīm", "zirgiem",
      ],
      complete: ["pilnvērtīga barība", "pilnvērtīga", "kompleksā barība"],
      complementary: ["papildbarība", "papildu barība"],
      treats: ["kārums", "kārumi", "kārumus", "gardums", "gardumi", "našķis", "našķi"],
      broths: ["buljons", "zupa"]),
    PetFoodWords(
      code: "lt",
      cats: ["katė", "katės", "katėms", "kačių", "kačiukams", "kačiukų"],
      dogs: ["šuo", "šunys", "šunims", "šunų", "šuniukams", "šuniukų"],
      others: [
        "triušiams", "jūrų kiaulytėms", "žiurkėnams", "šeškams", "šinšiloms", "papūgoms",
        "paukščiams", "graužikams", "akvariumo žuvims", "žirgams",
      ],
      complete: ["visavertis ėdalas", "visavertis pašaras", "visavertis", "visaverčiai"],
      complementary: ["papildomas ėdalas", "papildomas pašaras", "pašarų papildas"],
      treats: ["skanėstas", "skanėstai", "skanėstų", "užkandis", "užkandžiai", "kramtalas"],
      broths: ["sultinys", "sriuba"]),
    PetFoodWords(
      code: "el",
      cats: ["γάτα", "γάτες", "γάτας", "γατών", "γατάκια", "γατάκι"],
      dogs: ["σκύλος", "σκύλοι", "σκύλου", "σκύλους", "σκύλων", "σκυλιά", "κουτάβια", "κουτάβι"],
      others: [
        "για κουνέλια", "ινδικά χοιρίδια", "χάμστερ", "κουνάβια", "τσιντσιλά", "παπαγάλους",
        "καναρίνια", "για πουλιά", "τρωκτικά", "ψάρια ενυδρείου", "για άλογα",
      ],
      complete: ["πλήρης τροφή", "πλήρης ζωοτροφή", "πλήρης"],
      complementary: ["συμπληρωματική τροφή", "συμπληρωματική ζωοτροφή", "συμπληρωματική"],
      treats: ["λιχουδιά", "λιχουδιές", "σνακ"],
      broths: ["ζωμός", "σούπα"]),
    PetFoodWords(
      code: "mt",
      cats: ["qattus", "qtates", "għall qtates"],
      dogs: ["kelb", "klieb", "għall klieb"],
      others: [
        "għall fniek", "ħamsters", "pappagalli", "għall għasafar", "għaż żwiemel",
      ],
      complete: ["ikel komplut", "għalf komplut", "ikel sħiħ"],
      complementary: ["ikel komplementari", "għalf komplementari", "għalf kumplimentari"],
      treats: ["snack", "snacks"],
      broths: ["brodu", "soppa"]),
    PetFoodWords(
      code: "ga",
      cats: ["cat", "cait", "chait", "do chait", "bia cait", "piscín", "piscíní"],
      dogs: ["madra", "madraí", "mhadraí", "bia madraí", "coileán", "coileáin"],
      others: ["do choiníní", "muca guine", "hamstair", "pearóidí", "creimirí"],
      complete: ["bia iomlán", "bia iomlán peataí"],
      complementary: ["bia comhlántach"],
      treats: ["sneaic", "smailc", "sólaistí"],
      broths: ["anraith", "brat"]),
  ]
}
