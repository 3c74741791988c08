extension PetFoodWords {
  /// The words of pet food in English.
  static let english = PetFoodWords(
    code: "en",
    cats: [
      "cat", "cats", "kitten", "kittens", "feline", "felines", "cat food", "for cats", "adult cat",
      "adult cats", "senior cats", "complete cat food", "complementary cat food",
    ],
    dogs: [
      "dog", "dogs", "puppy", "puppies", "canine", "canines", "dog food", "for dogs", "adult dog",
      "adult dogs", "senior dogs", "complete dog food", "complementary dog food",
    ],
    others: [
      "for rabbits", "rabbit food", "guinea pig", "guinea pigs", "hamster", "hamsters", "ferret",
      "ferrets", "chinchilla", "chinchillas", "gerbils", "for parrots", "budgies", "canaries",
      "bird food", "wild birds", "for birds", "fish food", "aquarium", "small animals",
      "rodents", "hedgehogs", "for horses",
    ],
    complete: [
      "complete food", "complete pet food", "complete cat food", "complete dog food",
      "complete dry", "complete wet", "complete feed",
      "complete and balanced", "complete balanced", "complete nutrition", "formulated to meet",
    ],
    complementary: [
      "complementary food", "complementary pet food", "complementary cat food",
      "complementary dog food", "complementary feed", "complementary wet", "complementary dry",
      "supplemental feeding",
    ],
    treats: [
      "treat", "treats", "snack", "snacks", "chew", "chews", "dental stick", "dental sticks",
      "dog biscuits", "cat biscuits", "jerky",
    ],
    broths: ["broth", "soup", "bisque", "consomme"])
}
