import LabelModel
import LabelParsing
import Testing

/// Names of foods that hold the letters of an allergen and are none.
@Suite("Words that only look like an allergen")
struct FalseAllergenTests {
  private func found(_ text: String) -> Set<Allergen> {
    Set(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map(\.allergen))
  }

  @Test(
    "They name none",
    arguments: [
      "Composition: chicken, maize gluten, corn gluten meal, rice gluten, beet pulp",
      "Zusammensetzung: Mais, Maisgluten, Reis-Gluten, Rübenschnitzel",
      "Composition : gluten de maïs, riz, gluten de pomme de terre, sel",
      "Composizione: glutine di mais, riso, pollo",
      "Composición: gluten de maíz, arroz, pollo",
      "Skład: gluten kukurydziany, ryż, sól",
      "Összetevők: kukoricaglutén, rizs, só",
      "Ingredienser: kött av gris och nöt, vatten, salt, svartpeppar",
      "Ingredienser: kött av gris 45 % och nöt 30 %, vatten, salt",
      "Ingredienser: mandelpotatis, smörgåsgurka, fläsklägg, salt",
      "Zutaten: Lachsschinken, Schweineschmalz, Speisesalz",
      "Zutaten: Wasser, Muschelnudeln, Speisesalz",
      "Składniki: śledziona, woda, sól",
      "Složení: voda, sůl, mléčnan sodný, koření",
      "Složení: syrové kakaové boby, třtinový cukr",
      "Zloženie: voda, soľ, mliečnan sodný",
      "Sestavine: grahove beljakovine, voda, sol",
      "Sestavine: krompirjev pire, sol, voda",
      "Ingrédients : haricots beurre, eau, sel",
      "Ingrédients : crème de vinaigre balsamique, crème végétale, sel",
      "Ingrédients : fromage de tête, sel, poivre",
      "Ingredientes: yemas de espárragos, agua, sal",
      "Συστατικά: κρόκος Κοζάνης, νερό, γαλακτικό ασβέστιο",
      "Összetevők: víz, mogyoróhagyma, csigatészta, kagylótészta",
      "Koostisosad: suhkur, vesi, apelsini koor, sool",
      "Ainekset: sokeri, vesi, lakritsi. Sisältää lakritsia, liiallinen syönti voi kohottaa verenpainetta.",
      "Ingredients: sugar, crab apples, custard apple, water",
      "Ingredients: rice flour, dairy-free cheese alternative, plant-based cream, salt",
      "Съставки: грахов белтък, вода, сол",
    ])
  func none(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "What is beside them is named",
    arguments: [
      ("Composition: wheat gluten, maize gluten", [.gluten]),
      ("Zusammensetzung: Weizengluten, Mais, Gluten", [.gluten]),
      ("Składniki: masło orzechowe, sól", [.peanuts]),
      ("Składniki: orzeszki arachidowe, sól", [.peanuts]),
      ("Zloženie: burské oriešky, soľ", [.peanuts]),
      ("Složení: sýrový prášek, sůl", [.milk]),
      ("Sestavine: beljak, pira, sol", [.egg, .gluten]),
      ("Ingrédients : noix de Saint-Jacques, eau, sel", [.molluscs]),
      ("Zutaten: Lachs, Speisesalz", [.fish]),
      ("Съставки: яйчен белтък, вода", [.egg]),
      ("Kan innehålla spår av nöt.", [.nuts]),
      ("Ainekset: vesi, voi, suola", [.milk]),
    ] as [(String, Set<Allergen>)])
  func others(text: String, allergens: Set<Allergen>) {
    #expect(found(text) == allergens)
  }

  @Test(
    "The analysis of a pet food is no list of ingredients",
    arguments: [
      "Kompletní krmivo. Analytické složky: hrubý protein 11 %, hrubý tuk 5 %, vlhkost 79 %.",
      "Kompletné krmivo. Analytické zložky: hrubý proteín 11 %, hrubé tuky 5 %, vlhkosť 79 %.",
      "Teljes értékű eledel. Analitikai összetevők: nyersfehérje 11 %, nyerszsír 5 %, nedvesség 79 %.",
      "Popolna hrana. Analitske sestavine: surove beljakovine 11 %, surove maščobe 5 %, vlaga 79 %.",
      "Popolna hrana. Analitska sestava: surove beljakovine 11 %, surove maščobe 5 %, vlaga 79 %.",
      "Potpuna hrana. Analitički sastojci: sirove bjelančevine 11 %, sirove masti 5 %, vlaga 79 %.",
      "Пълноценна храна. Аналитични съставки: суров протеин 11 %, сурови мазнини 5 %, влага 79 %.",
      "Πλήρης τροφή. Αναλυτικά συστατικά: πρωτεΐνη 11 %, λιπαρές ουσίες 5 %, υγρασία 79 %.",
      "Täysravinto. Analyyttiset ainesosat: raakavalkuainen 11 %, raakarasva 5 %, kosteus 79 %.",
      "Täissööt. Analüütilised koostisosad: toorproteiin 11 %, toorrasv 5 %, niiskus 79 %.",
      "Barība. Analītiskās sastāvdaļas: kopproteīns 11 %, koptauki 5 %, mitrums 79 %.",
      "Pašaras. Analizinės sudedamosios dalys: žali baltymai 11 %, žali riebalai 5 %, drėgmė 79 %.",
      "Complete food. Analytical composition: protein 11 %, fat content 5 %, moisture 79 %.",
    ])
  func analysis(text: String) {
    let found = findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
    #expect(found.lists == [])
    #expect(found.allergens == [])
  }
}
