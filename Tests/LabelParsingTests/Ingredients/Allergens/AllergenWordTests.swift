import LabelModel
import LabelParsing
import Testing

/// Kinds, parts and compounds by which lists name an allergen.
@Suite("Words of lists that are an allergen")
struct AllergenWordTests {
  private func found(_ text: String) -> Set<Allergen> {
    Set(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map(\.allergen))
  }

  private static let lists: [(String, Allergen)] = [
    ("Ingredients: water, labneh, salt", .milk),
    ("Ingredients: water, natto, salt", .soy),
    ("Zutaten: Wasser, Sbrinz, Speisesalz", .milk),
    ("Zutaten: Wasser, Halva, Speisesalz", .sesame),
    ("Ingrédients : eau, sauce Worcestershire, sel", .fish),
    ("Ingredienser: vatten, maräng, socker", .egg),
    ("Ainekset: vesi, parmesaani, suola", .milk),
    ("Składniki: woda, beza, sól", .egg),
    ("Sastojci: voda, indijski oraščići, sol", .nuts),
    ("Összetevők: víz, szejtán, só", .gluten),
    ("Съставки: вода, сурими, сол", .fish),
    ("Sastāvdaļas: ūdens, kamuts, sāls", .gluten),
    ("Sudedamosios dalys: vanduo, maskarponė, druska", .milk),
    ("Ingredients: water, sea bass, salt", .fish),
    ("Ingredients: water, feta, salt", .milk),
    ("Zutaten: Wasser, Krustentierextrakt, Speisesalz", .crustaceans),
    ("Zutaten: Wasser, Matjes, Speisesalz", .fish),
    ("Zutaten: Wasser, Topfen, Speisesalz", .milk),
    ("Zutaten: Wasser, Schlagobers, Speisesalz", .milk),
    ("Zutaten: Zucker, Hühnervolleipulver, Speisesalz", .egg),
    ("Zutaten: Wasser, Perlgraupen, Speisesalz", .gluten),
    ("Ingrédients : eau, merlan, sel", .fish),
    ("Ingrédients : eau, tourteau, sel", .crustaceans),
    ("Ingrédients : eau, protéines sériques, sel", .milk),
    ("Ingrediënten: water, vissaus, zout", .fish),
    ("Ingrediënten: water, bleekselderie, zout", .celery),
    ("Ingrediënten: water, smeltkaas, zout", .milk),
    ("Ingredienti: acqua, branzino, sale", .fish),
    ("Ingredientes: agua, chipirones, sal, azúcar", .molluscs),
    ("Ingredientes: água, robalo, açúcar", .fish),
    ("Ingredienser: vatten, helägg, socker", .egg),
    ("Ingredienser: vatten, fullkornsrågmjöl, socker", .gluten),
    ("Ingredienser: vatten, sellerifrö, socker", .celery),
    ("Ingredienser: vatten, blåmusslor, socker", .molluscs),
    ("Ingredienser: vand, helæg, sukker", .egg),
    ("Ingredienser: vand, fuldkornsrugmel, sukker", .gluten),
    ("Ingredienser: vann, helegg, sukker", .egg),
    ("Ainesosat: vesi, kalaliivate, suola", .fish),
    ("Ainesosat: vesi, sinisimpukka, suola", .molluscs),
    ("Innihald: vatn, steinbítur, salt", .fish),
    ("Składniki: woda, szproty, sól", .fish),
    ("Składniki: woda, omułki, sól", .molluscs),
    ("Složení: voda, kapr, cukr", .fish),
    ("Složení: voda, olihně, cukr", .molluscs),
    ("Zloženie: voda, rybia múčka, cukor", .fish),
    ("Zloženie: voda, bryndza, cukor", .milk),
    ("Sestavine: voda, oslič, sol", .fish),
    ("Sestavine: voda, lupinarji, sol", .nuts),
    ("Sastojci: voda, šaran, sol", .fish),
    ("Összetevők: víz, ponty, só", .fish),
    ("Összetevők: víz, mogyoróvaj, só", .peanuts),
    ("Ingrediente: apă, crap, sare", .fish),
    ("Ingrediente: apă, telemea, sare", .milk),
    ("Съставки: вода, цаца, сол", .fish),
    ("Съставки: вода, макадамия, сол", .nuts),
    ("Συστατικά: νερό, νιφάδες βρόμης, αλάτι", .gluten),
    ("Συστατικά: νερό, λαβράκι, αλάτι", .fish),
    ("Συστατικά: νερό, γραβιέρα, αλάτι", .milk),
    ("Koostisosad: vesi, kanamuna, sool", .egg),
    ("Koostisosad: vesi, lõssipulber, sool", .milk),
    ("Koostisosad: vesi, sarapuupähkel, sool", .nuts),
    ("Sastāvdaļas: ūdens, šprotes, sāls", .fish),
    ("Sudedamosios dalys: vanduo, šprotai, druska", .fish),
    ("Sudedamosios dalys: vanduo, pieniškas šokoladas, druska", .milk),
    ("Ingredjenti: ilma, ġunġlien, melħ", .sesame),
    ("Zutaten: Wasser, Langustinen, Salz", .crustaceans),
    ("Zutaten: Wasser, Eierpulver, Salz", .egg),
    ("Ingrediënten: water, tofoe, zout", .soy),
    ("Sastojci: voda, indijski oraščić, sol", .nuts),
    ("Συστατικά: νερό, ξινόγαλα, αλάτι", .milk),
    ("Съставки: вода, масло краве, сол", .milk),
    ("Состав: вода, устричный соус, соль", .molluscs),
    ("Склад: вода, крупа манна, сіль", .gluten),
    ("İçindekiler: su, morina, tuz", .fish),
    ("Comhábhair: uisce, síolta sesame, salann", .sesame),
  ]

  @Test("Each is its allergen", arguments: lists)
  func word(list: String, allergen: Allergen) {
    #expect(found(list) == [allergen])
  }

  @Test(
    "Words that hold such a name are none",
    arguments: [
      "Ingredients: water, aubergine caviar, cashew apple juice, maize couscous",
      "Ingrédients : eau, caviar d'aubergine, couscous de maïs, sel",
      "Ingredienti: acqua, caviale di melanzane, couscous di mais, sale",
      "Ingredientes: agua, setas ostra, caviar de berenjena, sal, azúcar",
      "Ingredientes: água, noz de coco, cogumelos ostra, açúcar",
      "Zutaten: Wasser, Haferwurzel, Auberginenkaviar, Speisesalz",
      "Ingredienser: vatten, äggplanta, fläsklägg, socker",
      "Ingredienser: vand, smørbønner, sukker",
      "Ingredienser: vann, lammelegg, pålegg, sukker",
      "Sestavine: voda, lupine indijskega trpotca, jajčevec, bukov ostrigar, sol",
      "Sastojci: voda, krupica od kukuruza, sol",
      "Összetevők: víz, tojásgyümölcs, só",
      "Ingrediente: apă, bureți păstrăv, sare. Cod produs: 1234",
      "Съставки: вода, кедрови ядки, сол",
      "Sastāvdaļas: ūdens, ciedru rieksti, kabaču ikri, austersēne, sāls",
      "Sudedamosios dalys: vanduo, kedro riešutai, druska",
    ])
  func lookalike(list: String) {
    #expect(found(list) == [])
  }
}
