import Foundation
public import PhotoReading
public import ProductLookup
public import RecordAssembly
public import TextRecognition

extension LabelScanner {
  /// Makes an engine that reads text; it is called once for each photo that is read at a time.
  public typealias EngineMaker = @Sendable () throws(RecognitionError) -> any TextEngine

  /// The place where photos are read.
  public enum Reader: Sendable {
    /// In this process, `count` photos at a time, with engines that `engine` makes.
    ///
    /// A photo that crashes a library ends the process. Read untrusted photos in workers.
    case inProcess(count: Int, engine: EngineMaker)
    /// In processes that `labelscan worker` runs, confined, `timeLimit` for each photo.
    case workers(WorkerSettings, timeLimit: Duration)

    /// One photo at a time in this process, with the best recognition model there is.
    public static let inProcess = Reader.inProcess(count: 1, .ofThisProgram)

    /// Photos in this process, `count` at a time, with one of labelscan's engines.
    public static func inProcess(count: Int, _ settings: RecognitionSettings) -> Reader {
      .inProcess(count: count) { () throws(RecognitionError) -> any TextEngine in
        try TextReader(settings: settings)
      }
    }

    /// Photos in up to `count` processes of the program `labelscan`, 60 s for each.
    ///
    /// - Parameters:
    ///   - labelscan: the path of the program.
    ///   - count: the most processes.
    ///   - arguments: further arguments of `labelscan worker`, `--engine` for example.
    /// - Returns: the reader; it starts a process when a photo is read.
    public static func workers(
      labelscan: String, count: Int = 2, arguments: [String] = []
    ) -> Reader {
      .workers(
        WorkerSettings(
          executable: labelscan, arguments: ["worker"] + arguments, count: count),
        timeLimit: .seconds(60))
    }
  }

  /// The scanner's reader, and its sources beside the photos.
  public struct Configuration: Sendable {
    /// The place where photos are read.
    public var reader: Reader
    /// The person's statements, the limits for pet food, the threshold and the languages.
    public var options: RecordOptions
    /// The product databases; `nil` asks none.
    public var source: (any ProductSource)?
    /// The service that analyses sugars; `nil` leaves it to local rules.
    public var analyst: (any SugarAnalyst)?
    /// The longest that looking a product up may take in all; `nil` limits each request alone.
    public var lookupTimeLimit: Duration?

    /// Creates a configuration; without arguments photos are read in this process, and nothing leaves it.
    public init(
      reader: Reader = .inProcess, options: RecordOptions = RecordOptions(),
      source: (any ProductSource)? = nil, analyst: (any SugarAnalyst)? = nil,
      lookupTimeLimit: Duration? = .seconds(20)
    ) {
      self.reader = reader
      self.options = options
      self.source = source
      self.analyst = analyst
      self.lookupTimeLimit = lookupTimeLimit
    }
  }
}

extension RecognitionSettings {
  /// The standard engine, with models from the environment's folders and those above this program.
  public static var ofThisProgram: RecognitionSettings {
    RecognitionSettings(
      modelFolders: standardFolders(
        environment: ProcessInfo.processInfo.environment, program: WorkerSettings.thisProgram))
  }
}
