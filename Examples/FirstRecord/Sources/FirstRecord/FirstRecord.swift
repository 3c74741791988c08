import LabelScan

/// Prints what the photos of one product say: `FirstRecord front.jpg back.jpg`.
@main
struct FirstRecord {
  static func main() async throws {
    let photos = CommandLine.arguments.dropFirst().map { Photo.file($0) }
    let record = try await LabelScanner().record(of: photos)
    print(record.status.rawValue, record.name?.value ?? "without a name")
    for nutrient in Nutrient.allCases {
      guard let value = record.nutrients[nutrient] else { continue }
      print(nutrient.rawValue, value.quantity.value, value.quantity.unit.rawValue)
    }
    for finding in record.findings { print(finding.message) }
  }
}
