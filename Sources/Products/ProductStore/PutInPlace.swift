import Foundation

/// Gives a whole file its name, and replaces an earlier file of that name.
///
/// - Throws: ``ProductStoreError/cannotWrite(path:reason:)``.
func putInPlace(_ draft: String, at path: String) throws(ProductStoreError) {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  for name in [draft, folder] {
    let descriptor = open(name, O_RDONLY | O_CLOEXEC)
    // What the disk does not hold after a power cut must not be in place either.
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
    if name == draft, rename(draft, path) != 0 {
      throw .cannotWrite(path: path, reason: SystemFailure.last.description)
    }
  }
}
