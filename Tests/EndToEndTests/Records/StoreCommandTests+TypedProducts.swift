import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Products that no photo shows and no database knows.
extension StoreCommandTests {
  @Test("A typed product is kept, found and eaten; it is begun once")
  func begins() async throws {
    let oats = ["edit", "4006381333931", "--new", "--name", "Oats", "--manual", "energyKcal=372"]
    let begun = try await program.run(oats + ["--database", "a.db"], in: folder.path)
    #expect(begun.status == 0, "\(begun.complaints)")
    let record = try ProductRecord(json: try await run("show", "4006381333931", "--json").output)
    #expect(record.subject == .food && record.basis == .per100g && record.name?.value == "Oats")
    #expect(record.barcode?.source == .manual && record.status == .incomplete)
    let eaten = try await run("diary", "add", "--offline", "50 g oats")
    #expect(String(decoding: eaten.output, as: UTF8.self).contains("186"))
    let again = try await program.run(oats + ["--database", "a.db"], in: folder.path)
    #expect(again.status == 65 && again.complaints.contains("kept already"))
    #expect(try await run("edit", "4006381333931", "--manual", "fat=7").status == 0)
  }

  @Test("A typed moisture makes it pet food; what cannot be begins nothing")
  func refuses() async throws {
    for arguments in [["7", "--new", "--name", "a"], ["96385074", "--new", "--reject", "fat"]] {
      let wrong = try await program.run(
        ["edit"] + arguments + ["--database", "a.db"], in: folder.path)
      #expect(wrong.status == 64, "\(wrong.complaints)")
    }
    let impossible = try await run("edit", "96385074", "--new", "--manual", "fat=300")
    #expect(impossible.status == 65 && !FileManager.default.fileExists(atPath: folder.file("a.db")))
    #expect(try await run("edit", "96385074", "--new", "--manual", "moisture=8").status == 0)
    let record = try ProductRecord(json: try await run("show", "96385074", "--json").output)
    #expect(record.subject == .petFood && record.foodType?.value == .dry)
  }
}
