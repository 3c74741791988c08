import BarcodeReading
import Evaluation
import FoodDiary
import Foundation
import LabelDecision
import LabelImaging
import LabelModel
import LabelParsing
import ProductChoice
import RecordAssembly
import TextFormats

/// A reader of bytes that anybody may have made; the fuzzer and the tests let it read.
public enum FuzzTarget: String, CaseIterable, Sendable {
  // Pictures have a target a format. The libraries that decode them cannot be compiled for the
  // fuzzer, so that it does not see their untried parts.
  case jpeg, png, webp, tiff, gif, bmp, heif
  /// The orientation in the EXIF block of a JPEG.
  case exif
  /// Pixels of any width.
  case barcodes
  case tsv, hocr, alto, googleVision, textract
  /// Recognised text that gzip has packed, of whatever format.
  case packed
  /// Plain text that is a label, or is not, up to its record.
  case labels
  case records
  /// A line of a truth file.
  case truths
  /// Food phrases, up to amounts.
  case phrases
  /// The payload of a two-dimensional code: an element string or a digital link.
  case codes
  /// A file that another machine shares its diary by.
  case syncFiles
  /// A kept answer of a product database, up to its record.
  case answers
  /// A change of a draft that somebody types.
  case changes
  /// A person's profile, and a record that it is held against.
  case profiles

