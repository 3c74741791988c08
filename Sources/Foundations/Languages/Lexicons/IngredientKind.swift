/// A kind of ingredient, as scores and the analysis of sugars need it.
package enum IngredientKind: String, Hashable, Sendable, CaseIterable {
  // Sugars
  case sugar
  /// Unrefined sugar and molasses.
  case brownSugar
  /// Glucose, dextrose and syrups of starch.
  case glucose
  case fructose, lactose
  /// Maltose and extracts of malt.
  case maltose
  /// Barley malt by that name alone: a sweetener of cereals and breads, but a grain in beer.
  case malt
  case glucoseFructoseSyrup, invertSugar
  /// Honey and maple syrup.
  case honeyMaple
  /// Syrups of agave, dates, carob and other plants rich in fructose.
  case plantSyrup
  /// A syrup that does not say what of.
  case syrup
  case juiceConcentrate, maltodextrin
  /// Other monosaccharides and disaccharides, such as trehalose (EU 1169/2011, Annex I).
  case rareSugar
  /// Sweeteners that are no sugars and no polyols.
  case sweetener
  case polyol

  // What only industrial formulations hold (NOVA 4)
  case flavouring, proteinIsolate, hydrogenatedFat, modifiedStarch
  /// Emulsifiers and thickeners by name, such as lecithin and guar gum.
  case emulsifier
  /// Colours and glazing agents by name, such as annatto, "Red 40" and carnauba wax.
  case colour
  case flavourEnhancer
  /// Whey powder, casein and milk protein.
  case milkFraction
  /// Wheat gluten and fibres added as such.
  case plantFraction

  // Culinary ingredients (NOVA 2)
  case salt, oil, butter, vinegar, starch

  // Foods (NOVA 1)
  case fruit, vegetable, legume
  /// Juices and purées that are all fruit or vegetables.
  case juice
  case potato, grain, milk, culture, egg, redMeat, poultry, fish, nut, seed, spice, cocoa
  case coffeeTea, water, yeast, hops

  // Processed foods (NOVA 3)
  case cheese
  /// Preservatives, acids and antioxidants that keep a food.
  case keepingAgent
  /// Carbon dioxide.
  case carbonation
}
