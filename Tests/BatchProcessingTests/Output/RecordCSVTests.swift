import BatchProcessing
import Foundation
import LabelModel
import Testing

struct RecordCSVTests {
  @Test(
    "A cell cannot be a formula, break its row or its quotes",
    arguments: [
      ("Felix", "Felix"),
      ("=HYPERLINK(\"http://x\")", "\"'=HYPERLINK(\"\"http://x\"\")\""),
      ("+49 30", "'+49 30"),
      ("-1", "'-1"),
      ("@SUM(A1)", "'@SUM(A1)"),
      ("\tx", "' x"),
      ("\r=1+1", "' =1+1"),
      ("\n=1+1", "' =1+1"),
      ("  =1+1", "'  =1+1"),
      ("\u{FEFF}\u{200B}@x", "'\u{FEFF}\u{200B}@x"),
      ("＝1", "'＝1"),
      ("a=1", "a=1"),
      ("a, \"b\"\nc", "\"a, \"\"b\"\" c\""),
      ("red \u{1B}[31m\u{7F}", "red  [31m "),
      ("", ""),
    ])
  func neutralizes(cell: String, written: String) {
    #expect(RecordCSV.row([cell, "x"]) == written + ",x")
  }

  @Test("A row has a cell for every column, empty where nothing is known")
  func hasEveryColumn() throws {
    var record = ProductRecord(
      status: .incomplete, subject: .petFood,
      origin: .images([ImageReference(file: "a.jpg"), ImageReference(file: "b.jpg")]))
    record.nutrients[.protein] = NutrientValue(
      Quantity(try #require(Decimal(string: "10.5")), .percent), source: .ocr)
    record.nutrients[.salt] = NutrientValue(
      Quantity(try #require(Decimal(string: "0.5")), .gram), modifier: .lessThan, source: .ocr)
    record.nutrients[.sugars] = NutrientValue(
      Quantity(0, .gram), modifier: .traces, source: .ocr)
    record.calorieContent = NutrientValue(Quantity(902, .kilocaloriePerKilogram), source: .ocr)
    let cells = RecordCSV.cells(of: record)
    #expect(cells.count == RecordCSV.header.count)
    let row = Dictionary(uniqueKeysWithValues: zip(RecordCSV.header, cells))
    #expect(row["files"] == "a.jpg; b.jpg")
    #expect(row["protein"] == "10.5")
    #expect(row["proteinUnit"] == "%")
    #expect(row["salt"] == "<0.5")
    #expect(row["sugars"] == "traces" && row["sugarsUnit"] == "g")
    #expect(row["calorieContentKcalPerKg"] == "902")
    #expect(row["fat"]?.isEmpty == true)
    #expect(row["barcode"]?.isEmpty == true)
  }

  @Test("The bound of a guaranteed analysis is in a column behind those of earlier versions")
  func hasBounds() throws {
    var record = ProductRecord(status: .valid, subject: .petFood, origin: .images([]))
    record.nutrients = [
      .protein: NutrientValue(Quantity(10, .percent), bound: .minimum, source: .ocr),
      .moisture: NutrientValue(Quantity(78, .percent), bound: .maximum, source: .ocr),
      .fat: NutrientValue(Quantity(5, .percent), source: .ocr),
    ]
    record.calorieContent = NutrientValue(
      Quantity(902, .kilocaloriePerKilogram), bound: .minimum, source: .ocr)
    let row = Dictionary(uniqueKeysWithValues: zip(RecordCSV.header, RecordCSV.cells(of: record)))
    #expect(row["protein"] == "10")
    #expect(row["proteinBound"] == "minimum")
    #expect(row["moistureBound"] == "maximum")
    #expect(row["fatBound"]?.isEmpty == true)
    #expect(row["calorieContentBound"] == "minimum")
    let findings = try #require(RecordCSV.header.firstIndex(of: "findings"))
    let bounds = RecordCSV.header.indices.filter { RecordCSV.header[$0].hasSuffix("Bound") }
    #expect(bounds == Array((findings + 1)..<(findings + 1 + bounds.count)))
  }

  @Test("The serving's size and the scores are behind the columns of earlier versions")
  func hasServingAndScores() {
    let names = ["servingSize", "servingSizeUnit", "nutriScore", "novaGroup"]
    #expect(Array(RecordCSV.header.suffix(4)) == names)
    var record = ProductRecord(
      status: .valid, subject: .food, servingSize: Quantity(30, .gram), origin: .images([]))
    #expect(Array(RecordCSV.cells(of: record).suffix(4)) == ["30", "g", "", ""])
    record.nutriScore = NutriScore(.graded(.d, score: 14))
    record.nova = NovaGroup(.group(4))
    #expect(Array(RecordCSV.cells(of: record).suffix(2)) == ["D", "4"])
    record.nutriScore = NutriScore(.notApplicable(reason: Message(text: "drinks")))
    #expect(Array(RecordCSV.cells(of: record).suffix(2)) == ["", "4"])
  }
}
