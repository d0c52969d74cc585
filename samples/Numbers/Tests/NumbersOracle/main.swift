// Reads URLs, one a line, and prints for each, as one line of JSON, where the real code lands.

import Foundation

while let line = readLine() {
  let landing = URL(string: line).flatMap { Oracle(url: $0).landing() }
  try Report(url: line, isURL: URL(string: line) != nil, landing: landing).print()
}
