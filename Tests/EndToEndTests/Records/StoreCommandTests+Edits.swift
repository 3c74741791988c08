import Foundation
import LabelModel
import LabelTestSupport
import Testing

extension StoreCommandTests {
  @Test("An impossible amount, or one of two meanings, is an error, and changes nothing")
  func refusesImpossible() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let before = try await run("show", "#1", "--json").output
    for value in ["fat=1000", "protein=5000%", "energyKJ=5g", "fat=7kcal"] {
      let refused = try await run("edit", "#1", "--reject", "fat", "--manual", value)
      #expect(
        refused.status == 65 && refused.complaints.contains("nothing was changed"), "\(value)")
    }
    for value in ["energyKcal=1,510", "energyKcal=1.510kcal"] {
      let refused = try await run("edit", "#1", "--reject", "fat", "--manual", value)
      #expect(
        refused.status == 64 && refused.complaints.contains("may be 1510 or 1.51"),
        "\(refused.complaints)")
    }
    #expect(try await run("show", "#1", "--json").output == before)
  }

  @Test("A pet food's type of a food says that it has no effect")
  func foodTypeOfFood() async throws {
    let sample = Repository.samples + "/food-us-facts.jpg"
    let scan = try await run("scan", "--offline", "--save", "--food-type", "wet", sample)
    #expect(scan.status == 0 && scan.complaints.contains("--food-type is for pet food alone"))
    let edit = try await run("edit", "#1", "--food-type", "dry")
    #expect(edit.status == 0 && edit.complaints.contains("--food-type is for pet food alone"))
  }

  @Test("An edit that shows nothing new says so")
  func saysWhatHadNoEffect() async throws {
    let sample = Repository.samples + "/pet-us-can.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let hidden = try await run("edit", "#1", "--manual", "fat=9")
    #expect(hidden.status == 0)
    #expect(hidden.complaints.contains("outranks the typed 9 %; reject it to see the typed one"))
    #expect(
      try ProductRecord(json: try await run("show", "#1", "--json").output)
        .nutrients[.fat]?.others.map(\.quantity) == [Quantity(9, .percent)])
    let shown = try await run("edit", "#1", "--reject", "fat")
    #expect(shown.status == 0 && shown.complaints == "")
    let absent = try await run("edit", "#1", "--reject", "sugars", "--reject", "api:ash")
    let nothing = "there is no sugars to refuse; there is no ash to refuse from api\n"
    #expect(absent.status == 65)
    #expect(absent.complaints == "labelscan: nothing was changed: \(nothing)")
    let partly = try await run("edit", "#1", "--reject", "sugars", "--brand", "Cat")
    #expect(partly.status == 0 && partly.complaints.contains("there is no sugars to refuse\n"))
    let energy = try await run("edit", "#1", "--reject", "energyKcal")
    #expect(energy.status == 0 && energy.complaints == "")
    let record = try ProductRecord(json: try await run("show", "#1", "--json").output)
    #expect(record.calorieContent == nil)
    #expect(try await run("edit", "#1").status == 64)
    let nameless = try await run("edit", "#1", "--name", " ")
    #expect(nameless.status == 64 && nameless.complaints.contains("--name is empty"))
    let broken = try await run("edit", "#1", "--name", "a\nb")
    #expect(broken.status == 64 && broken.complaints.contains("--name has a line break"))
    let barcode = ["--barcode", "4006381333931"]
    let other = Repository.samples + "/pet-us-dots.webp"
    let scanned = try await program.run(
      ["scan", "--offline", "--save", other, "--database", "a.db"] + barcode, in: folder.path)
    #expect(scanned.status == 0, "\(scanned.complaints)")
    let taken = try await program.run(
      ["edit", "#1", "--database", "a.db"] + barcode, in: folder.path)
    #expect(taken.status == 65)
    #expect(taken.complaints.contains("#2 has the barcode 4006381333931; delete one of the two"))
  }
}
