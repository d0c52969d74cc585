/// Sources with one group of Swift's forms each.
enum QuickForms {
  /// What the quick reader reads.
  static let all = [
    // Imports and conditions.
    """
    @testable import Kit
    public import struct Other.Thing
    #if canImport(UIKit) && !os(watchOS)
    import UIKit
    struct A {}
    #elseif DEBUG || (swift(>=5.9) &&
      targetEnvironment(simulator))
    struct B {}
    #else
    struct C {}
    #endif
    """,
    // Types, generics and inheritance.
    """
    public final class Router<Route: Hashable & Sendable, each Value>: Base<Route>, Flow
    where Route: Identifiable, Route.ID == String {
      class func make() -> Self { Self() }
      class override var shared: Router { .init() }
      public private(set) weak var parent: (any Flow & Sendable)?
      unowned(unsafe) let owner: Owner
      nonisolated(unsafe) static var count = 0
    }
    protocol Flow<Step>: AnyObject, class where Self: UIResponder {
      associatedtype Step: Equatable, Sendable = Never
      associatedtype Other
      var step: Step { get async throws }
      subscript(index: Int) -> Step { get set }
      init?(step: Step)
      func go(to step: Step, _ animated: Bool) async throws(Failure) -> [Step: [Other]]
    }
    extension [Route]: Flow where Element == Route { typealias Step = Int }
    extension Optional<Route>.Wrapped: ~Copyable {}
    actor Store { deinit { close() } }
    struct Café { let größe = 1 }
    """,
    // Enums.
    """
    indirect enum Route: String, Hashable {
      case list, detail(id: Item.ID, _ animated: Bool = true), nested(Route?)
      case raw = "shop://raw", escaped(`default`: Int)
      case function((Int, String...) -> Void)
      static func == (left: Route, right: Route) -> Bool { left.id == right.id }
      prefix static func - (route: Route) -> Route { route }
    }
    """,
    // Properties and accessors.
    """
    struct Model {
      @State private var path: [Route] = [.list] { didSet { save(oldValue) } }
      @Environment(\\.dismiss) var dismiss
      @Published @MainActor var a, b: Int, c = "x"
      static let (one, two) = pair()
      var title: String { "a" }
      var both: Int {
        get throws { 1 }
        @available(iOS 16, *) nonmutating set(new) { store = new }
      }
      var seen: Int = 1 {
        willSet(new) { print(new) }
        didSet { print(oldValue) }
      }
      let made: () -> Void = { print("https://a.b") }
      subscript<Key>(key: Key, default value: Int = 0) -> Int where Key: Hashable {
        get { 1 }
        set { store(newValue) }
      }
    }
    let top = "top://url", other = URL(string: "other://x")
    var computed: Int { 1 }
    """,
    // Attributes.
    """
    @available(iOS 16.1, macOS 13, *) @available(*, deprecated, message: "see https://x")
    @objc(shopItem:) @MainActor
    @Coordinator(Route.self, style: .push) @Reducer
    struct A {
      @objc(go:) func go(@ViewBuilder _ content: @escaping @Sendable () -> some View) {}
      @Route(.push) var detail = makeDetail
      @Wrapped<Int>(url: "wrapped://a") var value: Int
      init(_ a: inout [Int], b: isolated Store? = nil, c: Int..., d: borrowing Item) {}
    }
    """,
    // Statements.
    """
    func f() async throws {
      guard let self, case .some(let x)? = y, x > 1, #available(iOS 17, *) else { return }
      if let a = b, var c: Int = d { e() } else if f is G { h() } else {}
      outer: for try await case let (k, v) in items.sorted() where k != v { continue outer }
      for _ in 0..<3 { break }
      while let next = queue.popLast(), next.isReady { run(next) }
      repeat { step() } while !done
      do { try g() } catch let error as Failure where error.isFatal { throw error } catch { log() }
      defer { close() }
      let t: Int; let u = 1, w: String
      async let z = load()
      var lazyValue: Int { get { 1 } set { use(newValue) } }
      func inner<T>(_ t: T) -> T { t }
      struct Local { enum Deep { case a } }
      typealias Short = Local.Deep
      return try await perform(t: t) ?? nil
    }
    print("main")
    """,
    // Switches.
    """
    func g(_ route: Route) -> some View {
      switch route {
      case .list where isOn, .empty: ListView()
      case let .detail(id, animated: flag): DetailView(id).animation(flag)
      case .nested(.detail(let id, _)?): Text(id)
      case is Other, let x as Third: break
      case (1...5, "a"), Route.Inner<Int>.case(x: let y): fallthrough
      case foo.bar, Foo, nil, true: return
      #if DEBUG
      case .debug: Debug()
      #endif
      @unknown default: EmptyView()
      }
      let text = switch a { case 1: "one" default: "many" }
      let view = if b { A() } else { B() }
    }
    """,
    // Expressions.
    """
    func h() {
      a.b?.c![0]?.d(e: 1, f, g: +).self.0.1
      let x = y as? [String: Any] ?? z as! Int is Bool ? .one : two ? three : four
      path += [.list]; path = path.dropLast() + [a]
      store.send(.tap(id: 1, .deep(.deeper)))
      Router<Route>(a < b, c > d).start(in: [Foo<Bar>](), [Int: (String) -> Void]())
      f(&a, -b, !c, ~d, x..<y, ...z, w...)
      let kp = [\\A.b.c[0]?.d, \\.self, \\Box<Int>.value!.x]
      let closures = [{ $0 + $1 }, { (a: Int, b) -> Int in a }, { [weak self, x = y, unowned(safe) z] in
        self?.go() }, { @MainActor [self] a, _ in a }, { () async throws -> Void in }]
      #selector(A.go(_:)); #warning("x")
      let n = [1_000, 0xFF, 0b1, 1.5e-3, 0x1]; let e: [Int: Int] = [:]
      await (try? run { a } onError: { b } finally: { c })
      show(a, then: b) { c }
      super.init(x: Self.y, any: (any P).self, Any.self)
      let value = view
        #if os(iOS)
        .padding()
        #if DEBUG
        .border()
        #endif
        #else
        .frame(width: 1)
        #endif
        .done()
      x.isEmpty ? show() : hide()
      if items.contains(where: { $0 > 1 }) {}
      if (list.map { $0 }).isEmpty || other.first { $0 }?.x == nil {}
      call(name: `default`, in: `self`)
      foo(bar:baz:)(1, 2); a.foo(_:bar:)
      each.copy(unsafe); any.move()
    }
    """,
    // Strings.
    ###"""
    func s() {
      let a = "x \(y) \(z, privacy: .public) \("in \(deep)") \u{1F600}\n\"q\" 'p'"
      let b = #"raw \ "x" \#(y)"#
      let c = """
        first \(x.map { "\($0)" }) and
          indented

        "quoted" \
        joined \(
          value
        )
        """
      let d = #"""
      \no escape \#n
      """#
      let e = ""
      let f = """
      """
    }
    """###,
    // URLs, compared and not.
    """
    func u(url: String) {
      if url == "a://compared" || "b://compared" != url { open("c://opened") }
      if url.hasPrefix("d://prefix") { run { "e://in closure" } }
      switch url { case "f://case": g("g://x") default: h }
      let t = url == (flag ? "i://a" : "j://b")
    }
    struct T { let a = "k://type"; func f(_ x: String = "l://default") {}; init() { "m://i" } }
    #Preview("n://title", traits: .sizeThatFitsLayout) { V("o://preview") }
    @available(iOS 17, *) #Preview { A() }
    """,
    "let a = 1 // c\n/* b /* nested */ */ let b = 2\r\nlet c = 3\rlet d = 4", "", "\n\n", "// only",
    "struct A { func f() -> Int? { nil }; var a: Int!; let b: [Int?]?; let c: A.B<C>.Type }",
    "func f<T>(_ t: T) -> some Collection<T> where T: P, T == Int {}",
    "let a: @MainActor @Sendable (Int) async throws -> (x: Int, String) = b",
    "let a = b<c, d>(e)\nlet f = g < h\nlet i = j<k>.l\nlet m = (n < o, p > (q))",
    "func f() { a(b <= c, d >> e, f >= g) }", "let a: Set<[B<C>?]>?, b: D<E<F>>",
  ]

  /// What only SwiftSyntax reads.
  static let left = [
    "let a = /regex/", "let a = #/regex/#", "infix operator <>: Group", "struct A { let x = @# }",
    "func f( { }", "let a = \"\\q\"", "let a = \"open", "let a = \"\"\"\n  x\n y\n  \"\"\"",
    "let a =1", "let a = b c", "struct A {", "}", "let a = <#b#>", "macro m() = #x",
    "// flowviz:ignore unused-route\nlet a = 1", "#sourceLocation(file: \"a\", line: 1)",
    "let a = \u{A0}1", "\0", "let a = [\(String(repeating: "[", count: 20))",
    "func f() throws async {}", "let a = 0xZ", "let a = x . y", "#if A\nlet a = 1\n",
    "func f() { init() }", "let a: (Int) -> Void async = b", "for x in {} {}",
    "#!/usr/bin/swift\nprint(1)", "let 🎈 = 1", "case a", "func f() { case a }",
  ]
}
