/// The parts of a `.traineddata` file that a line network is made of.
///
/// Formats: `TessdataManager`, `LSTMRecognizer::DeSerialize` and the layers' own in Tesseract 5.3,
/// little-endian.
struct NetworkFile {
  /// Rows of a line's picture.
  let height: Int
  /// Weights by the layer's name, an LSTM's by `LAYER.GATE`.
  let matrices: [String: Matrix]
  /// The names of the LSTM layers in their order.
  let layers: [String]
  /// The character of each output.
  let codes: CharacterCodes

  /// Reads a file. `nil` where it is damaged, or has dictionaries that are not to be left out.
  /// `nil` also for a network of another shape than `[1,H,0,1Ct3,3,…Mp3,3Lfys…Lfx…Lrx…Lfx…O1c…]`,
  /// that of all of tessdata_fast.
  init?(_ bytes: [UInt8], leavingOutDictionaries: Bool) {
    guard let parts = NetworkFile.components(bytes[...]),
      leavingOutDictionaries || !parts.keys.contains(where: Component.dictionaries.contains),
      let network = parts[Component.network], let set = parts[Component.characters],
      let codes = parts[Component.codes]
    else { return nil }
    var layers = LayerReader(network)
    guard layers.readLayer(), let spec = layers.reader.text(),
      let shape = spec.wholeMatch(
        of: /\[1,(\d+),0,1Ct3,3,\d+Mp3,3Lfys\d+Lfx\d+Lrx\d+Lfx\d+O1c\d+\]/),
      let height = Int(shape.1), 9...NetworkFile.greatestHeight ~= height,
      // Training flags and two iterations come first.
      layers.reader.take(12) != nil, let none = layers.reader.integer(Int32.self), none >= 0,
      let output = layers.matrices["Output"]
    else { return nil }
    guard
      let characters = CharacterCodes(
        set: set, codes: codes, none: Int(none), outputs: output.rows)
    else { return nil }
    self.height = height
    matrices = layers.matrices
    self.layers = layers.names
    self.codes = characters
  }

  private static let greatestHeight = 256

  /// The numbers of a model's components (`TessdataType`).
  private enum Component {
    static let network = 17
    static let dictionaries = 18...20
    static let characters = 21
    static let codes = 22
  }

  /// The components by their number.
  private static func components(_ bytes: ArraySlice<UInt8>) -> [Int: ArraySlice<UInt8>]? {
    var reader = ByteReader(bytes)
    guard let count = reader.integer(UInt32.self), 1...64 ~= count else { return nil }
    var starts: [(component: Int, start: Int)] = []
    for component in 0..<Int(count) {
      guard let start = reader.integer(Int64.self), start < Int64(bytes.count) else { return nil }
      if start >= 0 { starts.append((component, Int(start))) }
    }
    starts.sort { $0.start < $1.start }
    var parts: [Int: ArraySlice<UInt8>] = [:]
    for (index, part) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].start : bytes.count
      parts[part.component] = bytes[part.start..<end]
    }
    return parts
  }
}

/// Reads the tree of layers.
private struct LayerReader {
  var reader: ByteReader
  var matrices: [String: Matrix] = [:]
  var names: [String] = []
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(bytes) }

  /// Reads a layer and those in it; `false` where it is damaged or of an unknown kind.
  mutating func readLayer() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < 16, reader.integer(Int8.self) == 0, let kind = reader.text(),
      reader.take(2) != nil, let flags = reader.integer(UInt32.self), reader.take(12) != nil,
      let name = reader.text()
    else { return false }
    switch kind {
    case "Input": return reader.take(20) != nil
    case "Convolve", "Maxpool", "Reconfig": return reader.take(8) != nil
    case "Tanh", "Softmax": return readMatrix(name)
    case "LSTM", "SummLSTM":
      names.append(name)
      return reader.take(4) != nil
        && ["CI", "GI", "GF1", "GO"].allSatisfy { readMatrix(name + "." + $0) }
    case "Series", "Parallel", "RTLReversed", "TTBReversed", "XYTranspose":
      guard let count = reader.integer(UInt32.self), count < 64,
        (0..<count).allSatisfy({ _ in readLayer() })
      else { return false }
      guard flags & LayerReader.hasLearningRates != 0 else { return true }
      return reader.integer(UInt32.self).flatMap { reader.take(4 * Int($0)) } != nil
    default: return false
    }
  }

  private static let hasLearningRates: UInt32 = 64

  /// Reads integer weights, each worth itself times the scale of its row.
  private mutating func readMatrix(_ name: String) -> Bool {
    guard let mode = reader.integer(UInt8.self), mode & 0x81 == 0x81,
      let rows = reader.integer(UInt32.self), let columns = reader.integer(UInt32.self),
      1...4096 ~= rows, 1...4096 ~= columns, reader.take(1) != nil,
      let weights = reader.take(Int(rows * columns)), let scaled = reader.integer(UInt32.self),
      rows...2 * 4096 ~= scaled
    else { return false }
    var scales: [Float] = []
    for _ in 0..<scaled {
      guard let scale = reader.double() else { return false }
      scales.append(Float(scale))
    }
    matrices[name] = Matrix(
      rows: Int(rows), columns: Int(columns), weights: weights.map { Int8(bitPattern: $0) },
      scales: Array(scales.prefix(Int(rows))))
    guard matrices[name] != nil else { return false }
    return true
  }
}
