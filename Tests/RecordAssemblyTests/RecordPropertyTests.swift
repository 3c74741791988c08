import Foundation
import LabelModel
import LabelTestSupport
import RecordAssembly
import Testing

/// Laws that hold for every record, whatever the sources say.
@Suite struct RecordPropertyTests {
  /// The nutrients of the three sources on one basis.
  private struct Case: CustomStringConvertible {
    var subject: Subject
    var ocr: [Nutrient: Decimal] = [:]
    var api: [Nutrient: Decimal] = [:]
    var manual: [Nutrient: Decimal] = [:]
    var doubtful: [Nutrient: Decimal] = [:]
    var perServing: [Nutrient: Decimal] = [:]
    var rejected: Set<Nutrient> = []

    var description: String {
      func shown(_ values: [Nutrient: Decimal]) -> String {
        "[" + values.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ", ") + "]"
      }
      return "\(subject.rawValue) ocr \(shown(ocr)) api \(shown(api)) manual \(shown(manual)) "
        + "doubtful \(shown(doubtful)) perServing \(shown(perServing)) "
        + "rejected \(rejected.map(\.rawValue).sorted())"
    }

    private var basis: Basis { subject == .petFood ? .asFed : .per100g }

    private func quantity(_ nutrient: Nutrient, _ value: Decimal) -> Quantity {
      switch nutrient {
      case .energyKJ: Quantity(value, .kilojoule)
      case .energyKcal: Quantity(value, .kilocalorie)
      default: Quantity(value, subject == .petFood ? .percent : .gram)
      }
    }

    private func reading(_ nutrient: Nutrient, _ value: Decimal, _ basis: Basis) -> NutrientReading
    {
      NutrientReading(
        nutrient: nutrient, quantity: quantity(nutrient, value), basis: basis,
        confidence: Confidence(0.93), evidence: Evidence(image: "a \"b\"/ü.jpg", text: "\(value)\n")
      )
    }

    var label: DecidedLabel {
      DecidedLabel(
        subject: subject, basis: basis,
        readings: Dictionary(
          uniqueKeysWithValues: ocr.map { ($0, reading($0, $1, basis)) }),
        perServing: Dictionary(
          uniqueKeysWithValues: perServing.map { ($0, reading($0, $1, .perServing)) }),
        forReview: doubtful.map {
          ReviewValue(reading($0, $1, basis), basis: basis, reason: Message(text: "r"))
        })
    }

    func product(_ gtin: GTIN) -> CatalogProduct {
      CatalogProduct(
        gtin: gtin, service: "test", subject: subject, name: "n",
        nutrients: Dictionary(
          uniqueKeysWithValues: api.map {
            ($0, CatalogValue(quantity($0, $1), key: "crude-x"))
          }))
    }

    var person: ManualValues {
      ManualValues(
        nutrients: Dictionary(uniqueKeysWithValues: manual.map { ($0, quantity($0, $1)) }),
        rejections: Set(rejected.map { Rejection(.nutrient($0)) }))
    }

