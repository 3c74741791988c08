import Foundation
package import LabelImaging
import LabelModel

/// Reads lines with a model's network by ourselves.
package final class NetworkEngine: LineEngine {
  package let model: ModelFile
  private let network: LineNetwork

  /// Loads a model; `nil` where its network is not one that we run ourselves.
  package init?(model: ModelFile) {
    guard let data = FileManager.default.contents(atPath: model.path),
      data.count <= NetworkEngine.greatestFile,
      let network = NetworkFile([UInt8](data)).flatMap(LineNetwork.init)
    else { return nil }
    self.model = model
    self.network = network
  }

  private static let greatestFile = 64 << 20

  package func read(_ picture: GrayImage) -> [ReadWord] {
    let scale = Float(picture.height) / Float(network.height)
    guard min(picture.width, picture.height) >= NetworkEngine.leastSide,
      let line = picture.scaledByLeptonica(1 / scale, rows: network.height)
    else { return [] }
    let ink = LineInk(picture)
    var path = network.read(ink.isBright ? line.inverted() : line)
    // What is mostly dark may be a line after all.
    if ink.isBright, path.meanShare < NetworkEngine.goodShare {
      let other = network.read(line)
      if other.meanShare > path.meanShare { path = other }
    }
    return words(path.characters()) { steps in
      let place = Float(LineNetwork.stride) * scale
      let left = Int((Float(steps.lowerBound) * place).rounded(.down))
      let right = min(picture.width, Int((Float(steps.upperBound) * place).rounded(.up)))
      let columns = ink.printed(within: left..<max(left + 1, right))
      // As high as the line: what is in a row then lies at one height, whatever letters it has.
      return BoundingBox(
        left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: picture.height)
    }
  }

  /// Below this many pixels nothing can be read, or scaled.
  private static let leastSide = 8

  /// Lines that are read with less are worth another try.
  private static let goodShare: Float = 0.7

  /// Joins characters to words, as certain as their least certain character or the space beside.
  private func words(
    _ characters: [ReadCharacter], box: (Range<Int>) -> BoundingBox
  ) -> [ReadWord] {
    var words: [ReadWord] = []
    var spaceBefore: Float = 0
    let parts = characters.split(omittingEmptySubsequences: false) { $0.text == " " }
    for part in parts {
      let spaceAfter = part.endIndex < characters.count ? characters[part.endIndex].certainty : 0
      defer { spaceBefore = spaceAfter }
      guard let first = part.first, let last = part.last else { continue }
      let certainty = part.reduce(min(spaceBefore, spaceAfter)) { min($0, $1.certainty) }
      words.append(
        ReadWord(
          text: part.map(\.text).joined(), box: box(first.steps.lowerBound..<last.steps.upperBound),
          confidence: Confidence(Double(1 + NetworkEngine.confidenceLoss * certainty))))
    }
    return words
  }

  /// How Tesseract makes a word's confidence of its certainty: 100 + 5 · 7 · certainty, in percent.
  private static let confidenceLoss: Float = 0.35
}
