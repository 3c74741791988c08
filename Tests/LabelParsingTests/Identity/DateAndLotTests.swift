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

  @Test(
    "The package of a medicine or a dressing has no facts",
    arguments: [
      [
        "Composition: Ibuprofenum 150 mg, excipiens ad susp. pro 7.5 ml", "LOT 13483",
        "EXP 09.2026",
      ],
      ["Zusammensetzung: Mineralöl, synthetischer Kleber", "LOT 200106120"],
    ] as [[PrintedLine]])
  func noFood(lines: [PrintedLine]) {
    #expect(read(lines) == LabelIdentity())
    #expect(read(Array(lines.dropFirst())) != LabelIdentity())
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
    ("EXP 12 SEPT 2026", "2026-09-12"), ("EXP:25/03/2026", "2026-03-25"),
    ("Best If Used By: 2026-JUN-09", "2026-06-09"), ("USE BY DATE 25/03/2026", "2026-03-25"),
    ("CONSUMO PREFERENTE: 15 ENE 26", "2026-01-15"), ("CAD 12 AGO 26", "2026-08-12"),
    ("Vence: 15-08-2026", "2026-08-15"), ("Vto.: 20/06/2026", "2026-06-20"),
    ("Fecha de vencimiento: 15/09/2026", "2026-09-15"), ("VÁLIDO ATÉ 12/09/26", "2026-09-12"),
    ("VAL 12/09/2026", "2026-09-12"), ("DDM : 06/2026", "2026-06"),
    ("DLC 14/03/2026", "2026-03-14"),
    ("Da consumare entro: 12 GEN 26", "2026-01-12"), ("TMC 12/2026", "2026-12"),
    ("Mind. haltbar bis 20.08.2026", "2026-08-20"), ("Verbruiken vóór 14-02-2026", "2026-02-14"),
    ("Käytettävä viimeistään 14.02.2026", "2026-02-14"),
    ("Son Tüketim Tarihi: 12.03.2026", "2026-03-12"), ("Вжити до: 12.03.2026", "2026-03-12"),
    ("Најбоље употребити до: 12.03.2026", "2026-03-12"), ("Tarikh luput: 12.03.2026", "2026-03-12"),
    ("Baik digunakan sebelum: 12.03.2026", "2026-03-12"), ("HSD: 12.03.2026", "2026-03-12"),
    ("Më mirë para: 12.03.2026", "2026-03-12"), ("Прыдатны да: 12.03.2026", "2026-03-12"),
    ("Son istifadə tarixi: 12.03.2026", "2026-03-12"),
    ("Дуусах хугацаа: 12.03.2026", "2026-03-12"), ("Годен до 12.03.2026 года", "2026-03-12"),
    // Recognition reads a space into wide figures.
    ("Upotrijebiti do: 30.1 1.2027", "2027-11-30"), ("MHD 12.0 5.2027", "2027-05-12"),
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

  @Test(
    "The date that a time runs from is that of production",
    arguments: [
      "Best before six months from manufacture|MFD: 25/03/2027",
      "BEST BEFORE: 9 MONTHS FROM PACKAGING|25/03/2027",
      "EXPIRY 1 YEAR FROM MFG|25 MAR 2027", "Validade: 6 meses após fabricação|25/03/2027",
      "Mindestens haltbar bis 12 Monate ab Herstellung|25.03.2027",
      "Термін придатності: 12 місяців з дати виготовлення 25.03.2027",
      "Rok trajanja 12 meseci od datuma proizvodnje 25.03.2027", "HSD: 12 tháng|25/03/2027",
      "Рок на траење: 12 месеци|25.03.2027", "Yaroqlilik muddati: 12 oy|25.03.2027",
    ])
  func timeFromProduction(text: String) {
    let lines = text.split(separator: "|").map { PrintedLine(text: String($0)) }
    #expect(dates(lines) == [])
  }

  @Test(
    "A date behind a word for making or packing is not the best-before date",
    arguments: [
      "Produced: 25.03.2027", "MFG:25/03/2027", "Packed 25.03.2027", "PKD 25/03/2027",
      "Elab. 25/03/2027", "FAB 25/03/2027", "Verpackt: 25.03.2027", "Emballé 25/03/2027",
      "Confezionato 25/03/2027",
    ])
  func made(line: String) {
    #expect(dates(["Best before: see lid", PrintedLine(text: line)]) == [])
    #expect(dates([PrintedLine(text: line), "Best before 12 DEC 2027"]) == ["2027-12-12"])
  }

  @Test("A word for packing before other words is no date of production")
  func packedWithOthers() {
    #expect(
      dates(["Packed with oats", "Best before: see lid", "", "25.03.2027"]) == ["2027-03-25"])
  }

  @Test(
    "The only date of a page is not the best-before date behind a word that announces something else",
    arguments: ["Stand: 03/2026", "Recipe changed 12.03.2026", "Recipe:12.03.2026"])
  func otherWord(line: String) {
    #expect(dates(["Best before: see lid"] + runningText + [PrintedLine(text: line)]) == [])
  }

  @Test(
    "A year of two figures may come first in languages that write it first",
    arguments: [
      ("Bäst före 27-03-14", ["2014-03-27", "2027-03-14"]),
      ("Minőségét megőrzi: 27.05.31.", ["2027-05-31", "2031-05-27"]),
      ("Tinka vartoti iki 27 05 06", ["2006-05-27", "2027-05-06"]),
    ])
  func yearFirst(line: String, days: [String]) {
    let found = read([PrintedLine(text: line)]).bestBeforeDates
    #expect(found.map(\.value.iso).sorted() == days)
    #expect(found.allSatisfy { $0.confidence < .leastOfIdentity })
  }

  @Test("Beside a language that has the day first, that is the order")
  func dayFirstBesideSwedish() {
    #expect(dates(["Best før / Bäst före 14-03-27"]) == ["2027-03-14"])
    #expect(dates(["Bäst före 14.03.27"]) == ["2027-03-14"])
  }

  @Test(
    "Canada's symbols of months are read behind the words",
    arguments: [
      ("Best before / Meilleur avant 2027 MA 05", "2027-05-05"),
      ("BEST BEFORE / MEILLEUR AVANT 27 JN 15", "2027-06-15"),
      ("Meilleur avant 2027AL09", "2027-04-09"), ("Best before: 2027-DE-31", "2027-12-31"),
    ])
  func canadianSymbols(line: String, date: String) {
    #expect(dates([PrintedLine(text: line)]) == [date])
  }

  @Test("Two letters without such words are no month", arguments: ["2027 MA 05", "27 DE 12"])
  func noSymbols(line: String) {
    #expect(read(runningText + [PrintedLine(text: line)]).bestBeforeDates.isEmpty)
    #expect(read([PrintedLine(text: "Consumir antes de " + line)]).bestBeforeDates.isEmpty)
  }

  private static let codes: [(String, String)] = [
    ("LOT 13483", "13483"), ("Lot: A1024B", "A1024B"), ("Charge 48808/16D", "48808/16D"),
    ("L143320", "L143320"), ("L.301823", "L301823"), ("L 2018018919", "L2018018919"),
    ("Nr partii: 2231", "2231"), ("Charge/Lot: 12345A", "12345A"), ("EXP 11/2027 L7912", "L7912"),
    ("L 30417 C", "L30417C"), ("L30417 C 08:15", "L30417C"), ("Lot: 30417 C", "30417C"),
    ("Lot: L30417 C", "L30417C"), ("MHD 15.08.27 L207", "L207"),
    ("Parti no: A1234", "A1234"), ("Batch number: B4711", "B4711"),
    ("Номер партии: A1234", "A1234"), ("Partiya nömrəsi: 1234", "1234"),
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
