extension PetFoodWords {
  /// The words of pet food in Irish.
  static let irish = PetFoodWords(
    code: "ga",
    cats: ["cat", "cait", "chait", "do chait", "bia cait", "piscín", "piscíní"],
    dogs: ["madra", "madraí", "mhadraí", "bia madraí", "coileán", "coileáin"],
    others: ["do choiníní", "muca guine", "hamstair", "pearóidí", "creimirí"],
    complete: ["bia iomlán", "bia iomlán peataí"],
    complementary: ["bia comhlántach"],
    treats: ["sneaic", "smailc", "sólaistí"],
    broths: ["anraith", "brat"])
}
