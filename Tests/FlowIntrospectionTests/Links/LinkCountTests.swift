import Testing

@testable import FlowIntrospection

@Suite struct LinkCountTests {
  @Test func comparisonsNarrow() {
    let atMostTwo = LinkCount().requiring("<=", 2)
    #expect(atMostTwo?.cases.numbers == [0, 1, 2])
    #expect(atMostTwo?.requiring("!=", 1)?.cases.numbers == [0, 2])
    #expect(atMostTwo?.requiring(">", 2) == nil)
    #expect(LinkCount().requiring("!=", 1)?.cases.openFrom == 2)
    #expect(LinkCount().requiring("==", 3)?.exact == 3)
  }
}
