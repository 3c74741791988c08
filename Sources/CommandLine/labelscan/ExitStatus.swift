import ArgumentParser

/// The meanings of labelscan's exit codes; one of the two places where errors are translated.
///
/// The numbers from 64 on are those of BSD's `sysexits.h`, which scripts know.
package enum ExitStatus: Int32, Error {
  /// Everything asked for was done.
  case success = 0
  /// The work was done, but some photos could not be read; each is named.
  case someFailed = 1
  /// The command line is wrong.
  case usage = 64
  /// An input file could not be understood.
  case badData = 65
  /// The input is not there or cannot be read.
  case noInput = 66
  /// Something needed to work is not installed, for example recognition models.
  case unavailable = 69
  /// A fault in labelscan itself.
  case internalFault = 70
  /// The output cannot be created.
  case cannotCreate = 73
  /// Writing the output failed, for example since the disk is full.
  case outputFailed = 74
  /// A service cannot be used now; what was to be sent or looked up waits.
  case tryLater = 75
  /// Stopped by a person (Ctrl-C) or the system; what was done is kept.
  case interrupted = 130

  /// The code in the form that the argument parser throws.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
