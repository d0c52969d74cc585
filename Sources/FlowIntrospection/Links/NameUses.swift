import SwiftFacts

/// The units in which each name stands, as a variable, a member or in a key path.
///
/// Made in one walk over all bodies, instead of one for each name that is asked for.
struct NameUses {
  private var units: [String: [UnitID]] = [:]

  init(index: SymbolIndex) {
    for unit in index.units where !unit.isTest && unit.hasBody && unit.original == nil {
      ExpressionNames.names(in: unit.body) { name in
        let plain = name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name
        if units[plain]?.last != unit.id { units[plain, default: []].append(unit.id) }
      }
    }
  }

  /// In the order of the units.
  subscript(name: String) -> [UnitID] { units[name] ?? [] }
}
