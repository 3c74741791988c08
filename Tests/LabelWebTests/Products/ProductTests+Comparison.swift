import Foundation
import LabelModel
import ProductStore
import Testing

extension ProductTests {
  @Test("Products are compared nutrient by nutrient, their names as text")
  func compares() async throws {
    let scene = try Scene()
    let first = try Self.keep(scene, "<i>Oats", fat: 7)
    let second = try Self.keep(scene, "Keks", fat: 19.5)
    let third = try Self.keep(scene, "Juice", fat: 0, basis: .per100ml)
    try await scene.run { (page: Page) async throws in
      let german = ["Cookie": "language=de"]
      let path = "/compare?product=\(first)&product=\(second)"
      let text = try await page.get(path, german).text
      #expect(text.contains("&lt;i&gt;Oats") && text.contains("<td>19,5 g</td>"))
      #expect(!text.contains("class=\"problem\""))
      let mixed = try await page.get(path + "&product=\(third)", german).text
      #expect(mixed.contains("class=\"problem\""), "100 g and 100 ml are not the same")
      for few in ["/compare", "/compare?product=\(first)&product=\(first)", "/compare?product=x"] {
        #expect(try await page.get(few).status == 422, "\(few)")
      }
    }
  }

  @Test("Pet foods are compared by their carbohydrate in dry matter, and have no scores of food")
  func comparesPetFood() async throws {
    let scene = try Scene()
    let ids = try [7.73, nil].map { percent in
      try Self.keep(scene, "Can", fat: 5, basis: .asFed) { record in
        record.subject = .petFood
        record.carbohydrates = percent.map {
          Carbohydrates(percentOfDryMatter: $0, level: .moderate)
        }
      }
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/compare?product=\(ids[0])&product=\(ids[1])").text
      #expect(text.contains("<th scope=\"row\">Carbohydrates of dry matter</th>"))
      #expect(text.contains("<td>7.73 % moderate</td><td>–</td>") && !text.contains("Nutri-Score"))
    }
  }
}
