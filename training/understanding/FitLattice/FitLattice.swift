import ArgumentParser
import Foundation
import LabelLattice
import LabelModel

@main
struct FitLattice: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Fits the weights of LabelLattice to labelled photos, and judges them on sources left out.")

  @Option(help: "The folder of photo sets, each with a truth.jsonl.")
  var photos: String
  @Option(help: "The folder of kept readings, one folder a set.")
  var readings: String
  @Option(help: "A folder of invented labels.")
  var invented: String?
  @Option(
    help:
      "A truth file and a folder of readings that are judged for totals alone and never trained on, by a colon."
  )
  var totals: String?
  @Option(help: "How many invented labels are used.")
  var inventedCount = 500
  @Option(help: "How many further invented labels are judged and not trained on.")
  var inventedTested = 400
  @Option(help: "How much an invented label counts beside a real one.")
  var inventedWeight = 0.25
  @Option(
    help:
      "A folder of rendered photos; their kept readings are in the folder `rendered` of the readings."
  )
  var rendered: String?
  @Option(help: "How many rendered photos are used; the others are judged and not trained on.")
  var renderedCount = 700
  @Option(help: "How much a rendered photo counts beside a real one.")
  var renderedWeight = 0.4
  @Option(
    help: "How much a damaged copy of a label counts beside the label; 0 for no copies."
  )
  var damagedWeight = 0.0
  @Option(
    parsing: .upToNextOption,
    help:
      "Folders of other readings of the same photos: by another model, or of photos taken anew. They are judged and not trained on."
  )
  var variants: [String] = []
  @Flag(help: "Judges the damaged copies and does not train on them.")
  var damagedTested = false
  @Option(help: "The precision that the threshold promises.")
  var target = 0.985
  @Flag(help: "Leaves out what the parser's rules decide.")
  var withoutRules = false
  @Flag(
    help:
      "Leaves out the places and confidences of all words: photos are judged as plain text."
  )
  var withoutPlaces = false
  @Option(
    parsing: .upToNextOption,
    help:
      "Texts without places that are judged as well: a truth file and a folder each, by a colon.")
  var texts: [String] = []
  @Flag(help: "Judges the committed weights in place of fitting new ones.")
  var shipped = false
  @Flag(help: "Lists wrong and missed values.")
  var wrong = false
  @Option(
    help: "The probability from which values are accepted, in place of one that keeps the target.")
  var acceptance: Double?
  @Option(
    parsing: .upToNextOption,
    help: "The probabilities that the meanings of a column need for its values to be accepted.")
  var meaningAcceptance = [0.93, 0.75, 0.95, 0.6, 1]
  @Option(help: "The probability from which values are accepted that the rules accept as well.")
  var acceptanceWithRules = 0.4
  @Option(help: "How many trees correct the scores of roles, without and with context.")
  var trees = 60
  @Option(help: "How far each tree goes towards the best correction, 0 ... 1.")
  var rate = 0.15
  @Option(help: "A file for the features of every judged value.")
  var dump: String?
  @Option(
    parsing: .upToNextOption, help: "Labels whose roles are listed, by the names of their images.")
  var show: [String] = []
  @Option(help: "The Swift file to write the weights to.")
  var output: String?

  func run() throws {
    let labels = loadLabels()
    let fit = Fit(labels)
    fit.boosting.trees = trees
    fit.boosting.rate = rate
    fit.say("\(labels.count) labels, \(labels.reduce(0) { $0 + $1.lattice.items.count }) items")
    if shipped {
      fit.apply(.fitted)
    } else {
      fit.run()
      for fold in fit.weights.keys {
        fit.weights[fold]?.meaningAcceptance = meaningAcceptance
        fit.weights[fold]?.acceptanceWithRules = acceptanceWithRules
      }
      if let acceptance { fit.setAcceptance(acceptance) } else { fit.setThresholds(target) }
    }
    fit.report(showingWrong: wrong)
    list(fit.labels)
    if let dump { try fit.dump(dump) }
    if !shipped, let output, let weights = fit.weights[Fit.all] {
      try weights.source.write(toFile: output, atomically: true, encoding: .utf8)
    }
  }

  /// The labels of all sets that were named, with their weights.
  private func loadLabels() -> [Label] {
    let loader = loader
    var labels: [Label] = []
    for set in Label.realSets + ["synthetic"] {
      labels += loader.labels(
        set: set, truthFile: "\(photos)/\(set)/truth.jsonl", readings: "\(readings)/\(set)")
    }
    for label in labels where label.set == "synthetic" { label.weight = 0.4 }
    if damagedWeight > 0 { labels += damaged(by: loader) }
    for folder in variants { labels += variant(in: folder, by: loader) }
    if let invented {
      labels += made(
        "invented", in: invented, readings: "\(invented)/readings", count: inventedCount,
        weight: inventedWeight)
    }
    if let rendered {
      labels += made(
        "rendered", in: rendered, readings: "\(readings)/rendered", count: renderedCount,
        weight: renderedWeight)
    }
    if let totals {
      let parts = totals.split(separator: ":").map(String.init)
      let more = loader.labels(set: "totals", truthFile: parts[0], readings: parts[1])
      for label in more {
        label.weight = 0
        label.fold = Fit.all
      }
      labels += more
    }
    for text in texts {
      let parts = text.split(separator: ":").map(String.init)
      let more = loader.texts(
        set: parts[1].split(separator: "/").last.map(String.init) ?? "texts", truthFile: parts[0],
        folder: parts[1])
      for label in more { label.weight = 0 }
      labels += more
    }
    return labels
  }

  private var loader: LabelLoader {
    LabelLoader(usesRules: !withoutRules, leavesOutPlaces: withoutPlaces)
  }

  private func list(_ labels: [Label]) {
    for label in labels where show.contains(label.name) { print(label.lattice.listing) }
  }

  /// Returns other readings of the real photos.
  private func variant(in folder: String, by loader: LabelLoader) -> [Label] {
    Label.realSets.flatMap { set in
      let labels = loader.labels(
        set: "\(set), other readings", truthFile: "\(photos)/\(set)/truth.jsonl",
        readings: "\(folder)/\(set)")
      for label in labels { label.weight = 0 }
      return labels
    }
  }

  /// Returns damaged copies of all labels. Names are damaged on food alone: a pet food's rows have no fixed order.
  private func damaged(by loader: LabelLoader) -> [Label] {
    let kinds: [(String, @Sendable (RecognizedPage, String) -> RecognizedPage)] = [
      ("headings", { HeadingDamage.of($1).damage($0, name: $1) }),
      ("numbers", { NumberDamage(name: $1).damage($0) }),
      ("names", { NameDamage(name: $1).damage($0) }),
    ]
    return (Label.realSets + ["synthetic"]).flatMap { set in
      kinds.flatMap { kind, damage in
        let damaged = loader.labels(
          set: "\(set), \(kind)", truthFile: "\(photos)/\(set)/truth.jsonl",
          readings: "\(readings)/\(set)", damage: damage)
        for label in damaged {
          label.weight = damagedTested ? 0 : damagedWeight * (set == "synthetic" ? 0.4 : 1)
        }
        return damaged.filter { kind != "names" || $0.isFood }
      }
    }
  }

  /// Returns labels that a generator made: some to train on, and others, `unseen`, that are judged alone.
  private func made(
    _ set: String, in folder: String, readings: String, count: Int, weight: Double
  ) -> [Label] {
    let truth = "\(folder)/truth.jsonl"
    let trained = loader.labels(set: set, truthFile: truth, readings: readings, limit: count)
    for label in trained { label.weight = weight }
    let unseen = loader.labels(
      set: "unseen \(set)", truthFile: truth, readings: readings, from: count,
      limit: inventedTested)
    for label in unseen {
      label.weight = 0
      label.fold = Fit.all
    }
    return trained + unseen
  }
}
