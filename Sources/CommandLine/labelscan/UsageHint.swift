import Glibc

/// Returns the advice for a refused command line with an argument that begins with a hyphen and is no option.
///
/// - Parameters:
///   - refusal: the parser's message.
///   - arguments: the command line, without the program's name.
/// - Returns: a sentence, `nil` where no such argument was the cause.
func usageHint(_ refusal: String, _ arguments: [String]) -> String? {
  for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") {
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
  }
  return nil
}
