import LabelModel
import LabelParsing
import Testing
import Languages

/// The allergens that a label names; the labels are invented.
@Suite struct AllergenTests {
  private func found(_ text: String) -> [DeclaredAllergen] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
  }

  /// The allergens that `text` says are in the product.
  private func contained(_ text: String) -> Set<Allergen> {
    Set(found(text).filter { $0.presence == .contains }.map(\.allergen))
  }

  private func traces(_ text: String) -> Set<Allergen> {
    Set(found(text).filter { $0.presence == .mayContain }.map(\.allergen))
  }

  @Test("Finds allergens in compounds and by other names", arguments: compounds)
  fileprivate func namesAllergens(label: Case) {
    #expect(contained(label.text) == label.contained)
    #expect(traces(label.text).isEmpty)
  }

  @Test(
    "Names that only look like an allergen's are none",
    arguments: [
      "Zutaten: Kokosmilch, Erdbeeren, Kakaobutter, Muskatnuss, Buchweizen, Milchsäure, Wasser",
      "Zutaten: Kokosnuss, Butternusskürbis, Sheabutter, laktosefreier Zucker, Maisgrieß, Salz",
      "Ingrédients : lait de coco, beurre de cacao, noix de muscade, sarrasin, acide lactique, sel",
      "Ingrédients : noix de coco, beurre de karité, farine de blé noir, laitue, eau",
      "Ingredients: coconut milk, cocoa butter, nutmeg, water chestnuts, buckwheat, lactic acid",
      "Ingredients: eggplant, butternut squash, oyster mushrooms, pine nuts, butter beans, water",
      "Ingredienti: latte di cocco, burro di cacao, noce moscata, grano saraceno, acqua, sale",
      "Ingredienti: burro dicacao, acido lattico, zucchero, acqua",
      "Ingredientes: leche de coco, manteca de cacao, nuez moscada, ácido láctico, agua, sal",
      "Ingrediënten: kokosmelk, cacaoboter, nootmuskaat, boekweit, melkzuur, water, zout",
      "Składniki: mleczko kokosowe, masło kakaowe, gałka muszkatołowa, gryka, kwas mlekowy, woda",
      "Ingredienser: kokosmjölk, kakaosmör, muskotnöt, bovete, mjölksyra, vatten, socker",
      "Složení: kokosové mléko, kakaové máslo, muškátový oříšek, pohanka, kyselina mléčná, voda",
      "Összetevők: kókusztej, kakaóvaj, szerecsendió, hajdina, tejsav, víz, cukor",
      "Ainekset: kookosmaito, kaakaovoi, muskottipähkinä, tattari, maitohappo, vesi, sokeri",
    ])
  func falseFriends(text: String) {
    #expect(found(text) == [])
  }

  @Test("A peanut is no nut, its butter no milk, and almond milk is a nut's")
  func neighbours() {
    #expect(contained("Zutaten: Erdnussbutter, Mandelmilch, Salz") == [.peanuts, .nuts])
    #expect(contained("Ingredients: peanut butter, almond milk, salt") == [.peanuts, .nuts])
    #expect(contained("Zutaten: Wasser, Sojasprossen, Sojamilch, Salz") == [.soy])
  }

  @Test(
    "What is said not to be there is no allergen",
    arguments: [
      "Zutaten: Wasser, Rapsöl, Salz. Frei von Milch und Soja.",
      "Zutaten: Wasser, Rapsöl, Salz.\nFrei von Milchund Soja.",
      "Frei von Milch und Soja", "Ohne Ei.", "Enthält keine Milch.", "enthält weder Milch noch Ei",
      "Zutaten: Wasser, Salz, Brühe (ohne Sellerie), Pfeffer.",
      "Ingrédients : eau, sel. Ne contient ni lait ni soja. Sans gluten, sans lactose.",
      "Ingredienti: acqua, sale. Senza glutine. Non contiene latte.",
      "Ingredients: water, salt. Free from milk, soy and gluten. Contains no eggs.",
      "Ingredients: water, 0 % lactose, salt. Lactose free. Does not contain nuts.",
      "Składniki: woda, sól. Nie zawiera mleka. Bez glutenu.",
      "Ingredientes: agua, sal. Sin gluten. No contiene leche.",
      "Allergy advice: for allergens, including cereals containing gluten, see ingredients in bold.",
    ])
  func denied(text: String) {
    #expect(found(text) == [])
  }

  @Test("Gluten-free oats are still oats")
  func glutenFreeOats() {
    #expect(contained("Zutaten: glutenfreie Haferflocken, Salz") == [.gluten])
  }

  @Test(
    "Traces are told apart from ingredients",
    arguments: [
      "Zutaten: Kakao, Milchpulver, Zucker. Kann Spuren von Mandeln und Soja enthalten.",
      "Zutaten: Kakao, Milchpulver, Zucker. Kann Mandeln und Soja enthalten.",
      "Zutaten: Kakao, Milchpulver, Zucker\nKann auch Spuren\nvon Mandeln, Soja enthalten",
      "Ingrédients : cacao, lait, sucre. Peut contenir des traces d'amandes et de soja.",
      "Ingredienti: cacao, latte, zucchero. Può contenere tracce di mandorle e soia.",
      "Ingredientes: cacao, leche, azúcar. Puede contener trazas de almendras y soja.",
      "Ingredientes: cacau, leite, açúcar. Pode conter vestígios de amêndoas e soja.",
      "Ingredients: cocoa, milk, sugar. May contain traces of almonds and soy.",
      "Ingredients: cocoa, milk, sugar. Produced in a facility that also handles almonds and soy.",
      "Ingrediënten: cacao, melk, suiker. Kan sporen van amandelen en soja bevatten.",
      "Složení: kakao, mléko, cukr. Může obsahovat mandle a sóju.",
      "Składniki: kakao, mleko, cukier. Może zawierać migdały i soję.",
      "Ingredienser: kakao, mjölk, socker. Kan innehålla spår av mandel och soja.",
      "Ainekset: kaakao, maito, sokeri. Saattaa sisältää mantelia ja soijaa.",
      "Összetevők: kakaó, tej, cukor. Nyomokban mandulát és szóját tartalmazhat.",
      "Sastojci: kakao, mlijeko, šećer. Može sadržavati tragove badema i soje.",
      "Sestavine: kakav, mleko, sladkor. Lahko vsebuje sledi mandljev in soje.",
      "Ingrediente: cacao, lapte, zahăr. Poate conține urme de migdale și soia.",
      "Съставки: какао, мляко, захар. Може да съдържа следи от бадеми и соя.",
      "Συστατικά: κακάο, γάλα, ζάχαρη. Μπορεί να περιέχει ίχνη από αμύγδαλα και σόγια.",
    ])
  func mayContain(text: String) {
    #expect(contained(text) == [.milk])
    #expect(traces(text) == [.nuts, .soy])
  }

  @Test("Sentences name allergens without a list", arguments: statements)
  fileprivate func namesInSentences(label: Case) {
    #expect(contained(label.text) == label.contained)
    #expect(traces(label.text) == label.traces)
    #expect(found(label.text).allSatisfy { $0.source == .statement })
  }

  @Test("An allergen says by which word it is named and where")
  func evidence() throws {
    let page = RecognizedPage(
      source: "jar.jpg",
      lines: [
        TextLine(
          words: [
            Word(
              text: "Zutaten:", box: BoundingBox(left: 0, top: 0, right: 80, bottom: 20),
              confidence: Confidence(0.9)),
            Word(
              text: "Wasser,", box: BoundingBox(left: 90, top: 0, right: 160, bottom: 20),
              confidence: Confidence(0.9)),
            Word(
              text: "Magermilchpulver.",
              box: BoundingBox(left: 170, top: 0, right: 340, bottom: 20),
              confidence: Confidence(0.75)),
          ])
      ])
    #expect(
      findIngredients(on: page).allergens == [
        DeclaredAllergen(
          .milk, .contains, source: .ingredients, confidence: Confidence(0.75),
          evidence: Evidence(
            image: "jar.jpg", text: "Magermilchpulver",
            box: BoundingBox(left: 170, top: 0, right: 340, bottom: 20)))
      ])
  }

  @Test("Every language names all fourteen")
  func complete() {
    for lexicon in IngredientLexicon.all {
      for allergen in Allergen.allCases {
        #expect(
          lexicon.allergens[allergen]?.phrases.isEmpty == false, "\(lexicon.code) \(allergen)")
      }
      #expect(!lexicon.headings.phrases.isEmpty && !lexicon.mayContain.phrases.isEmpty)
    }
  }
}

