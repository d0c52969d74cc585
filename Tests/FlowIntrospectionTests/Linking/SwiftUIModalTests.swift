import FlowModel
import Testing

@Suite("SwiftUI: what is presented, and how it goes away")
struct SwiftUIModalTests {
  @Test(arguments: [
    ("sheet", "sheet"), ("fullScreenCover", "fullScreenCover"), ("popover", "popover"),
  ])
  func byFlag(_ modifier: String, _ style: String) {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          Button("") { isOn = true }.\(modifier)(isPresented: $isOn) { FilterView() }
        }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["HomeView present.\(style) FilterView"])
    #expect(graph.lines(.contains) == [])
  }

  @Test func flagOfAnotherModifierIsNotMixedUp() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
          Button("") { second = true }
            .sheet(isPresented: $first) { FirstView() }
            .sheet(isPresented: $second) { SecondView() }
        }
        func later() { first = true }
      }

      """ + views("FirstView", "SecondView"))
    #expect(
      graph.transitions == [
        "HomeView present.sheet FirstView", "HomeView present.sheet SecondView",
      ])
    #expect(graph.triggers(.present, from: "HomeView", to: "FirstView") == ["HomeView.later()"])
    #expect(graph.triggers(.present, from: "HomeView", to: "SecondView") == ["HomeView.body"])
  }

  @Test func byItemOfAnEnum() {
    let graph = introspect(
      """
      enum Modal: Identifiable { case filter, sort(Int); var id: String { "" } }
      struct HomeView: View {
        @State private var modal: Modal?
        var body: some View {
          Button("") { modal = .sort(1) }
            .sheet(item: $modal) { modal in
              switch modal {
              case .filter: FilterView()
              case .sort: SortView()
              }
            }
        }
      }

      """ + views("FilterView", "SortView"))
    #expect(graph.transitions == ["HomeView present.sheet Modal.sort"])
    #expect(graph.shown("Modal.filter") == ["FilterView"])
    #expect(graph.shown("Modal.sort") == ["SortView"])
  }

  @Test func byItemOfAStruct() {
    let graph = introspect(
      """
      struct Parcel: Identifiable { let id = 1 }
      struct HomeView: View {
        @State private var parcel: Parcel?
        var body: some View {
          Button("") { parcel = Parcel() }.sheet(item: $parcel) { _ in ParcelView() }
        }
      }

      """ + views("ParcelView"))
    #expect(graph.transitions == ["HomeView present.sheet ParcelView"])
  }

  @Test func alertIsExternal() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var failed = false
        var body: some View {
          Button("") { failed = true }.alert("Failed", isPresented: $failed) { Button("OK") {} }
        }
      }
      """)
    do {
      #expect(graph.names(.external) == ["Alert"])
      #expect(graph.transitions == ["HomeView present.alert Alert"])
    }
  }

  @Test func whatAnAlertsButtonDoes() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var asks = false
        @State private var isOn = false
        var body: some View {
          Button("") { asks = true }
            .confirmationDialog("", isPresented: $asks) { Button("Go") { isOn = true } }
            .sheet(isPresented: $isOn) { FilterView() }
        }
      }

      """ + views("FilterView"))
    #expect(graph.has(.present, from: "HomeView", to: "FilterView", style: "sheet"))
  }

  @Test func stackInsideASheetStandsForItsRoot() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          Button("") { isOn = true }
            .sheet(isPresented: $isOn) { NavigationStack { FilterView() } }
        }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["HomeView present.sheet FilterView"])
  }

  @Test func modifiersBehindTheContent() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          Button("") { isOn = true }
            .sheet(isPresented: $isOn, onDismiss: { print(1) }) {
              FilterView().presentationDetents([.medium]).environment(\\.locale, .current)
            }
        }
      }

      """ + views("FilterView"))
    #expect(graph.transitions == ["HomeView present.sheet FilterView"])
  }

  @Test func onDismissGoesOn() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
          Button("") { first = true }
            .sheet(isPresented: $first, onDismiss: { second = true }) { FirstView() }
            .sheet(isPresented: $second) { SecondView() }
        }
      }

      """ + views("FirstView", "SecondView"))
    #expect(
      graph.transitions == [
        "HomeView present.sheet FirstView", "HomeView present.sheet SecondView",
      ])
  }

  @Test(arguments: ["@Environment(\\.dismiss) private var dismiss"])
  func dismissAction(_ member: String) {
    let graph = introspect(
      """
      struct HomeView: View {
        var body: some View { NavigationLink("") { FilterView() } }
      }
      struct FilterView: View {
        \(member)
        var body: some View { Button("") { dismiss() } }
      }
      """)
    #expect(graph.lines(.dismisses) == ["FilterView dismisses FilterView"])
    #expect(graph.transitions == ["HomeView push FilterView"])
  }

  @Test func screenThatTakesItsSheetAway() {
    let graph = introspect(
      """
      enum Modal: Identifiable { case filter, sort; var id: Self { self } }
      @Observable final class Stage {
        var modal: Modal?
        func close() { modal = nil }
      }
      struct HomeView: View {
        @State private var stage = Stage()
        var body: some View {
          Button("") { stage.modal = .filter }.sheet(item: $stage.modal) { modal in
            switch modal {
            case .filter: FilterView(stage: stage)
            case .sort: SortView()
            }
          }
          Button("") { stage.close() }
        }
      }
      struct FilterView: View {
        let stage: Stage
        var body: some View { Button("") { stage.close() } }
      }

      """ + views("SortView"))
    #expect(graph.lines(.dismisses) == ["FilterView dismisses FilterView"])
    #expect(graph.triggers(.dismisses, from: "FilterView", to: "FilterView") == ["Stage.close()"])
  }

  @Test func windows() {
    let graph = introspect(
      """
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup(for: Parcel.self) { $parcel in ParcelView() }
        }
      }
      struct Parcel: Hashable, Codable {}
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("") { openWindow(value: Parcel()) } }
      }

      """ + views("ParcelView"))
    #expect(graph.has(.launch, from: "ShopApp", to: "HomeView"))
    #expect(graph.transitions == ["HomeView present.window Parcel"])
    #expect(graph.shown("Parcel") == ["ParcelView"])
  }
}
