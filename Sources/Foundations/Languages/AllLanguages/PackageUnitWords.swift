package import LabelModel

/// The units of a package's content as they are printed, in lower case.
package enum PackageUnitWords {
  /// The spellings of each unit.
  package static let spellings: [(unit: PackageUnit, words: WordList)] = [
    (.fluidOunce, "fl.oz, fl oz, floz, fl. oz"),
    (.kilogram, "kg, кг"),
    (.gram, "gr, g, г"),
    (.millilitre, "ml, мл"),
    (.centilitre, "cl"),
    (.litre, "litres, litre, liter, litri, lt, l, л"),
    (.ounce, "oz"),
    (.pound, "lbs, lb"),
    (.piece, "pieces, pcs, stück, pièces, pezzi, stuks, szt, unidades"),
  ]
}
