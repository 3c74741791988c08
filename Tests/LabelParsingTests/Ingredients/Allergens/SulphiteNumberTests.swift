import LabelModel
import LabelParsing
import Testing

/// Sulphites that lists name by a number alone; the labels are invented.
@Suite("Sulphites by their numbers")
struct SulphiteNumberTests {
  @Test(
    "A number behind a class of additives needs no letter",
    arguments: [
      "Ingredients: water, sugar, salt, preservative (220).",
      "Ingredients: water, sugar, salt, preservatives (202, 220).",
      "Ingredients: water, sugar, salt, preservative: 223.",
      "Ingredients: water, sugar, salt, preservative (INS 223).",
      "Ingredients: water, sugar, salt, preservative (e220).",
      "Ingredients: water, sugar, salt, preservative [202 and 228], colour (150d).",
      "Zutaten: Wasser, Zucker, Salz, Konservierungsstoff (202,220).",
      "Ingrédients : eau, sucre, sel, conservateur : 224.",
      "Ainekset: vesi, sokeri, suola, säilöntäaine 220.",
      "Składniki: woda, cukier, sól, substancja konserwująca (E-223).",
      "Συστατικά: νερό, ζάχαρη, αλάτι, συντηρητικό (220).",
      "Съставки: вода, захар, сол, консервант (220).",
    ])
  func bare(text: String) {
    #expect(declaredPresences(in: text) == [.sulphites: .contains])
  }

  @Test(
    "Other numbers, amounts and longer numbers are no sulphites",
    arguments: [
      "Ingredients: water, sugar, salt, preservative (202).",
      "Ingredients: water, sugar, salt, preservative (E 2200).",
      "Ingredients: water, sugar, salt, preservative 220 mg.",
      "Ingredients: water, sugar, salt, colour (150d), 220 g.",
      "Ingredients: water, sugar, salt, sweetener 2.20 %.",
      "Ingredients: water, sugar, salt, raspberries 220.",
      "Zutaten: Wasser, Zucker, Salz, Emulgator 471, 224 kcal.",
    ])
  func others(text: String) {
    #expect(declaredPresences(in: text).isEmpty)
  }
}
