extension PetFoodWords {
  /// The words of pet food in French.
  static let french = PetFoodWords(
    code: "fr",
    cats: ["chat", "chats", "chaton", "chatons", "pour chat", "pour chats", "chat adulte"],
    dogs: ["chien", "chiens", "chiot", "chiots"],
    others: [
      "pour lapins", "lapins nains", "cochon d'inde", "cochons d'inde", "hamster", "hamsters",
      "furets", "chinchillas", "perroquets", "perruches", "canaris", "pour oiseaux",
      "oiseaux sauvages", "rongeurs", "poissons d'ornement", "pour chevaux",
    ],
    complete: ["aliment complet", "aliments complets", "alimentation complète"],
    complementary: ["aliment complémentaire", "aliments complémentaires"],
    treats: [
      "friandise", "friandises", "snack", "snacks", "à mâcher", "biscuits pour chiens",
      "récompense", "récompenses",
    ],
    broths: ["bouillon", "soupe", "consommé", "velouté"])
}
