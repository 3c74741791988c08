import Foundation
import LabelModel
import LabelTestSupport
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The description of the interface for programs. `Page` holds every exchange of all tests to it.
struct OpenAPITests {
  private let document: OpenAPIDocument

  init() throws { document = try OpenAPIDocument.own.get() }

  @Test("Every operation for programs is described, and every described one is there")
  func describesAll() throws {
    let routed = Set(
      try Scene().routes.filter { $0.contains("/api/") || $0.contains("/healthz") })
    #expect(document.operations == routed)
  }

  private func names(_ field: String) -> Set<String> {
    let place = ["components", "schemas", "ValueAnswer", "properties", field, "enum"]
    return Set((document.value(place)?.elements ?? []).compactMap(\.text))
  }

  @Test("An answer's names are exactly those that the server reads")
  func namesAnswers() {
    #expect(names("nutrient") == Set(Nutrient.allCases.map(\.rawValue)))
    #expect(names("unit") == Set(NutrientUnit.allCases.map(\.rawValue)))
    let bases: [Basis] = [.asFed, .dryMatter, .per100g, .per100ml, .perServing]
    #expect(names("basis") == Set(bases.map(\.rawValue)))
    #expect(names("column") == names("basis"))
  }

  @Test("A route that is not described, an unknown status and a wrong body are faults")
  func findsFaults() throws {
    func faults(
      _ method: String, _ path: String, _ status: Int, _ answer: String, request: String = "",
      type: String = "application/json"
    ) throws -> [String] {
      try document.faults(
        in: OpenAPIDocument.Exchange(
          method: method, path: path, request: Array(request.utf8), status: status, type: type,
          answer: Array(answer.utf8)))
    }
    #expect(try faults("GET", "/healthz", 200, #"{"status": "ok"}"#) == [])
    #expect(try faults("GET", "/api/v1/secret", 200, "{}").count == 1)
    #expect(try faults("GET", "/api/v1/secret", 404, "{}") == [])
    #expect(try faults("GET", "/healthz", 500, "{}").count == 1)
    #expect(try faults("GET", "/healthz", 200, "ok", type: "text/plain").count == 1)
    #expect(try faults("GET", "/api/v1/products", 200, #"{"products": [{"id": 1}]}"#).count == 3)
    #expect(try faults("GET", "/api/v1/products?page=2", 200, #"{"products": []}"#).count == 1)
    #expect(try faults("GET", "/api/v1/products/1", 200, #"{"status": 1}"#) != [])
    let record = String(
      decoding: try ProductRecord(status: .valid, subject: .food, basis: .per100g).jsonLine(),
      as: UTF8.self)
    let accept = #"{"nutrient": "fat", "action": "accept"}"#
    #expect(try faults("PATCH", "/api/v1/products/1", 200, record, request: accept) == [])
    for bad in [
      #"{"nutrient": "fet", "action": "accept"}"#, #"{"nutrient": "fat", "action": "correct"}"#,
      #"{"nutrient": "fat", "action": "accept", "amount": 1}"#,
    ] {
      #expect(try faults("PATCH", "/api/v1/products/1", 200, record, request: bad).count == 1)
    }
  }

  @Test("The schema that the description refers to is served, as the project has it")
  func servesSchema() async throws {
    let file = Repository.folder.path + "/schema/product-record-1.schema.json"
    let schema = try Data(contentsOf: URL(fileURLWithPath: file))
    try await Scene().run { (page: Page) async throws in
      let answer = try await page.get("/schema/product-record-1.schema.json")
      #expect(answer.bytes == Array(schema))
    }
  }
}
