extension ProfileWords {
  /// The words of answers to a profile in Bulgarian.
  static let bulgarian = ProfileWords(
    title: "За вашия профил",
    contains: "Съдържа",
    notKnown: "Не е известно",
    above: "Над вашата граница",
    mayBeAbove: "Може да е над вашата граница",
    notNamed: "Не е посочено в прочетения списък",
    claimed: "Според опаковката",
    within: "В рамките на вашата граница",
    vegan: "веган",
    vegetarian: "вегетарианско")
}
