import ArgumentParser
import Foundation
import LabelModel
import LabelScan
import Languages
import ProductStore

/// `labelscan edit`: what a person knows better about a product that was scanned.
struct EditCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Refuse values of a product, or add values, a name, a brand.",
    discussion: """
      To correct a value, refuse it and give the right one: --reject fat --manual fat=6.5. What was \
      refused stays refused when the product is scanned again and the same is read. An amount that no food \
      can have is an error, and nothing is changed.

      --new begins a product that no photo shows and no database knows: labelscan edit 4006381333931 --new \
      --name Oats --manual energyKcal=372. Its amounts are those of 100 g. A --food-type, a moisture or an ash \
      makes it pet food.
      """)

  @Argument(
    help: ArgumentHelp("Its barcode's number, or its number in the history."),
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument

  @Flag(help: "Begin a product with this barcode, which is not kept yet.")
  var new = false

  @OptionGroup var values: ProductOptions
  @OptionGroup var petFoodLimits: LimitsOption
  @OptionGroup var store: StoreOptions

  func validate() throws {
    let texts = [values.name, values.brand]
    let isEmpty =
      values.manualValues.isEmpty && values.rejections.isEmpty && values.barcode == nil
      && values.foodType == nil && texts.allSatisfy { $0 == nil }
    if isEmpty {
      throw ValidationError(
        "say what to change: --reject, --manual, --name, --brand, --barcode or --food-type")
    }
    guard new else { return }
    guard case .gtin = product.reference else {
      throw ValidationError("--new begins a product of a barcode; give its digits")
    }
    guard values.rejections.isEmpty, values.barcode == nil else {
      throw ValidationError("--new begins a product; leave --reject and --barcode out")
    }
  }

  func perform() async throws(CommandFailure) {
    var options = RecordOptions(limits: try petFoodLimits.limits())
    try values.add(to: &options)
    guard !new else { return try begin(options) }
    var faults: [Message] = []
    var absent: [String] = []
    var notes: [String] = []
    var isChanged = false
    try store.change(product) { opened, reference throws(ProductStoreError) in
      try opened.update(reference) { record in
        let changed = edited(record, options: options)
        faults = self.faults(of: changed, insteadOf: record)
        absent = self.absent(in: record)
        notes = self.notes(on: changed)
        isChanged = changed != record
        return faults.isEmpty ? changed : record
      }
    }
    try refuse(faults)
    guard isChanged || absent.isEmpty else {
      throw CommandFailure(.badData, "nothing was changed: \(absent.joined(separator: "; "))")
    }
    for note in absent + notes { complain(note) }
  }

  /// Keeps a product that is known by the person's statements alone.
  private func begin(_ options: RecordOptions) throws(CommandFailure) {
    guard case .gtin(let gtin) = product.reference else { return }
    let subject = options.manualValues(for: nil).subject ?? .food
    let empty = ProductRecord(
      status: .unreadable, subject: subject, barcode: RecordBarcode(gtin, source: .manual),
      engine: EngineInfo(labelscan: labelscanVersion))
    let begun = edited(empty, options: options)
    try refuse(faults(of: begun, insteadOf: empty))
    let opened = try store.open()
    let isBegun = try storing { () throws(ProductStoreError) in
      try opened.begin(begun, at: Date())
    }
    guard isBegun else {
      throw CommandFailure(.badData, "\(product) is kept already; leave --new out")
    }
  }

  /// The typed amounts that no food can have.
  private func faults(of changed: ProductRecord, insteadOf record: ProductRecord) -> [Message] {
    changed.rejected.filter { fault in
      fault.source == .manual && fault.rule != .personAcceptsValue
        && changed.rejected.count { $0 == fault } > record.rejected.count { $0 == fault }
    }.map(\.message)
  }

  /// Ends the command where there are `faults`.
  private func refuse(_ faults: [Message]) throws(CommandFailure) {
    guard !faults.isEmpty else { return }
    let sentences = faults.map(Wording.ofPerson.sentence).joined(separator: "; ")
    throw CommandFailure(.badData, "nothing was changed: \(sentences)")
  }

  /// The values that are to be refused and that `record` does not have.
  private func absent(in record: ProductRecord) -> [String] {
    values.rejections.map(\.rejection).filter { !record.states($0) }.map {
      "there is no \($0.field.key) to refuse\($0.source.map { " from \($0.rawValue)" } ?? "")"
    }
  }

  /// The other statements that had no effect on what is shown.
  private func notes(on changed: ProductRecord) -> [String] {
    let typed = Set(values.manualValues.map(\.nutrient.rawValue))
    let hidden = changed.findings.filter {
      $0.rule == .manualValueIsShown && !typed.isDisjoint(with: $0.fields)
    }
    let typeless = [values.withoutFoodType(changed)].compactMap { $0 }
    return typeless + hidden.map { Wording.ofPerson.sentence($0.message) }
  }
}

extension ProductRecord {
  /// Whether the record has a value that `rejection` refuses.
  fileprivate func states(_ rejection: Rejection) -> Bool {
    switch rejection.field {
    case .nutrient(let nutrient):
      let energy = nutrient == .energyKcal ? calorieContent : nil
      let values = [nutrients[nutrient], perServing[nutrient], energy].compactMap { $0 }
      let sources =
        values.flatMap { [$0.source] + $0.others.map(\.source) }
        + (forReview.contains { $0.nutrient == nutrient } ? [.ocr] : [])
      return rejection.source.map(sources.contains) ?? !sources.isEmpty
    case .name: return name != nil
    case .brand: return brand != nil
    case .barcode: return barcode != nil
    }
  }
}
