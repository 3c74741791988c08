import ArgumentParser
import Foundation
import ProgramSettings

/// Options of a command that are settings, too.
protocol SettingFlags {
  /// The settings that the command line names.
  var flags: [Setting: SettingValue] { get }
}

extension SettingFlags {
  /// The settings; these flags override all other places.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used.
  func settings() throws(CommandFailure) -> Settings { try .ofThisProgram(flags) }

  /// Checks the values of the flags.
  ///
  /// - Throws: `ValidationError` for a value that a setting does not take.
  func checkFlags() throws {
    for (setting, value) in flags.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !setting.takes(value) {
      throw ValidationError(
        "\(setting.flag ?? setting.rawValue) is \(terminalSafe(value.description)); "
          + setting.advice)
    }
  }
}

extension Settings {
  /// The settings of this process's environment and of the user's configuration.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used.
  static func ofThisProgram(
    _ flags: [Setting: SettingValue] = [:]
  ) throws(CommandFailure) -> Settings {
    try reading { () throws(SettingsError) in
      try Settings(flags: flags, environment: ProcessInfo.processInfo.environment)
    }
  }
}

/// Runs `work` on settings; its errors become exit codes.
func reading<Value>(
  _ work: () throws(SettingsError) -> Value
) throws(CommandFailure) -> Value {
  do throws(SettingsError) {
    return try work()
  } catch {
    throw CommandFailure(error)
  }
}

extension CommandFailure {
  /// Translates an error of settings.
  init(_ error: SettingsError) {
    let status: ExitStatus =
      switch error {
      case .invalid, .unusableSecret, .notPrivate, .foreign: .usage
      case .unknownKey, .table, .misplacedSecret, .twoFiles, .damaged, .notUTF8: .badData
      case .unreadable: .noInput
      }
    self.init(status, error.description)
  }
}
