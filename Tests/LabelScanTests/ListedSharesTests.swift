import Foundation
import LabelModel
import Testing

/// Shares of ingredients that have a constituent's name.
@Suite struct ListedSharesTests {
  @Test("Animal fat of the ingredients is not the fat of an analysis that lacks one")
  func animalFat() async {
    let record = await record(
      of: """
        Alimento completo per gatti.
        Composizione: pollo (20%), riso 14%, grassi animali 5%.
        Componenti analitici: Materia inorganica 2,8 %, Proteina grezza 11,5 %, Umidità 81,9 %, Fibra grezza 0,9 %.
        """)
    #expect(record.nutrients[.fat] == nil)
    #expect(record.nutrients[.protein]?.quantity == Quantity(11.5, .percent))
  }

  @Test("The fat of an analysis stays beside an ingredient of the same share")
  func sameShare() async {
    let record = await record(
      of: """
        Complete pet food for cats.
        Composition: chicken (20%), rice 14%, animal fat 5%.
        Analytical constituents: protein 11.5%, fat content 5%, crude ash 2.8%, crude fibre 0.9%, moisture 78%.
        """)
    #expect(record.nutrients[.fat]?.quantity == Quantity(5, .percent))
  }

  @Test("The fat of an analysis whose heading was misread stays, with letters behind its name")
  func misreadHeading() async {
    let record = await record(
      of: """
        Complete pet food for cats.
        INGREDIENTS: Turkey, Chicken, Poultry Liver, Water, Guar Gum, Salt, Folic Acid, Menadione Sodium
        Bisulfite Complex GUI ANALYSIS: Crude Protein (min.) 9.0%; Crude Fat ie 5.0%; Crude Fiber
        (max.) 1.5%; Moisture (max.) 80.0%; Ash (max.) 3.0%.
        """)
    #expect(record.nutrients[.fat]?.quantity == Quantity(5, .percent))
    #expect(record.nutrients[.protein]?.quantity == Quantity(9, .percent))
  }
}