/// A text with the allergens that it says are in the product, and those of which there are traces.
private struct Case: Sendable, CustomTestStringConvertible {
  var text: String
  var contained: Set<Allergen>
  var traces: Set<Allergen> = []
  var testDescription: String { text }

  init(_ text: String, _ contained: Set<Allergen>, traces: Set<Allergen> = []) {
    self.text = text
    self.contained = contained
    self.traces = traces
  }
}

private let compounds: [Case] = [
  Case(
    "Zutaten: Weizenmehl, Magermilchpulver, Sojalecithin, Haselnüsse, Eigelb, Salz",
    [.gluten, .milk, .soy, .nuts, .egg]),
  Case(
    "Zutaten: SELLERIEsaft, Senfkörner, Sesam, Natriummetabisulfit, Lupinenmehl, Wasser",
    [.celery, .mustard, .sesame, .sulphites, .lupin]),
  Case(
    "Zutaten: Thunfisch, Garnelen, Tintenfisch, Erdnüsse, Wasser",
    [.fish, .crustaceans, .molluscs, .peanuts]),
  Case(
    "Ingrédients : lait écrémé en poudre, farine de blé, blancs d'œufs, noisettes, sel",
    [.milk, .gluten, .egg, .nuts]),
  Case(
    "Ingredienti: orzo, albume d'uovo, burro, acciughe, sedano, acqua, zucchero",
    [.gluten, .egg, .milk, .fish, .celery]),
  Case(
    "Ingredientes: harina de trigo, leche desnatada, almendras, cacahuetes, agua, azúcar",
    [.gluten, .milk, .nuts, .peanuts]),
  Case(
    "Ingrediënten: tarwebloem, magere melkpoeder, pinda's, ei, mosterd, water",
    [.gluten, .milk, .peanuts, .egg, .mustard]),
  Case(
    "Składniki: mąka pszenna, mleko w proszku, żółtko jaja, orzechy laskowe, seler, woda",
    [.gluten, .milk, .egg, .nuts, .celery]),
  Case(
    "Ingredienser: vetemjöl, skummjölkspulver, äggula, räkor, lax, socker, vatten",
    [.gluten, .milk, .egg, .crustaceans, .fish]),
  Case(
    "Összetevők: búzaliszt, sovány tejpor, tojás, mogyoró, szójalecitin, cukor, víz",
    [.gluten, .milk, .egg, .nuts, .soy]),
  Case(
    "Ingredients: oatmeal, whey powder, tuna, cashews, tahini, sodium metabisulphite, water",
    [.gluten, .milk, .fish, .nuts, .sesame, .sulphites]),
  Case(
    "Ingredients: dried apricots (E220), sugar, water",
    [.sulphites]),
]

private let statements: [Case] = [
  Case(
    "CONTAINS: MILK, SOY.", [.milk, .soy]),
  Case("Contains 2 servings. Contains wheat and eggs.", [.gluten, .egg]),
  Case("Contient : lait, soya. Peut contenir : arachides.", [.milk, .soy], traces: [.peanuts]),
  Case("May contain nuts.", [], traces: [.nuts]),
  Case(
    "Enthält: Gluten, Senf. Kann Spuren von Sesam enthalten.", [.gluten, .mustard],
    traces: [.sesame]),
  Case("Zawiera siarczyny.", [.sulphites]),
]
