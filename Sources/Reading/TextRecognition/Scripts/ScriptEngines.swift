import LabelImaging

/// Finds out whether a label is printed in a script that our own model was not taught.
///
/// Our model sees Latin letters in any script, but is not sure of them. Where that holds for much of a
/// label, the models of the other scripts try its longest such lines.
final class ScriptEngines {
  private let standard: any LineEngine
  private let folders: [String]
  private let choice: RecognitionEngine
  private var loaded: [Script: any LineEngine] = [:]
  private var glances: [Script: NetworkEngine?] = [:]

  /// Creates the engines of the models in some folders; models are loaded when they are needed.
  ///
  /// - Parameters:
  ///   - standard: reads what is in no other script.
  ///   - folders: where models are looked for.
  ///   - choice: which engine reads the words of other scripts.
  init(standard: any LineEngine, folders: [String], choice: RecognitionEngine) {
    self.standard = standard
    self.folders = folders
    self.choice = choice
  }

  /// Whether a line may be in another script.
  static func mayBeForeign(_ certainty: LetterCertainty) -> Bool {
    certainty.letters > 0 && certainty.mean < sureMean
  }

  /// Chooses the engine for a label's script.
  ///
  /// - Parameters:
  ///   - certainties: how certainly our model read each line.
  ///   - picture: cuts a line out, by its index.
  /// - Returns: what reads the label's doubtful lines; `nil` when our model does by itself.
  /// - Throws: ``RecognitionError/engineFailed(model:)``, ``RecognitionError/modelNotLoaded(model:folder:)``,
  ///   ``RecognitionError/tesseractNotInstalled(library:)``.
  func engine(
    for certainties: [LetterCertainty], picture: (Int) -> GrayImage?
  ) throws(RecognitionError) -> MixedScriptEngine? {
    let legible = certainties.indices.filter {
      certainties[$0].mean > ScriptEngines.leastMeanOfPrint
    }
    let doubtful = legible.filter { ScriptEngines.mayBeForeign(certainties[$0]) }
    let all = legible.reduce(0) { $0 + certainties[$1].letters }
    guard
      doubtful.reduce(0, { $0 + certainties[$1].letters }) > Int(ScriptEngines.share * Double(all)),
      all >= ScriptEngines.leastLetters
    else { return nil }
    let lines = doubtful.sorted { certainties[$0].doubt > certainties[$1].doubt }
      .prefix(ScriptEngines.probes).compactMap { line in
        picture(line).map { (certainty: certainties[line], picture: $0) }
      }
    guard !lines.isEmpty else { return nil }
    let familiar = LetterCertainty(joining: lines.map(\.certainty))
    let probes = lines.map(\.picture)
    var best: (engine: MixedScriptEngine, mean: Double)?
    for script in Script.allCases {
      if let glance = try glance(at: script) {
        let seen = try certainty(of: probes, by: glance) {
          $0.text.contains(where: script.contains)
        }
        guard seen.mean >= familiar.mean else { continue }
      }
      guard let words = try engine(for: script) else { continue }
      let engine = MixedScriptEngine(numbers: standard, words: words, script: script)
      let foreign = try certainty(of: probes, by: engine) {
        $0.text.contains(where: script.contains)
      }
      guard 2 * foreign.letters > familiar.letters,
        foreign.mean >= familiar.mean + ScriptEngines.clearGain,
        foreign.mean >= ScriptEngines.leastMean, foreign.mean > best?.mean ?? 0
      else { continue }
      best = (engine, foreign.mean)
    }
    return best?.engine
  }

  private func certainty(
    of pictures: [GrayImage], by engine: any LineEngine, where counts: (ReadWord) -> Bool
  ) throws(RecognitionError) -> LetterCertainty {
    LetterCertainty(try engine.read(pictures).joined().filter(counts))
  }

  /// The cheap test whether a label may be in a script: its model's network without the dictionary.
  /// `nil` where we do not run that model ourselves, or are not to.
  ///
  /// It was 0.24 to 0.44 more certain than our model of three labels in these scripts. Of ten
  /// blurred ones in Latin letters it was 0.08 to 0.47 less certain.
  private func glance(at script: Script) throws(RecognitionError) -> NetworkEngine? {
    guard choice != .tesseract else { return nil }
    if let glance = glances[script] { return glance }
    for name in script.models {
      guard let file = try ModelFile.find(name, in: folders) else { continue }
      let glance = NetworkEngine(model: file, leavingOutDictionaries: true)
      glances[script] = .some(glance)
      return glance
    }
    return nil
  }

  private func engine(for script: Script) throws(RecognitionError) -> (any LineEngine)? {
    if let engine = loaded[script] { return engine }
    // Without a dictionary words are spelt worse, yet better than as Latin letters.
    if choice == .label || choice == .auto && TesseractEngine.installed == nil {
      return try glance(at: script)
    }
    for name in script.models {
      guard let file = try ModelFile.find(name, in: folders) else { continue }
      let engine = try TesseractEngine(model: file)
      loaded[script] = engine
      return engine
    }
    return nil
  }

  /// Lines of Latin print are mostly read with more, lines of other print with 0.2 to 0.6.
  private static let sureMean = 0.7
  /// The mean confidence that a line needs to be tried in other scripts. Lines with less are mostly specks and texture.
  private static let leastMeanOfPrint = 0.2
  /// The least gain in certainty of the right model. On samples it was 0.23 to 0.5. The wrong model
  /// was 0.03 to 0.6 less certain on 11 blurred Latin labels.
  private static let clearGain = 0.1
  /// The least certainty of the right model; the wrong one never had more than 0.25.
  private static let leastMean = 0.45
  /// The share of a label's letters that must be doubtful: imported labels print much in Latin letters, too.
  private static let share = 0.2
  /// Fewer letters than this on a whole label tell nothing.
  private static let leastLetters = 20
  /// The number of lines that are tried.
  private static let probes = 4
}
