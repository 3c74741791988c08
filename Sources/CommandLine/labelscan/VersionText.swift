import Foundation
import LabelScan

/// The text of `labelscan --version`: version, commit, engines and the model that reads.
package enum VersionText {
  /// The text for this program, machine and environment.
  static var ofThisProgram: String {
    let folders = RecognitionSettings.standardFolders(
      environment: ProcessInfo.processInfo.environment, program: WorkerSettings.thisProgram)
    return text(
      commit: labelscanCommit, tesseract: installedTesseract,
      model: RecognitionSettings(modelFolders: folders).modelPath)
  }

  /// The text for a commit, the version of libtesseract and the path of a model. Each may be
  /// missing and is `nil` then.
  package static func text(commit: String?, tesseract: String?, model: String?) -> String {
    """
    labelscan \(labelscanVersion)
    commit    \(commit ?? "not named in this build")
    engines   label \(labelscanVersion), tesseract \(tesseract ?? "not installed")
    model     \(model ?? "none found")
    """
  }
}
