extension FoodKindWords {
  /// Names of ingredients in Irish.
  static let irish = FoodKindWords(
    code: "ga",
    kinds: [
      .sugar: "siucra",
      .salt: "salann",
      .juice: "su",
      .water: "uisce",
    ],
    meat: "feoil*, geilitin",
    honey: "mil")
}
