import ArgumentParser
import Glibc
import ProgramSettings

/// Returns the advice for a refused command line: a command, a number, or an argument with a hyphen.
///
/// - Parameters:
///   - refusal: the parser's message.
///   - arguments: the command line, without the program's name.
/// - Returns: a sentence, `nil` where the message says enough.
func usageHint(_ refusal: String, _ arguments: [String]) -> String? {
  let typed = Array(arguments.prefix { $0 != "--" })
  for (place, argument) in typed.enumerated() where argument.hasPrefix("-") {
    if place > 0, lacksValue(refusal, of: typed[place - 1]) {
      return
        "\(argument) is taken for an option; where it is the value, write \(typed[place - 1])=\(argument)"
    }
    let isUnknown = refusal.contains("Unknown option '\(argument)'")
    if isUnknown, argument.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
      argument.count > 1
    {
      let number = argument.dropFirst()
      return "\(argument) is taken for an option; a day before today is \"\(number) days ago\""
    }
    if isUnknown || refusal.contains("Missing expected argument"), access(argument, F_OK) == 0 {
      return "\(argument) is taken for options; name the file ./\(argument)"
    }
    let number = argument.dropFirst()
    if refusal.contains("Missing expected argument"), number.first?.isNumber == true,
      number.firstMatch(of: /\.[A-Za-z]/) == nil
    {
      return "\(argument) is taken for an option; no number here is below 0, so write \(number)"
    }
  }
  return numberHint(refusal) ?? commandHint(refusal, typed)
}

/// Returns the command that a word in its place may be a slip of; `nil` where none is near.
private func commandHint(_ refusal: String, _ arguments: [String]) -> String? {
  guard refusal.contains("nexpected argument") || refusal.contains("Unknown option") else {
    return nil
  }
  var command: any ParsableCommand.Type = LabelscanCommand.self
  for argument in arguments {
    // An option is no slip of a command, though their letters are alike.
    guard !argument.hasPrefix("-") else { return nil }
    let subcommands = command.configuration.subcommands
    if let next = subcommands.first(where: { $0.configuration.commandName == argument }) {
      command = next
      continue
    }
    guard !subcommands.isEmpty else { return nil }
    return likelyCommand(argument, in: subcommands).map { noCommand(argument, likely: $0) }
  }
  return nil
}

/// Finds the fault of `help` for a command that is not there.
///
/// The parser would show the help of the command above.
///
/// - Parameter arguments: the command line, without the program's name.
/// - Returns: a sentence, `nil` where the command is there, and for all other command lines.
func helpFault(_ arguments: [String]) -> String? {
  guard arguments.first == "help" else { return nil }
  var command: any ParsableCommand.Type = LabelscanCommand.self
  for argument in arguments.dropFirst() where !argument.hasPrefix("-") {
    let subcommands = command.configuration.subcommands
    guard !subcommands.isEmpty, argument != "help" else { return nil }
    guard let next = subcommands.first(where: { $0.configuration.commandName == argument }) else {
      return noCommand(argument, likely: likelyCommand(argument, in: subcommands))
    }
    command = next
  }
  return nil
}

private func likelyCommand(
  _ word: String, in commands: [any ParsableCommand.Type]
) -> String? {
  likelyName(of: word, in: commands.compactMap { $0.configuration.commandName })
}

private func noCommand(_ word: String, likely: String?) -> String {
  "there is no command \(word); "
    + (likely.map { "did you mean \($0)?" } ?? "labelscan --help names all")
}

/// Whether the parser found no value behind an option.
private func lacksValue(_ refusal: String, of option: String) -> Bool {
  option.hasPrefix("-")
    && (refusal.contains("Missing value for '\(option) ")
      || refusal.contains("Missing value for '\(option)'"))
}

/// Returns the advice for a text in place of a number, where the parser gives no reason.
private func numberHint(_ refusal: String) -> String? {
  let line = refusal.prefix { $0 != "\n" }
  guard let start = line.firstRange(of: "The value '"),
    let end = line.firstRange(of: "' is invalid for '"),
    start.upperBound <= end.lowerBound, line.hasSuffix("'")
  else { return nil }
  return Double(line[start.upperBound..<end.lowerBound]) == nil
    ? "give a number, such as 4" : "give a whole number, such as 4"
}
