extension PetFoodWords {
  /// The words of pet food in Hungarian.
  static let hungarian = PetFoodWords(
    code: "hu",
    cats: ["macska*", "macskák*", "cica", "cicák", "kismacska*"],
    dogs: ["kutya*", "kutyák*", "kölyökkutya*"],
    others: [
      "nyulaknak", "nyulak számára", "tengerimalac*", "hörcsög*", "görény*", "csincsilla*",
      "papagáj*", "díszmadár*", "madáreleség", "rágcsáló*", "díszhal*", "lovaknak",
    ],
    complete: ["teljes értékű", "teljesértékű"],
    complementary: ["kiegészítő állateledel", "kiegészítő eledel", "kiegészítő takarmány"],
    treats: ["jutalomfalat*", "rágócsont*", "rágóka", "snack", "csemege"],
    broths: ["leves", "húsleves", "csontleves", "alaplé"])
}
