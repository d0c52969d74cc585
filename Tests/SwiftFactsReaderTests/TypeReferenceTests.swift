import SwiftFacts
import Testing

@Suite struct TypeReferenceTests {
  private let a = TypeReference("A")
  private let b = TypeReference("B")

  @Test func sugarComesOff() throws {
    #expect(try readTypeReference("A") == a)
    #expect(try readTypeReference("(A)") == a)
    #expect(try readTypeReference("A?") == TypeReference("Optional", [a]))
    #expect(try readTypeReference("A!") == TypeReference("Optional", [a]))
    #expect(try readTypeReference("[A]") == TypeReference("Array", [a]))
    #expect(try readTypeReference("[A: B]") == TypeReference("Dictionary", [a, b]))
    #expect(try readTypeReference("A.Type") == TypeReference("Metatype", [a]))
    #expect(try readTypeReference("A & B") == TypeReference("Composition", [a, b]))
    #expect(try readTypeReference("()") == TypeReference("Void"))
    #expect(
      try readTypeReference("(first: A, B)")
        == TypeReference("Tuple", [a, b], labels: ["first", ""]))
  }

  @Test func functions() throws {
    #expect(
      try readTypeReference("(A, inout B) -> Void")
        == TypeReference("Function", [a, b, TypeReference("Void")]))
    #expect(
      try readTypeReference("(@MainActor @Sendable (_ a: A) async throws -> B)?")
        == TypeReference("Optional", [TypeReference("Function", [a, b])]))
    #expect(
      try readTypeReference("() -> ()") == TypeReference("Function", [TypeReference("Void")]))
  }

  @Test func nestedAndGenericNames() throws {
    #expect(try readTypeReference("A.B.C") == TypeReference("A.B.C"))
    #expect(try readTypeReference("C<A, B>") == TypeReference("C", [a, b]))
    #expect(try readTypeReference("C<A>.D") == TypeReference("C.D", [a]))
    #expect(try readTypeReference("C<A>.D<B>") == TypeReference("C.D", [b]))
    #expect(try readTypeReference("`Type`.`default`") == TypeReference("Type.default"))
  }

  @Test func existentials() throws {
    let some = TypeReference("A", existential: .some)
    let any = TypeReference("A", existential: .any)
    #expect(try readTypeReference("some A") == some)
    #expect(try readTypeReference("any A") == any)
    #expect(try readTypeReference("(any A)?") == TypeReference("Optional", [any]))
    #expect(
      try readTypeReference("any A & B")
        == TypeReference("Composition", [a, b], existential: .any))
    #expect(try readTypeReference("some A<B>") == TypeReference("A", [b], existential: .some))
  }

  @Test func suppressedConformancesLeaveNoTrace() throws {
    #expect(try readTypeReference("A & ~Copyable") == a)
    #expect(try readTypeReference("~Copyable") == TypeReference("Any"))
  }

  @Test func packs() throws {
    let facts = read("func f<each T>(_ values: repeat each T) {}")
    #expect(
      facts.functions[0].parameters.map(\.type) == [TypeReference("Pack", [TypeReference("T")])])
  }
}
