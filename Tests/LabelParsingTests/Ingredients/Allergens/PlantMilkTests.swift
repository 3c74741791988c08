import LabelModel
import LabelParsing
import Testing
import Languages

/// Butter and milk of plants in all languages, as printed and damaged; the labels are invented.
@Suite("Milk and butter of plants") struct PlantMilkTests {
  private func contained(_ text: String) -> Set<Allergen> {
    Set(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map(\.allergen))
  }

  @Test("The butter or milk of a plant is no milk, whichever letter is wrong", arguments: names)
  fileprivate func damaged(names: Names) {
    for name in names.plants {
      for damaged in [name, name.uppercased()] + Wording.damaged(name) {
        let text = "\(names.list), \(damaged)."
        #expect(!contained(text).contains(.milk), "\(text)")
      }
    }
  }

  @Test("The butter or milk of a plant is no milk where its line is broken", arguments: names)
  fileprivate func wrapped(names: Names) {
    for name in names.plants {
      for text in Wording.wrapped("\(names.list), \(name).") {
        #expect(!contained(text).contains(.milk), "\(text)")
      }
    }
  }

  @Test(
    "Milk before the word for \"and\" or \"also\" is milk",
    arguments: [
      "Zloženie: voda, cukor. Môže obsahovať mlieko a sezam.",
      "Složení: voda, cukr. Může obsahovat mléko a sezam.",
      "Ingredienser: vatten, socker. I fabriken hanteras även mjölk.",
    ])
  func conjunction(text: String) {
    #expect(contained(text).contains(.milk))
  }

  @Test(
    "Milk beside a plant is milk where a sign is between them",
    arguments: [
      "Contains: Soya & Milk.", "Contains: Soy / Milk / Wheat.", "Contains: Soya - Milk.",
      "Contains: Soya | Milk.", "Contains: Almonds + Milk.",
    ])
  func sign(statement: String) {
    #expect(contained("Ingredients: water, sugar. \(statement)").contains(.milk))
  }

  @Test("Milk beside a plant's butter is still milk", arguments: names)
  fileprivate func beside(names: Names) {
    for name in names.plants {
      #expect(contained("\(names.list), \(name), \(names.milk).").contains(.milk), "\(name)")
      #expect(contained("\(names.list), \(names.milk), \(name).").contains(.milk), "\(name)")
    }
  }
}

/// Plants' butter and milk in one language, a list to put them in, and milk itself.
private struct Names: Sendable, CustomTestStringConvertible {
  var code: String
  var list: String
  var milk: String
  var plants: [String]
  var testDescription: String { code }

  init(_ code: String, _ list: String, _ milk: String, _ plants: WordList) {
    self.code = code
    self.list = list
    self.milk = milk
    self.plants = plants.phrases
  }
}

