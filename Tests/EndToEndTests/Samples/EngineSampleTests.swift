import Evaluation
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import Testing

/// Reads all samples with Leptonica and libtesseract, and holds the engine's description to the truth.
@Suite("Samples by the engine tesseract") struct EngineSampleTests {
  private static let stockModels: Set<String> = ["bul", "ell"]

  private func engines(_ run: SampleRun) throws -> [EngineInfo] {
    try run.lines.map { line in
      #expect(try JSONSchema.productRecord().faults(in: Data(line.utf8)) == [])
      return try #require(ProductRecord(json: Data(line.utf8)).engine)
    }
  }

  @Test("Keeps precision and recall over all samples above their floors")
  func figuresStayAboveFloors() async throws {
    let run = try await SampleRun.byTesseract
    #expect(run.outcome.status == 0, "\(run.outcome.complaints)")
    let figures = Figures(of: run.judgements.map(\.judgement))
    #expect(figures.precision >= 0.99, "\(figures)")
    #expect(figures.recall >= 0.95, "\(figures)")
  }

  @Test("Every record names Tesseract, its version and the models that read")
  func namesTesseract() async throws {
    let engines = try engines(await SampleRun.byTesseract)
    #expect(engines.count >= 40)
    for engine in engines {
      #expect(engine.name == "tesseract" && engine.version == engine.tesseract)
      #expect(engine.tesseract?.hasPrefix("5.") == true)
      #expect(engine.models.first == "label")
      #expect(Self.stockModels.isSuperset(of: engine.models.dropFirst()))
    }
  }

  @Test("Without a choice every record names label, and libtesseract only beside its models")
  func namesLabel() async throws {
    let engines = try engines(await SampleRun.shared)
    for engine in engines {
      #expect(engine.name == "label" && engine.version == labelscanVersion)
      #expect(engine.models.first == "label")
      #expect((engine.tesseract != nil) == (engine.models.count > 1), "\(engine)")
    }
    #expect(engines.contains { $0.models.contains("ell") })
    #expect(engines.contains { $0.models.contains("bul") })
    #expect(engines.count { $0.tesseract == nil } >= 40)
  }

  @Test("An engine that is unknown or cannot run the model says what to do")
  func refusesUnusableEngines() async throws {
    let program = try BuiltProgram("labelscan")
    let photo = Repository.samples + "/pet-us-can.jpg"
    let unknown = try await program.run(["scan", "--offline", "--engine", "ocrad", photo])
    #expect(unknown.status == 64)
    #expect(unknown.complaints.contains("label") && unknown.complaints.contains("tesseract"))
    let folder = try TemporaryFolder()
    try Data("no model".utf8).write(to: URL(fileURLWithPath: folder.file("bad.traineddata")))
    for (engine, advice) in [("tesseract", "install it again"), ("label", "--engine tesseract")] {
      let run = try await program.run([
        "scan", "--offline", "--engine", engine, "--tessdata", folder.url.path, "--model", "bad",
        photo,
      ])
      #expect(run.status == 69, "\(run.complaints)")
      #expect(run.complaints.contains(advice), "\(run.complaints)")
    }
  }
}
