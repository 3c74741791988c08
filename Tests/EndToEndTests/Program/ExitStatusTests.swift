import PhotoReading
import Testing
import labelscan

@Suite("Exit codes") struct ExitStatusTests {
  @Test(
    "A photo that cannot be read ends its command with the code of the reason",
    arguments: [
      (PhotoFailure.Stage.open, "notFound", 66), (.decode, "damaged", 65),
      (.decode, "noClipLibrary", 69), (.worker, "workerGarbled", 70), (.worker, "timedOut", 65),
      (.recognize, "unsuitableSize", 65), (.recognize, "debugPictureNotWritten", 74),
    ])
  func namesReason(_ stage: PhotoFailure.Stage, _ code: String, _ status: Int32) {
    let failure = PhotoFailure(stage: stage, code: code, message: "m")
    #expect(ExitStatus(failure).rawValue == status)
  }
}
