import LabelPipeline
import Testing

@Suite("Routines for matrices")
struct MatrixRoutinesTests {
  private func information(_ flags: String) -> String {
    "processor\t: 0\nmodel name\t: Some Processor\nflags\t\t: fpu sse2 \(flags) ht\nbugs\t\t: none\n"
  }

  @Test("Suit what the processor has")
  func suitTheProcessor() {
    #expect(
      MatrixRoutines.suiting(
        information("fma avx2 avx512f avx512dq avx512cd avx512bw avx512vl")) == "SkylakeX")
    #expect(MatrixRoutines.suiting(information("fma avx avx2")) == "Haswell")
    // Some of AVX-512 is not enough.
    #expect(MatrixRoutines.suiting(information("fma avx2 avx512f")) == "Haswell")
  }

  @Test("Are left to the library where it is not known what the processor has")
  func areLeftToTheLibrary() {
    #expect(MatrixRoutines.suiting(information("avx")) == nil)
    #expect(MatrixRoutines.suiting("processor\t: 0\nFeatures\t: fp asimd\n") == nil)
    #expect(MatrixRoutines.suiting("") == nil)
  }
}
