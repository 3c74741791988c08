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
    record.calorieContent = NutrientValue(Quantity(902, .kilocaloriePerKilogram), source: .ocr)
    let cells = RecordCSV.cells(of: record)
    #expect(cells.count == RecordCSV.header.count)
    let row = Dictionary(uniqueKeysWithValues: zip(RecordCSV.header, cells))
    #expect(row["files"] == "a.jpg; b.jpg")
    #expect(row["protein"] == "10.5")
    #expect(row["proteinUnit"] == "%")
    #expect(row["salt"] == "<0.5")
    #expect(row["calorieContentKcalPerKg"] == "902")
    #expect(row["fat"]?.isEmpty == true)
    #expect(row["barcode"]?.isEmpty == true)
  }
}
