import LabelModel
import LabelParsing
import Testing

/// Sentences that warn of milk and soya; the labels are invented.
@Suite("Sentences that warn of traces")
struct TraceSentenceTests {
  private func found(_ text: String) -> [Allergen: DeclaredAllergen.Presence] {
    Dictionary(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map { ($0.allergen, $0.presence) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "Each is a warning and no ingredient",
    arguments: [
      "Ingredients: water, salt.\nMight contain milk and soya.",
      "Ingredients: water, salt.\nPossibly contains: milk, soya.",
      "Ingredients: water, salt.\nMilk and soya are also used in our factory.",
      "Ingredients: water, salt.\nOur factory handles milk and soya.",
      "Zutaten: Wasser, Speisesalz.\nEnthält möglicherweise: Milch, Soja.",
      "Zutaten: Wasser, Speisesalz.\nIn der Produktionsstätte werden Milch und Soja verarbeitet.",
      "Zutaten: Wasser, Speisesalz.\nWir verarbeiten auch Milch und Soja.",
      "Zutaten: Wasser, Speisesalz.\nMilch und Soja in Spuren möglich.",
      "Ingrédients : eau, sel.\nContient éventuellement : lait, soja.",
      "Ingrédients : eau, sel.\nContamination croisée possible : lait, soja.",
      "Ingrediënten: water, zout.\nBevat mogelijk: melk, soja.",
      "Ingredienti: acqua, sale.\nPossibile presenza di latte e soia.",
      "Ingredientes: agua, sal, azúcar.\nEn esta fábrica se utiliza leche y soja.",
      "Ingredienser: vatten, socker.\nInnehåller eventuellt mjölk och soja.",
      "Ingredienser: vatten, socker.\nKan innehålla: mjölk, soja.",
      "Ingredientes: água, açúcar.\nPode conter leite e soja.",
      "Ingredientes: água, açúcar.\nFabricado numa unidade que utiliza leite e soja.",
      "Ingredienser: vand, sukker.\nIndeholder muligvis spor af mælk og soja.",
      "Ainesosat: vesi, suola.\nSamalla linjalla käsitellään maitoa ja soijaa.",
      "Składniki: woda, sól.\nProdukt może zawierać alergeny: mleko, soja.",
      "Složení: voda, cukr.\nMožný výskyt mléka a sóji.",
      "Sestavine: voda, sol.\nMožna prisotnost mleka in soje.",
      "Sastojci: voda, sol.\nU proizvodnji se koriste i mlijeko i soja.",
      "Ingrediente: apă, sare.\nPoate să conțină lapte și soia.",
      "Съставки: вода, сол.\nВ предприятието се преработват мляко и соя.",
      "Συστατικά: νερό, αλάτι.\nΊσως περιέχει γάλα και σόγια.",
      "Koostisosad: vesi, sool.\nTootmises kasutatakse ka piima ja soja.",
    ])
  func warning(text: String) {
    #expect(found(text) == [.milk: .mayContain, .soy: .mayContain])
  }

  @Test("A badly read verb with a colon heads what follows, not the list before it")
  func headedByBadlyReadVerb() {
    let text =
      "Zutaten: Zucker, Getreide (Reismehl, Weizenmalz, Salz), Reismehl, Kann :nthalten: Mandeln, Milch."
    #expect(found(text) == [.gluten: .contains, .nuts: .mayContain, .milk: .mayContain])
  }

  @Test(
    "A word for \"contains\" ends a warning whose first words a point or a line's end cuts off",
    arguments: [
      "Съставки: захар, сол. Може да. съдържа мляко и соя.",
      "Съставки: захар, сол. може да”\nсъдържа мляко и соя.",
      "Ingrediente: apă, zahăr, sare. Poate. conține lapte și soia.",
      "AINESOSAT: VESI, SUOLA. SAAT\nSISÄLTÄÄ MAITOA JA SOIJAA.",
      "Съставки: захар, сол. Може да съдържа следи от. МЛЯКО и СОЯ.",
    ])
  func cutWarning(text: String) {
    #expect(found(text) == [.milk: .mayContain, .soy: .mayContain])
  }

  @Test("With a small letter behind a point it names nothing, and is for review")
  func headlessVerb() {
    let page = RecognizedPage(
      plainText: "Съставки: захар, сол. съдържа мляко и соя.", source: "label.txt")
    let reading = findIngredients(on: page)
    #expect(reading.allergens.isEmpty)
    #expect(reading.unreadStatements.count == 1)
  }

  @Test("Finnish butter with a share begins no warning")
  func butter() {
    let text = "Ainesosat: vehnäjauho, voi 12 %, kananmuna, suola. Saattaa sisältää pähkinää."
    #expect(
      found(text) == [.gluten: .contains, .milk: .contains, .egg: .contains, .nuts: .mayContain])
  }

  @Test("A Turkish verb warns of nothing behind it")
  func verbFinal() {
    let text = "İçindekiler: susam, şeker, su. Yer hıstığı içerebilir, Gluten içermez."
    #expect(found(text) == [.sesame: .contains])
  }

  @Test("A Hungarian verb at the beginning of a line warns of the names before it")
  func wrappedVerb() {
    let text = "ÖSSZETEVŐK: VÍZ, CUKOR, SÓ. HALAT\nTARTALMAZHAT. GLUTÉNT NEM TARTALMAZ."
    #expect(found(text) == [.fish: .mayContain])
  }

  @Test("A point before a small letter separates two ingredients")
  func pointForComma() {
    let text = "Съставки: пшенично брашно, захар. краве масло. яйца, сол."
    #expect(found(text) == [.gluten: .contains, .milk: .contains, .egg: .contains])
  }
}
