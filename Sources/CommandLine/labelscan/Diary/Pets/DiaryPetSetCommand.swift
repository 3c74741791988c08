import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary pet set`.
struct DiaryPetSetCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Say who the cat is, or change it.",
    discussion: """
      The daily energy of an adult cat that is neutered or lives indoors is taken as 75 kcal x kg^0.67. For \
      an active one it is 100 kcal x kg^0.67 (FEDIAF Nutritional Guidelines). Cats differ much: --need gives \
      a veterinarian's figure. Of a known cat what is not given stays as it is.
      """)

  @Argument(help: ArgumentHelp("Its name.", valueName: "name"))
  var name: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Its weight; a new cat needs one.", valueName: "kg"),
    transform: typedNumber(parsing:))
  var weight: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The energy it needs a day; none goes by the weight again.", valueName: "kcal"),
    transform: StatedNeed.init(parsing:))
  var need: StatedNeed?

  @Flag(inversion: .prefixedNo, help: "It goes out and is not neutered.")
  var active: Bool?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func validate() throws {
    if weight == nil, need == nil, active == nil {
      throw ValidationError("say what to change, such as --weight 4.2")
    }
  }

  func perform() async throws(CommandFailure) {
    // A wrong value begins no diary.
    let typed = changed(Pet(name: name, weight: Pet.weights.lowerBound))
    guard typed.problems.isEmpty else {
      throw CommandFailure(InvalidEntry(problems: typed.problems))
    }
    let diary =
      weight == nil ? try store.openDiary(forWriting: true) : DiaryStore(try store.open())
    let pet = try storing { () throws(ProductStoreError) -> Pet? in
      let known = try diary.pet(named: name)
      guard weight != nil || known != nil else { return nil }
      return try diary.updatePet(named: name, now: DiaryClock().now) { changed($0 ?? typed) }
    }
    guard let pet else {
      throw CommandFailure(.badData, "there is no cat called \(name) yet; give its --weight")
    }
    guard !json else { return try output(try diaryJSON(PetJSON(pet))) }
    try output(shown.wording.line(about: pet))
  }

  /// The pet with what the options state.
  private func changed(_ pet: Pet) -> Pet {
    Pet(
      name: name, weight: weight ?? pet.weight, isActive: active ?? pet.isActive,
      statedNeed: need.map(\.kilocalories) ?? pet.statedNeed)
  }
}

/// A typed need: a number of kilocalories, or `none`.
struct StatedNeed {
  /// `nil` to go by the weight.
  let kilocalories: Double?

  init(parsing argument: String) throws {
    kilocalories = argument.lowercased() == "none" ? nil : try typedNumber(parsing: argument)
  }
}

/// A cat as JSON: what is kept, and the need that follows from it.
struct PetJSON: Encodable {
  private enum CodingKeys: String, CodingKey {
    case energyNeed, needSource
  }

  let pet: Pet

  init(_ pet: Pet) { self.pet = pet }

  func encode(to encoder: any Encoder) throws {
    try pet.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pet.energyNeed, forKey: .energyNeed)
    try container.encode(pet.needSource, forKey: .needSource)
  }
}
