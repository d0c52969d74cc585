/// A list of effects, kept as numbers.
package struct Effects: RandomAccessCollection, ExpressibleByArrayLiteral {
  let numbers: [Int32]
  private let table: EffectTable

  init(numbers: [Int32], in table: EffectTable) {
    self.numbers = numbers
    self.table = table
  }

  package init(arrayLiteral elements: Effect...) {
    let table = EffectTable()
    numbers = elements.map { table.number(of: $0) }
    self.table = table
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }
  package subscript(place: Int) -> Effect { table[numbers[place]] }
}
