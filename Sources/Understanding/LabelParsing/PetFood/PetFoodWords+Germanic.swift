extension PetFoodWords {
  /// English, German, Dutch and the Scandinavian languages.
  static let germanic: [PetFoodWords] = [
    PetFoodWords(
      code: "en",
      cats: ["cat", "cats", "kitten", "kittens", "feline", "felines", "cat food", "for cats"],
      dogs: ["dog", "dogs", "puppy", "puppies", "canine", "canines", "dog food", "for dogs"],
      others: [
        "for rabbits", "rabbit food", "guinea pig", "guinea pigs", "hamster", "hamsters", "ferret",
        "ferrets", "chinchilla", "chinchillas", "gerbils", "for parrots", "budgies", "canaries",
        "bird food", "wild birds", "for birds", "fish food", "aquarium", "small animals",
        "rodents", "hedgehogs", "for horses",
      ],
      complete: [
        "complete food", "complete pet food", "complete dry", "complete wet", "complete feed",
        "complete and balanced", "complete balanced", "complete nutrition", "formulated to meet",
      ],
      complementary: [
        "complementary food", "complementary pet food", "complementary feed",
        "supplemental feeding",
      ],
      treats: [
        "treat", "treats", "snack", "snacks", "chew", "chews", "dental stick", "dental sticks",
        "dog biscuits", "cat biscuits", "jerky",
      ],
      broths: ["broth", "soup", "bisque", "consomme"]),
    PetFoodWords(
      code: "de",
      cats: ["katze", "katzen*", "kätzchen", "katzenfutter", "kitten"],
      dogs: ["hund", "hunde*", "hundefutter", "welpe", "welpen*"],
      others: [
        "für kaninchen", "kaninchenfutter", "zwergkaninchen", "meerschweinchen*", "hamster*",
        "frettchen*", "chinchilla*", "papageien*", "wellensittich*", "kanarien*", "vogelfutter",
        "wildvögel*", "für vögel", "fischfutter", "zierfische*", "nagetiere*", "nager",
        "für pferde", "igelfutter",
      ],
      complete: ["alleinfuttermittel", "alleinfutter"],
      complementary: ["ergänzungsfuttermittel", "ergänzungsfutter", "einzelfuttermittel"],
      treats: [
        "snack", "snacks", "leckerli", "leckerlis", "leckerchen", "leckerbissen", "kausnack*",
        "kauknochen", "kaustange*", "kauartikel", "katzensnack*", "hundesnack*", "hundekekse",
        "hundekuchen",
      ],
      broths: ["brühe", "knochenbrühe", "suppe"]),
    PetFoodWords(
      code: "nl",
      cats: ["kat", "katten*", "kattenvoer", "kitten", "kittens", "voor de kat"],
      dogs: ["hond", "honden*", "hondenvoer", "voor de hond", "pup", "pups", "puppy"],
      others: [
        "voor konijnen", "konijnenvoer", "cavia", "hamsters", "fretten", "chinchilla",
        "papegaaien", "parkieten", "kanaries", "vogelvoer", "knaagdieren", "siervissen",
        "voor paarden",
      ],
      complete: [
        "volledig diervoeder", "volledig huisdiervoer", "volledige voeding", "volledig voer",
        "volledig huisdierenvoeder",
      ],
      complementary: ["aanvullend diervoeder", "aanvullende voeding", "aanvullend voer"],
      treats: [
        "snack", "snacks", "traktatie", "traktaties", "beloning", "beloningen", "beloningssnack*",
        "kauwsnack*", "kauwstaaf", "kattensnack*", "hondensnack*", "hondenkoekjes",
      ],
      broths: ["bouillon", "soep"]),
    PetFoodWords(
      code: "sv",
      cats: ["katt", "katter", "kattmat", "kattfoder", "kattungar", "för katt", "för katter"],
      dogs: ["hund", "hundar", "hundmat", "hundfoder", "valp", "valpar", "för hund", "för hundar"],
      others: [
        "för kaniner", "marsvin", "hamster", "illrar", "papegojor", "undulater", "vilda fåglar",
        "gnagare", "akvariefiskar", "för hästar",
      ],
      complete: ["helfoder"],
      complementary: ["kompletteringsfoder", "tilläggsfoder"],
      treats: [
        "godbit", "godbitar", "hundgodis", "kattgodis", "belöningsgodis", "tuggben", "snack",
        "snacks",
      ],
      broths: ["buljong", "soppa"]),
    PetFoodWords(
      code: "da",
      cats: ["kat", "katte*", "kattefoder", "killinger", "til kat", "til katte"],
      dogs: ["hund", "hunde*", "hundefoder", "hvalp", "hvalpe", "til hund", "til hunde"],
      others: [
        "til kaniner", "marsvin", "hamster", "fritter", "papegøjer", "undulater", "vilde fugle",
        "gnavere", "akvariefisk", "til heste",
      ],
      complete: ["fuldfoder"],
      complementary: ["tilskudsfoder"],
      treats: ["godbid", "godbidder", "hundegodbidder", "kattegodbidder", "tyggeben", "snack"],
      broths: ["bouillon", "suppe"]),
    PetFoodWords(
      code: "no",
      cats: ["katt", "katter", "katte*", "kattemat", "kattunger", "for katt", "til katt"],
      dogs: ["hund", "hunder", "hunde*", "hundemat", "valp", "valper", "for hund", "til hund"],
      others: [
        "for kaniner", "til kaniner", "marsvin", "hamster", "papegøyer", "undulater",
        "ville fugler", "gnagere", "akvariefisk", "til hester",
      ],
      complete: ["fullfôr"],
      complementary: ["tilskuddsfôr"],
      treats: ["godbit", "godbiter", "hundegodbiter", "kattegodbiter", "tyggebein", "snacks"],
      broths: ["buljong", "suppe"]),
  ]
}
