/// Why an earlier revision cannot be read; exit status 2.
public enum RevisionError: Error, Hashable, Sendable {
  /// There is no program `git`.
  case noGit
  case noRepository(path: String)
  /// A shallow clone may lack what the repository that it was made from has.
  case unknownRevision(String, isShallow: Bool)
  /// The paths lie in more than one repository.
  case manyRepositories(String, String)
  case gitFailed(reason: String)
  case cannotWrite(reason: String)
}

extension RevisionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noGit:
      "an earlier revision is read with 'git', which is not on the PATH; install it"
    case .noRepository(let path):
      "'\(path)' lies in no git repository, so that there is no earlier revision to compare with"
    case .unknownRevision(let revision, let isShallow):
      isShallow
        ? "the shallow clone has no revision '\(revision)'; fetch what it lacks with "
          + "'git fetch --unshallow --tags', or give one of the newest commits"
        : "the repository has no revision '\(revision)'; give a commit, branch or tag"
    case .manyRepositories(let first, let second):
      "the paths lie in two repositories, '\(first)' and '\(second)'; compare them one by one"
    case .gitFailed(let reason):
      "git could not read the revision: \(reason)"
    case .cannotWrite(let reason):
      "cannot write the earlier revision's sources to a temporary folder: \(reason)"
    }
  }
}
