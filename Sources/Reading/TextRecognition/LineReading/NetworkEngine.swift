import Foundation
import InputFiles
package import LabelImaging
import LabelModel

/// Reads lines with a model's network, without libtesseract.
package final class NetworkEngine: LineEngine {
  package let model: ModelFile
  package let tesseract: String? = nil
  private let network: LineNetwork

  /// Loads a model; `nil` where its network is not one that we run ourselves.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - leavingOutDictionaries: whether a model that has some is read with without them: it sees letters as
  ///     well, but spells words worse.
  package init?(model: ModelFile, leavingOutDictionaries: Bool = false) {
    guard let data = try? InputFile(model.path, limit: Self.greatestFile).bytes,
      let file = NetworkFile([UInt8](data), leavingOutDictionaries: leavingOutDictionaries),
      let network = LineNetwork(file)
    else { return nil }
    self.model = model
    self.network = network
  }

  private static let greatestFile = 64 << 20

  package func read(_ pictures: [GrayImage]) -> [[ReadWord]] {
    lines(on: pictures).map { line in
      line.map { words($0.path.characters(), on: $0) } ?? []
    }
  }

  package func readForAmounts(
    _ pictures: [GrayImage]
  ) -> [(words: [ReadWord], amounts: [ReadWord]?)] {
    lines(on: pictures).map { line in
      guard let line else { return ([], nil) }
      let characters = line.path.characters()
      let amounts = amounts(in: characters, of: line.outputs)
      return (words(characters, on: line), amounts.map { words($0, on: line) })
    }
  }

  /// A picture of a line and what the network makes of it.
  private struct Line {
    var outputs: LineNetwork.Outputs
    var path: CharacterPath
    var ink: LineInk
    /// The picture's height.
    var height: Int
    var width: Int
    /// The picture's rows to a row of the network's.
    var scale: Float
  }

  /// The network's output for each picture; `nil` for an unreadable one.
  private func lines(on pictures: [GrayImage]) -> [Line?] {
    let rows = pictures.map(atNetworkHeight)
    let readable = pictures.indices.filter { rows[$0] != nil }
    let inks = readable.map { LineInk(pictures[$0]) }
    let inputs = zip(readable, inks).map { index, ink in
      rows[index].map { ink.isBright ? $0.inverted() : $0 }
    }
    var lines = [Line?](repeating: nil, count: pictures.count)
    for (place, outputs) in network.read(inputs.compactMap(\.self)).enumerated() {
      let picture = pictures[readable[place]]
      lines[readable[place]] = Line(
        outputs: outputs, path: network.text(of: outputs), ink: inks[place],
        height: picture.height, width: picture.width, scale: scale(of: picture))
    }
    // A mostly dark strip may be light print on a dark ground.
    let doubtful = lines.indices.filter {
      lines[$0].map { $0.ink.isBright && $0.path.meanShare < NetworkEngine.goodShare } ?? false
    }
    for (index, other) in zip(doubtful, network.read(doubtful.compactMap { rows[$0] })) {
      let path = network.text(of: other)
      if path.meanShare > lines[index]?.path.meanShare ?? 0 {
        lines[index]?.outputs = other
        lines[index]?.path = path
      }
    }
    return lines
  }

  private func atNetworkHeight(_ picture: GrayImage) -> GrayImage? {
    guard min(picture.width, picture.height) >= NetworkEngine.leastSide else { return nil }
    return picture.scaledAsLine(1 / scale(of: picture), rows: network.height)
  }

  private func scale(of picture: GrayImage) -> Float {
    Float(picture.height) / Float(network.height)
  }

  /// The fewest pixels that can be scaled and read.
  private static let leastSide = 8

  /// Lines of less confidence are read again.
  private static let goodShare: Float = 0.7

  /// The characters with the words that may be amounts read as such; `nil` where nothing changes.
  private func amounts(
    in characters: [ReadCharacter], of line: LineNetwork.Outputs
  ) -> [ReadCharacter]? {
    let words = characters.split(separator: " ", omittingEmptySubsequences: false)
    guard words.contains(where: mayBeAmount) else { return nil }
    let amounts = network.amounts(of: line).characters()
    var mixed: [ReadCharacter] = []
    var isChanged = false
    for word in words {
      if word.startIndex > 0 { mixed.append(characters[word.startIndex - 1]) }
      let amount = mayBeAmount(word) ? amounts.within(word) : []
      guard amount.isLikelyAmount(for: word) else {
        mixed += word
        continue
      }
      isChanged = isChanged || amount.map(\.text) != word.map(\.text)
      mixed += amount
    }
    return isChanged ? mixed : nil
  }

  /// Whether an uncertain word may be an amount: it has a digit, or is as short as one.
  private func mayBeAmount(_ word: ArraySlice<ReadCharacter>) -> Bool {
    !word.isEmpty && word.certainty < NetworkEngine.certain
      && (word.count <= NetworkEngine.shortWord || word.hasDigit)
  }

  /// Words of at most this many characters may be amounts without a digit: "l.Og" for "1.0g".
  private static let shortWord = 4
  /// Characters more certain than this are what is printed: a word's confidence of 0.9.
  private static let certain: Float = -0.3

  /// Joins characters to words, as certain as their least certain character or the space beside.
  private func words(_ characters: [ReadCharacter], on line: Line) -> [ReadWord] {
    var words: [ReadWord] = []
    var spaceBefore: Float = 0
    let parts = characters.split(separator: " ", omittingEmptySubsequences: false)
    for part in parts {
      let spaceAfter = part.endIndex < characters.count ? characters[part.endIndex].certainty : 0
      defer { spaceBefore = spaceAfter }
      guard let first = part.first, let last = part.last else { continue }
      let certainty = part.reduce(min(spaceBefore, spaceAfter)) { min($0, $1.certainty) }
      words.append(
        ReadWord(
          text: part.map(\.text).joined(),
          box: box(of: first.steps.lowerBound..<last.steps.upperBound, on: line),
          confidence: Confidence(Double(1 + NetworkEngine.confidenceLoss * certainty))))
    }
    return words
  }

  /// The place of some steps of the network on the picture.
  private func box(of steps: Range<Int>, on line: Line) -> BoundingBox {
    let place = Float(LineNetwork.stride) * line.scale
    let left = Int((Float(steps.lowerBound) * place).rounded(.down))
    let right = min(line.width, Int((Float(steps.upperBound) * place).rounded(.up)))
    let columns = line.ink.printed(within: left..<max(left + 1, right))
    // The box has the line's height, so that all boxes of a row are equally high.
    return BoundingBox(
      left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: line.height)
  }

  /// The factor of Tesseract's word confidence: 100 + 5 · 7 · certainty, in percent.
  private static let confidenceLoss: Float = 0.35
}

