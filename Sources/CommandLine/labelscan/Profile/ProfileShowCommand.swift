import ArgumentParser
import Foundation
import InputFiles
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// `labelscan profile show`.
struct ProfileShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the profile.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    var profile = FoodProfile()
    if !InputFile.isAbsent(try store.path()) {
      let opened = try store.openExisting()
      profile = try storing { () throws(ProductStoreError) in try opened.profile() }
    }
    try showProfile(profile, json: json)
  }
}

func showProfile(_ profile: FoodProfile, json: Bool) throws(CommandFailure) {
  guard !json else { return try output(try diaryJSON(profile)) }
  guard !profile.isEmpty else {
    return complain("the profile is empty; profile add milk sugars=5 adds to it")
  }
  let wording = Wording.ofPerson
  let limits = profile.limits.map { limit in
    "\(wording.name(of: limit.nutrient)) ≤ \(wording.text(Quantity(limit.amount, limit.unit))) / 100 g, 100 ml"
  }
  let lines = [
    profile.allergens.map { wording.name(of: $0) }.joined(separator: ", "),
    profile.diets.map { wording.name(of: $0) }.joined(separator: ", "),
    limits.joined(separator: "\n"),
  ]
  try output(lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined())
}