    /// Cases with one thing less, or a number made simpler.
    var smaller: [Case] {
      var cases: [Case] = []
      let parts: [WritableKeyPath<Case, [Nutrient: Decimal]>] = [
        \.ocr, \.api, \.manual, \.doubtful, \.perServing,
      ]
      for part in parts {
        for nutrient in self[keyPath: part].keys {
          var without = self
          without[keyPath: part][nutrient] = nil
          cases.append(without)
          if let value = self[keyPath: part][nutrient], value > 1 {
            var simpler = self
            simpler[keyPath: part][nutrient] = 1
            cases.append(simpler)
          }
        }
      }
      for nutrient in rejected {
        var without = self
        without.rejected.remove(nutrient)
        cases.append(without)
      }
      return cases
    }
  }

  /// Makes a case; zeros, refusable and impossible amounts are frequent.
  private static func make(_ generator: inout SeededGenerator) -> Case {
    let subject: Subject = generator.chance(1, in: 2) ? .petFood : .food
    var made = Case(subject: subject)
    func amounts(_ share: Int, _ generator: inout SeededGenerator) -> [Nutrient: Decimal] {
      var values: [Nutrient: Decimal] = [:]
      for nutrient in Nutrient.allCases where generator.chance(share, in: 10) {
        if generator.chance(1, in: 6) {
          values[nutrient] = 0
        } else {
          let greatest = generator.chance(1, in: 8) ? 5_000_000 : 20_000
          values[nutrient] = Decimal(Int.random(in: 1...greatest, using: &generator)) / 1000
        }
      }
      return values
    }
    made.ocr = amounts(4, &generator)
    made.api = amounts(4, &generator)
    made.manual = amounts(3, &generator)
    if generator.chance(1, in: 3) { made.doubtful = amounts(1, &generator) }
    if generator.chance(1, in: 3) { made.perServing = amounts(2, &generator) }
    for nutrient in Nutrient.allCases where generator.chance(1, in: 8) {
      made.rejected.insert(nutrient)
    }
    return made
  }

  private func check(seed: UInt64, _ failure: (Case) throws -> String?) rethrows {
    try checkProperty(seed: seed, make: Self.make, shrink: \.smaller, failure: failure)
  }

  private func gtin() throws -> GTIN { try #require(GTIN("4017721837194")) }

  @Test("OCR > API > manual for every field; a rejection shows the next; nil is not 0 (1 and 3)")
  func priority() throws {
    let gtin = try gtin()
    check(seed: 20_261_121) { example in
      let record = merge(
        MergeInput(
          label: example.label, product: example.product(gtin), manual: example.person))
      for nutrient in Nutrient.allCases {
        var expected: [(Source, Decimal)] = []
        if let value = example.ocr[nutrient] { expected.append((.ocr, value)) }
        if let value = example.api[nutrient] { expected.append((.api, value)) }
        if example.rejected.contains(nutrient), !expected.isEmpty { expected.removeFirst() }
        if let value = example.manual[nutrient] { expected.append((.manual, value)) }
        let value = record.nutrients[nutrient]
        guard value?.source == expected.first?.0, value?.quantity.value == expected.first?.1 else {
          return "\(nutrient.rawValue) is \(String(describing: value))"
        }
        guard (value?.others.map(\.source) ?? []) == expected.dropFirst().map(\.0),
          (value?.others.map(\.quantity.value) ?? []) == expected.dropFirst().map(\.1)
        else { return "the others of \(nutrient.rawValue) are \(value?.others ?? [])" }
      }
      return nil
    }
  }

  @Test("No amount is lost: each is shown, among the others, refused or for review")
  func nothingIsLost() throws {
    let gtin = try gtin()
    check(seed: 77) { example in
      let record = assembleRecord(
        RecordInput(label: example.label, product: example.product(gtin), manual: example.person))
      let sources: [(Source, [Nutrient: Decimal])] = [
        (.ocr, example.ocr), (.api, example.api), (.manual, example.manual),
      ]
      for (source, values) in sources {
        for (nutrient, amount) in values {
          let value = record.nutrients[nutrient]
          let shown = value?.source == source && value?.quantity.value == amount
          let other = value?.others.contains { $0.source == source && $0.quantity.value == amount }
          let refused = record.rejected.contains {
            $0.nutrient == nutrient && $0.source == source && $0.quantity.value == amount
              && !$0.message.text.isEmpty
          }
          guard shown || other == true || refused else {
            return "\(source.rawValue) \(nutrient.rawValue) \(amount) is nowhere"
          }
        }
      }
      return nil
    }
  }

  @Test("Every record decodes to itself and fits the JSON Schema, and no amount is invented")
  func json() throws {
    let gtin = try gtin()
    let schema = try JSONSchema.productRecord()
    try check(seed: 4711) { example in
      let record = assembleRecord(
        RecordInput(label: example.label, product: example.product(gtin), manual: example.person))
      let line = try record.jsonLine()
      guard try ProductRecord(json: line) == record else { return "it decodes differently" }
      let faults = try schema.faults(in: line)
      guard faults.isEmpty else { return faults.joined(separator: "; ") }
      for nutrient in Nutrient.allCases where record.nutrients[nutrient] != nil {
        guard
          example.ocr[nutrient] != nil || example.api[nutrient] != nil
            || example.manual[nutrient] != nil
        else { return "\(nutrient.rawValue) was invented" }
      }
      return nil
    }
  }

  @Test("Carbohydrate is there only with all five, and never negative (rule 7)")
  func carbohydrate() throws {
    let gtin = try gtin()
    check(seed: 7) { example in
      let record = assembleRecord(
        RecordInput(label: example.label, product: example.product(gtin), manual: example.person))
      let complete = Nutrient.petFoodCore.allSatisfy { record.nutrients[$0] != nil }
      if let carbohydrates = record.carbohydrates {
        guard complete else { return "carbohydrate from \(record.nutrients.keys)" }
        guard carbohydrates.percentOfDryMatter >= 0 else { return "negative carbohydrate" }
      }
      guard record.estimate == nil || record.nutrients[.ash] == nil else {
        return "an estimate beside a known ash"
      }
      return nil
    }
  }

  @Test(
    "The schema's validator sees faults",
    arguments: [
      (#""status":"valid""#, #""status":"fine""#), (#""fat":null"#, #""fet":null"#),
      (#""fat":null"#, #""fat":0"#), (#""estimate":null,"#, ""), (#""images":[]"#, #""text":3"#),
      (#""images":[]"#, #""images":[],"text":"a""#), (#""engine":null"#, #""engine":null,"x":1"#),
    ])
  func validatorSeesFaults(_ good: String, _ bad: String) throws {
    let schema = try JSONSchema.productRecord()
    let record = ProductRecord(status: .valid, subject: .petFood)
    let line = String(decoding: try record.jsonLine(), as: UTF8.self)
    #expect(try schema.faults(in: Data(line.utf8)) == [])
    #expect(line.contains(good))
    #expect(try schema.faults(in: Data(line.replacing(good, with: bad).utf8)) != [])
  }
}
