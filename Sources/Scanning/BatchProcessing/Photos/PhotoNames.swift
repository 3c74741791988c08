/// Names of photos, to be asked whether one is among them: some 16 bytes each, however long they are.
///
/// It keeps a hash of 64 bits of each name. The hash is keyed anew in every process (`Hasher`).
/// Nobody can thus make up a name that is taken for another. Two of a million names are taken for
/// each other by chance with a probability of 3 × 10⁻⁸ (n² / 2⁶⁵).
package struct PhotoNames: Sendable {
  private var keys: Set<UInt64> = []

  /// Creates an empty collection.
  package init() {}

  /// Adds a name.
  ///
  /// - Returns: Whether it was not there yet.
  @discardableResult
  package mutating func insert(_ name: String) -> Bool { keys.insert(Self.key(name)).inserted }

  /// Whether a name was added.
  package func contains(_ name: String) -> Bool { keys.contains(Self.key(name)) }

  private static func key(_ name: String) -> UInt64 {
    var hasher = Hasher()
    var name = name
    // The bytes: two names that Unicode takes for the same text are two files.
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
