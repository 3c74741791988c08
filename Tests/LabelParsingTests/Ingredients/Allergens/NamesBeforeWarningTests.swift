import LabelModel
import LabelParsing
import Testing

/// Warnings whose allergens are named before their cue, behind a list that has no point; the labels are invented.
@Suite("Warnings that name their allergens first")
struct NamesBeforeWarningTests {
  private func found(_ text: String) -> [Allergen: DeclaredAllergen.Presence] {
    let page = RecognizedPage(plainText: text, source: "label.txt")
    return Dictionary(
      findIngredients(on: page).allergens.map { ($0.allergen, $0.presence) },
      uniquingKeysWith: { first, _ in first })
  }

  private static let milk = [
    "Ingredients: water, sugar, salt\nMilk may also be contained in traces.",
    "Ingredients: water, sugar, salt\nMilk may be present in trace amounts.",
    "Zutaten: Wasser, Zucker, Salz\nAuch Milch kann in Spuren vorkommen.",
    "Zutaten: Wasser, Zucker, Salz\nMilch kann in Spuren enthalten sein.",
    "Zutaten: Wasser, Zucker, Salz\nSpuren anderer Allergene: Milch.",
    "Ingrédients : eau, sucre, sel\nDu lait peut être présent à l'état de traces.",
    "Ingrédients : eau, sucre, sel\nLe lait peut également être présent en traces.",
    "Ingrédients : eau, sucre, sel\nLait : traces possibles.",
    "Ingredienti: acqua, zucchero, sale\nAnche il latte può essere presente in tracce.",
    "Ingredientes: agua, azúcar, sal\nLa leche puede estar presente en trazas.",
    "Ingredientes: água, açúcar, sal\nO leite pode estar presente em vestígios.",
    "Ingrediënten: water, suiker, zout\nOok melk kan in sporen aanwezig zijn.",
    "Ingredienser: vand, sukker, salt\nOgså mælk kan forekomme i spor.",
    "Ingredienser: vatten, socker, salt\nÄven mjölk kan förekomma i spår.",
    "Ingredienser: vann, sukker, salt\nOgså melk kan forekomme i spor.",
    "Ainekset: vesi, sokeri, suola\nMyös maitoa voi esiintyä pieninä määrinä.",
    "Innihald: vatn, sykur, salt\nMjólk getur verið til staðar í snefilmagni.",
    "Składniki: woda, cukier, sól\nRównież mleko może występować w śladowych ilościach.",
    "Složení: voda, cukr, sůl\nMléko se může vyskytovat ve stopách.",
    "Zloženie: voda, cukor, soľ\nAj mlieko sa môže vyskytovať v stopách.",
    "Összetevők: víz, cukor, só\nTej nyomokban előfordulhat.",
    "Ingrediente: apă, zahăr, sare\nLaptele poate fi prezent sub formă de urme.",
    "Съставки: вода, захар, сол\nМляко може да присъства в следи.",
    "Sastojci: voda, šećer, sol\nMlijeko može biti prisutno u tragovima.",
    "Sestavine: voda, sladkor, sol\nTudi mleko je lahko prisotno v sledovih.",
    "Συστατικά: νερό, ζάχαρη, αλάτι\nΤο γάλα μπορεί να υπάρχει σε ίχνη.",
    "Koostisosad: vesi, suhkur, sool\nKa piima võib esineda jälgedena.",
    "Sastāvdaļas: ūdens, cukurs, sāls\nArī piens var būt pēdu veidā.",
    "Sudedamosios dalys: vanduo, cukrus, druska\nPieno gali būti pėdsakų.",
    "Ingredjenti: ilma, zokkor, melħ\nIl-ħalib jista' jkun preżenti fi traċċi.",
    "Comhábhair: uisce, siúcra, salann\nD'fhéadfadh bainne a bheith ann.",
  ]

  @Test("Each warns of milk and names no ingredient", arguments: milk)
  func traces(text: String) {
    #expect(found(text) == [.milk: .mayContain])
  }

  @Test(
    "A Turkish sentence about a plant names what it processes first",
    arguments: [
      "Süt işlenen tesiste üretilmiştir.", "Süt işlenen bir tesiste üretilmektedir.",
      "Süt işlendiği tesiste paketlenmiştir.",
    ])
  func turkishPlant(sentence: String) {
    #expect(found("İçindekiler: su, şeker, tuz. " + sentence) == [.milk: .mayContain])
  }

  @Test(
    "Sentences about a kitchen, a factory or a site warn",
    arguments: [
      "Ingredients: water, sugar, salt\nFactory handles milk.",
      "Ingredients: water, sugar, salt\nMade in a kitchen that uses milk.",
      "Zutaten: Wasser, Zucker, Salz\nBetrieb verarbeitet Milch.",
      "Ingrédients : eau, sucre, sel\nUsine manipulant du lait.",
      "Ingredienti: acqua, zucchero, sale\nProdotto in una cucina che utilizza latte.",
      "Ingredientes: agua, azúcar, sal\nElaborado en una cocina que utiliza leche.",
      "Ingrediënten: water, suiker, zout\nGemaakt in een keuken waar melk wordt gebruikt.",
      "Ingredienser: vand, sukker, salt\nProduceret på fabrik, hvor der anvendes mælk.",
      "Ingredienser: vatten, socker, salt\nTillagad i ett kök som använder mjölk.",
      "Składniki: woda, cukier, sól\nZakład przetwarza mleko.",
      "Složení: voda, cukr, sůl\nVyrobeno v kuchyni, kde se používá mléko.",
      "Съставки: вода, захар, сол\nПроизведено в кухня, в която се използва мляко.",
    ])
  func sites(text: String) {
    #expect(found(text) == [.milk: .mayContain])
  }

  @Test("Ingredients before a warning of other allergens are contained")
  func ingredients() {
    #expect(
      found("Zutaten: Zucker, Milch, Soja\nNüsse können in Spuren vorkommen.")
        == [.milk: .contains, .soy: .contains, .nuts: .mayContain])
    #expect(
      found("Enthält Milch, kann Spuren von Nüssen enthalten.")
        == [.milk: .contains, .nuts: .mayContain])
    // The name behind "Spuren von" was not read.
    #expect(
      found("Zutaten: Zucker, gehärtetes\nPflanzenfett, Milch\nkann Spuren von Xyzzen enthalten")
        == [.milk: .contains])
  }

  @Test("Advice behind a warning without a point names no trace")
  func advice() {
    for advice in ["Serve with fish", "Cooking instructions: brush with egg"] {
      #expect(
        found("Ingredients: water, sugar, salt\nMay contain milk\n\(advice)")
          == [.milk: .mayContain])
    }
  }
}
