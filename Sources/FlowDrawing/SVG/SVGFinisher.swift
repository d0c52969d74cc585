import Foundation

struct SVGFinisher {
  init(_ picture: Picture) {}
  func finished(_ bytes: [UInt8]) -> Data { Data(bytes) }
}
