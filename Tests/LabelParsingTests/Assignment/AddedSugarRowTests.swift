import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Rows of added sugars and trans fat")
struct AddedSugarRowTests {
  /// The names of sugars, added sugars and trans fat.
  private static let rows: [(sugars: String, added: String, trans: String)] = [
    ("Açúcares totais", "Açúcares adicionados", "Gorduras trans"),
    ("davon Zucker", "davon zugesetzter Zucker", "davon Transfettsäuren"),
    ("waarvan suikers", "waarvan toegevoegde suikers", "waarvan transvetzuren"),
    ("di cui zuccheri", "di cui zuccheri aggiunti", "di cui acidi grassi trans"),
    ("w tym cukry", "w tym cukry dodane", "w tym kwasy tłuszczowe trans"),
    ("heraf sukkerarter", "heraf tilsat sukker", "heraf transfedtsyrer"),
    ("varav sockerarter", "varav tillsatt socker", "varav transfett"),
    ("z toho cukry", "z toho přidané cukry", "z toho transmastné kyseliny"),
    ("od kojih šećeri", "od kojih dodani šećeri", "od kojih trans masne kiseline"),
    ("amelyből cukrok", "amelyből hozzáadott cukrok", "amelyből transz-zsírsavak"),
    ("din care zaharuri", "din care zaharuri adăugate", "din care acizi grași trans"),
    ("þar af sykurtegundir", "þar af viðbættur sykur", "þar af transfita"),
    ("li minnhom zokkor", "li minnhom zokkor miżjud", "xaħmijiet trans"),
    ("з них цукри", "з них додані цукри", "трансжири"),
    ("od toga šećeri", "dodati šećeri", "trans masne kiseline"),
    ("dels quals sucres", "dels quals sucres afegits", "greixos trans"),
    ("nga të cilat sheqerna", "sheqerna të shtuara", "yndyrna trans"),
    ("од кои шеќери", "од кои додадени шеќери", "транс масти"),
  ]

  @Test("Each language has names for them", arguments: rows)
  func names(_ sugars: String, _ added: String, _ trans: String) {
    let found = values(of: "100 g\n\(trans) 0,3 g\n\(sugars) 30 g\n\(added) 22 g\nProtein 7 g")
    #expect(found[.sugars] == Quantity(30, .gram))
    #expect(found[.addedSugars] == Quantity(22, .gram))
    #expect(found[.transFat] == Quantity(Decimal(string: "0.3") ?? .nan, .gram))
  }

  @Test("Chilean short names of unsaturated fat are known")
  func shortNames() {
    let found = values(
      of: "100 g\nGrasa monoinsat. 1,9 g\nGrasa poliinsat. 2,1 g\nProteínas 9,5 g")
    #expect(found[.monounsaturatedFat] == Quantity(Decimal(string: "1.9") ?? .nan, .gram))
    #expect(found[.polyunsaturatedFat] == Quantity(Decimal(string: "2.1") ?? .nan, .gram))
  }
}
