/// Whether callers are told of effects, by the effects' numbers: asked at every call, worked out once.
struct ToldEffects {
  private var answers: [Bool?] = []

  subscript(number: Int32) -> Bool? {
    get { Int(number) < answers.count ? answers[Int(number)] : nil }
    set {
      let missing = Int(number) + 1 - answers.count
      if missing > 0 { answers += repeatElement(nil, count: missing) }
      answers[Int(number)] = newValue
    }
  }
}
