extension LinkMatcher {
  /// The condition on the scheme; build variables left out.
  var schemeCondition: TextCondition {
    let valid = schemes.filter(LinkPattern.isScheme)
    let form: SegmentTest.Form = schemes.isEmpty ? .any : .oneOf(valid)
    return TextCondition(
      SegmentTest(form: form, name: nil, folds: foldsScheme, typeName: nil), allowsEmpty: false)
  }

  /// The condition on the host, where the empty text stands for none.
  var hostCondition: TextCondition {
    guard let host else {
      return TextCondition(
        SegmentTest(form: .any, name: nil, folds: false, typeName: nil), allowsEmpty: true)
    }
    switch host.form {
    case .literal, .oneOf: return TextCondition(host, allowsEmpty: true)
    default: return TextCondition(host, allowsEmpty: false)
    }
  }
}

extension QueryTest {
  /// The condition on the value, if it must have one.
  var valueCondition: TextCondition? { value.map { TextCondition($0, allowsEmpty: true) } }
}
