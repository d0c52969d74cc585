import Foundation

/// How the files of a project are read; none of it changes what they say.
public struct ReadingOptions: Sendable {
  /// How many threads read and evaluate; `nil` for as many as there are cores.
  public var jobs: Int?
  /// Whether every file is read through SwiftSyntax.
  ///
  /// Otherwise that is left to files of which the quick reader is not sure. Both give the same graph;
  /// this takes an order of magnitude longer, and is there to compare.
  public var isThorough: Bool
  /// The absolute folder that keeps graphs of earlier runs; `nil` to make every graph anew.
  ///
  /// `CacheLocation.standard` names the user's. It can be deleted at any time, stays below 256 MB, and
  /// what goes wrong in it only costs time. Sources in memory and thorough reading leave it alone.
  public var cacheFolder: String?
  /// Is told how far reading is, from any thread and often.
  public var progress: (@Sendable (ReadingProgress) -> Void)?

  public init(
    jobs: Int? = nil, isThorough: Bool = false, cacheFolder: String? = nil,
    progress: (@Sendable (ReadingProgress) -> Void)? = nil
  ) {
    self.jobs = jobs
    self.isThorough = isThorough
    self.cacheFolder = cacheFolder
    self.progress = progress
  }

  var workers: Int { max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount) }
}

/// How far reading is.
public enum ReadingProgress: Hashable, Sendable {
  case reading(done: Int, of: Int)
  /// All files are read; what they do together is being found out.
  case understanding
}
