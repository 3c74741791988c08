extension FoodKindWords {
  /// Names of ingredients in Maltese.
  static let maltese = FoodKindWords(
    code: "mt",
    kinds: [
      .sugar: "zokkor",
      .glucose: "glukozju",
      .fructose: "fruttozju",
      .lactose: "lattosju",
      .honeyMaple: "ghasel",
      .flavouring: "aroma*, taghmiet",
      .salt: "melh",
      .oil: "zejt, xaham",
      .juice: "meraq",
      .water: "ilma",
    ],
    meat: "laham, xaham tal majjal",
    honey: "ghasel")
}
