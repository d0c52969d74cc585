/// Where a user's caches lie.
public enum CacheLocation {
  /// FlowViz's folder among the caches of the user whose environment this is; `nil` if it names no
  /// home.
  public static func standard(environment: [String: String]) -> String? {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return "\(base)/flowviz" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/flowviz"
    #else
      return "\(home)/.cache/flowviz"
    #endif
  }
}
