import LabelScan
import Testing

import labelscan

@Suite("labelscan --version") struct VersionTextTests {
  @Test("Names the commit, both engines and the model")
  func namesAll() {
    let text = VersionText.text(
      commit: "v0.1.0-3-gabc1234", tesseract: "5.3.0", model: "/models/label.traineddata")
    #expect(
      text == """
        labelscan \(labelscanVersion)
        commit    v0.1.0-3-gabc1234
        engines   label \(labelscanVersion), tesseract 5.3.0
        model     /models/label.traineddata
        """)
  }

  @Test("Says what is missing")
  func saysWhatIsMissing() {
    let lines = VersionText.text(commit: nil, tesseract: nil, model: nil).split(separator: "\n")
    #expect(lines[1] == "commit    not named in this build")
    #expect(lines[2].hasSuffix("tesseract not installed"))
    #expect(lines[3] == "model     none found")
  }
}