extension [ReadCharacter] {
  /// The words, separated at spaces.
  fileprivate func split(
    separator: String, omittingEmptySubsequences: Bool
  ) -> [ArraySlice<ReadCharacter>] {
    split(omittingEmptySubsequences: omittingEmptySubsequences) { $0.text == separator }
  }

  /// The characters in the middle of a word's steps, no space at either end.
  fileprivate func within(_ word: ArraySlice<ReadCharacter>) -> ArraySlice<ReadCharacter> {
    guard let first = word.first, let last = word.last else { return [] }
    let steps = first.steps.lowerBound..<last.steps.upperBound
    var found = self[...]
    found = found.drop { $0.middle < steps.lowerBound || $0.text == " " }
    found = found.prefix { $0.middle < steps.upperBound }
    while found.last?.text == " " { found.removeLast() }
    return found
  }
}

extension ArraySlice<ReadCharacter> {
  /// The certainty of the least certain character, 0 for an empty word.
  fileprivate var certainty: Float { reduce(0) { Swift.min($0, $1.certainty) } }

  fileprivate var hasDigit: Bool { contains { $0.text.isDigit } }

  /// Whether the amount replaces the text of `word`. A word without a digit is a name
  /// unless the network saw the amount, too.
  fileprivate func isLikelyAmount(for word: ArraySlice<ReadCharacter>) -> Bool {
    hasDigit && (word.hasDigit || certainty > leastAmountCertainty)
  }
}

/// Readings below this certainty are treated as noise: a word's confidence of 0.
private let leastAmountCertainty: Float = -2.8

extension ReadCharacter {
  fileprivate var middle: Int { (steps.lowerBound + steps.upperBound) / 2 }
}

extension String {
  fileprivate var isDigit: Bool { first?.isASCII == true && first?.isNumber == true }
}
