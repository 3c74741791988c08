import LabelModel
import LabelParsing
import Testing

/// Names of allergens with a word for "free" behind them.
@Suite("Allergens that the word behind them denies")
struct DeniedAllergenTests {
  @Test(
    "They are not contained",
    arguments: [
      "Ingredients: rice, sesame-free paste, salt",
      "Ingredients: rice, egg-free mayonnaise, salt",
      "Ingredients: nut-free marzipan (apricot kernels, sugar), salt",
      "Zutaten: Reis, sesamfreie Paste, senffreie Sauce, Salz",
      "Zutaten: Reis, lupinenfreies Mehl, eifreie Mayonnaise, Salz",
      "Ingredienser: ris, sesamfri pasta, æggefri mayonnaise, salt",
      "Ingrediënten: rijst, sesamvrije pasta, notenvrije spread, zout",
      "Összetevők: rizs, szezámmentes krém, só",
      "Koostis: vesi, suhkur, munavaba majonees, sool",
      "Zutaten: Wasser, Zucker, Salz\nMilch-, ei- und sojafrei",
      "Ingrediënten: water, suiker, zout\nMelk- en eivrij",
      "Ingredienser: vatten, socker, salt\nInnehåller ej mjölk",
      "Ainekset: vesi, sokeri, suola\nSoijaton",
      "Innihald: vatn, sykur, salt\nEggjalaust",
      "Összetevők: víz, cukor, só\nTejet nem tartalmaz",
    ])
  func denied(text: String) {
    #expect(declaredPresences(in: text).isEmpty)
  }

  @Test(
    "Milk without lactose is milk, oats without gluten are a cereal, and free-range eggs are eggs")
  func part() {
    #expect(
      declaredPresences(
        in: "Ingredients: lactose-free milk, gluten-free oats, eggs free-range, salt")
        == [.milk: .contains, .gluten: .contains, .egg: .contains])
    #expect(declaredPresences(in: "Ingredientes: leche fría, azúcar, sal") == [.milk: .contains])
  }

  @Test(
    "The number of a colour denies nothing",
    arguments: ["FD&C Blue No. 1", "Blue No 1", "FD&C Yellow No.5 (tartrazine)"])
  func numberSign(colour: String) {
    #expect(
      declaredPresences(in: "Ingredients: water, sugar, \(colour), milk powder, wheat flour, salt.")
        == [.milk: .contains, .gluten: .contains])
    #expect(declaredPresences(in: "Ingredients: water, sugar. No milk.") == [:])
  }

  @Test("A hyphen that leaves the end to a later word denies only with it")
  func compounds() {
    #expect(
      declaredPresences(in: "Zutaten: Milch- und Eipulver, Zucker") == [
        .milk: .contains, .egg: .contains,
      ])
    #expect(
      declaredPresences(in: "Összetevők: tej, cukor\nTojást nem tartalmaz") == [.milk: .contains])
  }

  @Test(
    "A refused guarantee warns of them",
    arguments: [
      "Ingredients: sugar, salt. No nuts. We cannot guarantee that our products are nut-free.",
      "Ingredients: sugar, salt.\nRecipe: No nuts\nIngredients: Cannot guarantee nut free",
      "Ingredients: sugar, salt. We can't guarantee it is free from nuts.",
      "Zutaten: Zucker, Salz. Wir können nicht garantieren, dass es frei von Nüssen ist.",
      "Ingrédients: sucre, sel. Nous ne pouvons pas garantir l'absence de fruits à coque.",
      "Ingredienti: zucchero, sale. Non possiamo garantire l'assenza di frutta a guscio.",
      "Ingredientes: azúcar, sal. No se puede garantizar la ausencia de frutos secos.",
      "Ingredientes: açúcar, sal. Não podemos garantir a ausência de frutos de casca rija.",
      "Ingrediënten: suiker, zout. Wij kunnen niet garanderen dat het vrij is van noten.",
      "Ingredienser: sukker, salt. Vi kan ikke garantere, at det er fri for nødder.",
      "Ingredienser: socker, salt. Vi kan inte garantera att det är fritt från nötter.",
      "Składniki: cukier, sól. Nie możemy zagwarantować braku orzechów.",
      "Složení: cukr, sůl. Nemůžeme zaručit nepřítomnost ořechů.",
    ])
  func refusedGuarantee(text: String) {
    #expect(declaredPresences(in: text) == [.nuts: .mayContain])
  }
}
