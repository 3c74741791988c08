import Foundation
import LabelModel
import Testing

@Suite struct PrintedDateTests {
  @Test("The calendar decides which days there are")
  func calendar() {
    #expect(PrintedDate(year: 2028, month: 2, day: 29)?.iso == "2028-02-29")
    #expect(PrintedDate(year: 2026, month: 2, day: 29) == nil)
    #expect(PrintedDate(year: 2026, month: 4, day: 31) == nil)
    #expect(PrintedDate(year: 2026, month: 13) == nil)
    #expect(PrintedDate(year: 1999, month: 12) == nil)
    #expect(PrintedDate(year: 2026, month: 3)?.iso == "2026-03")
  }

  @Test("The form of ISO 8601 is read back, other texts are not")
  func iso() {
    #expect(PrintedDate(iso: "2026-03-12") == PrintedDate(year: 2026, month: 3, day: 12))
    #expect(PrintedDate(iso: "2026-03") == PrintedDate(year: 2026, month: 3))
    for text in ["2026", "12.03.2026", "2026-3-1", "2026-02-30", "2026-03-12-01", ""] {
      #expect(PrintedDate(iso: text) == nil, "\(text)")
    }
  }

  @Test("A month alone means its end")
  func order() throws {
    let month = try #require(PrintedDate(iso: "2026-03"))
    #expect(try #require(PrintedDate(iso: "2026-03-31")) < month)
    #expect(month < (try #require(PrintedDate(iso: "2026-04-01"))))
  }

  @Test("Contents in two systems of units are one if they agree to 3 %")
  func contents() {
    #expect(PackageQuantity(12, .ounce).isSameContent(as: PackageQuantity(340, .gram)))
    #expect(PackageQuantity(1, .kilogram).isSameContent(as: PackageQuantity(1_000, .gram)))
    #expect(
      PackageQuantity(85, .gram, count: 6).isSameContent(as: PackageQuantity(510, .gram)))
    #expect(!PackageQuantity(12, .ounce).isSameContent(as: PackageQuantity(400, .gram)))
    #expect(!PackageQuantity(250, .millilitre).isSameContent(as: PackageQuantity(250, .gram)))
  }
}
