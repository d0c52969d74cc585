/// Why a browser cannot be driven.
package enum BrowserError: Error, CustomStringConvertible {
  case missingDriver
  case driverDidNotStart
  case refused(command: String, reason: String)
  case waitedInVain(script: String)

  package var description: String {
    switch self {
    case .missingDriver:
      "there is no 'chromedriver' on the PATH; run Scripts/setup-tests"
    case .driverDidNotStart: "chromedriver does not say on which port it listens"
    case .refused(let command, let reason): "\(command): \(reason)"
    case .waitedInVain(let script): "never came true: \(script)"
    }
  }
}
