import TestSupport

/// One feature of a synthetic app: a flow that shows a list, a detail and a sheet, and leads to the
/// next feature's flow.
struct SyntheticFeature {
  let number: Int

  /// Features per module and per tab.
  static let groupSize = 20

  var name: String { "Feature\(number)" }
  var module: String { "Module\(number / Self.groupSize)" }
  private var next: Int? { (number + 1) % Self.groupSize == 0 ? nil : number + 1 }

  func files(_ random: inout SeededRandom) -> [(name: String, text: String)] {
    var files = [
      ("\(name)Flow", flow), ("\(name)ListView", list), ("\(name)DetailView", detail),
    ]
    for index in 0..<4 {
      files.append(("\(name)Model\(index)", SyntheticText.model("\(name)Model\(index)", &random)))
    }
    for index in 0..<3 {
      files.append(
        ("\(name)Service\(index)", SyntheticText.service("\(name)Service\(index)", &random)))
    }
    for index in 0..<2 {
      files.append(("\(name)Store\(index)", SyntheticText.store("\(name)Store\(index)", &random)))
    }
    return files
  }

  private var flow: String {
    let child = next.map { "Feature\($0)" }
    return """
      import SwiftUI

      /// Where a user can go from the list.
      enum \(name)Route: Hashable {
        case detail(id: Int)
        case history
      \(child == nil ? "" : "  case further\n")}

      enum \(name)Sheet: Identifiable {
        case filter
        case help(topic: String)

        var id: String {
          switch self {
          case .filter: "filter"
          case .help(let topic): topic
          }
        }
      }

      @MainActor
      final class \(name)Flow: ObservableObject {
        @Published var path: [\(name)Route] = []
        @Published var sheet: \(name)Sheet?

        func showDetail(_ id: Int) {
          path.append(.detail(id: id))
        }

        func showHistory() {
          path.append(.history)
        }

      \(child == nil ? "" : "  func goFurther() {\n    path.append(.further)\n  }\n\n")\
        func filter() {
          sheet = .filter
        }

        func help(_ topic: String) {
          guard !topic.isEmpty else { return }
          sheet = .help(topic: topic)
        }
      }

      struct \(name)FlowView: View {
        @StateObject private var flow = \(name)Flow()

        var body: some View {
          NavigationStack(path: $flow.path) {
            \(name)ListView(flow: flow)
              .navigationDestination(for: \(name)Route.self) { route in
                switch route {
                case .detail(let id): \(name)DetailView(id: id, flow: flow)
                case .history: \(name)HistoryView()
      \(child.map { "          case .further: \($0)FlowView()\n" } ?? "")\
                }
              }
          }
          .sheet(item: $flow.sheet) { sheet in
            switch sheet {
            case .filter: \(name)FilterView()
            case .help(let topic): \(name)HelpView(topic: topic)
            }
          }
        }
      }

      """
  }

  private var list: String {
    """
    import SwiftUI

    struct \(name)ListView: View {
      let flow: \(name)Flow
      @State private var query = ""

      var body: some View {
        List {
          ForEach(0..<20, id: \\.self) { id in
            Button("Open \\(id)") { flow.showDetail(id) }
              .font(.headline)
              .padding(.vertical, 4)
          }
          Button("History") { flow.showHistory() }
          \(next == nil ? "Text(\"End\")" : "Button(\"Further\") { flow.goFurther() }")
        }
        .searchable(text: $query)
        .toolbar {
          Button("Filter", action: flow.filter)
          Button("Help") { flow.help(query) }
        }
      }
    }

    struct \(name)HistoryView: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("History").font(.title)
          Text("Nothing yet").foregroundStyle(.secondary)
        }
        .padding()
      }
    }

    struct \(name)FilterView: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isOn = false

      var body: some View {
        Form {
          Toggle("Only new", isOn: $isOn)
          Button("Done") { dismiss() }
        }
      }
    }

    """
  }

  private var detail: String {
    """
    import SwiftUI

    struct \(name)DetailView: View {
      let id: Int
      let flow: \(name)Flow
      @State private var isSharing = false

      var body: some View {
        ScrollView {
          header
          Button("Share") { isSharing = true }
          Button("Why?") { flow.help("detail") }
        }
        .sheet(isPresented: $isSharing) { \(name)ShareView(id: id) }
      }

      private var header: some View {
        HStack {
          Image(systemName: "doc")
          Text("Item \\(id)").bold()
          Spacer()
        }
        .padding()
      }
    }

    struct \(name)ShareView: View {
      let id: Int
      var body: some View { Text("Share \\(id)") }
    }

    struct \(name)HelpView: View {
      let topic: String
      var body: some View { Text(topic).padding() }
    }

    """
  }

  /// The app's entry: a tab for the first feature of each module.
  static func app(of count: Int) -> String {
    let firsts = stride(from: 0, to: count, by: groupSize)
    let tabs = firsts.map {
      "      Feature\($0)FlowView().tabItem { Label(\"Area \($0)\", systemImage: \"star\") }\n"
    }.joined()
    return """
      import SwiftUI

      @main
      struct SampleApp: App {
        var body: some Scene {
          WindowGroup { MainView() }
        }
      }

      struct MainView: View {
        var body: some View {
          TabView {
      \(tabs)    }
        }
      }

      """
  }
}
