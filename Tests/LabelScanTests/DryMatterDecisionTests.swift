import Foundation
import LabelModel
import Testing

/// Decisions about texts that state amounts of the dry matter.
@Suite struct DryMatterDecisionTests {
  @Test("An analysis in dry matter is not another food's")
  func dryMatter() async {
    let record = await record(
      of: """
        Complete pet food for cats
        Analytical constituents: Protein 10%, Fat content 5%, Crude fibre 0.4%, Crude ash 2%, Moisture 80%
        In dry matter: Protein 50%, Fat content 25%, Crude fibre 2%, Crude ash 10%
        """)
    #expect(record.nutrients[.fiber]?.quantity.value == 0.4)
  }

  @Test(
    "Constituents of the dry matter are for review, also without a moisture",
    arguments: ["Ash 8%", "Crude ash 8%"])
  func dryMatterAlone(ash: String) async {
    let record = await record(
      of: """
        Complete cat food
        Guaranteed analysis (dry matter basis)
        Crude Protein 50%
        Crude Fat 25%
        Crude Fiber 2%
        \(ash)
        """)
    #expect(record.nutrients.isEmpty)
    #expect(record.forReview.contains { $0.nutrient == .protein && $0.basis == .dryMatter })
  }

  @Test("Constituents of the dry matter are for review beside a moisture that is not sure")
  func dryMatterBesideMoisture() async {
    let record = await record(
      of: """
        Cat food
        Guaranteed analysis on a dry matter basis
        protein 50%, fat 25%, fibre 2%, ash 9%, moisture 78%
        """)
    #expect(record.nutrients[.protein] == nil && record.nutrients[.fat] == nil)
    #expect(record.forReview.contains { $0.nutrient == .protein && $0.basis == .dryMatter })
  }

  @Test(
    "A heading of dry matter holds for all amounts below it, whatever is doubtful about them",
    arguments: [("50%", "102%", "2%", "8%"), ("50", "25", "2", "8")])
  func headedByDryMatter(amounts: (String, String, String, String)) async {
    let record = await record(
      of: """
        Complete cat food
        Guaranteed analysis (dry matter basis)
        Crude Protein \(amounts.0)
        Crude Fat \(amounts.1)
        Crude Fiber \(amounts.2)
        Ash \(amounts.3)
        """)
    #expect(record.nutrients.isEmpty)
    #expect(record.forReview.contains { $0.nutrient == .fiber })
    for value in record.forReview {
      #expect(value.basis == .dryMatter && !value.reason.text.contains("as fed"), "\(value)")
    }
  }
}
