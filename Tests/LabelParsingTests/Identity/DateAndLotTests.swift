import LabelModel
import LabelParsing
import Testing

@Suite("Best-before dates and lots")
struct DateAndLotTests {
  private func read(_ lines: [PrintedLine]) -> LabelIdentity {
    IdentityReader().read(printedPage(lines))
  }

  private func dates(_ lines: [PrintedLine]) -> [String] {
    read(lines).bestBeforeDates.filter { $0.confidence >= .leastOfIdentity }.map(\.value.iso)
  }

  private static let printed: [(String, String)] = [
    ("Mindestens haltbar bis: 12.03.2026", "2026-03-12"),
    ("MHD 12.03.26", "2026-03-12"),
    ("à consommer de préférence avant le 12/03/2026", "2026-03-12"),
    ("Da consumarsi preferibilmente entro il 03.2026", "2026-03"),
    ("Najlepiej spożyć przed: 12.03.2026", "2026-03-12"),
    ("Best before 12 MAR 2026", "2026-03-12"),
    ("BEST BY MAR 2026", "2026-03"),
    ("EXP 2026-03-12", "2026-03-12"),
    ("EXP 03/26", "2026-03"),
    ("EXP 25/03/2026", "2026-03-25"),
    ("Bäst före 2026-03-12", "2026-03-12"),
    ("Годен до 12.03.2026", "2026-03-12"),
    ("Best if used by MAR 12 2026", "2026-03-12"), ("BEST BY March 12, 2026", "2026-03-12"),
    ("Best before end: 03 2026", "2026-03"), ("Mindestens haltbar bis Ende 03 2026", "2026-03"),
    ("BBE 31/03/2026 07:15", "2026-03-31"), ("BBE MAR 2026", "2026-03"),
    ("À consommer de préférence avant fin août 2026", "2026-08"),
    ("EXP 12 SEPT 2026", "2026-09-12"),
  ]

  @Test("Dates are read in the usual forms and languages", arguments: printed)
  func forms(line: String, date: String) {
    #expect(dates([PrintedLine(text: line)]) == [date])
  }

  @Test(
    "Words that begin like a month, and two numbers without words, are no dates",
    arguments: ["Energy 2075 kJ", "Margarine 2040", "Decaf 2030", "10 2030", "Setting 5 2030"])
  func noMonths(line: String) {
    #expect(read(runningText + [PrintedLine(text: line)]).bestBeforeDates.isEmpty)
  }

  @Test("Where day and month may be exchanged, both are candidates and none is sure")
  func ambiguous() {
    let identity = read(["Best before 03/04/2026"])
    #expect(Set(identity.bestBeforeDates.map(\.value.iso)) == ["2026-04-03", "2026-03-04"])
    #expect(identity.bestBeforeDates.allSatisfy { $0.confidence < .leastOfIdentity })
  }

  @Test("In languages that write the day first, the order is certain")
  func dayFirst() {
    #expect(dates(["À consommer de préférence avant le 03/04/2026"]) == ["2026-04-03"])
  }

  @Test(
    "What the calendar does not have is no date",
    arguments: [
      "31.02.2026", "12.13.2026", "00.05.2026", "32.01.26", "12.03.1926", "5.10.2", "1.30",
    ])
  func impossible(text: String) {
    #expect(read([PrintedLine(text: "MHD " + text)]).bestBeforeDates.isEmpty)
  }

  @Test("The only date of a page with such words is meant, wherever it is printed")
  func elsewhere() {
    let lines: [PrintedLine] =
      ["Mindestens haltbar bis: siehe Deckel"] + runningText + ["", "26.09.2027"]
    #expect(dates(lines) == ["2027-09-26"])
    #expect(dates(runningText + ["26.09.2027"]).isEmpty)
  }

  @Test("A date of production is not taken for the best-before date")
  func production() {
    #expect(read(["Production date 12.03.2026"]).bestBeforeDates.isEmpty)
    #expect(
      dates(["Hergestellt am 12.03.2025", "", "Mindestens haltbar bis 12.03.2026"])
        == ["2026-03-12"])
  }

  private static let codes: [(String, String)] = [
    ("LOT 13483", "13483"), ("Lot: A1024B", "A1024B"), ("Charge 48808/16D", "48808/16D"),
    ("L143320", "L143320"), ("L.301823", "L301823"), ("L 2018018919", "L2018018919"),
    ("Nr partii: 2231", "2231"), ("EXP 11/2027 L7912", "L7912"),
    ("L 30417 C", "L30417C"), ("L30417 C 08:15", "L30417C"), ("Lot: 30417 C", "30417C"),
    ("Lot: L30417 C", "L30417C"), ("MHD 15.08.27 L207", "L207"),
  ]

  @Test("The lot is the code behind its words or the letter L", arguments: codes)
  func lots(line: String, code: String) {
    let found = read([PrintedLine(text: line)]).lots.filter { $0.confidence >= .leastOfIdentity }
    #expect(found.map(\.value) == [code])
  }

  @Test("Three figures are a lot on the line behind a date, and elsewhere not")
  func shortLots() {
    #expect(read(["Best before 12.05.2027", "L207"]).lots.map(\.value) == ["L207"])
    #expect(read(["Best before: see lid", "L207"]).lots.isEmpty)
  }

  @Test(
    "Words, volumes and dates are no lots",
    arguments: ["Lot of fun", "1 L", "Lot: siehe Deckel", "Lot 12.03.2026", "L-Carnitin", "L12"])
  func noLots(line: String) {
    #expect(read([PrintedLine(text: line)]).lots.isEmpty)
  }
}
