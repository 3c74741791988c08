import ArgumentParser
import Foundation
import LabelModel
import LabelScan

/// The options for understanding labels.
struct LabelOptions: ParsableArguments {
  @OptionGroup var petFoodLimits: LimitsOption

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A language of the label, like de; repeatable. All known ones without it.",
      valueName: "code"))
  var languages: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Estimate a pet food's carbohydrate where no ash is stated, with an assumed ash.",
      discussion:
        "Assumed are 2.5 % in wet and 8 % in dry food. An ash that was refused is not assumed."))
  var estimate = false

  /// The settings of these options.
  ///
  /// - Throws: ``CommandFailure`` for limits that cannot be read or a language without words.
  func recordOptions() throws(CommandFailure) -> RecordOptions {
    var options = RecordOptions()
    let known = RecordBuilder.knownLanguages
    for language in languages where !known.contains(language) {
      throw CommandFailure(
        .usage, "no words for the language \(language); use \(known.joined(separator: ", "))")
    }
    options.languages = languages
    options.estimates = estimate
    options.limits = try petFoodLimits.limits()
    return options
  }
}

/// The option for the ranges of pet food.
struct LimitsOption: ParsableArguments {
  @Option(
    name: .customLong("limits"),
    help: ArgumentHelp(
      "Limits for pet food in place of the standard ones: a JSON file.",
      discussion: #"""
        Example: {"wet": {"ash": {"minimum": 0, "maximum": 8}}}, in percent; \#
        "dogDry" means dry food for dogs alone.
        """#,
      valueName: "file"), completion: .file(extensions: ["json"]))
  var file: String?

  /// The limits of the file, or the standard ones.
  ///
  /// - Throws: ``CommandFailure`` for a file that cannot be read.
  func limits() throws(CommandFailure) -> FieldLimits {
    guard let file else { return .standard }
    do {
      return try FieldLimits(json: readFile(file, limit: 1 << 20))
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.badData, "\(file): \(error)")
    }
  }
}
