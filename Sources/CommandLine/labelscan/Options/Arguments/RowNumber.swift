/// Returns the number of a row as a person names it, with # in front or without; `nil` for anything else.
func rowNumber(_ argument: String) -> Int64? {
  let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
  return Int64(digits).flatMap { $0 > 0 ? $0 : nil }
}
