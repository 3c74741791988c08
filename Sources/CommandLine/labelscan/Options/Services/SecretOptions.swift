import ArgumentParser
import ProgramSettings

/// The options for the keys of services.
struct SecretOptions: ParsableArguments, SettingFlags {
  @Option(
    help: ArgumentHelp(
      "The file of all services' keys and passwords: TOML, or JSON where its name ends so.",
      discussion: """
        Its keys are contributor, contributor-password, fatsecret-key, fatsecret-secret, gemini-key, \
        sugar-service-key and usda-key. Only you may be able to read it (chmod 600). Without it keys.toml or \
        keys.json in labelscan in XDG_CONFIG_HOME is read, and each key's variable, such as LABELSCAN_USDA_KEY.
        """, valueName: "file"), completion: .file())
  var keys: String?

  var flags: [Setting: SettingValue] { keys.map { [.keys: .text($0)] } ?? [:] }
}