private let names: [Names] = [
  Names(
    "en", "Ingredients: water, sugar, salt", "milk powder",
    "cocoa butter, shea butter, peanut butter, coconut milk, oat milk, almond milk, soy milk"),
  Names(
    "de", "Zutaten: Wasser, Zucker, Salz", "Magermilchpulver",
    "Kakaobutter, Sheabutter, Erdnussbutter, Kokosmilch, Hafermilch, Mandelmilch, Kakao-Butter"),
  Names(
    "fr", "Ingrédients: eau, sucre, sel", "lait écrémé",
    "beurre de cacao, beurre de karité, beurre de cacahuète, lait de coco, lait d'amande"),
  Names(
    "it", "Ingredienti: acqua, zucchero, sale", "latte scremato",
    "burro di cacao, burro di karité, burro di arachidi, latte di cocco, latte di mandorla"),
  Names(
    "es", "Ingredientes: agua, azúcar, sal", "leche desnatada",
    "manteca de cacao, mantequilla de cacahuete, leche de coco, leche de almendra"),
  Names(
    "pt", "Ingredientes: água, açúcar, sal", "leite magro",
    "manteiga de cacau, manteiga de amendoim, leite de coco, leite de amêndoa"),
  Names(
    "nl", "Ingrediënten: water, suiker, zout", "magere melkpoeder",
    "cacaoboter, sheaboter, pindakaas, kokosmelk, havermelk, amandelmelk"),
  Names(
    "pl", "Składniki: woda, cukier, sól", "mleko w proszku",
    "masło kakaowe, masło orzechowe, mleko kokosowe, mleko migdałowe"),
  Names(
    "cs", "Složení: voda, cukr, jedlá sůl", "sušené mléko",
    "kakaové máslo, arašídové máslo, kokosové mléko, mandlové mléko"),
  Names(
    "sk", "Zloženie: voda, cukor, jedlá soľ", "sušené mlieko",
    "kakaové maslo, arašidové maslo, kokosové mlieko, mandľové mlieko"),
  Names(
    "hu", "Összetevők: víz, cukor, étkezési só", "sovány tejpor",
    "kakaóvaj, mogyoróvaj, kókusztej, mandulatej"),
  Names(
    "sv", "Ingredienser: vatten, socker, salt", "skummjölkspulver",
    "kakaosmör, jordnötssmör, kokosmjölk, havremjölk, mandelmjölk"),
  Names(
    "da", "Ingredienser: vand, sukker, salt", "skummetmælkspulver",
    "kakaosmør, jordnøddesmør, kokosmælk, havremælk, mandelmælk"),
  Names(
    "no", "Ingredienser: vann, sukker, salt", "skummetmelkpulver",
    "kakaosmør, peanøttsmør, kokosmelk, havremelk, mandelmelk"),
  Names(
    "fi", "Ainekset: vesi, sokeri, suola", "maitojauhe",
    "kaakaovoi, maapähkinävoi, kookosmaito, mantelimaito"),
  Names(
    "hr", "Sastojci: voda, šećer, sol", "mlijeko u prahu",
    "kakaov maslac, maslac od kikirikija, kokosovo mlijeko, bademovo mlijeko"),
  Names(
    "sl", "Sestavine: voda, sladkor, sol", "mleko v prahu",
    "kakavovo maslo, arašidovo maslo, kokosovo mleko, mandljevo mleko"),
  Names(
    "ro", "Ingrediente: apă, zahăr, sare", "lapte praf",
    "unt de cacao, unt de arahide, lapte de cocos, lapte de migdale"),
  Names(
    "bg", "Съставки: вода, захар, сол", "сухо мляко",
    "какаово масло, фъстъчено масло, кокосово мляко, бадемово мляко"),
  Names(
    "el", "Συστατικά: νερό, ζάχαρη, αλάτι", "γάλα σε σκόνη",
    "βούτυρο κακάο, γάλα καρύδας, γάλα αμυγδάλου"),
  Names(
    "et", "Koostisosad: vesi, suhkur, sool", "piimapulber",
    "kakaovõi, maapähklivõi, kookospiim, mandlipiim"),
  Names(
    "lv", "Sastāvdaļas: ūdens, cukurs, sāls", "piena pulveris",
    "kakao sviests, zemesriekstu sviests, kokosriekstu piens, mandeļu piens"),
  Names(
    "lt", "Sudėtis: vanduo, cukrus, druska", "pieno milteliai",
    "kakavos sviestas, žemės riešutų sviestas, kokosų pienas, migdolų pienas"),
  Names(
    "mt", "Ingredjenti: ilma, zokkor, melħ", "ħalib tal baqra",
    "butir tal kawkaw, butir tal karawett, ħalib tal coconut"),
  Names(
    "is", "Innihald: vatn, sykur, salt", "undanrennuduft",
    "kakósmjör, jarðhnetusmjör, kókosmjólk, möndlumjólk"),
  Names(
    "ga", "Comhábhair: uisce, siúcra, salann", "bainne bearrtha",
    "im cócó, bainne cnó cócó, im piseanna talún"),
]
