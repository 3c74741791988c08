import BuildIdentity

/// The version of this program, by semantic versioning; records and the worker's greeting name it.
///
/// A release has the tag `v` and this version.
public let labelscanVersion = "0.1.0"

/// The commit of this build, as `git describe` names it; `nil` where the build named none.
public let labelscanCommit: String? = {
  let commit = String(cString: build_commit())
  return commit.isEmpty ? nil : commit
}()
