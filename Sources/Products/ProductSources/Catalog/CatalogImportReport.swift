package import ProductLookup

/// The progress of an import, or its outcome.
package struct CatalogImportReport: Codable, Hashable, Sendable {
  /// The dump's size and time of change, so that another file is not gone on with.
  var dumpSize = 0
  var dumpChanged = 0.0
  /// Unpacked bytes read, with whole lines.
  var offset = 0
  /// Lines read, a heading included.
  package var lines = 0
  /// Products written, before duplicates are removed.
  package var written = 0
  /// Lines that gave no product, by the reason's name.
  package var faults: [String: Int] = [:]
  /// The first such lines, as sentences.
  package var examples: [String] = []
  /// Odd values in products that were kept.
  package var oddities = DumpOddities()
  /// Whether the dump broke off: its packed end is missing or damaged, or it ends within a product.
  package var isTruncated = false
  /// Whether all lines were read.
  package var isComplete = false
  /// Products in the catalogue.
  package var products = 0
  /// Rows of a product that came again later in the dump.
  package var duplicates = 0
  /// Rows written by an earlier run that was stopped.
  package var resumed = 0

  /// Negative amounts, amounts that are no numbers, and amounts written as text.
  package var oddAmounts: (negative: Int, notANumber: Int, asText: Int) {
    (oddities.negative, oddities.notANumber, oddities.asText)
  }
}
