/// The reason why settings cannot be used.
package enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An invalid value; `name` is its flag, variable, or key and file.
  case invalid(name: String, value: String, advice: String)
  /// A secret that is empty or has invalid characters.
  case unusableSecret(name: String)
  /// An unknown key in a file, and the setting that is like it.
  case unknownKey(String, file: String, nearest: String?)
  /// A table of settings, `[scan]` for example; a file of settings has none.
  case table(String, file: String)
  /// A secret in the configuration file; secrets belong in the key file.
  case misplacedSecret(String, file: String)
  /// A configuration both as TOML and as JSON.
  case twoFiles(first: String, second: String)
  /// A file whose name ends in neither `.toml` nor `.json`.
  case damaged(file: String, reason: String)
  /// A file that is not in UTF-8 from a line on.
  case notUTF8(file: String, line: Int)
  /// A file that cannot be read.
  case unreadable(file: String, reason: String)
  /// A file of secrets that other users may read or change.
  case notPrivate(file: String)
  /// A file of secrets of another user.
  case foreign(file: String)

  /// The failure and its remedy.
  package var description: String {
    switch self {
    case .invalid(let name, let value, let advice):
      "\(name) is \(value.isEmpty ? "empty" : value); \(advice)"
    case .unusableSecret(let name): "\(name) holds no key; put the key there, alone"
    case .unknownKey(let key, let file, let nearest):
      "\(key) in \(file) is no setting there; "
        + (nearest.map { "the nearest one is \($0) (labelscan config lists all)" }
          ?? "labelscan config lists all")
    case .table(let key, let file):
      "\(key) in \(file) is a table; settings are in none, so write them alone (labelscan config lists all)"
    case .misplacedSecret(let key, let file):
      "\(key) in \(file) is a secret; move it to keys.toml beside it, and chmod 600 that file"
    case .twoFiles(let first, let second):
      "there are two files of settings, \(first) and \(second); keep one"
    case .damaged(let file, let reason): "\(file) cannot be understood: \(reason); correct it"
    case .notUTF8(let file, let line):
      "line \(line) of \(file) is not in UTF-8; save the file in that encoding"
    case .unreadable(let file, let reason):
      "cannot read \(file): \(reason); check its name and permissions"
    case .notPrivate(let file):
      "other users may read or change \(file); shut them out with chmod 600 \(file)"
    case .foreign(let file):
      "\(file) is another user's file; a secret must be in your own"
    }
  }
}
