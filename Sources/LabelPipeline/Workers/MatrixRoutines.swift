/// Which of OpenBLAS's routines suit a processor.
///
/// OpenBLAS knows processors by their model numbers and takes the routines of 2004 for one that is
/// newer than itself, which makes reading twice as slow. It cannot be told otherwise once it is
/// loaded.
package enum MatrixRoutines {
  /// Returns the routines for what `/proc/cpuinfo` tells, `nil` to leave the choice to OpenBLAS.
  package static func suiting(_ information: String) -> String? {
    let features = information.split(separator: "\n").first { $0.hasPrefix("flags") }
    let known = Set(features?.split(whereSeparator: \.isWhitespace).map(String.init) ?? [])
    if known.isSuperset(of: ["avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd", "fma"]) {
      return "SkylakeX"
    }
    return known.isSuperset(of: ["avx2", "fma"]) ? "Haswell" : nil
  }
}
