import Foundation
import LabelDecision
import LabelLattice
import LabelModel
import LabelParsing
import TextFormats

/// Reads truths and kept readings.
struct LabelLoader {
  let parser = LabelParser(lexicon: .standard, readsIngredients: false)
  let usesRules: Bool
  /// Whether the places of words are left out, as plain text has none.
  var leavesOutPlaces = false

  func labels(
    set: String, truthFile: String, readings: String, from first: Int = 0, limit: Int = .max,
    damage: (@Sendable (RecognizedPage, String) -> RecognizedPage)? = nil
  )
    -> [Label]
  {
    guard let text = try? String(contentsOfFile: truthFile, encoding: .utf8) else { return [] }
    let truths = text.split(separator: "\n").dropFirst(first).prefix(limit).compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    var files: [String: String] = [:]
    for file in (try? FileManager.default.contentsOfDirectory(atPath: readings)) ?? [] {
      files[file.hasSuffix(".json") ? String(file.dropLast(5)) : file] = readings + "/" + file
    }
    var looks: [String: Pages] = [:]
    if truths.first.flatMap({ $0["image"] as? String }).map({ files[$0] == nil }) ?? true {
      for file in files.values {
        if let (name, pages) = Self.pages(file) { looks[name] = pages }
      }
    }
    var results = [Label?](repeating: nil, count: truths.count)
    let known = looks
    let paths = files
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      nonisolated(unsafe) let truths = truths
      DispatchQueue.concurrentPerform(iterations: truths.count) { index in
        guard let name = truths[index]["image"] as? String else { return }
        let kept = known[name] ?? paths[name].flatMap { Self.pages($0)?.pages }
        guard var pages = kept else { return }
        if let damage {
          let looks = pages.looks.map { damage($0, name) }
          if looks == pages.looks { return }
          pages.looks = looks
        }
        if leavesOutPlaces { pages = pages.withoutPlaces }
        let parsed = pages.looks.map(parser.parse)
        let rules = decide(
          Array(parsed.prefix(pages.count)), amountsOnly: Array(parsed.dropFirst(pages.count)))
        var page = LatticePage(
          pages.looks.map(parser.tokens), rules: pages.looks.first?.rules ?? [])
        page.addLinks(of: parsed.flatMap(\.readings))
        buffer[index] = Label(
          set: set, truth: truths[index],
          lattice: Lattice(page, habits: standardHabits),
          rules: RuleDecision(usesRules ? rules : DecidedLabel()))
      }
    }
    return results.compactMap { $0 }
  }

  /// Returns the texts of a folder that a truth file names.
  func texts(set: String, truthFile: String, folder: String) -> [Label] {
    guard let text = try? String(contentsOfFile: truthFile, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard
        let truth = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let name = Label.name(of: truth),
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)")
      else { return nil }
      let text = RecognizedPage(plainText: String(decoding: bytes, as: UTF8.self), source: name)
      let parsed = parser.parse(text)
      let rules = decide([parsed])
      var page = LatticePage([parser.tokens(of: text)])
      page.addLinks(of: parsed.readings)
      return Label(
        set: set, truth: truth,
        lattice: Lattice(page, habits: standardHabits),
        rules: RuleDecision(usesRules ? rules : DecidedLabel()))
    }
  }

  private struct Kept: Decodable {
    struct Reading: Decodable {
      var file: String?
      var page: RecognizedPage
      var secondLook: RecognizedPage?
      var amountsLook: RecognizedPage?
    }
    var reading: Reading
  }

  /// The looks at one photo; those after the first ones are of amounts alone.
  private struct Pages {
    var looks: [RecognizedPage]
    var count: Int

    /// The text of the last look at everything, as plain text gives it: without places and confidences.
    var withoutPlaces: Pages {
      var page = looks[max(0, count - 1)]
      page.size = nil
      for line in page.lines.indices {
        page.lines[line].slope = 0
        for word in page.lines[line].words.indices {
          page.lines[line].words[word].box = nil
          page.lines[line].words[word].confidence = nil
        }
      }
      return Pages(looks: [page], count: 1)
    }
  }

  private static func pages(_ file: String) -> (name: String, pages: Pages)? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let decoder = JSONDecoder()
    let reading =
      (try? decoder.decode(Kept.self, from: data))?.reading
      ?? (try? decoder.decode(Kept.Reading.self, from: data))
    guard let reading else { return nil }
    let first = [reading.page, reading.secondLook].compactMap { $0 }
    let pages = Pages(
      looks: first + [reading.amountsLook].compactMap { $0 }, count: first.count)
    let name = reading.file ?? reading.page.source
    return (URL(fileURLWithPath: name).lastPathComponent, pages)
  }
}
