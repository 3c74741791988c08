import Evaluation
import Foundation
import LabelModel
import Testing

@Suite("Everything accepted is judged") struct JudgeAcceptedTests {
  /// A truth, a record, and the verdicts on the record's facts.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var truth: String
    var record: String
    /// The facts with `right`, `unjudged` or a cause.
    var verdicts: [String]
  }

  private static func words(_ fact: AcceptedFact) -> String {
    let verdict =
      switch fact.verdict {
      case .right: "right"
      case .unjudged: "unjudged"
      case .wrong(let cause): cause.rawValue
      }
    return "\(fact.part.rawValue).\(fact.field) \(verdict)"
  }

  private static func label(_ truth: String, _ record: String) throws -> EvaluatedLabel {
    let decoder = JSONDecoder()
    return EvaluatedLabel(
      truth: try decoder.decode(
        TruthLabel.self, from: Data(#"{"image":"a.jpg",\#(truth)}"#.utf8)),
      record: try decoder.decode(
        ScorableRecord.self, from: Data(#"{"image":"a.jpg",\#(record)}"#.utf8)))
  }

  static let panel =
    #""subject":"food","basis":"per100g","nutrients":{"fat":{"value":3},"#
    + #""salt":{"value":0.5},"#
    + #""sodium":{"value":200,"unit":"mg"},"cholesterol":{"value":7,"unit":"mg"}}"#
  static let columns =
    panel + #","perServing":{"fat":{"value":1},"sodium":{"value":70,"unit":"mg"}}"#

  static let cases: [Case] = [
    Case(
      testDescription: "a mineral or cholesterol that the truth states is judged, others are not",
      truth: panel,
      record:
        #""basis":"per100g","nutrients":{"cholesterol":{"value":7,"unit":"mg"},"#
        + #""iron":{"value":2,"unit":"mg"}}"#,
      verdicts: ["nutrients.cholesterol right", "nutrients.iron unjudged"]),
    Case(
      testDescription: "a core nutrient that the truth lacks is not printed",
      truth: panel, record: #""basis":"per100g","nutrients":{"fiber":{"value":4}}"#,
      verdicts: ["nutrients.fiber notPrinted"]),
    Case(
      testDescription: "each wrong number has its cause",
      truth: columns,
      record: #""basis":"per100g","nutrients":{"fat":{"value":1},"salt":{"value":3},"#
        + #""sodium":{"value":200,"unit":"g"},"cholesterol":{"value":70,"unit":"µg"}}"#,
      verdicts: [
        "nutrients.fat neighbouringColumn", "nutrients.cholesterol otherValue",
        "nutrients.salt neighbouringRow", "nutrients.sodium unit",
      ]),
    Case(
      testDescription: "a number one slip away is misread",
      truth: #""subject":"food","basis":"per100g","nutrients":{"fat":{"value":14.2}}"#,
      record: #""basis":"per100g","nutrients":{"fat":{"value":142}}"#,
      verdicts: ["nutrients.fat misread"]),
    Case(
      testDescription: "the serving's column is judged, alone or beside the main one",
      truth: columns,
      record:
        #""basis":"per100g","nutrients":{},"perServing":{"fat":{"value":1},"#
        + #""sodium":{"value":7,"unit":"mg"}}"#,
      verdicts: ["perServing.fat right", "perServing.sodium neighbouringRow"]),
    Case(
      testDescription: "the serving's column alone, said to be that, is right",
      truth: columns, record: #""basis":"perServing","nutrients":{"fat":{"value":1}}"#,
      verdicts: ["nutrients.fat right"]),
    Case(
      testDescription: "a column that is not printed is wrong, whatever its numbers",
      truth: panel,
      record:
        #""basis":"per100ml","nutrients":{"fat":{"value":3}},"#
        + #""perServing":{"fat":{"value":1}}"#,
      verdicts: ["nutrients.fat basisWrong", "perServing.fat basisWrong"]),
    Case(
      testDescription: "a right number without a basis is wrong",
      truth: panel, record: #""nutrients":{"fat":{"value":3}}"#,
      verdicts: ["nutrients.fat basisUnknown"]),
    Case(
      testDescription: "any basis is right where the truth has none",
      truth: #""subject":"food","basis":null,"nutrients":{"fat":{"value":3}}"#,
      record:
        #""basis":"per100ml","nutrients":{"fat":{"value":3}},"#
        + #""perServing":{"fat":{"value":1}}"#,
      verdicts: ["nutrients.fat right", "perServing.fat unjudged"]),
    Case(
      testDescription: "a pet food's bound and a printed sign belong to the value",
      truth:
        #""subject":"petFood","basis":"asFed","taurine":{"value":0.1,"unit":"%"},"#
        + #""nutrients":{"#
        + #""protein":{"value":8,"unit":"%","bound":"minimum"},"fat":{"value":5,"unit":"%"},"#
        + #""fiber":{"value":0.5,"unit":"%","modifier":"<"},"ash":{"value":2,"#
        + #""unit":"%","bound":"maximum"}}"#,
      record: #""basis":"asFed","nutrients":{"protein":{"value":8,"unit":"%","bound":"minimum"},"#
        + #""fat":{"value":5,"unit":"%","bound":"minimum"},"fiber":{"value":0.5,"unit":"%"},"#
        + #""ash":{"value":2,"unit":"%"},"taurine":{"value":0.1,"unit":"%","bound":"minimum"}}"#,
      verdicts: [
        "nutrients.fat bound", "nutrients.fiber bound", "nutrients.protein right",
        "nutrients.ash bound", "nutrients.taurine right",
      ]),
    Case(
      testDescription:
        "every value is wrong where no values are printed, and legible facts are not",
      truth:
        #""subject":"food","basis":null,"nutrients":{},"allergens":[],"#
        + #""barcode":"4006381333931""#,
      record:
        #""basis":"per100g","nutrients":{"iron":{"value":2,"unit":"mg"}},"#
        + #""perServing":{"fat":{"value":1}},"#
        + #""servingSize":{"value":30,"unit":"g"},"barcode":{"gtin":"4006381333931","#
        + #""source":"photo"}"#,
      verdicts: [
        "nutrients.iron nothingPrinted", "perServing.fat nothingPrinted",
        "package.servingSize unjudged", "package.barcode right",
      ]),
    Case(
      testDescription: "everything but the barcode is wrong where nothing is printed",
      truth: #""subject":"food","basis":null,"nutrients":{},"allergens":[],"mayContain":[]"#,
      record:
        #""nutrients":{"calcium":{"value":2,"unit":"mg"}},"#
        + #""barcode":{"gtin":"4006381333931","source":"photo"},"#
        + #""brand":{"value":"Acme","source":"ocr"},"lot":{"value":"L1","#
        + #""source":"ocr"},"ingredients":{"text":"x"},"#
        + #""netQuantity":{"value":200,"unit":"ml","count":null,"source":"ocr"}"#,
      verdicts: [
        "nutrients.calcium nothingPrinted", "package.barcode unjudged",
        "package.brand nothingPrinted", "package.netQuantity nothingPrinted",
        "package.lot nothingPrinted", "package.ingredients nothingPrinted",
      ]),
    Case(
      testDescription: "illegible values are unjudged, and no others",
      truth: #""subject":"food","basis":null,"nutrients":{},"ambiguous":["fat"]"#,
      record: #""basis":"per100g","nutrients":{"fat":{"value":2},"salt":{"value":1}}"#,
      verdicts: ["nutrients.fat unjudged", "nutrients.salt notPrinted"]),
    Case(
      testDescription: "the package's facts are compared with those that the truth states",
      truth:
        #""subject":"food","nutrients":{"fat":{"value":1}},"servingSizeGrams":125,"#
        + #""energyKcalPerKg":1292,"#
        + #""barcode":"036000291452","name":"Bio Puderzucker","brand":"Kikkoman","#
        + #""languages":["de"]"#,
      record: #""nutrients":{},"servingSize":{"value":12.5,"unit":"g"},"#
        + #""calorieContent":{"value":1292,"unit":"kcal/kg","source":"ocr"},"#
        + #""barcode":{"gtin":"00036000291452","source":"photo"},"#
        + #""name":{"value":"Blo Puderzucker","source":"ocr"},"#
        + #""brand":{"value":"KIKKOMAN","source":"ocr"},"#
        + #""bestBefore":{"value":"2030-01","source":"ocr"}"#,
      verdicts: [
        "package.servingSize misread", "package.calorieContent right", "package.barcode right",
        "package.name misread", "package.brand right", "package.bestBefore unjudged",
      ]),
    Case(
      testDescription: "what a database or a person states is not judged",
      truth:
        #""subject":"food","nutrients":{"fat":{"value":1}},"name":"Senf","#
        + #""barcode":"036000291452""#,
      record:
        #""nutrients":{"fat":{"value":9,"source":"api"}},"name":{"value":"Ketchup","#
        + #""source":"api"},"#
        + #""barcode":{"gtin":"4006381333931","source":"manual"}"#,
      verdicts: []),
    Case(
      testDescription: "a name in another language of the label is unjudged, another name is wrong",
      truth:
        #""subject":"food","nutrients":{"fat":{"value":1}},"name":"Kichererbsen","#
        + #""languages":["de","fr"]"#,
      record: #""nutrients":{},"name":{"value":"Pois chiches","source":"ocr"}"#,
      verdicts: ["package.name unjudged"]),
    Case(
      testDescription: "a name is wrong where the label has one language",
      truth:
        #""subject":"food","nutrients":{"fat":{"value":1}},"name":"Kichererbsen","#
        + #""languages":["de"]"#,
      record: #""nutrients":{},"name":{"value":"Linsen","source":"ocr"}"#,
      verdicts: ["package.name otherValue"]),
  ]

  @Test("Judges as a hostile reader does", arguments: cases)
  func judges(_ example: Case) throws {
    let label = try Self.label(example.truth, example.record)
    #expect(label.accepted.map(Self.words) == example.verdicts)
  }

  @Test("The figures count every accepted fact once, by cause and field")
  func figures() throws {
    let label = try Self.label(
      Self.columns,
      #""basis":"per100g","nutrients":{"fat":{"value":3},"salt":{"value":3},"iron":{"value":1}},"#
        + #""perServing":{"iron":{"value":1},"fat":{"value":1}}"#)
    let figures = EvaluationReport([label, label]).accepted
    #expect(figures.stated == 12)
    #expect(figures.right == 4)
    #expect(figures.wrong == [.neighbouringRow: 2])
    #expect(figures.unjudged == ["iron": 4])
    #expect(figures.precision == 0.6667)
  }
}
