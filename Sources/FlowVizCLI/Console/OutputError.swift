/// A product that could not be delivered; exit status 2.
enum OutputError: Error, CustomStringConvertible {
  case cannotWrite(path: String, reason: SystemError)
  case isFolder(path: String)
  case exists(path: String)
  case cannotPrint(reason: SystemError)
  case binaryOnTerminal(format: String)

  var description: String {
    switch self {
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason); nothing was changed there"
    case .isFolder(let path):
      "cannot write '\(path)': it is a folder; add a file's name"
    case .exists(let path):
      "'\(path)' is there already and was left alone; remove it, or print to standard output with "
        + "'-o -'"
    case .cannotPrint(let reason):
      "cannot write to standard output: \(reason)"
    case .binaryOnTerminal(let format):
      "\(format) is not text; give a file with '-o FILE' or send standard output elsewhere"
    }
  }
}