  /// Lets the reader read `bytes`; what it throws is as good as what it returns.
  ///
  /// Ends the process where what was read is not as it must be.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .jpeg, .png, .webp, .tiff, .gif, .bmp, .heif: decode(bytes)
    case .exif: decode(jpeg(withEXIF: bytes))
    case .barcodes: scan(bytes)
    case .tsv: read(bytes, .tsv)
    case .hocr: read(bytes, .hocr)
    case .alto: read(bytes, .alto)
    case .googleVision: read(bytes, .googleVision)
    case .textract: read(bytes, .textract)
    case .packed: read(bytes, nil)
    case .labels: assemble(bytes)
    case .records:
      guard let record = decoded(ProductRecord.self, bytes) else { return }
      // What was read can be written, and read again as the same.
      precondition(written(record).flatMap { decoded(ProductRecord.self, Array($0)) } == record)
    case .truths: _ = decoded(TruthLabel.self, bytes)
    case .phrases: scale(String(decoding: bytes, as: UTF8.self))
    case .codes: read(code: String(decoding: bytes, as: UTF8.self))
    case .syncFiles: share(bytes)
    case .answers: answer(bytes)
    case .changes: change(String(decoding: bytes, as: UTF8.self))
    case .profiles: judge(bytes)
    }
  }

  /// Four megapixels: every path of the limits, in memory that the fuzzer may limit, too.
  private static let limits = ImageLimits(
    maxFileBytes: 4_000_000, maxPixels: 4_000_000, maxSide: 32_767)

  private func decode(_ bytes: [UInt8]) {
    guard let file = try? ImageFile(path: "input", bytes: bytes, limits: Self.limits) else {
      return
    }
    if let gray = try? file.decodeGray() {
      precondition(gray.pixels.count == gray.width * gray.height)
    }
    if let color = try? file.decodeColor() {
      precondition(color.pixels.count == 3 * color.width * color.height)
    }
  }

  /// A grey picture of 8 × 8 pixels with an EXIF block, which may be 64 KiB long.
  private func jpeg(withEXIF block: [UInt8]) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      let length = content.count + 2
      return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }
    let counts: [UInt8] = [1] + [UInt8](repeating: 0, count: 15)
    return [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + block.prefix(65_000))
      + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
      + segment(0xC0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])
      + segment(0xC4, [0x00] + counts + [0]) + segment(0xC4, [0x10] + counts + [0])
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x3F, 0xFF, 0xD9]
  }

  /// The first two bytes are the width. The pixels repeat to a picture with as many rows as the
  /// next two bytes are.
  private func scan(_ bytes: [UInt8]) {
    guard bytes.count > 4 else { return }
    let width = Int(bytes[0]) << 8 | Int(bytes[1])
    let height = min(Int(bytes[2]) << 8 | Int(bytes[3]), 50_000 / max(1, width))
    guard width > 0, height > 0 else { return }
    let pixels = (0..<width * height).map { bytes[4 + $0 % (bytes.count - 4)] }
    _ = readBarcodes(in: GrayImage(width: width, height: height, pixels: pixels), effort: .usual)
  }

  private func read(_ bytes: [UInt8], _ format: RecognizedTextFormat?) {
    guard let page = try? recognizedPage(bytes, source: "input", format: format) else { return }
    _ = Self.parser.parse(page)
  }

  private func assemble(_ bytes: [UInt8]) {
    guard let page = try? recognizedPage(bytes, source: "input", format: .text) else { return }
    let label = Self.parser.parse(page)
    let record = assembleRecord(
      RecordInput(
        label: decide([label]), ingredients: joinIngredients([label]), origin: .text("input"),
        keepsUnknownBasis: true))
    // A record that cannot be written would be lost.
    precondition(written(record) != nil)
  }

  /// Portions of foods whose amounts are known for 100 g, a piece of 50 g and 250 ml.
  private func scale(_ phrase: String) {
    guard case .items(let foods) = FoodPhraseParser().parse(phrase) else { return }
    let known: [(Double, PortionUnit)] = [(100, .gram), (1, .piece), (250, .millilitre)]
    for food in foods {
      guard let asked = food.portion else { continue }
      for (amount, unit) in known {
        guard
          let scaling = try? PortionScaling(
            of: food.name, known: Portion(amount, unit), serving: Portion(50, .gram), to: asked)
        else { continue }
        precondition(scaling.factor.isFinite && scaling.factor >= 0)
      }
    }
  }

  private func read(code text: String) {
    for elements in [GS1Elements(elementString: text), GS1Elements(digitalLink: text)] {
      guard let elements else { continue }
      // A number that is no GTIN would be taken for another product's.
      precondition(elements.gtin.map { GTIN($0.digits) != nil } ?? true)
      _ = (elements.lot, elements.bestBefore)
    }
  }

  private func share(_ bytes: [UInt8]) {
    guard let file = try? SyncFile(lines: Data(bytes)) else { return }
    var state = SyncState()
    state.merge(file.state)
    // The same again changes nothing, and what is passed on can be read.
    precondition(state.merge(file.state).isEmpty)
    let passedOn = SyncFile(machine: file.machine, revision: file.revision, state: state)
    guard let written = try? passedOn.lineBytes() else { preconditionFailure("not written") }
    precondition((try? SyncFile(lines: written))?.state == state)
  }

  private func answer(_ bytes: [UInt8]) {
    guard let product = decoded(CatalogProduct.self, bytes) else { return }
    let record = assembleRecord(
      of: product, options: RecordOptions(), engine: EngineInfo(labelscan: "fuzz"))
    precondition(written(record) != nil)
  }

  private func change(_ text: String) {
    let food = EatenFood(
      name: "egg", portion: try? Portion(2, .piece),
      amounts: FoodAmounts(energyKcal: 140, protein: 12), source: .manual)
    var draft = Draft(summary: "egg", items: [DraftItem(changing: food)])
    guard (try? draft.apply(text)) != nil else { return }
    for food in draft.foods where food.problems.isEmpty {
      // What is kept is shown and added up.
      for nutrient in CountedNutrient.allCases {
        precondition(food.amounts[nutrient].map { $0.isFinite && $0 >= 0 } ?? true)
      }
    }
  }

  /// The first line is the profile, the second one the record.
  private func judge(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let first = lines.first, let profile = decoded(FoodProfile.self, Array(first)),
      let records = try? ProductRecord.records(inLines: Data(lines.dropFirst().first ?? []))
    else { return }
    for record in records {
      let answers = marks(of: record, for: profile)
      guard record.subject != .petFood else { continue }
      let entries = profile.allergens.count + profile.diets.count + profile.limits.count
      precondition(answers.count == entries)
    }
    let columns = records.map { ProductComparison.Column(label: "input", record: $0) }
    precondition((try? JSONEncoder().encode(ProductComparison(columns))) != nil)
  }

  private static let parser = LabelParser(lexicon: .standard)

  private func decoded<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }

  private func written(_ record: ProductRecord) -> Data? { try? record.jsonLine() }
}
