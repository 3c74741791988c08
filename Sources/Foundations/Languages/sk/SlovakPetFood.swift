extension PetFoodWords {
  /// The words of pet food in Slovak.
  static let slovak = PetFoodWords(
    code: "sk",
    cats: ["mačka", "mačky", "mačiek", "mačkám", "mačiatka", "mačiatá", "mačiat"],
    dogs: [
      "pes", "psy", "pre psy", "pre psov", "psom", "šteňa", "šteňatá", "šteniatka", "šteniat",
    ],
    others: [
      "pre králiky", "morčatá", "škrečky", "fretky", "činčily", "papagáje", "andulky",
      "pre vtáky", "hlodavce", "akváriové ryby", "pre kone",
    ],
    complete: ["kompletné krmivo", "kompletná krmná zmes"],
    complementary: ["doplnkové krmivo", "doplnková krmná zmes"],
    treats: ["maškrta", "maškrty", "pochúťka", "pochúťky", "pamlsok", "pamlsky", "žuvacia"],
    broths: ["vývar", "polievka"])
}
