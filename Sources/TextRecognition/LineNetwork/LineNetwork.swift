import Foundation
import LabelImaging

/// A recognition network of Tesseract's, run by ourselves.
///
/// Takes a `.traineddata` file's weights and finds the same characters as libtesseract does without a
/// dictionary, with confidences that mean the same, in a quarter of the time: whole matrices go
/// through BLAS, where libtesseract goes pixel by pixel and copies every step.
final class LineNetwork {
  /// Rows of the pictures it reads.
  let height: Int
  private let convolution: Convolution
  private let columns: LSTMLayer
  private let along: [(layer: LSTMLayer, backwards: Bool)]
  private let output: Matrix
  private let outputBias: [Float]
  private let codes: CharacterCodes

  /// Columns of a picture to a step.
  static let stride = 3

  /// Builds a file's network; `nil` where its layers do not fit together.
  init?(_ file: NetworkFile) {
    let lstms = file.layers.compactMap { layer in
      LSTMLayer(gates: ["CI", "GI", "GF1", "GO"].compactMap { file.matrices[layer + "." + $0] })
    }
    guard lstms.count == 4, let convolution = file.matrices["ConvNL"].flatMap(Convolution.init),
      let output = file.matrices["Output"], lstms[0].inputs == convolution.filters,
      zip(lstms, lstms.dropFirst()).allSatisfy({ $0.states == $1.inputs }),
      output.columns == lstms[3].states + 1, let weights = output.columns(0..<lstms[3].states)
    else { return nil }
    height = file.height
    self.convolution = convolution
    columns = lstms[0]
    along = [(lstms[1], false), (lstms[2], true), (lstms[3], false)]
    self.output = weights
    outputBias = output.column(lstms[3].states)
    codes = file.codes
  }

  /// Reads a line.
  ///
  /// - Parameter picture: the line, ``height`` pixels high, dark on bright.
  /// - Returns: the way through its steps, which knows the characters.
  func read(_ picture: GrayImage) -> CharacterPath {
    var path = CharacterPath(codes: codes)
    let steps = picture.width / LineNetwork.stride
    guard picture.height == height, steps > 0 else { return path }
    let windows = convolution.windows(of: NetworkInput(picture))
    var line = columns.summing(windows, columns: steps)
    for (layer, backwards) in along {
      line = layer.along(line, steps: steps, backwards: backwards)
    }
    for logits in logits(of: line, steps: steps) {
      path.append(StepChoices(logits, none: codes.none))
    }
    return path
  }

  private func logits(of line: [Float], steps: Int) -> [ArraySlice<Float>] {
    var logits = repeated(outputBias, steps)
    logits.withUnsafeMutableBufferPointer { logits in
      line.withUnsafeBufferPointer { line in
        guard let line = line.baseAddress, let logits = logits.baseAddress else { return }
        output.addProducts(of: line, count: steps, to: logits)
      }
    }
    return (0..<steps).map { logits[$0 * output.rows..<($0 + 1) * output.rows] }
  }
}
