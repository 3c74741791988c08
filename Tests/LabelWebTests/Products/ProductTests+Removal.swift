import Foundation
import LabelModel
import ProductStore
import Testing

extension ProductTests {
  @Test("A product is deleted and taken back with its scans and answers, once")
  func deletes() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5)
    let before = try scene.store.product(.id(id))
    try await scene.run { (page: Page) async throws in
      let list = try await page.send("/products/\(id)/delete", [:])
      #expect(try await page.get("/products/\(id)").status == 404)
      let key = try #require(list.text.firstMatch(of: /name="key" value="(\w+)"/)).output.1
      #expect(try await page.send("/products/restore", ["key": String(key)]).status == 200)
      #expect(try await page.send("/products/restore", ["key": String(key)]).status == 409)
    }
    #expect(try scene.store.product(.id(id)) == before)
    #expect(try scene.store.search("keks", limit: 5).map(\.id) == [id])
    #expect(try scene.store.statistics().scans == 1)
  }

  @Test("A deleted product is taken back beside a new one, under its number")
  func restoresBesideANewOne() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5)
    let before = try #require(try scene.store.product(.id(id)))
    try await scene.run { (page: Page) async throws in
      let list = try await page.send("/products/\(id)/delete", [:])
      let key = try #require(list.text.firstMatch(of: /name="key" value="(\w+)"/)).output.1
      #expect(try Self.keep(scene, "Oats", fat: 7) == id + 1)
      let shown = try await page.send("/products/restore", ["key": String(key)])
      #expect(shown.status == 200 && shown.text.contains("Keks"))
    }
    #expect(try scene.store.product(.id(id + 1))?.record.name?.value == "Oats")
    #expect(try scene.store.product(.id(id))?.record == before.record)
    #expect(try scene.store.search("keks", limit: 5).map(\.id) == [id])
    #expect(try scene.store.history(limit: 5).map(\.scans) == [1, 1])
  }

  @Test("A deleted product that a busy database does not take back can be taken back later")
  func restoresLater() async throws {
    let scene = try Scene(patience: 0.1)
    let id = try Self.keep(scene, "Keks", fat: 19.5)
    try await scene.run { (page: Page) async throws in
      let list = try await page.send("/products/\(id)/delete", [:])
      let key = try #require(list.text.firstMatch(of: /name="key" value="(\w+)"/)).output.1
      try await Scene.holding(scene.store) {
        let busy = try await page.send("/products/restore", ["key": String(key)])
        #expect(busy.status >= 500)
      }
      #expect(try await page.send("/products/restore", ["key": String(key)]).status == 200)
    }
    #expect(try scene.store.product(.id(id)) != nil)
  }
}
