extension PetFoodWords {
  /// The words of pet food in Serbian.
  static let serbian = PetFoodWords(
    code: "sr",
    cats: ["за мачке", "мачке", "мачића", "za mačke", "mačića"],
    dogs: ["за псе", "одрасле псе", "штенад", "za pse", "štenad"],
    others: ["за глодаре", "за зечеве", "за папагаје", "za glodare", "za zečeve", "za papagaje"],
    complete: ["потпуна храна", "комплетна храна", "potpuna hrana", "kompletna hrana"],
    complementary: ["допунска храна", "dopunska hrana"],
    treats: [
      "посластица за псе", "посластица за мачке", "poslastica za pse", "poslastica za mačke",
    ],
    broths: [])
}
