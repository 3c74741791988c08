import BarcodeReading
import LabelModel
import PhotoReading
import Testing

@Suite("Bars and the digits below them")
struct BarcodeSettlingTests {
  private static func readings(_ number: String) throws -> BarcodeReadings {
    BarcodeReadings(doubtful: [
      FoundBarcode(
        gtin: try #require(GTIN(number)), format: "EAN-13",
        box: BoundingBox(left: 0, top: 0, right: 9, bottom: 9))
    ])
  }

  @Test(
    "A doubtful number is believed when ten of its digits are printed in a row",
    arguments: [
      ("4 006381 333931", true), ("Art. 2 006381\"33393l", true), ("6381 333931>", true),
      ("400638133 ??", false), ("4006381 933931", false), ("333931", false), ("", false),
    ])
  func believesPrinted(text: String, isBelieved: Bool) throws {
    var readings = try Self.readings("4006381333931")
    readings.settle(by: RecognizedPage(plainText: "Zutaten: Wasser\n\(text)\n", source: "a.jpg"))
    #expect(readings.settled.map(\.gtin.digits) == (isBelieved ? ["4006381333931"] : []))
    #expect(readings.doubtful.count == (isBelieved ? 0 : 1))
  }

  @Test("A short number must be printed whole")
  func shortNumbers() throws {
    var whole = try Self.readings("96385074")
    whole.settle(by: RecognizedPage(plainText: "9638 5074", source: "a.jpg"))
    #expect(whole.settled.count == 1)
    var part = try Self.readings("96385074")
    part.settle(by: RecognizedPage(plainText: "638507", source: "a.jpg"))
    #expect(part.settled.isEmpty)
  }

  @Test("Where bars settled a number, print settles no other")
  func leavesSettled() throws {
    var readings = try Self.readings("4006381333931")
    let box = BoundingBox(left: 0, top: 0, right: 9, bottom: 9)
    let sure = FoundBarcode(
      gtin: try #require(GTIN("036000291452")), format: "UPC-A", box: box)
    readings.settled = [sure]
    readings.settle(by: RecognizedPage(plainText: "4006381333931", source: "a.jpg"))
    #expect(readings.settled == [sure])
  }
}
