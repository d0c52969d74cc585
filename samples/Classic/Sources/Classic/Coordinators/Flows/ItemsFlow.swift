@MainActor
protocol ItemsFlow: Coordinator {}
