import SwiftFacts
import SwiftFactsReader
import Testing

func read(_ source: String) -> FileFacts {
  FactsReader.facts(ofSource: source, path: "File.swift")
}

/// The only type of a source, or the first.
func readType(_ source: String) throws -> TypeDeclaration {
  try #require(read(source).types.first)
}

/// The initial value of a property with this source.
func readExpression(_ source: String) throws -> Expression {
  let facts = read("let value = \(source)\n")
  #expect(facts.problems == [])
  return try #require(facts.properties.first?.initialValue)
}

/// The type of a property with this source.
func readTypeReference(_ source: String) throws -> TypeReference {
  let facts = read("var value: \(source)\n")
  #expect(facts.problems == [])
  return try #require(facts.properties.first?.type)
}

/// The body of a function with this source.
func readBody(_ source: String) throws -> [Statement] {
  let facts = read("func body() {\n\(source)\n}\n")
  #expect(facts.problems == [])
  return try #require(facts.functions.first?.body)
}

/// The statements of a function with this source, each as a line.
func sketchBody(_ source: String) throws -> [String] {
  try readBody(source).map { $0.sketch }
}

/// The pattern of the only case of a `switch`.
func readPattern(_ source: String) throws -> Pattern {
  let body = try readBody("switch value {\ncase \(source): break\n}")
  guard case .switched(_, let cases)? = body.first?.kind else {
    throw ReadingError.noSwitch
  }
  return try #require(cases.first?.items.first?.pattern)
}

private enum ReadingError: Error {
  case noSwitch
}
